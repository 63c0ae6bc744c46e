# Havoc in English. The words are those of the glossary in rulebook.en.md.

havoc-title = Havoc: The Hundred Years War
havoc-about = Captains of mercenaries recruit, bluff and fight for nine battles of the Hundred Years War.
havoc-reason-points = The war is over; whoever has the most points wins.
havoc-reason-battles = The war is over; points are tied, and battles won decide.
havoc-reason-castillon = The war is over; points and battles won are tied, and the places at Castillon decide.
havoc-reason-shared = The war is over; first place is shared.

## Options

havoc-option-battle-order = Order of battles
havoc-option-battle-order-historical = historical
havoc-option-battle-order-random = random
havoc-option-battle-order-winner = chosen by the winner
havoc-option-peace-card = Peace card
havoc-option-peace-card-seats = by the number of players
havoc-option-peace-card-fast = fast, with the numbers 1 and 2
havoc-option-small-table = Small-table scoring with two or three players
havoc-option-small-table-on = on
havoc-option-small-table-off = off
havoc-option-john-of-gaunt = John of Gaunt
havoc-option-john-of-gaunt-off = without him
havoc-option-john-of-gaunt-replaces = replaces a battle
havoc-option-john-of-gaunt-extra = as an extra battle

## Names

havoc-john = John of Gaunt
havoc-person = { $seat }
    .you = you
havoc-side-calais-tours = Chevauchées, Calais to Tours
havoc-side-tours-bordeaux = Chevauchées, Tours to Bordeaux

havoc-suit-blue = blue
havoc-suit-orange = orange
havoc-suit-green = green
havoc-suit-grey = grey
havoc-suit-yellow = yellow
havoc-suit-brown = brown

# A card in a list, then as the object of a sentence.
havoc-card = { $suit } { $value }
havoc-card-dog = dog
havoc-card-object = { $suit } { $value }

# The values of a combination; 0 are the dogs.
havoc-values =
    { $value ->
        [0] dogs
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [11] elevens
        [12] twelves
        [13] thirteens
        [14] fourteens
        [15] fifteens
        [16] sixteens
        [17] seventeens
       *[other] eighteens
    }
havoc-values-of = of { havoc-values }
havoc-values-kind = { havoc-values }

havoc-combination-empty = nothing
havoc-combination-high-card =
    { $value ->
        [0] high card, a dog
       *[other] high card, { $value }
    }
havoc-combination-pair = pair { $of }
havoc-combination-two-pairs = two pairs, { $high } over { $low }
havoc-combination-triplet = triplet { $of }
havoc-combination-straight-of-five = straight of five up to { $value }
havoc-combination-three-pairs = three pairs, { $high } over { $middle } and { $low }
havoc-combination-flush-of-five = flush of five, { $value } high
havoc-combination-straight-of-six = straight of six up to { $value }
havoc-combination-full-house = full house, { $high } over { $low }
havoc-combination-flush-of-six = flush of six, { $value } high
havoc-combination-two-triplets = two triplets, { $high } over { $low }
havoc-combination-four-of-a-kind = four of a kind, { $kind }
havoc-combination-big-house = big house, { $high } over { $low }
havoc-combination-five-of-a-kind = five of a kind, { $kind }
havoc-combination-straight-flush-of-five = straight flush of five up to { $value }
havoc-combination-six-of-a-kind = six of a kind, { $kind }
havoc-combination-straight-flush-of-six = straight flush of six up to { $value }

# Counts that several sentences share.
havoc-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] seventh
    }
havoc-dogs =
    { $count ->
        [0] no dogs
        [one] one dog
       *[other] { $count } dogs
    }
havoc-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## What happened

havoc-event-dealt = { $seat } was dealt { $card }.
    .you = You were dealt { $card }.
    .now = { $seat } is dealt { $card }.
    .you-now = You are dealt { $card }.
