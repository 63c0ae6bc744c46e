// A two-player counting game on a boardgame.io server, and clients that play it as fast as they can.
// `node boardgame.cjs serve` and `node boardgame.cjs play TABLES SECONDS`, in a directory with boardgame.io installed.
const { createRequire } = require('module');
const from = createRequire(process.cwd() + '/package.json');
const PORT = 8766;
const game = {
  name: 'count',
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.sum += 1; } },
};

async function serve() {
  const { Server, Origins } = from('boardgame.io/server');
  await Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] }).run(PORT);
}

function table() {
  const { Client } = from('boardgame.io/client');
  const { SocketIO } = from('boardgame.io/multiplayer');
  const matchID = `m${Math.random()}`; // the server sets a match up when its first client asks for it
  const clients = [];
  for (const playerID of ['0', '1']) {
    const client = Client({
      game, numPlayers: 2, matchID, playerID, debug: false,
      multiplayer: SocketIO({ server: `localhost:${PORT}` }),
    });
    client.start();
    clients.push(client);
  }
  return clients;
}

// The server's answer, not the client's own optimistic one: the state that the transport delivered.
function waitFor(client, sum) {
  return new Promise((resolve) => {
    const check = () => { if (client.getState() && client.getState().G.sum >= sum) { stop(); resolve(); } };
    const stop = client.subscribe(check);
    check();
  });
}

async function play(tables, seconds) {
  const all = [];
  for (let n = 0; n < tables; n++) all.push(table());
  await Promise.all(all.flat().map((client) => waitFor(client, 0)));
  const end = Date.now() + seconds * 1000;
  let count = 0;
  await Promise.all(all.map(async (pair) => {
    for (let sum = 1; Date.now() < end; sum++) {
      pair[(sum - 1) % 2].moves.add();
      await waitFor(pair[sum % 2], sum); // the other player hears of it from the server
      if (Date.now() < end) count += 1;
    }
  }));
  console.log((count / seconds).toFixed(1));
  process.exit(0);
}

if (process.argv[2] === 'serve') serve();
else play(Number(process.argv[3]), Number(process.argv[4]));
