# What exercises are called and what they ask, by the kind of decision.

macht-exercise-action = The best action
macht-exercise-action-asks = Your turn: choose your next action.
macht-exercise-snake = The snake
macht-exercise-snake-asks = Your rival plays a marker that your snake could stop: choose.
macht-exercise-retreat = Retreat
macht-exercise-retreat-asks = A region of yours is taken: choose what becomes of its pieces.
macht-exercise-occupy = Occupy or leave empty
macht-exercise-occupy-asks = You have taken a region: choose whether a piece goes there.
macht-exercise-march = A marker at work
macht-exercise-march-asks = You are carrying out a marker: choose how.
macht-exercise-bid = The sealed bid
macht-exercise-bid-asks = An auction: seal your bid.
