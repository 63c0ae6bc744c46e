"""Everything that goes over the wire: bodies of HTTP requests and answers (`bodies`), and messages of the socket.

People read messages in their own language, so nothing here is a sentence: `Message` carries an id of the Fluent
catalogues with its arguments. What the server sends has no optional fields; what it receives may leave out those with
a default. `python -m tafelrunde.server.http.types` writes the same for TypeScript."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from tafelrunde.server import phrases
from tafelrunde.server.http.bodies import *  # noqa: F403
from tafelrunde.server.http.bodies import Fields, Level, Milliseconds, ProblemJson, Who
from tafelrunde.server.http.conduct import *  # noqa: F403
from tafelrunde.server.http.hindsight import *  # noqa: F403
from tafelrunde.server.http.own import *  # noqa: F403
from tafelrunde.server.tables import clocks, ledger, seating, summary, table

MessageJson: TypeAlias = phrases.MessageJson
SeatName: TypeAlias = phrases.SeatName
SentenceJson: TypeAlias = phrases.SentenceJson
Fact: TypeAlias = phrases.Fact
GridJson: TypeAlias = phrases.GridJson
ArgumentJson: TypeAlias = phrases.ArgumentJson
LiveClock: TypeAlias = clocks.LiveClock
SlowClock: TypeAlias = clocks.SlowClock
NoClock: TypeAlias = clocks.NoClock
Clock: TypeAlias = clocks.Clock
SeatClock: TypeAlias = clocks.SeatClock
RequestId: TypeAlias = seating.RequestId
NewChair: TypeAlias = seating.NewChair
NewTable: TypeAlias = seating.NewTable
OptionValue: TypeAlias = ledger.OptionValue
ChairKind: TypeAlias = ledger.ChairKind
ChairJson: TypeAlias = summary.ChairJson
StandingsJson: TypeAlias = summary.StandingsJson
TableJson: TypeAlias = summary.TableJson
Status: TypeAlias = table.Status
ChatLineJson: TypeAlias = summary.ChatLineJson
Remark: TypeAlias = table.Remark
"""What is sent as it is defined below the wire."""

# On a table


class Choice(Struct, frozen=True, gc=False):
    """A legal action: its number in the game's catalogue, its notation, and what it is called. What it is about follows
    from the number."""

    number: int
    notation: str
    told: MessageJson


class Happening(Struct, frozen=True, gc=False, omit_defaults=True):
    """An event as this seat may know it; -1 where a part is secret. In the chronicle it stands under the heading `turn`
    if that is not null, else under the last one; `adds` is what it adds to a line that tells of several events. It
    joins the line before it if both add to the same message about the same seat: lists go on, numbers add up, of
    anything else the last word counts unless it is empty. `manner`: `line` joins or begins, `first` always begins a
    line, `more` only joins (and has a line of its own where it cannot), `heading` is told by its heading alone."""

    event: str
    fields: Fields
    told: SentenceJson
    turn: MessageJson | None = None
    adds: MessageJson | None = None
    manner: Literal["line", "first", "more", "heading"] = "line"


class ChapterJson(Struct, frozen=True, gc=False):
    """What one entry brought: chapter 0 is the deal (seat -1). `fresh` is false if this page was told it already while
    it could still be taken back; then its events are not told again: the first such chapter of the news has those of
    the first chapter after `since` that the page knows, and so on."""

    number: int
    seat: int
    fresh: bool
    events: list[Happening]


class RoundJson(Struct, frozen=True, gc=False):
    """A battle, an oracle, a cycle, a tree: who won it, or -1, and the scores of all seats after it. What fell out is
    gone."""

    name: ArgumentJson
    winner: int
    scores: list[int]
    is_gone: bool


class RowJson(Struct, frozen=True, gc=False):
    """A seat in the final standings: figures under the heads of the ending, and what they are made of."""

    figures: list[int]
    why: MessageJson


class HandJson(Struct, frozen=True, gc=False):
    """What a seat had in the deciding blow: in words, the pieces themselves and which of them did it, and the score
    that it brought."""

    seat: int
    place: int
    says: MessageJson
    pieces: list[int]
    marked: list[int]
    score: int


class BlowJson(Struct, frozen=True, gc=False):
    """The round that decided the match, by its number in the ending, and what happened in it."""

    round: int
    title: ArgumentJson
    says: list[SentenceJson]
    hands: list[HandJson]


class EndFact(Struct, frozen=True, gc=False):
    """Something to remember of this match."""

    title: MessageJson
    says: SentenceJson


class EndingJson(Struct, frozen=True, gc=False):
    """How the match ended by the rules: who won and what broke a tie, scores round by round, a row for each seat by its
    number, the deciding blow, and a few facts."""

    result: list[SentenceJson]
    title: MessageJson
    rounds: list[RoundJson]
    heads: list[MessageJson]
    rows: list[RowJson]
    blow: BlowJson | None
    facts: list[EndFact]


class Sight(Struct, frozen=True, gc=False):
    """Everything on the table for this reader. `view` is the game's view of the seat and `shown` what follows from it,
    both field by field as the game's contract has them; `legal` is everything the seat may do now; `settled` counts
    the chapters that nobody can take back any more. `position` is the view in words, null unless it was asked for.
    `ending` is null until the match is over, and if people ended it."""

    view: Fields
    shown: Fields
    legal: list[Choice]
    prompt: list[SentenceJson]
    position: list[Fact | GridJson] | None
    to_act: list[int]
    standings: StandingsJson | None
    ending: EndingJson | None
    can_undo: bool
    can_hint: bool
    settled: int
    clocks: list[SeatClock]
    agreed: list[int]
    now: Milliseconds


class SightNews(Struct, frozen=True, gc=False):
    """What changed in a sight; what is not named is as before. Of `view` and `shown` only changed fields are named. A
    number in `legal` is a choice that this page was told before, since its welcome, in the same words."""

    now: Milliseconds
    view: Fields | UnsetType = UNSET
    shown: Fields | UnsetType = UNSET
    legal: list[Choice | int] | UnsetType = UNSET
    prompt: list[SentenceJson] | UnsetType = UNSET
    position: list[Fact | GridJson] | UnsetType | None = UNSET
    to_act: list[int] | UnsetType = UNSET
    standings: StandingsJson | UnsetType | None = UNSET
    ending: EndingJson | UnsetType | None = UNSET
    can_undo: bool | UnsetType = UNSET
    can_hint: bool | UnsetType = UNSET
    settled: int | UnsetType = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET
    agreed: list[int] | UnsetType = UNSET


class SightAfter(Struct, frozen=True, gc=False):
    """What would change of a sight if you played actions, told from what you know. Of `view` and `shown` only changed
    fields are named. `legal` is all that could be confirmed together with them, everything in rising order of the
    numbers."""

    view: Fields
    shown: Fields
    legal: list[Choice]
    prompt: list[SentenceJson]


class Moment(Struct, frozen=True, gc=False):
    """A finished match after `number` of its `count` entries. `open` holds the view of every seat if no seat's eyes
    were asked for."""

    number: int
    count: int
    sight: Sight
    open: list[Fields]


class ReviewLine(Struct, frozen=True, gc=False):
    """How a finished match could have gone on: the table after each entry, and what happened in it."""

    moments: list[Moment]
    chapters: list[ChapterJson]


class ReplayJson(Struct, frozen=True, gc=False):
    """All chapters of a finished match."""

    chapters: list[ChapterJson]


# The socket: what the page says


ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class Act(Struct, frozen=True, gc=False, tag_field="kind", tag="act", forbid_unknown_fields=True):
    """Play what was confirmed as one: take back this many of your open actions, then play these, all or none. Each must
    be legal when its turn comes, and only the last may ask chance, reveal something or pass the decision on. The id is
    yours: send the same again after a lost connection, and it is played once."""

    id: RequestId
    actions: Annotated[list[ActionNumber], Meta(max_length=24)]
    undo: Annotated[int, Meta(ge=0, le=24)] = 0


class Undo(Struct, frozen=True, gc=False, tag_field="kind", tag="undo", forbid_unknown_fields=True):
    """Take back what you confirmed last, as far as it is still open."""

    id: RequestId


class AskPreview(Struct, frozen=True, gc=False, tag_field="kind", tag="preview", forbid_unknown_fields=True):
    """What is certain about actions that would be confirmed as one. `after` asks for what would lie on the table then,
    too."""

    id: RequestId
    actions: Annotated[list[ActionNumber], Meta(min_length=1, max_length=24)]
    after: bool = False


class AskWhy(Struct, frozen=True, gc=False, tag_field="kind", tag="why", forbid_unknown_fields=True):
    """Why an action is not allowed now."""

    id: RequestId
    action: ActionNumber


class AskHint(Struct, frozen=True, gc=False, tag_field="kind", tag="hint", forbid_unknown_fields=True):
    """What the strongest bot would do in your place."""

    id: RequestId


class Say(Struct, frozen=True, gc=False, tag_field="kind", tag="say", forbid_unknown_fields=True):
    """Chat."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resign(Struct, frozen=True, gc=False, tag_field="kind", tag="resign", forbid_unknown_fields=True):
    """Give up. With two seats the match is over; with more a bot plays on for you, and you are last."""

    id: RequestId


