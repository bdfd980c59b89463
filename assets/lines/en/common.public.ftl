table-goes-back = One moment. The story takes a step back: forget what you have just heard.
evening-resumes = The fire had gone out, and now it burns again. Let us take up the story where it stopped.
evening-pauses = The story holds its breath. We will rest here for a while.
evening-goes-on = The fire crackles once more. The story goes on.