havoc-event-dealt-a-dog = { $seat } was dealt a dog.
    .you = You were dealt a dog.
    .now = { $seat } is dealt a dog.
    .you-now = You are dealt a dog.
havoc-event-dealt-secret = { $seat } was dealt a card.
    .you = You were dealt a card.
    .now = { $seat } is dealt a card.
    .you-now = You are dealt a card.
havoc-event-dealt-dog = { $seat } started with a dog.
    .you = You started with a dog.
    .now = { $seat } starts with a dog.
    .you-now = You start with a dog.
havoc-event-recruiting = { $seat } chose to recruit.
    .you = You chose to recruit.
    .now = { $seat } chooses to recruit.
    .you-now = You choose to recruit.
havoc-event-peace-turned = { $seat } turned the peace card to { $count }.
    .you = You turned the peace card to { $count }.
    .now = { $seat } turns the peace card to { $count }.
    .you-now = You turn the peace card to { $count }.
havoc-event-year-of-peace = { $seat } declared a year of peace: { $battle } was removed.
    .you = You declared a year of peace: { $battle } was removed.
    .now = { $seat } declares a year of peace: { $battle } is removed.
    .you-now = You declare a year of peace: { $battle } is removed.
havoc-event-discarded = { $seat } discarded { $card }.
    .you = You discarded { $card }.
    .now = { $seat } discards { $card }.
    .you-now = You discard { $card }.
havoc-event-discarded-a-dog = { $seat } discarded a dog.
    .you = You discarded a dog.
    .now = { $seat } discards a dog.
    .you-now = You discard a dog.
havoc-event-skipped = { $seat } could neither recruit nor fight and was skipped.
    .you = You could neither recruit nor fight and were skipped.
    .now = { $seat } can neither recruit nor fight and is skipped.
    .you-now = You can neither recruit nor fight and are skipped.
havoc-event-drew = { $seat } drew { $card }.
    .you = You drew { $card }.
    .now = { $seat } draws { $card }.
    .you-now = You draw { $card }.
havoc-event-drew-a-dog = { $seat } drew a dog.
    .you = You drew a dog.
    .now = { $seat } draws a dog.
    .you-now = You draw a dog.
havoc-event-drew-secret = { $seat } drew a card.
    .you = You drew a card.
    .now = { $seat } draws a card.
    .you-now = You draw a card.
havoc-event-took = { $seat } took { $card } from the recruits.
    .you = You took { $card } from the recruits.
    .now = { $seat } takes { $card } from the recruits.
    .you-now = You take { $card } from the recruits.
havoc-event-took-a-dog = { $seat } took a dog from the recruits.
    .you = You took a dog from the recruits.
    .now = { $seat } takes a dog from the recruits.
    .you-now = You take a dog from the recruits.
havoc-event-fetched = { $seat } discarded a dog to fetch one more card.
    .you = You discarded a dog to fetch one more card.
    .now = { $seat } discards a dog to fetch one more card.
    .you-now = You discard a dog to fetch one more card.
havoc-event-looting = { $seat } discarded two dogs to loot the discards.
    .you = You discarded two dogs to loot the discards.
    .now = { $seat } discards two dogs to loot the discards.
    .you-now = You discard two dogs to loot the discards.
havoc-event-looted = { $seat } looted { $card }.
    .you = You looted { $card }.
    .now = { $seat } loots { $card }.
    .you-now = You loot { $card }.
havoc-event-put-down = { $seat } put { $card } among the recruits.
    .you = You put { $card } among the recruits.
    .now = { $seat } puts { $card } among the recruits.
    .you-now = You put { $card } among the recruits.
havoc-event-put-down-a-dog = { $seat } put a dog among the recruits.
    .you = You put a dog among the recruits.
    .now = { $seat } puts a dog among the recruits.
    .you-now = You put a dog among the recruits.
