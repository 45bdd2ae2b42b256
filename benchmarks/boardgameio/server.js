// 1000 Kilometers for two pairs on boardgame.io, in memory: `node server.js PORT`.
//
// A turn is as in Paddock's game: six cards that only their owner sees, one drawn, one played or discarded. There are
// no reactions and no bonuses, and a card that cannot be played is discarded, so that a player needs no rules. The
// rest is boardgame.io with its defaults; nothing is saved, and there are no credentials.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const HAND = 6;
const TARGET = 1000;
const DECK = {
  25: 10, 50: 10, 75: 10, 100: 12, 200: 4,
  accident: 3, empty: 3, flat: 3, stop: 5, limit: 4,
  repairs: 6, petrol: 6, spare: 6, green: 14, endlimit: 6,
  ace: 1, tanker: 1, tyre: 1, priority: 1,
};
const CURES = { repairs: 'accident', petrol: 'empty', spare: 'flat' };
const TRUMPS = { accident: 'ace', empty: 'tanker', flat: 'tyre', stop: 'priority', limit: 'priority' };

function deal(G, ctx, random) {
  const cards = Object.entries(DECK).flatMap(([card, count]) => Array(count).fill(card));
  const deck = random.Shuffle(cards);
  G.players = {};
  for (const seat of ctx.playOrder) G.players[seat] = { hand: deck.splice(0, HAND) };
  G.secret = { deck };
  G.stock = deck.length;
  G.tableaux = [0, 1].map(() => ({ km: 0, distances: {}, battle: 'stop', limited: false, trumps: [] }));
  G.discarded = {};
  G.discardTop = '';
}

// Plays a card if the rules allow it. Otherwise it goes to the discard pile.
function put(own, other, card) {
  if (/^\d/.test(card)) {
    const km = Number(card);
    const fits = own.battle === '' && (!own.limited || km <= 50) && own.km + km <= TARGET;
    if (!fits) return false;
    own.km += km;
    own.distances[card] = (own.distances[card] || 0) + 1;
  } else if (card in TRUMPS) {
    if (other.trumps.includes(TRUMPS[card])) return false;
    if (card === 'limit' ? other.limited : other.battle !== '') return false;
    if (card === 'limit') other.limited = true;
    else other.battle = card;
  } else if (card in CURES) {
    if (own.battle !== CURES[card]) return false;
    own.battle = own.trumps.includes('priority') ? '' : 'stop';
  } else if (card === 'green') {
    if (own.battle !== 'stop') return false;
    own.battle = '';
  } else if (card === 'endlimit') {
    if (!own.limited) return false;
    own.limited = false;
  } else {
    own.trumps.push(card);
    if (TRUMPS[own.battle] === card) own.battle = '';
    if (card === 'priority') own.limited = false;
  }
  return true;
}

const game = {
  name: 'cards',
  setup: ({ ctx, random }) => {
    const G = { race: 1, scores: [0, 0], ledger: [] };
    deal(G, ctx, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID, random }, index) => {
        const { hand } = G.players[playerID];
        if (!Number.isInteger(index) || index < 0 || index >= hand.length) return INVALID_MOVE;
        const side = Number(playerID) % 2;
        const [card] = hand.splice(index, 1);
        if (!put(G.tableaux[side], G.tableaux[1 - side], card)) {
          G.discarded[card] = (G.discarded[card] || 0) + 1;
          G.discardTop = card;
        }
        if (G.secret.deck.length === 0 || G.tableaux[side].km === TARGET) {
          G.tableaux.forEach(({ km, trumps }, n) => {
            G.ledger.push({ race: G.race, side: n, reason: 'kilometres', points: km });
            G.ledger.push({ race: G.race, side: n, reason: 'trumps', points: trumps.length * 100 });
            G.scores[n] += km + trumps.length * 100;
          });
          G.ledger = G.ledger.slice(-12); // a match of Paddock has a few races; this one never ends
          G.race += 1;
          deal(G, ctx, random);
          return undefined;
        }
        hand.push(G.secret.deck.pop());
        G.stock = G.secret.deck.length;
        return undefined;
      },
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
