/** Instructions that move cards: moving, discarding, sacrificing, searching, milling, scrying. */
import type { Filter, Instruction } from '../abilities.ts';
import type { Happened } from '../applyEvents.ts';
import { changeObject, inTurnOrder, objectsIn, reorderZone } from '../changes.ts';
import { amountOf, type Context, findMatching, resolveRef } from '../context.ts';
import { enterAttacking } from '../combat/entering.ts';
import type { GameEvent } from '../events.ts';
import { lookAt } from '../layers/characteristics.ts';
import { notYet } from '../notYet.ts';
import { perform } from '../perform.ts';
import { ask, type Game, legal, type Procedure } from '../procedure.ts';
import { shuffle } from '../random.ts';
import { rulesInForce } from '../rulesInForce.ts';
import type { ObjectId, PlayerId, Remembered } from '../state.ts';
import { toList } from '../targets.ts';
import { chooseObjects, chooseUpTo } from './choices.ts';
import { moves } from './eventsOf.ts';

type Memory = Readonly<Record<string, Remembered>>;
type Of<Do extends Instruction['do']> = Extract<Instruction, { do: Do }>;

/** What moved objects became. */
export const becameOf = (happened: readonly Happened[]): readonly ObjectId[] =>
  happened.flatMap(({ became, also }) => [became, also].filter((id) => id !== undefined));

/** Moves objects at once, and remembers what they became. */
export function* move(game: Game, instruction: Of<'move'>, context: Context): Procedure<Memory> {
  const became = becameOf(yield* perform(game, moves(lookAt(game.state), instruction, context)));
  if (instruction.attacking === true) yield* enterAttacking(game, became);
  if (instruction.position === 'shuffled')
    for (const player of new Set(became.map((id) => game.state.objects[id]?.owner ?? ''))) game.state = shuffle(game.state, player);
  if (instruction.link !== undefined) linkTo(game, context.source, instruction.link, became);
  return { it: became, ...(instruction.remember === undefined ? {} : { [instruction.remember]: became }) };
}

/** What linked abilities of the source refer to grows (607.2). */
export function linkTo(game: Game, source: ObjectId, slot: string, things: readonly ObjectId[]): void {
  const memory = game.state.objects[source]?.memory ?? {};
  const before = memory[slot];
  game.state = changeObject(game.state, source, {
    memory: { ...memory, [slot]: [...(Array.isArray(before) ? (before as string[]) : []), ...things] },
  });
}

const toGraveyard =
  (cause: 'discard' | 'sacrifice' | 'effect') =>
  (object: ObjectId): GameEvent => ({ kind: 'move', object, to: 'graveyard', cause });

/** Players choose in turn order, then all of it is discarded at once (101.4). */
export function* discard(game: Game, { who, amount, random, what, remember }: Of<'discard'>, context: Context): Procedure<Memory> {
  const players = resolveRef(lookAt(game.state), who, context);
  const chosen: ObjectId[] = [];
  for (const player of inTurnOrder(game.state).filter((id) => players.includes(id))) {
    const hand = objectsIn(game.state, 'hand', player);
    const able = what ? resolveRef(lookAt(game.state), what, { ...context, each: player }).filter((id) => hand.includes(id)) : hand;
    const due = Math.max(0, amountOf(lookAt(game.state), amount, { ...context, each: player }));
    if (random === true) {
      const order = hand;
      game.state = shuffle(game.state, player, 'hand');
      chosen.push(
        ...objectsIn(game.state, 'hand', player)
          .filter((id) => able.includes(id))
          .slice(0, due),
      );
      game.state = reorderZone(game.state, 'hand', player, order);
    } else chosen.push(...(yield* chooseObjects(game, player, able, due, 'What is discarded?')));
  }
  const became = becameOf(yield* perform(game, chosen.map(toGraveyard('discard'))));
  return { it: became, ...(remember === undefined ? {} : { [remember]: became }) };
}

/** Players choose in turn order, then all of it is sacrificed at once (101.4). */
export function* sacrifice(game: Game, { who, what, amount, remember }: Of<'sacrifice'>, context: Context): Procedure<Memory> {
  const players = resolveRef(lookAt(game.state), who, context);
  const chosen: ObjectId[] = [];
  for (const player of inTurnOrder(game.state).filter((id) => players.includes(id))) {
    const look = lookAt(game.state);
    const named = resolveRef(look, what, { ...context, each: player }).filter(
      (id) => game.state.objects[id]?.zone === 'battlefield' && look.of(id).controller === player,
    );
    const due = amount === undefined ? named.length : Math.max(0, amountOf(look, amount, { ...context, each: player }));
    chosen.push(...(yield* chooseObjects(game, player, named, due, 'What is sacrificed?')));
  }
  const happened = yield* perform(game, [...new Set(chosen)].map(toGraveyard('sacrifice')));
  // What is spoken of later is the permanent as it last was.
  const gone = happened.flatMap(({ event }) => (event.kind === 'move' ? [event.object] : []));
  return { it: gone, ...(remember === undefined ? {} : { [remember]: gone }) };
}