havoc-event-refilled = New among the recruits: { $card }.
havoc-event-refilled-a-dog = New among the recruits: a dog.
havoc-event-reshuffled =
    { $count ->
        [one] The only discard became the new pile.
       *[other] The { $count } discards were shuffled into a new pile.
    }
    .now =
        { $count ->
            [one] The only discard becomes the new pile.
           *[other] The { $count } discards are shuffled into a new pile.
        }
havoc-event-cried-havoc = { $seat } cried Havoc! The battle is { $battle }.
    .you = You cried Havoc! The battle is { $battle }.
    .now = { $seat } cries Havoc! The battle is { $battle }.
    .you-now = You cry Havoc! The battle is { $battle }.
havoc-event-laid = { $seat } laid { $card }.
    .you = You laid { $card }.
    .now = { $seat } lays { $card }.
    .you-now = You lay { $card }.
havoc-event-laid-a-dog = { $seat } laid a dog.
    .you = You laid a dog.
    .now = { $seat } lays a dog.
    .you-now = You lay a dog.
havoc-event-stood = { $seat } stood.
    .you = You stood.
    .now = { $seat } stands.
    .you-now = You stand.
havoc-event-declined = { $seat } stayed out of the battle.
    .you = You stayed out of the battle.
    .now = { $seat } stays out of the battle.
    .you-now = You stay out of the battle.
havoc-event-passed = { $seat } passed.
    .you = You passed.
    .now = { $seat } passes.
    .you-now = You pass.
havoc-event-sat-out =
    { $count ->
        [one] One of { $seat }’s dogs sat out.
       *[other] { $count } of { $seat }’s dogs sat out.
    }
    .you =
        { $count ->
            [one] One of your dogs sat out.
           *[other] { $count } of your dogs sat out.
        }
    .now =
        { $count ->
            [one] One of { $seat }’s dogs sits out.
           *[other] { $count } of { $seat }’s dogs sit out.
        }
    .you-now =
        { $count ->
            [one] One of your dogs sits out.
           *[other] { $count } of your dogs sit out.
        }
havoc-event-showed = { $seat } came { havoc-place }: { $combination }.
    .you = You came { havoc-place }: { $combination }.
    .now = { $seat } comes { havoc-place }: { $combination }.
    .you-now = You come { havoc-place }: { $combination }.
havoc-event-won = { $seat } won the battle: { $battle }.
    .you = You won the battle: { $battle }.
    .now = { $seat } wins the battle: { $battle }.
    .you-now = You win the battle: { $battle }.
havoc-event-scored = { $seat } scored { havoc-points }.
    .you = You scored { havoc-points }.
    .now = { $seat } scores { havoc-points }.
    .you-now = You score { havoc-points }.
havoc-event-scavenged = { $seat } discarded a laid dog and scavenged { $card }.
    .you = You discarded a laid dog and scavenged { $card }.
    .now = { $seat } discards a laid dog and scavenges { $card }.
    .you-now = You discard a laid dog and scavenge { $card }.
havoc-event-stopped = { $seat } used no more dogs after this battle.
    .you = You used no more dogs after this battle.
    .now = { $seat } uses no more dogs after this battle.
    .you-now = You use no more dogs after this battle.
havoc-event-cleared = The battlefield went to the discards.
    .now = The battlefield goes to the discards.
havoc-event-chose-battle = { $seat } chose the next battle: { $battle }.
    .you = You chose the next battle: { $battle }.
    .now = { $seat } chooses the next battle: { $battle }.
    .you-now = You choose the next battle: { $battle }.
havoc-event-became-peacekeeper = { $seat } became the Peacekeeper, with the peace card at 1.
    .you = You became the Peacekeeper, with the peace card at 1.
    .now = { $seat } becomes the Peacekeeper, with the peace card at 1.
    .you-now = You become the Peacekeeper, with the peace card at 1.
havoc-event-last-deal = There were no more turns: the recruits went to the discards, and the last deal began.
    .now = There are no more turns: the recruits go to the discards, and the last deal begins.
