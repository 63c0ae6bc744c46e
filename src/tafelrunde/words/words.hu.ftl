# A ház szavai: minden játékban elhangzanak.

none = nincs
number = { NUMBER($number) }
list-last = { $list } és { $last }
seat-name = { $number }.{"\u00A0"}játékos

## Ami nem sikerült. Az `error-in-line` minden olyan mondat előtt áll, amely egy jegyzőkönyvről szól.

error-in-line = { NUMBER($line, useGrouping: 0) }.{"\u00A0"}sor: { $sentence }
error-language = Nincs „{ $language }” nyelv; ezek vannak: { $known }.
error-game-unknown = Nincs „{ $game }” nevű játék; ezek vannak: { $known }.
error-game-package = Nincs játék ebben a csomagban: „{ $package }”.
error-version-missing = A játék ({ $game }) szabályainak ezt a változatát itt nem őrizzük: { NUMBER($version, useGrouping: 0) }.
error-option-unknown = Ebben a játékban ({ $game }) nincs „{ $option }” beállítás; ezek vannak: { $known }.
error-option-value = Ennek a beállításnak („{ $option }”) ez lehet az értéke: { $known }; ez nem: „{ $value }”.
error-options-beside-object = A Game objektumnak már megvannak a beállításai; csak a játék kulcsával együtt add meg őket.
error-seats =
    { $span ->
        [0] Ezt a játékot ({ $game }) csak { $few } hellyel lehet játszani, { $seats } hellyel nem.
       *[other] Ezt a játékot ({ $game }) legalább { $few }, legfeljebb { $many } hellyel lehet játszani, { $seats } hellyel nem.
    }
error-names = { $seats } helyhez { $seats } név kell, de { $names } van.
error-name = „{ $name }” nem név: 1–60 látható karakter lehet, egyetlen sorban.
error-position = Ebben a játékban ({ $game }) nincs ilyen állás: { $why }.
error-position-text = Az állás nem olvasható: { $why }.
error-no-such-seat = Nincs ilyen hely: { $seat }; az asztalnál { $seats } hely van.
error-match-over = A játszma véget ért.
error-not-your-turn = Most ez a hely van soron: { $owing }; nem ez: { $seat }.
error-not-legal = Ezen a helyen ({ $seat }) most nem szabad ezt lépni: „{ $action }”.
error-no-such-action = A játékban nincs ilyen lépés: { $action }.
error-no-such-card = Nincs ilyen lap: „{ $text }”.
error-notation = Nincs ilyen lépés: „{ $text }”.
error-no-undo = Ezen a helyen ({ $seat }) nincs mit visszavonni.
error-not-together = Közben eldől valami, ezért ezt nem lehet egyszerre megjátszani.
error-no-seed = Ebben a jegyzőkönyvben nincs kezdőérték, ezért a játszmát nem lehet folytatni.
error-record-foreign = ez nem a Tafelrunde jegyzőkönyve; az így kezdődik: „{ $title }”.
error-record-truncated = a jegyzőkönyv itt megszakad; hiányzik a záró sora: „entries: …”.
error-record-expected = itt ennek kellene állnia: „{ $key }: …”, de ez áll: „{ $text }”.
error-record-line = ez nem érthető: „{ $text }”.
error-record-count =
    { NUMBER($count, useGrouping: 0) } bejegyzésnek kellene lennie, de { NUMBER($found, useGrouping: 0) } van.
error-record-more = a jegyzőkönyv már véget ért; nem állhat utána semmi.
error-record-version =
    ez a jegyzőkönyv a játék ({ $game }) szabályainak ebből a változatából való: { NUMBER($version, useGrouping: 0) }; ezt a változatot itt nem őrizzük.
error-record-commitment = a kezdőérték nem az, amelyet a játszma elején rögzítettek.
error-record-no-seed = a kezdőérték még nem nyilvános, ezért az osztást még nem lehet ellenőrizni.
error-record-pick = ez a sorsolás nem következik a kezdőértékből: { NUMBER($count, useGrouping: 0) } ({ $pick }).
error-record-picks = a sorsolások nem azok, amelyeket a szabályok kérnek.
error-record-standings = a végeredmény nem az, amely a bejegyzésekből következik.
error-level-unknown = Nincs „{ $level }” szint; a lehetőségek: { $known }.
error-net-foreign = Ez nem tanult értékelés fájlja: „{ $name }”.
error-net-game = Más játékhoz tanult: „{ $name }”; annak játéka { $other }, ez pedig { $game }.
error-net-rules = A szabályok más változatához tanult: „{ $name }”; annak változata { $was }, a mostani { $now }.
error-net-encoding = Az állás más jellemzőiből tanult, mint amelyeket ez a verzió lát: „{ $name }”.
error-net-damaged = Sérült vagy hiányos: „{ $name }”.
error-net-none = Ehhez a játékhoz nem tanulható értékelés: { $game }; nincs leírva, hogy az állás mely jellemzőit látná.

## Miért nem lehet valamit megtenni.

why-not-over = A játszma véget ért.
why-not-turn = Nem te jössz.

## Tippek: mit tenne a legerősebb gép, és miért.

hint-only = Csak egy választásod van: „{ $action }”.
hint-says = Egy mester választása: „{ $action }” (nyerési esély: { $chance }%)
hint-simulations = Az idő { $wanted } szimulációból { $done } elvégzésére volt elég.

## Feladványok: állások, amelyekben egy választás egyértelműen a legjobb.

exercise-about = Itt egy választás egyértelműen jobb a többinél: találd meg.
exercise-tip = Az esélyek három, egyenként 20 000 szimulációs keresésből származnak. Ami egy választás után következik, azt erős gépek játszották, olyan rejtett lapokkal és jelzőkkel, amelyek illenek ahhoz, amit látsz.
exercise-right = Helyes: innen 100 játszmából körülbelül { $chance } a tiéd, a második legjobb választással { $next }.
exercise-other = Szabályos, de innen 100 játszmából körülbelül { $chance } a tiéd { $best } helyett, vagyis { $cost } az ára. A legjobb választás ez volt: „{ $action }”.
exercise-else = Szabályos, de egy másik választás egyértelműen jobb.
exercise-own-about = Egy döntés, amely sokba került neked egy játszmában: találd meg a jobb választást.
exercise-own-same = A játszmában is ezt választottad: innen 100 játszmából körülbelül { $chance } a tiéd { $best } helyett, vagyis { $cost } az ára. A legjobb választás ez volt: „{ $action }”.
exercise-own-else = Szabályos, de az elemzés többre tart más választásokat.
exercise-own-tip = Az esélyek a játszmád elemzéséből származnak, aszerint, amit tudtál. Amit nem láthattál, azt itt újra elképzeltük.
