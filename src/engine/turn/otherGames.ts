/**
 * Other games that one game begins: it is restarted (726), or a subgame is played within it (728).
 */
import { blank, rememberAsLast } from '../events/apply.ts';
import type { GameEvent } from '../events/events.ts';
import { perform } from '../events/perform.ts';
import { type RareInstructions, say } from '../events/procedure.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { matches, resolveRef } from '../look/reading/read.ts';
import { nextObjectId } from '../state/changes.ts';
import { notYet } from '../state/notYet.ts';
import { atRandom, shuffle } from '../state/random.ts';
import type { GameObject, GameState, PlayerId, PlayerState, Zones } from '../state/state.ts';
import { openingHands } from './mulligan.ts';
import { playGame } from './turn.ts';

const startingLife = 20;

/** The card that an object is, as another object in a zone of another game. */
const cardIn = (zone: GameObject['zone'], { id, card, owner, commander }: GameObject): GameObject => ({
  ...blank,
  id: nextObjectId(id),
  card,
  kind: 'card',
  owner,
  controller: owner,
  zone,
  timestamp: 0,
  controlledSince: 0,
  commander,
});

const asBegun = ({ id, left, nameStickers = [] }: PlayerState): PlayerState => ({
  id,
  life: startingLife,
  poison: 0,
  counters: {},
  mana: [],
  landsPlayed: 0,
  left,
  drewFromEmpty: false,
  mulligans: 0,
  nameStickers,
});

/** A game that begins with these libraries, these objects outside of it, and what of exile belongs to it. */
function begun(state: GameState, active: PlayerId, decks: readonly GameObject[], others: readonly GameObject[]): GameState {
  const { options, markers, players } = state;
  if (options?.sharedTurns || options?.rangeOfInfluence !== undefined || markers || state.zones.command.length > 0)
    throw notYet('another game of such a format');
  const own = (objects: readonly GameObject[]) =>
    Object.fromEntries(players.map(({ id }) => [id, objects.filter(({ owner }) => owner === id).map((each) => each.id)]));
  const idsIn = (zone: GameObject['zone']) => others.filter((each) => each.zone === zone).map(({ id }) => id);
  const zones: Zones = {
    battlefield: [],
    stack: [],
    command: [],
    exile: idsIn('exile'),
    outside: idsIn('outside'),
    hand: own([]),
    library: own(decks),
    graveyard: own([]),
  };
  const bare: GameState = {
    ...state,
    players: players.map(asBegun),
    objects: Object.fromEntries([...decks, ...others].map((each) => [each.id, each])),
    zones,
    effects: [],
    delayed: [],
    waiting: [],
    prepared: [],
    turn: { number: 1, active, step: 'mulligan', passed: [], happened: [], extraTurns: [] },
  };
  return players.reduce((shuffled, { id }) => shuffle(shuffled, id), bare);
}

/** The cards that objects are; a melded permanent is two of them. */
function cardsAmong(state: GameState, objects: readonly GameObject[]): readonly GameObject[] {
  const found = objects.filter(({ kind }) => kind === 'card');
  if (found.some(({ card, face }) => state.cards[card]?.layout === 'meld' && face === 2))
    throw notYet('a melded permanent in another game');
  return found;
}

/** All cards go to their owners’ libraries, but those that are left in exile; whoever restarted the game takes the first turn (726.1 to 726.5). */
const restart: RareInstructions['restart'] = function* (game, { leaving }, context) {
  const { state } = game;
  const starter = context.controller;
  const look = lookAt(state);
  const left = leaving ? resolveRef(look, leaving.of, context).filter((id) => matches(look, id, leaving.filter, context)) : [];
  const objects = Object.values(state.objects);
  const stays = ({ id, zone }: GameObject): boolean => zone === 'outside' || left.includes(id);
  const decks = cardsAmong(
    state,
    objects.filter((each) => !stays(each)),
  ).map((each) => cardIn('library', each));
  game.state = begun(rememberAsLast(state, objects), starter, decks, objects.filter(stays));
  say(game, 'restart', starter);
  yield* openingHands(game);
  return { left };
};

/** Whether what lies in exile as a subgame ends goes to the libraries of the main game as well. */
export const exiledInSubgames: readonly Variant<boolean>[] = [
  { from: '2007-07-13', value: true },
  { from: '', value: false },
];

/** Plays a subgame with the libraries as decks, and remembers who did not win it (728). */
const subgame: RareInstructions['subgame'] = function* (view) {
  const game = view.base ?? view;
  const main = game.state;
  const [[first = main.turn.active], drawn] = atRandom(
    main,
    main.players.filter(({ left }) => !left).map(({ id }) => id),
  );
  const cards = cardsAmong(main, Object.values(main.objects));
  const isOfLibrary = ({ zone }: GameObject): boolean => zone === 'library';
  const decks = cards.filter(isOfLibrary).map((each) => cardIn('library', each));
  // What is in the main game is outside of the subgame (728.4).
  const others = cards.filter((each) => !isOfLibrary(each)).map((each) => cardIn('outside', each));
  game.state = { ...begun({ ...drawn, past: {} }, first, decks, others), isSubgame: true };
  say(game, 'subgame', first);
  yield* playGame(game, { step: 'mulligan', attackersDeclared: false, blockersDeclared: false });
  const { outcome, seed, next, objects } = game.state;
  const goesBack = variantOn(exiledInSubgames, main.day);
  const ended = Object.values(objects).filter(({ kind }) => kind === 'card');
  const placeOf = new Map(Object.values(main.objects).map(({ card, id }) => [card, id]));
  game.state = { ...main, seed, next };
  say(game, 'subgame ends', outcome?.winners ?? []);
  // What was brought into it goes to the libraries too; what it exiled stayed exiled until July 2007.
  yield* perform(
    game,
    ended.flatMap(({ card, zone }): GameEvent[] => {
      const object = placeOf.get(card);
      if (object === undefined || zone === 'outside') return [];
      const to = zone === 'exile' && !goesBack ? 'exile' : 'library';
      return main.objects[object]?.zone === to ? [] : [{ kind: 'move', object, to, cause: 'subgame', arranged: true }];
    }),
  );
  for (const { id } of main.players) game.state = shuffle(game.state, id);
  return { 'not won': main.players.filter(({ id, left }) => !left && outcome?.winners.includes(id) !== true).map(({ id }) => id) };
};

export const otherGames = { restart, subgame };