havoc-event-swapped = { $seat } swapped { havoc-dogs }.
    .you = You swapped { havoc-dogs }.
    .now = { $seat } swaps { havoc-dogs }.
    .you-now = You swap { havoc-dogs }.
havoc-event-laid-at-castillon = { $seat } laid { $card } at Castillon.
    .you = You laid { $card } at Castillon.
    .now = { $seat } lays { $card } at Castillon.
    .you-now = You lay { $card } at Castillon.
havoc-event-laid-at-castillon-a-dog = { $seat } laid a dog at Castillon.
    .you = You laid a dog at Castillon.
    .now = { $seat } lays a dog at Castillon.
    .you-now = You lay a dog at Castillon.
havoc-event-drew-john = { $seat } drew John of Gaunt, who sat down to their left.
    .you = You drew John of Gaunt, who sat down to your left.
    .now = { $seat } draws John of Gaunt, who sits down to their left.
    .you-now = You draw John of Gaunt, who sits down to your left.
havoc-event-john-removed = { $seat } drew John of Gaunt, who came too late and was removed.
    .you = You drew John of Gaunt, who came too late and was removed.
    .now = { $seat } draws John of Gaunt, who comes too late and is removed.
    .you-now = You draw John of Gaunt, who comes too late and is removed.
havoc-event-john-cried-havoc-extra = John of Gaunt cried Havoc! His raid, Chevauchées, was an extra battle.
    .now = John of Gaunt cries Havoc! His raid, Chevauchées, is an extra battle.
havoc-event-john-cried-havoc = John of Gaunt cried Havoc! His raid, Chevauchées, took the place of { $battle }.
    .now = John of Gaunt cries Havoc! His raid, Chevauchées, takes the place of { $battle }.
havoc-event-side-turned = The top card was { $card }, so the raid was { $battle }.
    .now = The top card is { $card }, so the raid is { $battle }.
havoc-event-side-turned-empty = There was no card to turn up, so the raid was { $battle }.
    .now = There is no card to turn up, so the raid is { $battle }.
havoc-event-john-left = John of Gaunt left the match.
    .now = John of Gaunt leaves the match.

## Choices

havoc-action-recruit = Recruit
havoc-action-havoc = Cry Havoc
havoc-action-draw = Draw from the pile
havoc-action-take = Take { $card }
havoc-action-take-a-dog = Take a dog
havoc-action-take-loot = { $card }
havoc-action-fetch = Fetch (1 dog)
havoc-action-loot = Loot (2 dogs)
havoc-action-put = Put { $card } among the recruits
havoc-action-put-a-dog = Put a dog among the recruits
havoc-action-discard = { $card }
havoc-action-lay = { $card }
havoc-action-stand = Stand
havoc-action-decline = Stay out and draw a card
havoc-action-pass = Pass
havoc-action-out =
    { $count ->
        [0] No dog sits out
        [one] One dog sits out
       *[other] { $count } dogs sit out
    }: { $combination }
havoc-action-scavenge = { $card }, laid by { $seat }
    .you = { $card }, laid by you
havoc-action-scavenge-recruit = { $card } from the recruits
havoc-action-stop = Use no more dogs
havoc-action-battle = { $number } { $name }, { $year }, points: { $points }
havoc-action-swap =
    { $count ->
        [0] Swap no dog
        [one] Swap one dog
       *[other] Swap { $count } dogs
    }

## What is asked

