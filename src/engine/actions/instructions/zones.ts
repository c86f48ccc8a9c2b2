/** Instructions that move cards: moving, discarding, sacrificing, searching, milling, scrying. */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Happened } from '../../events/apply.ts';
import { changeObject, inTurnOrder, objectsIn, reorderZone } from '../../state/changes.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, findMatching, resolveRef } from '../../look/reading/read.ts';
import { addEffect } from '../../events/continuousEffects.ts';
import { enterAttacking } from '../combat/entering.ts';
import type { EventOf, GameEvent } from '../../events/events.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Look, objectIn } from '../../look/look.ts';
import { perform } from '../../events/perform.ts';
import { ask, cite, type Game, legal, type Procedure } from '../../events/procedure.ts';
import { atRandom, shuffle } from '../../state/random.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import type { ObjectId, PlayerId, Remembered } from '../../state/state.ts';
import { toList } from '../../events/answers.ts';
import { chooseObjects, chooseUpTo } from '../../events/choices.ts';
import { moves } from '../../events/eventsOf.ts';

type Memory = Readonly<Record<string, Remembered>>;
type Of<Do extends Instruction['do']> = Extract<Instruction, { do: Do }>;

/** What moved objects became. */
export const becameOf = (happened: readonly Happened[]): readonly ObjectId[] =>
  happened.flatMap(({ became, also }) => [became, also].filter((id) => id !== undefined));

function inRandomOrder(game: Game, events: ReturnType<typeof moves>): ReturnType<typeof moves> {
  const [order, next] = atRandom(
    game.state,
    events.map(({ object }) => object),
  );
  game.state = next;
  return order.flatMap((id) => events.filter(({ object }) => object === id)).map((event) => ({ ...event, arranged: true }));
}

/** Moves objects at once, and remembers what they became. */
export function* move(game: Game, instruction: Of<'move'>, context: Context): Procedure<Memory> {
  const look = lookAt(game.state);
  // The source is gone before the duration could begin: nothing moves (610.3a).
  if (instruction.until && game.state.objects[context.source]?.zone !== 'battlefield') return {};
  const found = moves(look, instruction, context);
  const events = instruction.position === 'random bottom' ? inRandomOrder(game, found) : found;
  const shuffled =
    instruction.position === 'shuffled' ? resolveRef(look, instruction.library ?? { kind: 'owner', of: instruction.what }, context) : [];
  // What an effect says of the permanent holds as it enters (611.2e); of a melded one it finds both cards where they went (712.21c).
  if (instruction.changes) cite(game, 'effects.enteringIs');
  if (wereMelded(look, events)) cite(game, 'melded.both');
  const happened = yield* perform(game, events);
  const became = becameOf(happened);
  const link =
    happened.some(({ also }) => also !== undefined) && looksAtLast(look, context.source)
      ? yield* orderMelded(game, happened, context.controller)
      : became;
  if (instruction.attacking) {
    const like = instruction.attacking === true ? [] : resolveRef(lookAt(game.state), instruction.attacking, context);
    const attacked = like.map((id) => objectIn(lookAt(game.state), id)?.attacking?.whom);
    yield* enterAttacking(game, became, like.length === 0 ? undefined : (whom) => attacked.includes(whom));
  }
  // A library is shuffled though nothing came into it (701.24c, 701.24d).
  for (const player of new Set(shuffled))
    if (
      !happened.some(({ event }) => event.kind === 'move' && event.at === 'shuffled' && look.state.objects[event.object]?.owner === player)
    ) {
      game.state = shuffle(game.state, player);
      game.tell('shuffle', `${player}’s library is shuffled.`, 'action.shuffle');
    }
  if (instruction.until) {
    const returns = happened.flatMap(({ event, became: object }) => {
      const was = event.kind === 'move' ? look.state.objects[event.object]?.zone : undefined;
      return object === undefined || was === undefined ? [] : [{ object, to: was }];
    });
    game.state = addEffect(game.state, context, { changes: [], duration: 'until it leaves', returns });
  }
  if (instruction.link !== undefined) linkTo(game, context.source, instruction.link, link);
  return { it: became, ...(instruction.remember === undefined ? {} : { [instruction.remember]: became }) };
}

