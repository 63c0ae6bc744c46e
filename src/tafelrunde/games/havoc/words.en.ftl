# Havoc in English. The words are those of the glossary in rulebook.en.md.

havoc-title = Havoc: The Hundred Years War
havoc-about = Captains of mercenaries recruit, bluff and fight for nine battles of the Hundred Years War.
havoc-reason-points = The war is over; the most points win.
havoc-reason-battles = The war is over; with equal points, more battles won decide.
havoc-reason-castillon = The war is over; with equal points and battles, the order at Castillon decides.
havoc-reason-shared = The war is over; the first place is shared.

## Options

havoc-option-battle-order = Order of battles
havoc-option-battle-order-historical = historical
havoc-option-battle-order-random = random
havoc-option-battle-order-winner = chosen by the winner
havoc-option-peace-card = Peace card
havoc-option-peace-card-seats = by the number of seats
havoc-option-peace-card-fast = fast, with the numbers 1 and 2
havoc-option-small-table = Small-table scoring with two or three seats
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
havoc-combination-flush-of-five = flush of five up to { $value }
havoc-combination-straight-of-six = straight of six up to { $value }
havoc-combination-full-house = full house, { $high } over { $low }
havoc-combination-flush-of-six = flush of six up to { $value }
havoc-combination-two-triplets = two triplets, { $high } over { $low }
havoc-combination-four-of-a-kind = four of a kind, { $kind }
havoc-combination-big-house = big house, { $high } over { $low }
havoc-combination-five-of-a-kind = five of a kind, { $kind }
havoc-combination-straight-flush-of-five = straight flush of five up to { $value }
havoc-combination-six-of-a-kind = six of a kind, { $kind }
havoc-combination-straight-flush-of-six = straight flush of six up to { $value }

## What happened

havoc-event-dealt = { $seat } was dealt { $card }.
    .you = You were dealt { $card }.
havoc-event-dealt-a-dog = { $seat } was dealt a dog.
    .you = You were dealt a dog.
havoc-event-dealt-secret = { $seat } was dealt a card.
    .you = You were dealt a card.
havoc-event-dealt-dog = { $seat } starts with a dog.
    .you = You start with a dog.
havoc-event-recruiting = { $seat } chose to recruit.
    .you = You chose to recruit.
havoc-event-peace-turned = { $seat } turned the peace card to { $count }.
    .you = You turned the peace card to { $count }.
havoc-event-year-of-peace = { $seat } declared a year of peace: { $battle } is removed.
    .you = You declared a year of peace: { $battle } is removed.
havoc-event-discarded = { $seat } discarded { $card }.
    .you = You discarded { $card }.
havoc-event-discarded-a-dog = { $seat } discarded a dog.
    .you = You discarded a dog.
havoc-event-skipped = { $seat } could neither recruit nor fight and was skipped.
    .you = You could neither recruit nor fight and were skipped.
havoc-event-drew = { $seat } drew { $card }.
    .you = You drew { $card }.
havoc-event-drew-a-dog = { $seat } drew a dog.
    .you = You drew a dog.
havoc-event-drew-secret = { $seat } drew a card.
    .you = You drew a card.
havoc-event-took = { $seat } took { $card } from the recruits.
    .you = You took { $card } from the recruits.
havoc-event-took-a-dog = { $seat } took a dog from the recruits.
    .you = You took a dog from the recruits.
havoc-event-fetched = { $seat } discarded a dog to fetch one more card.
    .you = You discarded a dog to fetch one more card.
havoc-event-looting = { $seat } discarded two dogs to loot the discards.
    .you = You discarded two dogs to loot the discards.
havoc-event-looted = { $seat } looted { $card }.
    .you = You looted { $card }.
havoc-event-put-down = { $seat } put down { $card } among the recruits.
    .you = You put down { $card } among the recruits.
havoc-event-put-down-a-dog = { $seat } put down a dog among the recruits.
    .you = You put down a dog among the recruits.
havoc-event-refilled = New among the recruits: { $card }.
havoc-event-refilled-a-dog = New among the recruits: a dog.
havoc-event-reshuffled =
    { $count ->
        [one] The only discard became the new pile.
       *[other] The { $count } discards were shuffled into a new pile.
    }