havoc-prompt-turn = Recruit or cry Havoc.
havoc-prompt-turn-recruit = Recruit: with fewer than two cards you cannot cry Havoc.
havoc-prompt-turn-havoc = Cry Havoc: there are too few cards to recruit.
havoc-prompt-next = The next battle is { $battle }; its points are { $points }.
havoc-prompt-peace-stays = The peace card has already been turned: if you recruit now, it stays at 1.
havoc-prompt-peace-free = In this very first turn the peace card is not turned.
havoc-prompt-peace-turns = If you recruit, you turn the peace card to { $peace }.
havoc-prompt-year-of-peace = If you recruit, you declare a year of peace: { $battle } is removed, and the others discard a card each.
havoc-prompt-last-year-of-peace = If you recruit, you declare a year of peace: { $battle } is removed, the others discard a card each, and the last deal follows instead of your recruiting.
havoc-prompt-recruit-first = Get the first of two cards: draw it from the pile or take a recruit.
havoc-prompt-recruit-full = Take the first of two cards from the recruits, for they are full.
havoc-prompt-recruit-second = Get the second card: draw it from the pile or take a recruit.
havoc-prompt-recruit-no-pile = Take a recruit: the pile and the discards are empty.
havoc-prompt-put = Put one card from your hand among the recruits.
havoc-prompt-dogs-fetch = A dog can fetch you one more card.
havoc-prompt-dogs-loot = A dog can fetch you one more card; two dogs can loot the discards.
havoc-prompt-fetch = Get the card that your dog fetches: draw it from the pile or take a recruit.
havoc-prompt-loot = Take a card from the discards; everybody will see it.
havoc-prompt-peace = Discard a card for the year of peace.
havoc-prompt-open = You cried Havoc: lay at least two cards ({ $battle }).
havoc-prompt-join = Join the battle with at least two cards, or stay out and draw one: { $battle }.
havoc-prompt-join-raid = Join John of Gaunt’s raid with at least two cards; nobody may stay out.
havoc-prompt-lay-second = Lay at least one more card.
havoc-prompt-lay-or-stand = Lay more cards or stand.
havoc-prompt-add = Add cards to your line or pass.
havoc-prompt-room =
    { $room ->
        [one] You may lay one more card
       *[other] You may lay { $room } more cards
    }; so far { $laid } of 6.
havoc-prompt-room-dogs =
    { $count ->
        [one] You may also lay a dog: the first two do not count towards the 6.
       *[other] You may also lay { $count } dogs: the first two do not count towards the 6.
    }
havoc-prompt-no-room = You may lay no more: you have laid all 6.
havoc-prompt-order = Each time round, cards are laid in the order of your hand; those before { $card } can follow next time.
havoc-prompt-order-dogs = Each time round, dogs are laid last; other cards can follow next time.
havoc-prompt-makes = Your cards make: { $combination }. With that you are { havoc-place } so far.
havoc-prompt-out = Say how many of your dogs sit out.
havoc-prompt-scavenge = Scavenge a card with one of your laid dogs, or stop.
havoc-prompt-dogs-left =
    { $count ->
        [one] You may use one more dog.
       *[other] You may use { $count } dogs.
    }
havoc-prompt-or-loot = With two dogs at once you may loot the discards instead.
havoc-prompt-choose = Choose the next battle.
havoc-prompt-swap = Swap up to two dogs for cards from the pile; Castillon comes next.
havoc-prompt-castillon = The best your hand makes now: { $combination }.
havoc-prompt-wait-turn = Waiting for { $seat } to recruit or cry Havoc.
havoc-prompt-wait-recruiting = Waiting for { $seat } to recruit.
havoc-prompt-wait-fetching = Waiting for { $seat } to fetch a card with a dog.
havoc-prompt-wait-looting = Waiting for { $seat } to loot the discards.
havoc-prompt-wait-peace = Waiting for { $seat } to discard a card for the year of peace.
havoc-prompt-wait-joining = Waiting for { $seat } to join the battle or stay out.
havoc-prompt-wait-laying = Waiting for { $seat } to lay cards.
havoc-prompt-wait-adding = Waiting for { $seat } to add cards or pass.
havoc-prompt-wait-sitting-out = Waiting for { $seat } to say how many dogs sit out.
havoc-prompt-wait-scavenging = Waiting for { $seat } to scavenge with a laid dog or stop.
havoc-prompt-wait-choosing = Waiting for { $seat } to choose the next battle.
havoc-prompt-wait-swapping = Waiting for { $seat } to swap dogs before Castillon.
havoc-prompt-won =
    { $seat } has won with { $points ->
        [one] 1 point
       *[other] { $points } points
    } and is crowned King of France.
    .you =
        You have won with { $points ->
            [one] 1 point
           *[other] { $points } points
        } and are crowned King of France.
