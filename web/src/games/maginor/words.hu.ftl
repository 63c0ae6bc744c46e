# A Maginor táblájának szavai.

web-maginor-over = befejezett játszma
web-maginor-heading = Maginor { $where }
web-maginor-tokens = { $count } jelző
web-maginor-cards = { $count } kártya
web-maginor-votes = { $count } szavazat
web-maginor-wands-count = { $count } varázspálca
web-maginor-card-fire = tűzkártya
web-maginor-card-water = vízkártya
web-maginor-card-earth = földkártya
web-maginor-card-air = levegőkártya
web-maginor-card-doom = végzetkártya
web-maginor-card-wand = varázspálca
web-maginor-spent = { $card }, kijátszva
web-maginor-symbol-cards = Szimbólumkártyák
web-maginor-wands = Varázspálcák
web-maginor-no-spells-yet = Még egyet sem nyertél.
web-maginor-short-golden-cauldron = Arany Üst: { $votes }
web-maginor-short-high-wizard = Fővarázsló: { $votes }
web-maginor-power-recall = két szimbólumkártya vissza
web-maginor-power-restore = két varázspálca vissza
web-maginor-power-superiority = egy vagy két jelző oda, ahol a varázslód áll
web-maginor-power-persuasion = egy jelző cseréje ott, ahol a varázslód áll
web-maginor-power-telekinesis = egy jelző bármelyik Mindentudóhoz
web-maginor-power-teleport = a varázslód bármelyik Mindentudóra
web-maginor-power-summon = a következő Mindentudó kiértékelése Maginor útján
web-maginor-power-reversal = elvesztett vagy döntetlen párbaj megnyerése
web-maginor-power-ritual = { $count } szavazatot ér
web-maginor-if-evaluated = Ha most lenne a kiértékelés:
web-maginor-nobody = Itt nincs jelző.
web-maginor-no-spell = nincs varázslat
web-maginor-oracle-heard = { $slots } { $oracle }: { $slots } mezőből { $taken } foglalt; { $spell }
web-maginor-won-by =
    { $name-is ->
        [you] { $oracle }, elnyerted
       *[other] { $oracle }, elnyerte { $name }
    }
web-maginor-gone = { $oracle }, kikerült a játékból
web-maginor-wizard-of =
    { $name-is ->
        [you] a varázslód
       *[other] { $name } varázslója
    }
web-maginor-die = Kocka
web-maginor-last-roll =
    { $name-is ->
        [you] Kocka. Az utolsó dobásod: { $face }
       *[other] Kocka. Az utolsó dobás, { $name }: { $face }
    }
web-maginor-name = Nevezz meg egy szimbólumot
web-maginor-holdings = A többiek kártyái és varázslatai
web-maginor-duel-for = Párbaj · { $oracle } · { $symbol }
web-maginor-challenger = kihívó
web-maginor-defender = védő
web-maginor-sealed = választás kész
web-maginor-chooses = még hátravan
web-maginor-seal = Titkos választás: { $elemental }
web-maginor-first-chooses = Az első választ, a második a másikat kapja.