class AgreeToEnd(Struct, frozen=True, gc=False, tag_field="kind", tag="agree", forbid_unknown_fields=True):
    """Offer to end the match here as a draw, or agree to it; false takes it back. It ends when all people agree."""

    id: RequestId
    agree: bool = True


class DeclineToEnd(Struct, frozen=True, gc=False, tag_field="kind", tag="decline", forbid_unknown_fields=True):
    """Answer an offer to end the match here with no; it is off then, for all."""

    id: RequestId


class TakeSeatBack(Struct, frozen=True, gc=False, tag_field="kind", tag="return", forbid_unknown_fields=True):
    """Play on yourself where a bot has taken your seat."""

    id: RequestId


class ClaimWin(Struct, frozen=True, gc=False, tag_field="kind", tag="claim", forbid_unknown_fields=True):
    """Everybody else is gone: end the match as its winner."""

    id: RequestId


class Rematch(Struct, frozen=True, gc=False, tag_field="kind", tag="rematch", forbid_unknown_fields=True):
    """Set the same table again when the match is over. Those who ask later are led to the same one."""

    id: RequestId


class Recall(Struct, frozen=True, gc=False, tag_field="kind", tag="recall", forbid_unknown_fields=True):
    """Ask for earlier chapters."""

    id: RequestId
    first: Annotated[int, Meta(ge=0)]
    last: Annotated[int, Meta(ge=0)]