havoc-event-cried-havoc = { $seat } cried Havoc! The battle is { $battle }.
    .you = You cried Havoc! The battle is { $battle }.
havoc-event-laid = { $seat } laid { $card }.
    .you = You laid { $card }.
havoc-event-laid-a-dog = { $seat } laid a dog.
    .you = You laid a dog.
havoc-event-stood = { $seat } stood.
    .you = You stood.
havoc-event-declined = { $seat } declined and stays out of the battle.
    .you = You declined and stay out of the battle.
havoc-event-passed = { $seat } passed.
    .you = You passed.
havoc-event-sat-out =
    { $count ->
        [one] One of the dogs laid by { $seat } sat out.
       *[other] { $count } of the dogs laid by { $seat } sat out.
    }
    .you =
        { $count ->
            [one] One of your dogs sat out.
           *[other] { $count } of your dogs sat out.
        }
havoc-event-showed =
    { $seat } came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] seventh
    }: { $combination }.
    .you =
        You came { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
           *[other] seventh
        }: { $combination }.
havoc-event-won = { $seat } won the battle: { $battle }.
    .you = You won the battle: { $battle }.
havoc-event-scored =
    { $seat } scored { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
    .you =
        You scored { $count ->
            [one] 1 point
           *[other] { $count } points
        }.
havoc-event-scavenged = { $seat } discarded a laid dog and scavenged { $card }.
    .you = You discarded a laid dog and scavenged { $card }.
havoc-event-stopped = { $seat } uses no more dogs after this battle.
    .you = You use no more dogs after this battle.
havoc-event-cleared = The battlefield went to the discards.
havoc-event-chose-battle = { $seat } chose the next battle: { $battle }.
    .you = You chose the next battle: { $battle }.
havoc-event-became-peacekeeper = { $seat } became the Peacekeeper, with the peace card at 1.
    .you = You became the Peacekeeper, with the peace card at 1.
havoc-event-last-deal = There are no more turns: the recruits went to the discards, and the last deal began.
havoc-event-swapped =
    { $seat } swapped { $count ->
        [0] no dogs
        [one] one dog
       *[other] { $count } dogs
    }.
    .you =
        You swapped { $count ->
            [0] no dogs
            [one] one dog
           *[other] { $count } dogs
        }.
havoc-event-laid-at-castillon = { $seat } laid { $card } at Castillon.
    .you = You laid { $card } at Castillon.
havoc-event-laid-at-castillon-a-dog = { $seat } laid a dog at Castillon.
    .you = You laid a dog at Castillon.
havoc-event-drew-john = { $seat } drew John of Gaunt, who sits down to the left.
    .you = You drew John of Gaunt, who sits down to your left.
havoc-event-john-removed = { $seat } drew John of Gaunt, who came too late and was removed.
    .you = You drew John of Gaunt, who came too late and was removed.
havoc-event-john-cried-havoc-extra = John of Gaunt cried Havoc! His raid, Chevauchées, is an extra battle.
havoc-event-john-cried-havoc = John of Gaunt cried Havoc! His raid, Chevauchées, takes the place of { $battle }.
havoc-event-side-turned = The card turned up is { $card }, so the raid is { $battle }.
havoc-event-side-turned-empty = There is no card to turn up, so the raid is { $battle }.
havoc-event-john-left = John of Gaunt left the match.

## Choices

havoc-action-recruit = recruit
havoc-action-havoc = cry Havoc
havoc-action-draw = draw from the pile
havoc-action-take = take { $card }
havoc-action-take-a-dog = take a dog
havoc-action-take-loot = { $card }
havoc-action-fetch = fetch one more card with a dog
havoc-action-loot = loot the discards with two dogs
havoc-action-put = put down { $card }
havoc-action-put-a-dog = put down a dog
havoc-action-discard = { $card }
havoc-action-lay = { $card }
havoc-action-stand = stand
havoc-action-decline = decline and draw a card
havoc-action-pass = pass
havoc-action-out =
    { $count ->
        [0] no dog sits out
        [one] one dog sits out
       *[other] { $count } dogs sit out
    }: { $combination }
havoc-action-scavenge = { $card }, laid by { $seat }
    .you = { $card }, laid by you
havoc-action-scavenge-recruit = { $card } from the recruits
havoc-action-stop = use no more dogs
havoc-action-battle = { $number } { $name }, { $year }, points { $points }
havoc-action-swap =
    { $count ->
        [0] swap no dog
        [one] swap one dog
       *[other] swap { $count } dogs
    }

## What is asked

havoc-prompt-turn = Recruit, or cry Havoc.
havoc-prompt-turn-recruit = Recruit: with fewer than two cards you cannot cry Havoc.
havoc-prompt-turn-havoc = Cry Havoc: there are too few cards to recruit.
havoc-prompt-next = The next battle is { $battle }; its points are { $points }.
havoc-prompt-peace-stays = The peace card has already been turned: if you recruit now, it stays at 1.
havoc-prompt-peace-free = In this very first turn the peace card is not turned.
havoc-prompt-peace-turns = If you recruit, you turn the peace card to { $peace }.
havoc-prompt-year-of-peace = If you recruit, you declare a year of peace: { $battle } is removed, and the others discard a card each.
havoc-prompt-last-year-of-peace = If you recruit, you declare a year of peace: { $battle } is removed, the others discard a card each, and the last deal follows instead of your recruiting.
havoc-prompt-recruit-first = Get the first of two cards: draw it from the pile or take a recruit.
havoc-prompt-recruit-full = Take the first of two cards from the recruits, which are at their limit.
havoc-prompt-recruit-second = Get the second card: draw it from the pile or take a recruit.
havoc-prompt-recruit-no-pile = Take a recruit: the pile and the discards are empty.
havoc-prompt-put = Put down one card from your hand among the recruits.
havoc-prompt-dogs-fetch = A dog can fetch you one more card.
havoc-prompt-dogs-loot = A dog can fetch you one more card; two dogs can loot the discards.
havoc-prompt-fetch = Get the card that your dog fetches: draw it from the pile or take a recruit.
havoc-prompt-loot = Take a card from the discards; everybody will see it.
havoc-prompt-peace = Discard a card for the year of peace.
havoc-prompt-open = Lay at least two cards, since you cried Havoc: { $battle }.
havoc-prompt-join = Join the battle with at least two cards, or decline and draw one: { $battle }.
havoc-prompt-join-raid = Join the raid of John of Gaunt with at least two cards; nobody may decline.
havoc-prompt-lay-second = Lay at least one more card.
havoc-prompt-lay-or-stand = Lay more cards, or stand.
havoc-prompt-add = Add cards to your line, or pass.
havoc-prompt-room =
    { $room ->
        [one] One more card fits
       *[other] Up to { $room } more cards fit
    }: { $laid ->
        [0] you have laid none of 6
       *[other] you have laid { $laid } of 6
    }.
havoc-prompt-room-dogs =
    { $count ->
        [one] A dog fits as well: the first two do not count towards the 6.
       *[other] { $count } dogs fit as well: the first two do not count towards the 6.
    }
havoc-prompt-no-room = Nothing more fits: you have laid all 6.
havoc-prompt-order = On one visit cards are laid in the order of your hand; those before { $card } can follow on your next visit.
havoc-prompt-order-dogs = On one visit dogs are laid last; other cards can follow on your next visit.
havoc-prompt-makes =
    Your cards make: { $combination }. With that you are { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] seventh
    } so far.
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
havoc-prompt-wait-turn = { $seat } is to recruit or cry Havoc.
havoc-prompt-wait-recruiting = { $seat } is recruiting.
havoc-prompt-wait-fetching = { $seat } is fetching a card with a dog.
havoc-prompt-wait-looting = { $seat } is looting the discards.
havoc-prompt-wait-peace = { $seat } is to discard a card for the year of peace.
havoc-prompt-wait-joining = { $seat } is to join the battle or decline.
havoc-prompt-wait-laying = { $seat } is laying cards.
havoc-prompt-wait-adding = { $seat } is to add cards or pass.
havoc-prompt-wait-sitting-out = { $seat } is to say how many dogs sit out.
havoc-prompt-wait-scavenging = { $seat } is to scavenge with a laid dog or stop.
havoc-prompt-wait-choosing = { $seat } is to choose the next battle.
havoc-prompt-wait-swapping = { $seat } is to swap dogs before Castillon.
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
havoc-prompt-decided-battles = Points were equal; more battles won decided.
havoc-prompt-decided-castillon = Points and battles won were equal; the order at Castillon decided.
havoc-prompt-placed =
    You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## The position

