BEGIN TRANSACTION;
CREATE TABLE "_yoyo_log" (
            "id" VARCHAR(36),
            "migration_hash" VARCHAR(64),
            "migration_id" VARCHAR(255),
            "operation" VARCHAR(10),
            "username" VARCHAR(255),
            "hostname" VARCHAR(255),
            "comment" VARCHAR(255),
            "created_at_utc" TIMESTAMP,
            PRIMARY KEY ("id")
        );
CREATE TABLE "_yoyo_migration" (
            "migration_hash" VARCHAR(64),
            "migration_id" VARCHAR(255),
            "applied_at_utc" TIMESTAMP,
            PRIMARY KEY ("migration_hash")
        );
INSERT INTO "_yoyo_migration" VALUES('8bc66fa76d29469ee92d922c88b3321bf0ae5aa266019b210a1609589e515884','0001.tables','2026-11-16T17:32:26.395961');
CREATE TABLE "_yoyo_version" (
            "version" INT NOT NULL PRIMARY KEY,
            "installed_at_utc" TIMESTAMP
        );
INSERT INTO "_yoyo_version" VALUES(2,'2026-11-16 17:32:26.071781');
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    request TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('public-table-100000',1,1780000025000,'person-dora','','{"type":"created","game":"druidenwalzer","version":1,"options":{"handicap":"none"},"chairs":[{"kind":"person","name":"Dorka","person":"person-dora","level":null,"key":""},{"kind":"open","name":"","person":"","level":null,"key":""}],"clock":{"kind":"none"},"public":true,"rated":false,"hints":true,"shuffle":false,"host":"person-dora","key":"s3WBi-VydSa8","commitment":"c7aa6c12e33492abb1377567c7e8985bfcc5090547a83d53ae86638005d9468e","awaited":[],"waits":false}');
INSERT INTO "entries" VALUES('public-table-100000',2,1780000025000,'person-twin','','{"type":"placed","seat":1,"sitter":{"kind":"person","name":"Pista","person":"person-twin","level":null,"key":""}}');
INSERT INTO "entries" VALUES('public-table-100000',3,1780000025000,'person-twin','','{"type":"started","order":[0,1]}');
INSERT INTO "entries" VALUES('public-table-100000',4,1780000025000,'person-dora','1-827307999','{"type":"said","seat":0,"name":"Dorka","text":"Good luck!"}');
INSERT INTO "entries" VALUES('public-table-100000',5,1780000025000,'person-looker','1-827307999','{"type":"said","seat":-1,"name":"Neugierig","text":"May I watch?"}');
INSERT INTO "entries" VALUES('public-table-100000',6,1780000025000,'person-silent','1-827307999','{"type":"said","seat":-1,"name":"Cecil 518","text":"Hello from nowhere"}');
INSERT INTO "entries" VALUES('public-table-100000',7,1780000025000,'person-dora','2-903170602','{"type":"played","seat":0,"action":10,"picks":""}');
INSERT INTO "entries" VALUES('public-table-100000',8,1780000025000,'person-twin','1-827307999','{"type":"played","seat":1,"action":10,"picks":"15/29 6/28 25/27 9/26 18/29 11/28 18/27 4/26 0/25 16/24 21/23 14/25 18/24 2/23"}');
INSERT INTO "entries" VALUES('public-table-100000',9,1780000025000,'person-dora','3-86939546','{"type":"played","seat":0,"action":20,"picks":""}');
INSERT INTO "entries" VALUES('public-table-100000',10,1780000025000,'person-dora','4-556019485','{"type":"played","seat":0,"action":25,"picks":""}');
INSERT INTO "entries" VALUES('public-table-100000',11,1780000025000,'person-dora','5-1043521778','{"type":"played","seat":0,"action":30,"picks":""}');
INSERT INTO "entries" VALUES('public-table-100000',12,1780000025000,'person-twin','2-903170602','{"type":"played","seat":1,"action":20,"picks":""}');
INSERT INTO "entries" VALUES('public-table-100000',13,1780000025000,'person-twin','3-86939546','{"type":"played","seat":1,"action":25,"picks":""}');
INSERT INTO "entries" VALUES('public-table-100000',14,1780000025000,'person-twin','4-556019485','{"type":"played","seat":1,"action":30,"picks":""}');
INSERT INTO "entries" VALUES('public-table-100000',15,1780000025000,'person-twin','','{"type":"renamed","seat":1,"name":"Pista bácsi"}');
INSERT INTO "entries" VALUES('public-table-100000',16,1780000030000,'person-twin','5-1043521778','{"type":"resigned","seat":1,"level":"knight"}');
INSERT INTO "entries" VALUES('public-table-100000',17,1780000030000,'person-twin','','{"type":"ended","why":"resigned","places":[1,2]}');
INSERT INTO "entries" VALUES('private-table-100000',1,1780000030000,'person-dora','','{"type":"created","game":"druidenwalzer","version":1,"options":{"handicap":"none"},"chairs":[{"kind":"person","name":"Dorka","person":"person-dora","level":null,"key":""},{"kind":"invited","name":"","person":"","level":null,"key":"AfR0vdbeQVDu"}],"clock":{"kind":"none"},"public":false,"rated":false,"hints":true,"shuffle":false,"host":"person-dora","key":"QnqToqndxIVz","commitment":"74542cb81f57eccd3832849835fa4e81626e8de2715748be6cf390b310a7a42f","awaited":[],"waits":false}');
INSERT INTO "entries" VALUES('private-table-100000',2,1780000030000,'person-gone','','{"type":"placed","seat":1,"sitter":{"kind":"person","name":"Verschwunden","person":"person-gone","level":null,"key":"AfR0vdbeQVDu"}}');
INSERT INTO "entries" VALUES('private-table-100000',3,1780000030000,'person-gone','','{"type":"started","order":[0,1]}');
INSERT INTO "entries" VALUES('private-table-100000',4,1780000030000,'person-gone','1-827307999','{"type":"said","seat":1,"name":"Verschwunden","text":"Forget me"}');
INSERT INTO "entries" VALUES('private-table-100000',5,1780000030000,'person-gone','2-903170602','{"type":"resigned","seat":1,"level":"knight"}');
INSERT INTO "entries" VALUES('private-table-100000',6,1780000030000,'person-gone','','{"type":"ended","why":"resigned","places":[1,2]}');
INSERT INTO "entries" VALUES('running-table-100000',1,1780000030000,'person-guest','','{"type":"created","game":"maginor","version":1,"options":{"spell_gap":"random"},"chairs":[{"kind":"person","name":"Dorka","person":"person-guest","level":null,"key":""},{"kind":"bot","name":"Konrad","person":"","level":"knight","key":""}],"clock":{"kind":"none"},"public":true,"rated":false,"hints":true,"shuffle":false,"host":"person-guest","key":"vsEmZUSa7IcZ","commitment":"b0d40a62537b565bfe7f65cb6cf72399f3909540a3819935fa2c49ec713d01d5","awaited":[],"waits":false}');
INSERT INTO "entries" VALUES('running-table-100000',2,1780000030000,'person-guest','','{"type":"started","order":[0,1]}');
INSERT INTO "entries" VALUES('waiting-table-100000',1,1780000030000,'person-dora','','{"type":"created","game":"havoc","version":1,"options":{"battle_order":"historical","peace_card":"seats","small_table":true,"john_of_gaunt":"off"},"chairs":[{"kind":"person","name":"Dorka","person":"person-dora","level":null,"key":""},{"kind":"open","name":"","person":"","level":null,"key":""},{"kind":"bot","name":"Konrad","person":"","level":"squire","key":""}],"clock":{"kind":"none"},"public":true,"rated":false,"hints":true,"shuffle":false,"host":"person-dora","key":"WbCr9HL0Uhor","commitment":"823029e9d09f3ea5e3ef563a568dbb88a90d4c677435b5dbe0c22e7e448d5751","awaited":[],"waits":false}');
INSERT INTO "entries" VALUES('closed-table-100000',1,1780000030000,'person-twin','','{"type":"created","game":"havoc","version":1,"options":{"battle_order":"historical","peace_card":"seats","small_table":true,"john_of_gaunt":"off"},"chairs":[{"kind":"person","name":"Pista bácsi","person":"person-twin","level":null,"key":""},{"kind":"open","name":"","person":"","level":null,"key":""}],"clock":{"kind":"none"},"public":true,"rated":false,"hints":true,"shuffle":false,"host":"person-twin","key":"_8meNL9Ds1ot","commitment":"c49acbda1f7d81338630f8b15143ec80b309a5439555eecbe80a7416aff8e4aa","awaited":[],"waits":false}');
INSERT INTO "entries" VALUES('closed-table-100000',2,1780000030000,'person-twin','','{"type":"closed"}');
INSERT INTO "entries" VALUES('private-table-100000',7,1780000030000,'person-gone','','{"type":"renamed","seat":1,"name":"Wendelin 954"}');
CREATE TABLE house (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "house" VALUES('secret','0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "house" VALUES('alive','1780000030000');
CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    language TEXT NOT NULL,
    email TEXT NOT NULL,
    mail_turns INTEGER NOT NULL,
    session INTEGER NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO "people" VALUES('person-dora','Dorka','dorka','$argon2id$v=19$m=65536,t=3,p=4$2qOw6mBQCRmH1QWsXR5tog$mfckk7/iTljk4ncAbf/2UwIAEzQ83XWyQgF4F5KwQk8','en','',0,0,1780000000000);
INSERT INTO "people" VALUES('person-imp','Dоrkа','dоrkа','$argon2id$v=19$m=65536,t=3,p=4$Lx2AD4MyOBBU3YspUFzQQQ$Hts8Oq1ls0C7e/zcdGIS0DLv7GID07OFSOF6aMu8lHk','en','',0,0,1780000005000);
INSERT INTO "people" VALUES('person-guest','Dorka',NULL,NULL,'en','',0,0,1780000010000);
INSERT INTO "people" VALUES('person-twin','Pista bácsi',NULL,NULL,'en','',0,0,1780000015000);
INSERT INTO "people" VALUES('person-gone','',NULL,NULL,'en','',0,1,1780000020000);
INSERT INTO "people" VALUES('person-looker','Neugierig',NULL,NULL,'en','',0,0,1780000025000);
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE TABLE results (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER,
    rated INTEGER NOT NULL,
    left_early INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
INSERT INTO "results" VALUES('person-dora','public-table-100000','druidenwalzer',2,1,NULL,0,0,1780000030000);
INSERT INTO "results" VALUES('person-twin','public-table-100000','druidenwalzer',2,2,NULL,0,1,1780000030000);
INSERT INTO "results" VALUES('person-dora','private-table-100000','druidenwalzer',2,1,NULL,0,0,1780000030000);
INSERT INTO "results" VALUES('person-gone','private-table-100000','druidenwalzer',2,2,NULL,0,1,1780000030000);
CREATE TABLE sitters (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);
INSERT INTO "sitters" VALUES('person-dora','public-table-100000');
INSERT INTO "sitters" VALUES('person-twin','public-table-100000');
INSERT INTO "sitters" VALUES('person-dora','private-table-100000');
INSERT INTO "sitters" VALUES('person-gone','private-table-100000');
INSERT INTO "sitters" VALUES('person-guest','running-table-100000');
INSERT INTO "sitters" VALUES('person-dora','waiting-table-100000');
INSERT INTO "sitters" VALUES('person-twin','closed-table-100000');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    host TEXT NOT NULL,
    request TEXT,
    seed TEXT NOT NULL,
    summary TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    due BIGINT,
    UNIQUE (host, request)
);
INSERT INTO "tables" VALUES('public-table-100000','druidenwalzer','over',1,'person-dora',NULL,'cf20e55195d45fb5999c98660c0adce73f7d2231ea151718d198b70b595c065f','{"table":{"id":"public-table-100000","game":"druidenwalzer","version":1,"options":{"handicap":"none"},"chairs":[{"seat":0,"kind":"person","name":"Dorka","person":"person-dora","level":null,"away":false,"resigned":false,"key":null},{"seat":1,"kind":"person","name":"Pista bácsi","person":"person-twin","level":"knight","away":true,"resigned":true,"key":null}],"clock":{"kind":"none"},"public":true,"rated":false,"hints":true,"status":"over","host":"person-dora","you":null,"to_act":[],"created":1780000025000,"started":1780000025000,"ended":1780000030000,"due":null,"commitment":"c7aa6c12e33492abb1377567c7e8985bfcc5090547a83d53ae86638005d9468e","seed":"cf20e55195d45fb5999c98660c0adce73f7d2231ea151718d198b70b595c065f","standings":{"places":[1,2],"points":[],"reason":{"id":"server-reason-resigned","args":{"seat":{"seat":1}}}},"rematch":null,"key":"s3WBi-VydSa8","kept_chair":null,"free_chair":null,"remarks":[{"after":8,"kind":"resigned","seat":1}]},"owing":[]}',1780000025000,1780000030000,NULL);
INSERT INTO "tables" VALUES('private-table-100000','druidenwalzer','over',0,'person-dora',NULL,'f622468704ffaa66c044a5daff126613ccb1ca8cc11a8fab7b55f3846c4017be','{"table":{"id":"private-table-100000","game":"druidenwalzer","version":1,"options":{"handicap":"none"},"chairs":[{"seat":0,"kind":"person","name":"Dorka","person":"person-dora","level":null,"away":false,"resigned":false,"key":null},{"seat":1,"kind":"person","name":"Wendelin 954","person":"person-gone","level":"knight","away":true,"resigned":true,"key":"AfR0vdbeQVDu"}],"clock":{"kind":"none"},"public":false,"rated":false,"hints":true,"status":"over","host":"person-dora","you":null,"to_act":[],"created":1780000030000,"started":1780000030000,"ended":1780000030000,"due":null,"commitment":"74542cb81f57eccd3832849835fa4e81626e8de2715748be6cf390b310a7a42f","seed":"f622468704ffaa66c044a5daff126613ccb1ca8cc11a8fab7b55f3846c4017be","standings":{"places":[1,2],"points":[],"reason":{"id":"server-reason-resigned","args":{"seat":{"seat":1}}}},"rematch":null,"key":"QnqToqndxIVz","kept_chair":null,"free_chair":null,"remarks":[{"after":0,"kind":"resigned","seat":1}]},"owing":[]}',1780000030000,1780000030000,NULL);
INSERT INTO "tables" VALUES('running-table-100000','maginor','running',1,'person-guest',NULL,'3e1ef6bc573c3e2b337f66ca99de3a22c5d1e33e260e704f26f1fafc9936f655','{"table":{"id":"running-table-100000","game":"maginor","version":1,"options":{"spell_gap":"random"},"chairs":[{"seat":0,"kind":"person","name":"Dorka","person":"person-guest","level":null,"away":false,"resigned":false,"key":null},{"seat":1,"kind":"bot","name":"Konrad","person":null,"level":"knight","away":false,"resigned":false,"key":null}],"clock":{"kind":"none"},"public":true,"rated":false,"hints":true,"status":"running","host":"person-guest","you":null,"to_act":[0],"created":1780000030000,"started":1780000030000,"ended":null,"due":null,"commitment":"b0d40a62537b565bfe7f65cb6cf72399f3909540a3819935fa2c49ec713d01d5","seed":null,"standings":null,"rematch":null,"key":"vsEmZUSa7IcZ","kept_chair":null,"free_chair":null,"remarks":[]},"owing":[0]}',1780000030000,1780000030000,1780604830000);
INSERT INTO "tables" VALUES('waiting-table-100000','havoc','waiting',1,'person-dora',NULL,'6c2deca870156107d8fedb98bf161b115c11e744123716b8232459b09ded08c7','{"table":{"id":"waiting-table-100000","game":"havoc","version":1,"options":{"battle_order":"historical","peace_card":"seats","small_table":true,"john_of_gaunt":"off"},"chairs":[{"seat":0,"kind":"person","name":"Dorka","person":"person-dora","level":null,"away":false,"resigned":false,"key":null},{"seat":1,"kind":"open","name":"","person":null,"level":null,"away":false,"resigned":false,"key":null},{"seat":2,"kind":"bot","name":"Konrad","person":null,"level":"squire","away":false,"resigned":false,"key":null}],"clock":{"kind":"none"},"public":true,"rated":false,"hints":true,"status":"waiting","host":"person-dora","you":null,"to_act":[],"created":1780000030000,"started":null,"ended":null,"due":null,"commitment":"823029e9d09f3ea5e3ef563a568dbb88a90d4c677435b5dbe0c22e7e448d5751","seed":null,"standings":null,"rematch":null,"key":"WbCr9HL0Uhor","kept_chair":null,"free_chair":null,"remarks":[]},"owing":[]}',1780000030000,1780000030000,NULL);
INSERT INTO "tables" VALUES('closed-table-100000','havoc','closed',1,'person-twin',NULL,'f99ff69ce1af1ccb35c27f20014bd42f59b9b5abcfce85c56929be757ca22991','{"table":{"id":"closed-table-100000","game":"havoc","version":1,"options":{"battle_order":"historical","peace_card":"seats","small_table":true,"john_of_gaunt":"off"},"chairs":[{"seat":0,"kind":"person","name":"Pista bácsi","person":"person-twin","level":null,"away":false,"resigned":false,"key":null},{"seat":1,"kind":"open","name":"","person":null,"level":null,"away":false,"resigned":false,"key":null}],"clock":{"kind":"none"},"public":true,"rated":false,"hints":true,"status":"closed","host":"person-twin","you":null,"to_act":[],"created":1780000030000,"started":null,"ended":null,"due":null,"commitment":"c49acbda1f7d81338630f8b15143ec80b309a5439555eecbe80a7416aff8e4aa","seed":null,"standings":null,"rematch":null,"key":"_8meNL9Ds1ot","kept_chair":null,"free_chair":null,"remarks":[]},"owing":[]}',1780000030000,1780000030000,NULL);
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);
INSERT INTO "tokens" VALUES('009f14b51453f021','person-dora','my program','47e3ee17142107d74d86d7c84f6e0ff40bd527667312f2c7670cda88f66fc903',1780000030000);
CREATE TABLE "yoyo_lock" ("locked" INT DEFAULT 1, "ctime" TIMESTAMP,"pid" INT NOT NULL,PRIMARY KEY ("locked"));
CREATE INDEX tables_in_the_lobby ON tables (status, public, updated);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tokens_of_person ON tokens (person);
COMMIT;
