# Words of what explains the table.

web-explain-why-not = Why not now
web-explain-card = { $game }: reference card
web-explain-print = Print
web-explain-turn = Your turn
web-explain-yours = yours
web-explain-glance = { $game } at a glance
web-explain-aim = Aim
web-explain-end = How it ends
web-explain-pictures = A turn in three pictures
web-explain-never = Never show this again
web-explain-play = Let me play
web-explain-teach = Teach me