havoc-position-battle = battle
havoc-position-next-battle = next battle
havoc-position-battle-of = { $number } of { $count }: { $name }, { $year }, points { $points }
havoc-position-raid = { $battle }, points { $points }
havoc-position-fought = fought
havoc-position-ahead = ahead
havoc-position-won = { $number } { $name }: { $seat }
    .you = { $number } { $name }: you
havoc-position-removed = { $number } { $name }: peace
havoc-position-replaced = { $number } { $name }: Chevauchées instead
havoc-position-coming = { $number } { $name } ({ $points })
havoc-position-name = { $seat }
    .you = { $seat }, you
havoc-position-seat = seat
havoc-position-points = points
havoc-position-wins = battles won
havoc-position-cards = cards
havoc-position-in-battle = in this battle
havoc-position-laid = laid
havoc-position-standing = standing
havoc-position-at-castillon = at Castillon
havoc-position-final = place
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
havoc-position-recruits = recruits, { $count } of at most { $most }
havoc-position-pile = pile
havoc-position-discards = discards
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
havoc-position-known = seen going into hands
havoc-position-known-cards = { $seat } ({ $cards })
havoc-position-hand = your hand

## What speaks for an action

havoc-judge-points = It brings you points.
havoc-judge-hand = Your hand promises more for the battles to come.
havoc-judge-battle = You are better placed in this battle.
havoc-judge-keeper = You are, or sooner become, the Peacekeeper.

