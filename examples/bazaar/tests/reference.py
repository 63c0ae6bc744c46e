"""The bazaar a second time, from its rulebook alone and with nothing of the engine: slow, plain, and easy to check.

Cards are texts such as "a9". Chance is told to it: it is given the cards that were drawn and the seat that won."""

from __future__ import annotations

KINDS = "adgisz"
DECK = [f"{kind}{value}" for kind in KINDS for value in range(1, 13)]


def value(card: str) -> int:
    return int(card[1:])


class Reference:
    def __init__(self, hands: list[list[str]], stall: list[str]) -> None:
        self.hands = [set(hand) for hand in hands]
        self.stall = set(stall)
        self.bag = len(DECK) - sum(map(len, hands)) - len(stall)
        self.points = [0] * len(hands)
        self.bids: dict[int, str] = {}
        self.winner = -1
        self.sale: list[str] = []
        self.part = "bid"

    def asked(self) -> set[int]:
        if self.part == "bid":
            return {seat for seat in range(len(self.hands)) if seat not in self.bids}
        return set() if self.part == "over" else {self.winner}

    def allowed(self, seat: int) -> set[str]:
        if self.part == "take":
            return {f"take {card}" for card in self.stall}
        if self.part == "bid":
            return {f"bid {card}" for card in self.hands[seat]}
        wares = self.hands[seat]
        if self.sale:
            last = self.sale[-1]
            wares = {card for card in wares if card[0] == last[0] and value(card) > value(last)}
        return {"done"} | {f"sell {card}" for card in wares}

    def best_bidders(self) -> set[int]:
        best = max(value(card) for card in self.bids.values())
        return {seat for seat, card in self.bids.items() if value(card) == best}

    def act(self, seat: int, action: str, drawn: list[str], winner: int) -> None:
        """Carry out an action. `drawn` are the cards that came out of the bag by it, `winner` whom chance let win."""
        verb, _, card = action.partition(" ")
        if verb == "bid":
            self.bids[seat] = card
            if not self.asked():
                assert winner in self.best_bidders()
                self.hands[winner].remove(self.bids[winner])
                self.bids, self.winner, self.part = {}, winner, "take"
        elif verb == "take":
            (new,) = drawn
            self.stall = self.stall - {card} | {new}
            self.hands[seat].add(card)
            self.bag -= 1
            self.part = "sell"
        elif verb == "sell":
            self.hands[seat].remove(card)
            self.sale.append(card)
            self.points[seat] += len(self.sale) ** 2 - (len(self.sale) - 1) ** 2
        else:
            seats = len(self.hands)
            for turn, new in enumerate(drawn):
                self.hands[(seat + turn) % seats].add(new)
            self.bag -= len(drawn)
            self.sale = []
            self.part = "bid" if self.bag >= seats + 1 else "over"

    def places(self) -> list[int]:
        ranks = [(points, -len(hand)) for points, hand in zip(self.points, self.hands, strict=True)]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]