class AskWords(Struct, frozen=True, gc=False, tag_field="kind", tag="words", forbid_unknown_fields=True):
    """From now on, tell this page the position in words with every sight; with false, stop. In the address of
    the socket `words=1` asks for the same."""

    id: RequestId
    on: bool = True


class Ping(Struct, frozen=True, gc=False, tag_field="kind", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: RequestId


Said: TypeAlias = (
    Act | Undo | AskPreview | AskWhy | AskHint | Say | Resign | AgreeToEnd | DeclineToEnd | TakeSeatBack | ClaimWin
    | Rematch | Recall | AskWords | Ping
)  # fmt: skip


# The socket: what the server tells


class Welcome(Struct, frozen=True, gc=False, tag_field="kind", tag="welcome"):
    """The first message: everything needed to draw the table. `sight` is null until the match has started. `chapters`
    begin after the `since` of the address (send the `settled` of your last sight), or with the last forty; keep what
    you had up to `since` and put them after it. `chat` has what came after the number of the address."""

    table: TableJson
    sight: Sight | None
    since: int
    chapters: list[ChapterJson]
    chat: list[ChatLineJson]
    presence: Presence


class News(Struct, frozen=True, gc=False, tag_field="kind", tag="news"):
    """Something changed on the table. Forget your chapters after number `since` and put these in their place (an undo
    takes some away, sealed answers get their place when all are given); replace what is named of the sight you had."""

    since: int
    chapters: list[ChapterJson]
    sight: SightNews


class TableNews(Struct, frozen=True, gc=False, tag_field="kind", tag="table"):
    """Somebody sat down, left, came back; the match started or is over; a rematch is set."""

    table: TableJson


class Hurried(Struct, frozen=True, gc=False):
    """Bots of this level get only this many of their simulations done in the time they have on this server, as a mean
    over many decisions at all tables."""

    level: Level
    simulations: int
    wanted: int


class Gone(Struct, frozen=True, gc=False):
    """Somebody who has no page at a live match, and the time after which that counts as gone."""

    seat: int
    left: Milliseconds


class Waiting(Struct, frozen=True, gc=False):
    """Since its turn began, so many seconds ago, this bot has had to wait until others' bots had thought."""

    seat: int
    seconds: int


class Presence(Struct, frozen=True, gc=False, tag_field="kind", tag="presence"):
    """Who is here: seats with an open page, and the number of onlookers. A bot in `to_act` of the sight is thinking, or
    `waiting` for its turn to think if many are; `hurried` names the levels at this table that have too little time for
    it. When everybody else is `gone`, or `away` in the chairs of the table, and no bots were set there, the win can be
    claimed."""

    here: list[int]
    onlookers: int
    hurried: list[Hurried]
    gone: list[Gone]
    waiting: Waiting | None


class Chatted(Struct, frozen=True, gc=False, tag_field="kind", tag="said"):
    line: ChatLineJson


class FaceNews(Struct, frozen=True, gc=False, tag_field="kind", tag="face"):
    """Somebody at this table is called this from now on, on their chair and in everything they have said; `who` is as
    for a chair."""

    person: str
    name: str
    who: Who


class Done(Struct, frozen=True, gc=False, tag_field="kind", tag="done"):
    """The request of this id is carried out and kept for good."""

    id: str


class Refused(Struct, frozen=True, gc=False, tag_field="kind", tag="refused"):
    """The request of this id was not carried out; nothing changed. The id is empty if the message had none."""

    id: str
    problem: ProblemJson


class Why(Struct, frozen=True, gc=False, tag_field="kind", tag="why"):
    """Why an action is not allowed, by the rules; null if it is."""

    id: str
    action: int
    refused: SentenceJson | None


class Preview(Struct, frozen=True, gc=False, tag_field="kind", tag="preview"):
    """What is certain about actions: the events up to the first thing that this seat cannot know. `after` is null if
    there is such a thing, or if it was not asked for."""

    id: str
    events: list[Happening]
    after: SightAfter | None


class Hint(Struct, frozen=True, gc=False, tag_field="kind", tag="hint"):
    """What the strongest bot would do in your place: the choice and its number, how likely you are to win with it (0 to
    1; null if there is nothing to choose), the same in sentences, and at most three reasons, the strongest first."""

    id: str
    choice: Choice
    action: int
    chance: float | None
    says: list[MessageJson]
    reasons: list[MessageJson]


class Recalled(Struct, frozen=True, gc=False, tag_field="kind", tag="recalled"):
    id: str
    chapters: list[ChapterJson]


class RematchSet(Struct, frozen=True, gc=False, tag_field="kind", tag="rematch"):
    """The table of the rematch."""

    id: str
    table: str


class StandingNews(Struct, frozen=True, gc=False, tag_field="kind", tag="standing"):
    """Something changed between you and the house: ask for /api/me/standing again."""


class Goodbye(Struct, frozen=True, gc=False, tag_field="kind", tag="goodbye"):
    """The server is going down for a moment, or the table cannot be read now; come back."""

    problem: ProblemJson


Told: TypeAlias = (
    Welcome | News | TableNews | Presence | Chatted | FaceNews | Done | Refused | Preview | Why | Hint | Recalled
    | RematchSet | StandingNews | Goodbye
)  # fmt: skip
