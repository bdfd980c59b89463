table-goes-back = Un instant. L’histoire revient sur ses pas : oubliez ce que vous venez d’entendre.
evening-resumes = Le feu s’était éteint, le voici rallumé. Reprenons l’histoire là où elle s’est arrêtée.
evening-pauses = L’histoire retient son souffle. Nous faisons une pause.
evening-goes-on = Le feu crépite de nouveau. L’histoire continue.