havoc-prompt-shared =
    The victory is shared, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each: { $winners }.
havoc-prompt-decided-battles = Points were tied; battles won decided.
havoc-prompt-decided-castillon = Points and battles won were tied; the places at Castillon decided.
havoc-prompt-placed =
    You came { havoc-place } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## The position

havoc-position-battle = Battle
havoc-position-next-battle = Next battle
havoc-position-battle-of = { $number } of { $count }: { $name }, { $year }, points: { $points }
havoc-position-raid = { $battle }, points: { $points }
havoc-position-fought = Fought
havoc-position-ahead = Ahead
havoc-position-won = { $number } { $name }: { $seat }
    .you = { $number } { $name }: you
havoc-position-removed = { $number } { $name }: peace
havoc-position-replaced = { $number } { $name }: Chevauchées instead
havoc-position-coming = { $number } { $name } ({ $points })
havoc-position-name = { $seat }
    .you = { $seat }, you
havoc-position-seat = Player
havoc-position-points = Points
havoc-position-wins = Battles won
havoc-position-cards = Cards
havoc-position-in-battle = In this battle
havoc-position-laid = Laid
havoc-position-standing = Standing
havoc-position-at-castillon = At Castillon
havoc-position-final = Place
havoc-position-stayed-out = stayed out
havoc-position-not-asked = not in yet
havoc-position-is-winner = winner
havoc-position-is-beaten = beaten
havoc-position-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
havoc-position-place-passed =
    { $place ->
        [1] 1st, passed
        [2] 2nd, passed
        [3] 3rd, passed
       *[other] { $place }th, passed
    }
havoc-position-dogs-left =
    { $count ->
        [one] one dog to use
       *[other] { $count } dogs to use
    }
havoc-position-no-dogs-left = no dogs to use
havoc-position-recruits = Recruits, { $count } of at most { $most }
havoc-position-pile = Pile
havoc-position-discards = Discards
havoc-position-havoc-card = Havoc card
havoc-position-keeper = Peacekeeper
havoc-position-peace = { $keeper }, peace card at { $peace } of { $most }
havoc-position-no-peace = { $keeper }, peace card without a number
havoc-position-john-in-pile = in the pile
havoc-position-john-fights = fights in his raid
havoc-position-john-keeps = keeps the peace to the left of { $seat }
    .you = keeps the peace to your left
havoc-position-john-waits = to the left of { $seat }, about to cry Havoc
    .you = to your left, about to cry Havoc
havoc-position-known = Known cards in hands
havoc-position-known-cards = { $seat } ({ $cards })
havoc-position-hand = Your hand

## What speaks for an action

havoc-judge-points = That brings you points.
havoc-judge-hand = Your hand promises more for the battles to come.
havoc-judge-battle = You are better placed in this battle.
havoc-judge-keeper = You are the Peacekeeper, or get there sooner.

## Why an action is not allowed

