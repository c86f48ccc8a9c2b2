/** Opening hands and mulligans (103.4, 103.5, before July 2009 101.4). */
import { changePlayer, findPlayer, inTurnOrder, objectsIn } from '../state/changes.ts';
import { chooseUpTo } from '../events/choices.ts';
import type { Ability } from '../language/ability.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { startingHandSize } from '../look/handSize.ts';
import { perform } from '../events/perform.ts';
import { ask, citingAlso, type Game, type Procedure, tellAll, say } from '../events/procedure.ts';
import { legalIf } from '../events/question.ts';
import { shuffle } from '../state/random.ts';
import type { Concept } from '../concepts/concepts.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { GameState, ObjectId, PlayerId } from '../state/state.ts';
import { combinations } from '../state/combinations.ts';
import { areSomeOf, toList } from '../events/answers.ts';
import { sideOf, sidesFrom } from '../state/teams.ts';
import { countOf } from '../state/sentences.ts';

/** How players of an era draw their opening hands anew. */
interface MulliganRule {
  /** Who decide in turn and then draw together: groups of which one is done before the next begins. */
  readonly groups: (state: GameState) => readonly (readonly PlayerId[])[];
  /** Draws the new hand of a player who has taken so many mulligans that cost a card. */
  readonly draw: (game: Game, player: PlayerId, fewer: number) => Procedure<void>;
  /** Whether the first mulligan of a game costs no card. */
  readonly isFirstFree: (state: GameState) => boolean;
  /** What whoever kept a hand that is smaller than it was does. */
  readonly withSmallerHand?: (game: Game, player: PlayerId) => Procedure<void>;
}

/** Draws opening hands, lets players take mulligans until all keep, and makes the game stand before its first turn. */
export function* openingHands(game: Game): Procedure<void> {
  const rule = variantOn(mulligans, game.state.day);
  const players = inTurnOrder(game.state);
  for (const player of players) yield* drawCards(game, player, startingHandSize(game.state, player), 'startingHand');
  if (sharesTurns(game.state) && rule.groups !== oneByOne) say(game, 'team mulligans');
  for (const group of rule.groups(game.state)) yield* takeTogether(game, rule, group);
  for (const player of players)
    if (rule.withSmallerHand && objectsIn(game.state, 'hand', player).length < startingHandSize(game.state, player))
      yield* rule.withSmallerHand(game, player);
  for (const player of players) yield* beginWith(game, player);
  game.state = { ...game.state, turn: { ...game.state.turn, step: 'untap' } };
}

const isOpening = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.rules?.some(({ rule }) => rule === 'opening hand') === true;

/** Cards of the opening hand with which its player begins the game on the battlefield, in any order (103.6a). */
function* beginWith(game: Game, player: PlayerId): Procedure<void> {
  const look = lookAt(game.state);
  const able = objectsIn(game.state, 'hand', player).filter((id) => look.characteristicsOf(id).abilities.some(isOpening));
  const text = 'Which cards does the player begin the game with on the battlefield?';
  for (const object of yield* chooseUpTo(game, player, able, able.length, text, 'openingHand'))
    yield* perform(citingAlso(game, 'all', 'openingHand'), [
      { kind: 'move', object, to: 'battlefield', cause: 'effect', as: { controller: player } },
    ]);
}

/** Rounds of mulligans: each player who has not kept decides in turn, then those who take one do so at the same time. */
function* takeTogether(game: Game, rule: MulliganRule, players: readonly PlayerId[]): Procedure<void> {
  let deciding = players.filter((player) => mayTake(game, rule, player));
  while (deciding.length > 0) {
    const taking: PlayerId[] = [];
    for (const player of deciding) if (yield* takesMulligan(game, rule, player)) taking.push(player);
    for (const player of taking) yield* takeMulligan(game, rule, player);
    deciding = taking.filter((player) => mayTake(game, rule, player));
  }
}

const sharesTurns = ({ options }: GameState): boolean => options?.sharedTurns === true;
const isMultiplayer = ({ players, options }: GameState): boolean => players.length > 2 || options?.format === 'brawl';

/** Mulligans that cost a card. */
const counted = (game: Game, { isFirstFree }: MulliganRule, player: PlayerId): number => {
  const taken = findPlayer(game.state, player)?.mulligans ?? 0;
  return isFirstFree(game.state) ? Math.max(0, taken - 1) : taken;
};