/** Whether two cards are moved that were one melded permanent. */
const wereMelded = ({ state }: Look, events: readonly EventOf<'move'>[]): boolean => {
  const moved = events.flatMap(({ object }) => state.objects[object] ?? []);
  return moved.length === 2 && moved.every(({ card, zone }) => state.cards[card]?.layout === 'meld' && zone !== 'battlefield');
};

/** Nobody is asked for an order that nothing looks at. */
const looksAtLast = (look: Look, source: ObjectId): boolean => JSON.stringify(look.of(source).abilities).includes('"kind":"last"');

/** Who exiles a melded permanent says which of its two cards came last (712.21b). */
function* orderMelded(game: Game, happened: readonly Happened[], player: PlayerId): Procedure<readonly ObjectId[]> {
  const order: ObjectId[] = [];
  for (const { became, also } of happened) {
    if (became === undefined) continue;
    if (also === undefined) order.push(became);
    else {
      const options = [
        [became, also],
        [also, became],
      ];
      const answer = yield* ask(game, {
        player,
        kind: 'object',
        text: 'In which order are the two cards exiled?',
        options: () => options,
        judge: (given) =>
          options.some((each) => each.join() === toList(given).join())
            ? legal
            : { legal: false, reason: 'both cards are named', cites: ['melded.order'] },
        cites: ['melded.order'],
      });
      order.push(...toList(answer));
      game.tell('order', `${player} orders the two cards.`, 'melded.order');
    }
  }
  return order;
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
      (id) => game.state.objects[id]?.zone === 'battlefield' && !game.state.objects[id].phasedOut && look.of(id).controller === player,
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
    const inLibrary: Filter = {
      kind: 'and',
      filters: [filter, { kind: 'zone', zone: 'library', of: instruction.library ?? { kind: 'each' } }],
    };
    const able = findMatching(lookAt(game.state), inLibrary, own).filter(isSearched(game, player));
    const most = Math.max(0, amountOf(lookAt(game.state), amount, own));
    // Cards of which no quality is stated must be found (701.23d).
    const chosen = yield* filter.kind === 'card'
      ? chooseObjects(game, player, able, Math.min(most, able.length), 'What is found?')
      : chooseUpTo(game, player, able, most, 'What is found?');
    if (chosen.length < Math.min(most, able.length)) game.tell('search', 'Not everything is found.', 'action.search.fail');
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

/** Which cards of a library a player looks through: those on top alone, where an effect says so (701.23f). */
function isSearched(game: Game, player: PlayerId): (id: ObjectId) => boolean {
  const look = lookAt(game.state);
  const most = rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'replace' && rule.event.on === 'search' && rule.top && resolveRef(look, rule.event.who, context).includes(player)
      ? [amountOf(look, rule.top, context)]
      : [],
  );
  if (most.length === 0) return () => true;
  const seen = new Set(game.state.players.flatMap(({ id }) => objectsIn(game.state, 'library', id).slice(0, Math.min(...most))));
  return (id) => seen.has(id) || game.state.objects[id]?.zone !== 'library';
}

/**
 * All such cards of players' graveyards are exiled, or with `upTo` those that are chosen; of hands and libraries those that the player who
 * searches finds (701.23b).
 */
export function* searchZones(game: Game, { of, filter, upTo }: Of<'search zones'>, context: Context): Procedure<Memory> {
  const look = lookAt(game.state);
  const zones = ['graveyard', 'hand', 'library'] as const;
  const found = resolveRef(look, of, context).flatMap((player) =>
    zones.flatMap((zone) =>
      findMatching(look, { kind: 'and', filters: [filter, { kind: 'zone', zone, of: { kind: 'each' } }] }, { ...context, each: player }),
    ),
  );
  const searcher = context.controller;
  const isOpen = (id: ObjectId): boolean => upTo !== true && game.state.objects[id]?.zone === 'graveyard';
  const hidden = found.filter((id) => !isOpen(id)).filter(isSearched(game, searcher));
  const chosen = yield* chooseUpTo(game, searcher, hidden, hidden.length, 'What is found?');
  if (chosen.length < hidden.length) game.tell('search', 'Not everything is found.', 'action.search.fail');
  const exiled = found.filter((id) => chosen.includes(id) || isOpen(id));
  const happened = yield* perform(
    game,
    exiled.map((object) => ({ kind: 'move', object, to: 'exile', cause: 'exile' })),
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
        : { legal: false, reason: 'it is an order of all of them', cites: ['resolve.instruction'] },
    cites: ['resolve.instruction'],
  });
  return toList(answer);
}