## Why an action is not allowed

havoc-why-not-now-recruit = You can choose to recruit only at the beginning of your turn.
havoc-why-not-now-havoc = You can cry Havoc only at the beginning of your turn.
havoc-why-not-now-draw = You draw from the pile only while recruiting.
havoc-why-not-now-take = You take recruits only while recruiting.
havoc-why-not-now-fetch = A dog fetches a card only while you are recruiting.
havoc-why-not-now-loot = You can loot only while recruiting, or after a battle, with dogs that you laid.
havoc-why-not-now-put = You put a card down only at the end of recruiting.
havoc-why-not-now-discard = You discard a card only in a year of peace.
havoc-why-not-now-lay = You lay cards only in a battle, when it is your visit.
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
havoc-why-not-lay-one = Lay at least one card before you end this visit.
havoc-why-not-lay-in-order = Cards of one visit are laid in rising order, the dogs last.
havoc-why-not-lay-no-room = Six cards are already laid; only two dogs may go beyond them.
havoc-why-not-loot-dog = Dogs cannot be looted.
havoc-why-not-not-discarded = This card is not among the discards.
havoc-why-not-draw-first = First get your two cards.
havoc-why-not-two-drawn = You have both cards already; put one down.
havoc-why-not-not-a-recruit = This card is not among the recruits.
havoc-why-not-no-pile = The pile and the discards are empty: take a recruit.
havoc-why-not-recruits-full = The recruits are at their limit: the first card must be one of them.
havoc-why-not-dogs-used = At most two dogs may be used.
havoc-why-not-no-dog = You have no dog for that.
havoc-why-not-two-dogs = Looting takes two dogs.
havoc-why-not-nothing-to-loot = There is nothing but dogs among the discards.
havoc-why-not-too-few-to-recruit = There are too few cards left to recruit.
havoc-why-not-too-few-to-fight = To cry Havoc you must be able to lay two cards.
havoc-why-not-laying = You have begun to lay cards: end that with “stand”.
havoc-why-not-initiator = You cried Havoc, so you fight.
havoc-why-not-raid = Nobody who can lay two cards may stay out of John of Gaunt's raid.
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