/** A player may fail to find cards of a stated quality (701.23b). The library is shuffled afterwards. */
export function* search(game: Game, instruction: Of<'search'>, context: Context): Procedure<Memory> {
  const { who, filter, amount, to, tapped, remember } = instruction;
  const found: ObjectId[] = [];
  for (const player of resolveRef(lookAt(game.state), who, context)) {
    const own: Context = { ...context, each: player };
    const changed = rulesInForce(lookAt(game.state)).some(({ rule }) => rule.rule === 'replace' && rule.event.on === 'search');
    if (changed) throw notYet('search replaced');
    const inLibrary: Filter = {
      kind: 'and',
      filters: [filter, { kind: 'zone', zone: 'library', of: instruction.library ?? { kind: 'each' } }],
    };
    const able = findMatching(lookAt(game.state), inLibrary, own);
    const most = Math.max(0, amountOf(lookAt(game.state), amount, own));
    const chosen = yield* chooseUpTo(game, player, able, most, 'What is found?');
    const toLibrary = to === 'library';
    const owners = instruction.library ? resolveRef(lookAt(game.state), instruction.library, own) : [player];
    if (toLibrary) for (const owner of owners) game.state = shuffle(game.state, owner);
    const happened = yield* perform(
      game,
      chosen.map((object) => ({
        kind: 'move',
        object,
        to,
        cause: 'effect',
        as: { ...(to === 'battlefield' ? { controller: player } : {}), ...(tapped ? { tapped: true } : {}) },
      })),
    );
    found.push(...becameOf(happened));
    for (const owner of owners) {
      if (!toLibrary) game.state = shuffle(game.state, owner);
      game.tell('shuffle', `${owner}’s library is shuffled.`, 'action.search', 'action.shuffle');
    }
  }
  return { it: found, ...(remember === undefined ? {} : { [remember]: found }) };
}

/** All such cards of players' graveyards, hands and libraries are exiled. */
export function* searchZones(game: Game, { of, filter, upTo }: Of<'search zones'>, context: Context): Procedure<Memory> {
  const look = lookAt(game.state);
  const zones = ['graveyard', 'hand', 'library'] as const;
  const found = resolveRef(look, of, context).flatMap((player) =>
    zones.flatMap((zone) =>
      findMatching(look, { kind: 'and', filters: [filter, { kind: 'zone', zone, of: { kind: 'each' } }] }, { ...context, each: player }),
    ),
  );
  const chosen = upTo ? yield* chooseUpTo(game, context.controller, found, found.length, 'Which are exiled?') : found;
  const happened = yield* perform(
    game,
    chosen.map((object) => ({ kind: 'move', object, to: 'exile', cause: 'exile' })),
  );
  return { it: becameOf(happened) };
}

/** Cards go from the top of libraries to graveyards (701.17). */
export function* mill(game: Game, { who, amount, remember }: Of<'mill'>, context: Context): Procedure<Memory> {
  const look = lookAt(game.state);
  const due = Math.max(0, amountOf(look, amount, context));
  const cards = resolveRef(look, who, context).flatMap((player) => objectsIn(game.state, 'library', player).slice(0, due));
  const became = becameOf(yield* perform(game, cards.map(toGraveyard('effect'))));
  return { it: became, ...(remember === undefined ? {} : { [remember]: became }) };
}

/** Looks at the top cards, puts some on the bottom (or into the graveyard) in an order of choice, and the rest back (701.22, 701.25). */
export function* scry(game: Game, instruction: Of<'scry' | 'surveil'>, context: Context): Procedure<void> {
  const look = lookAt(game.state);
  for (const player of resolveRef(look, instruction.who, context)) {
    const due = Math.max(0, amountOf(look, instruction.amount, context));
    const top = objectsIn(game.state, 'library', player).slice(0, due);
    if (top.length === 0) continue;
    const away = yield* chooseUpTo(
      game,
      player,
      top,
      top.length,
      instruction.do === 'scry' ? 'What goes to the bottom?' : 'What goes to the graveyard?',
    );
    if (instruction.do === 'surveil') yield* perform(game, away.map(toGraveyard('effect')));
    const kept = top.filter((id) => !away.includes(id));
    const order = yield* chooseOrder(game, player, kept);
    const rest = objectsIn(game.state, 'library', player).filter((id) => !top.includes(id));
    const bottom = instruction.do === 'scry' ? away : [];
    game.state = reorderZone(game.state, 'library', player, [...order, ...rest, ...bottom]);
    game.tell(instruction.do, `${player} ${instruction.do === 'scry' ? 'scries' : 'surveils'} ${due}.`, 'resolve.instruction');
  }
}

function* chooseOrder(game: Game, player: PlayerId, cards: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  if (cards.length < 2) return cards;
  const answer = yield* ask(game, {
    player,
    kind: 'order',
    text: 'In which order, the top card first?',
    options: () => [cards, cards.toReversed()],
    judge: (given) =>
      toList(given).toSorted().join() === cards.toSorted().join()
        ? legal
        : { legal: false, reason: 'an order of all of them is expected', cites: ['resolve.instruction'] },
    cites: ['resolve.instruction'],
  });
  return toList(answer);
}
