/** Opening hands and mulligans (103.4, 103.5, before July 2009 101.4). */
import { changePlayer, findPlayer, inTurnOrder, objectsIn } from '../state/changes.ts';
import { startingHandSize } from '../look/handSize.ts';
import { perform } from '../events/perform.ts';
import { ask, type Game, legal, type Procedure } from '../events/procedure.ts';
import { shuffle } from '../state/random.ts';
import { mulligansOn, type MulliganRule } from './mulliganEras.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';
import { combinations } from '../state/combinations.ts';
import { toList } from '../events/answers.ts';
import { sideOf, sidesFrom } from '../state/teams.ts';
import { countOf } from '../state/sentences.ts';

/** Draws opening hands, lets players take mulligans until all keep, and makes the game stand before its first turn. */
export function* openingHands(game: Game): Procedure<void> {
  const rule = mulligansOn(game.state.day);
  const players = inTurnOrder(game.state);
  for (const player of players) yield* drawCards(game, player, startingHandSize(game.state, player));
  if (sharesTurns(game) && rule.together !== 'player') game.tell('team mulligans', 'A team decides together.', 'team.mulligan');
  if (rule.together === 'all') yield* takeTogether(game, rule, players);
  else if (rule.together === 'player') for (const player of players) yield* takeTogether(game, rule, [player]);
  else for (const side of sidesFrom(game.state, players[0] ?? '')) yield* takeTogether(game, rule, sideOf(game.state, side));
  if (rule.look) for (const player of players) yield* lookAtTop(game, player);
  game.state = { ...game.state, turn: { ...game.state.turn, step: 'untap' } };
}

/** Rounds of mulligans: each player who has not kept decides in turn, then those who take one do so at the same time. */
function* takeTogether(game: Game, rule: MulliganRule, players: readonly PlayerId[]): Procedure<void> {
  let deciding = players.filter((player) => mayTake(game, rule, player));
  while (deciding.length > 0) {
    const taking: PlayerId[] = [];
    for (const player of deciding) if (yield* takesMulligan(game, player)) taking.push(player);
    for (const player of taking) yield* takeMulligan(game, rule, player);
    deciding = taking.filter((player) => mayTake(game, rule, player));
  }
}

const sharesTurns = ({ state }: Game): boolean => state.options?.sharedTurns === true;

/** Mulligans that cost a card. */
function counted(game: Game, { free }: MulliganRule, player: PlayerId, taken = findPlayer(game.state, player)?.mulligans ?? 0): number {
  const { players, options } = game.state;
  const isFree = sharesTurns(game) ? free !== 'none' : free === 'multiplayer' && (players.length > 2 || options?.format === 'brawl');
  return isFree ? Math.max(0, taken - 1) : taken;
}

/** A hand of no cards is kept. */
const mayTake = (game: Game, rule: MulliganRule, player: PlayerId): boolean =>
  counted(game, rule, player) < startingHandSize(game.state, player);

function* takesMulligan(game: Game, player: PlayerId): Procedure<boolean> {
  const answer = yield* ask(game, {
    player,
    kind: 'mulligan',
    text: 'Does the player keep this hand, or take a mulligan?',
    options: () => ['keep', 'mulligan'],
    judge: (given) =>
      given === 'keep' || given === 'mulligan'
        ? legal
        : { legal: false, reason: 'a hand is kept, or a mulligan is taken', cites: ['mulligan'] },
    cites: ['mulligan'],
  });
  game.tell('mulligan', answer === 'keep' ? `${player} keeps the hand.` : `${player} takes a mulligan.`, 'mulligan');
  return answer === 'mulligan';
}

function* takeMulligan(game: Game, rule: MulliganRule, player: PlayerId): Procedure<void> {
  const taken = (findPlayer(game.state, player)?.mulligans ?? 0) + 1;
  game.state = changePlayer(game.state, player, { mulligans: taken });
  yield* perform(
    game,
    objectsIn(game.state, 'hand', player).map((object) => ({ kind: 'move', object, to: 'library', cause: 'mulligan', arranged: true })),
  );
  game.state = shuffle(game.state, player);
  const fewer = counted(game, rule, player, taken);
  yield* drawCards(game, player, startingHandSize(game.state, player) - (rule.hand === 'smaller' ? fewer : 0));
  if (rule.hand === 'smaller' || fewer === 0) return;
  // One after the other: the last one named lies lowest.
  for (const object of yield* chooseBottom(game, player, fewer))
    yield* perform(game, [{ kind: 'move', object, to: 'library', cause: 'mulligan', at: 'bottom' }]);
}

function* chooseBottom(game: Game, player: PlayerId, count: number): Procedure<readonly ObjectId[]> {
  const hand = objectsIn(game.state, 'hand', player);
  const answer = yield* ask(game, {
    player,
    kind: 'bottom',
    text: count === 1 ? 'Which card goes to the bottom of the library?' : `Which ${count} cards go to the bottom of the library?`,
    options: () => combinations(hand, count, { least: Math.min(count, hand.length) }),
    judge: (given) => {
      const list = toList(given);
      const fits =
        list.length === Math.min(count, hand.length) && new Set(list).size === list.length && list.every((id) => hand.includes(id));
      return fits ? legal : { legal: false, reason: `it takes ${countOf(count, 'card')} of the hand`, cites: ['mulligan'] };
    },
    cites: ['mulligan'],
  });
  return toList(answer);
}

function* drawCards(game: Game, player: PlayerId, count: number): Procedure<void> {
  for (let at = 0; at < count; at += 1) yield* perform(game, [{ kind: 'draw', player }]);
}

function* lookAtTop(game: Game, player: PlayerId): Procedure<void> {
  const [top] = objectsIn(game.state, 'library', player);
  if (top === undefined || objectsIn(game.state, 'hand', player).length >= startingHandSize(game.state, player)) return;
  const answer = yield* ask(game, {
    player,
    kind: 'may',
    text: 'Is the top card put on the bottom of the library?',
    source: top,
    options: () => ['no', 'yes'],
    judge: (given) =>
      ['yes', 'no', true, false].some((known) => known === given) ? legal : { legal: false, reason: 'yes or no', cites: ['mulligan'] },
    cites: ['mulligan'],
  });
  if (answer === 'yes' || answer === true)
    yield* perform(game, [{ kind: 'move', object: top, to: 'library', cause: 'mulligan', at: 'bottom' }]);
}