havoc-why-not-now-recruit = You can choose to recruit only at the beginning of your turn.
havoc-why-not-now-havoc = You can cry Havoc only at the beginning of your turn.
havoc-why-not-now-draw = You draw from the pile only while recruiting.
havoc-why-not-now-take = You take recruits only while recruiting.
havoc-why-not-now-fetch = A dog fetches a card only while you are recruiting.
havoc-why-not-now-loot = You can loot only while recruiting, or after a battle, with dogs that you laid.
havoc-why-not-now-put = You give up a card only at the end of recruiting.
havoc-why-not-now-discard = You discard a card only in a year of peace.
havoc-why-not-now-lay = You lay cards only in a battle, when it is your turn there.
havoc-why-not-now-stand = You are not laying cards now.
havoc-why-not-now-decline = You can stay out only when you are asked to join a battle.
havoc-why-not-now-pass = You can pass only in a battle that you have joined.
havoc-why-not-now-out = Nobody is asking now which dogs sit out.
havoc-why-not-now-scavenge = You scavenge only after a battle, with a dog that you laid.
havoc-why-not-now-stop = There are no dogs to use now.
havoc-why-not-now-battle = You choose the next battle only after you have won one.
havoc-why-not-now-swap = Dogs are swapped only before Castillon.
havoc-why-not-card-not-in-hand = You do not have this card in your hand.
havoc-why-not-lay-two = You join a battle with at least two cards.
havoc-why-not-lay-one = Lay at least one card first.
havoc-why-not-lay-in-order = Each time round, cards are laid in rising order, the dogs last.
havoc-why-not-lay-no-room = Six cards are already laid; only two dogs may go beyond them.
havoc-why-not-loot-dog = Dogs cannot be looted.
havoc-why-not-not-discarded = This card is not among the discards.
havoc-why-not-draw-first = First get your two cards.
havoc-why-not-two-drawn = You have both cards already; put one among the recruits.
havoc-why-not-not-a-recruit = This card is not among the recruits.
havoc-why-not-no-pile = The pile and the discards are empty: take a recruit.
havoc-why-not-recruits-full = The recruits are full: the first card must be one of them.
havoc-why-not-dogs-used = At most two dogs may be used.
havoc-why-not-no-dog = You have no dog for that.
havoc-why-not-two-dogs = Looting takes two dogs.
havoc-why-not-nothing-to-loot = There is nothing but dogs among the discards.
havoc-why-not-too-few-to-recruit = There are too few cards left to recruit.
havoc-why-not-too-few-to-fight = To cry Havoc you must be able to lay two cards.
havoc-why-not-laying = You have begun to lay cards: end that with “Stand”.
havoc-why-not-initiator = You cried Havoc, so you fight.
havoc-why-not-raid = Nobody who can lay two cards may stay out of John of Gaunt’s raid.
havoc-why-not-outs = That many of your dogs cannot sit out.
havoc-why-not-not-on-the-field = This card lies neither on the battlefield nor among the recruits.
havoc-why-not-dogs-to-swap = You do not have that many dogs.
havoc-why-not-battle-gone = This battle is over.

## Chronicle: headings, and lines that tell of several events

havoc-card-listed-dog = a dog
havoc-turn-recruiting = { $seat } recruits
    .you = You recruit
havoc-turn-of = { $seat }
    .you = You
havoc-turn-battle = Battle: { $battle }
havoc-turn-raid = Chevauchées
havoc-line-dealt = { $seat } was dealt { $cards }.
    .you = You were dealt { $cards }.
havoc-line-dealt-secret = { $seat } was dealt { $count } cards.
    .you = You were dealt { $count } cards.
havoc-line-recruited =
    { $seat } { $taken-count ->
        [0] drew { $unseen ->
            [0] { $drawn }
            [one] a card
           *[other] { $unseen } cards
        }
       *[other] { $drawn-count ->
            [0] took { $taken } from the recruits
           *[other] drew { $unseen ->
                [0] { $drawn }
                [one] a card
               *[other] { $unseen } cards
            }, took { $taken } from the recruits
        }
    }{ $down-count ->
        [0] { "" }
       *[other] { " " }and put down { $down }
    }.
    .you =
        You { $taken-count ->
            [0] drew { $unseen ->
                [0] { $drawn }
                [one] a card
               *[other] { $unseen } cards
            }
           *[other] { $drawn-count ->
                [0] took { $taken } from the recruits
               *[other] drew { $unseen ->
                    [0] { $drawn }
                    [one] a card
                   *[other] { $unseen } cards
                }, took { $taken } from the recruits
            }
        }{ $down-count ->
            [0] { "" }
           *[other] { " " }and put down { $down }
        }.