/** A hand of no cards is kept. */
const mayTake = (game: Game, rule: MulliganRule, player: PlayerId): boolean =>
  counted(game, rule, player) < startingHandSize(game.state, player);

function* takesMulligan(game: Game, { isFirstFree }: MulliganRule, player: PlayerId): Procedure<boolean> {
  const answer = yield* ask(game, {
    player,
    kind: 'mulligan',
    text: 'Does the player keep this hand, or take a mulligan?',
    options: () => ['keep', 'mulligan'],
    judge: (given) => legalIf(given === 'keep' || given === 'mulligan', 'a hand is kept, or a mulligan is taken', 'mulligan'),
    cites: ['mulligan'],
  });
  const isFirst = findPlayer(game.state, player)?.mulligans === 0;
  tellAll(game, game.teller?.mulligan(game.state, player, answer === 'mulligan', isFirst && isFirstFree(game.state)));
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
  yield* rule.draw(game, player, counted(game, rule, player));
}

function* drawSmallerHand(game: Game, player: PlayerId, fewer: number): Procedure<void> {
  yield* drawCards(game, player, startingHandSize(game.state, player) - fewer);
}

/** A full hand, of which cards go to the bottom of the library, one after the other: the last one named lies lowest. */
function* drawAndBottom(game: Game, player: PlayerId, fewer: number): Procedure<void> {
  yield* drawCards(game, player, startingHandSize(game.state, player));
  if (fewer === 0) return;
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
      const fits = list.length === Math.min(count, hand.length) && areSomeOf(list, hand);
      return legalIf(fits, `it takes ${countOf(count, 'card')} of the hand`, 'mulligan');
    },
    cites: ['mulligan'],
  });
  return toList(answer);
}

function* drawCards(game: Game, player: PlayerId, count: number, by: Concept = 'mulligan'): Procedure<void> {
  for (let at = 0; at < count; at += 1) yield* perform(citingAlso(game, ['draw'], by), [{ kind: 'draw', player }]);
}

function* lookAtTop(game: Game, player: PlayerId): Procedure<void> {
  const [top] = objectsIn(game.state, 'library', player);
  if (top === undefined) return;
  const answer = yield* ask(game, {
    player,
    kind: 'may',
    text: 'Is the top card put on the bottom of the library?',
    source: top,
    options: () => ['no', 'yes'],
    judge: (given) =>
      legalIf(
        ['yes', 'no', true, false].some((known) => known === given),
        'yes or no',
        'mulligan',
      ),
    cites: ['mulligan'],
  });
  if (answer === 'yes' || answer === true)
    yield* perform(game, [{ kind: 'move', object: top, to: 'library', cause: 'mulligan', at: 'bottom' }]);
}

const together: MulliganRule['groups'] = (state) => [inTurnOrder(state)];
const oneByOne: MulliganRule['groups'] = (state) => inTurnOrder(state).map((player) => [player]);
/** Teams that take their turns together decide together, one team before the next. */
const teamByTeam: MulliganRule['groups'] = (state) => sidesFrom(state, inTurnOrder(state)[0] ?? '').map((side) => sideOf(state, side));

const isShared = (state: GameState): boolean => sharesTurns(state) || isMultiplayer(state);

/** How opening hands are drawn anew (103.5, before July 2009 103.4 and 101.4). */
export const mulligans: readonly Variant<MulliganRule>[] = [
  { from: '2019-07-12', value: { groups: together, draw: drawAndBottom, isFirstFree: isShared } },
  { from: '2015-09-26', value: { groups: together, draw: drawSmallerHand, isFirstFree: isShared, withSmallerHand: lookAtTop } },
  { from: '2009-07-11', value: { groups: together, draw: drawSmallerHand, isFirstFree: isShared } },
  { from: '2007-07-13', value: { groups: teamByTeam, draw: drawSmallerHand, isFirstFree: isShared } },
  { from: '2006-10-01', value: { groups: teamByTeam, draw: drawSmallerHand, isFirstFree: sharesTurns } },
  { from: '', value: { groups: oneByOne, draw: drawSmallerHand, isFirstFree: () => false } },
];