havoc-line-laid =
    { $seat } { $begins ->
        [cried] cried Havoc and laid { $cards }
       *[no] laid { $cards }
    }{ $ends ->
        [stood] { "" }, and stood
       *[no] { "" }
    }.
    .you =
        You { $begins ->
            [cried] cried Havoc and laid { $cards }
           *[no] laid { $cards }
        }{ $ends ->
            [stood] { "" }, and stood
           *[no] { "" }
        }.
havoc-line-castillon = { $seat } laid { $cards } at Castillon.
    .you = You laid { $cards } at Castillon.
havoc-line-refilled = New among the recruits: { $cards }.
havoc-line-showed =
    { $seat } came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] seventh
    }: { $combination }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You came { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
           *[other] seventh
        }: { $combination }, { $points ->
            [one] 1 point
           *[other] { $points } points
        }.

## The end

havoc-end-title = Points, battle by battle
havoc-end-battles = Battles
havoc-end-battle = { $battle }
havoc-end-why =
    { $count ->
        [0] No battle won
       *[other] { $battles }
    }; { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } at Castillon
havoc-end-tie-battles = Level with { $rivals }: { $points } points. { $seat } won more battles: { $battles }.
    .you = Level with { $rivals }: { $points } points. You won more battles: { $battles }.
havoc-end-tie-castillon = Level with { $rivals }: { $points } points, { $battles } battles won. The order at Castillon broke the tie for { $seat }.
    .you = Level with { $rivals }: { $points } points, { $battles } battles won. The order at Castillon broke the tie for you.
havoc-end-blow =
    { $seat } got ahead for good at { $battle }, with { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You got ahead for good at { $battle }, with { $points ->
            [0] no points
            [one] 1 point
           *[other] { $points } points
        }.
havoc-end-otherwise =
    Had { $rival-is ->
        [you] you
       *[other] { $rival }
    } changed places with { $seat } there, it would have been { $other } to { $own }.
    .you = Had { $rival } changed places with you there, it would have been { $other } to { $own }.
havoc-end-swapped = Swapped in for dogs: { $cards } ({ $seat }).
    .you = You had swapped dogs for { $cards }.
havoc-end-closest = The closest battle
havoc-end-closest-says =
    { $battle }: { $combination } ({ $seat }) beat { $other } ({ $rival-is ->
        [you] you
       *[other] { $rival }
    }).
    .you = { $battle }: { $combination } (you) beat { $other } ({ $rival }).
havoc-end-dogs = Most dogs sent
havoc-end-dogs-says =
    { $seat } sent out { $count ->
        [one] one dog
       *[other] { $count } dogs
    }, more than anybody else.
    .you =
        You sent out { $count ->
            [one] one dog
           *[other] { $count } dogs
        }, more than anybody else.
havoc-end-peace = The year of peace
havoc-end-peace-says = { $seat } let { $battle } pass; { $points } points went to nobody.
    .you = You let { $battle } pass; { $points } points went to nobody.
havoc-end-cheapest = The cheapest win
havoc-end-strongest = The strongest lay
havoc-end-made = { $seat }, at { $battle }: { $combination }.
    .you = You, at { $battle }: { $combination }.
havoc-end-blow-most = { $seat } led all the way and gained most at { $battle }: { $points } points.
    .you = You led all the way and gained most at { $battle }: { $points } points.

## Hints: what a choice brings

havoc-gain-makes = Your cards then make: { $combination }.
havoc-gain-beats = Your cards then make: { $combination }. That beats { $other } ({ $rival }).
havoc-gain-behind = Your cards then make: { $combination }. Ahead is still { $other } ({ $rival }).
havoc-gain-hand = The best your hand can then lay: { $combination } (now: { $before }).
