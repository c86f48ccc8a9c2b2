/** One instruction: what it means as events. */
import type { Amount, Filter, Instruction, Ref, TokenDescription } from '../abilities.ts';
import type { Face } from '../card.ts';
import { blank } from '../applyEvents.ts';
import { changeObject, objectsIn, opponentsOf, takeTimestamp } from '../changes.ts';
import { amountOf, type Context, findMatching, isPlayer, resolveRef, type Thing } from '../context.ts';
import type { GameEvent } from '../events.ts';
import { addEffect } from '../continuousEffects.ts';
import { lookAt } from '../layers/characteristics.ts';
import { leaveGame } from '../leaving.ts';
import { expandAny } from '../mana/manaAbilities.ts';
import { colors } from '../mana/manaCost.ts';
import { perform } from '../perform.ts';
import { ask, type Game, legal, type Procedure } from '../procedure.ts';
import { shuffle } from '../random.ts';
import type { GameObject, ObjectId, PlayerId, Remembered } from '../state.ts';
import { combinations, toList, toText } from '../targets.ts';

type Simple = Exclude<Instruction, { do: 'if' | 'for each' | 'may' }>;
type Memory = Readonly<Record<string, Remembered>>;

/** Carries out one instruction and gives what it remembers for the ones behind it. */
export function* doOne(game: Game, instruction: Simple, context: Context): Procedure<Memory | undefined> {
  const look = lookAt(game.state);
  const things = (ref: Ref): readonly Thing[] => resolveRef(look, ref, context);
  const present = (ref: Ref): readonly ObjectId[] => things(ref).filter((id) => game.state.objects[id] !== undefined);
  const amount = (of: Amount): number => amountOf(look, of, context);
  /** Something is done so many times; a negative number counts as 0 (107.1b). */
  const times = (of: Amount): number => Math.max(0, amount(of));
  const players = (ref: Ref): readonly PlayerId[] => things(ref).filter((thing) => isPlayer(game.state, thing));
  switch (instruction.do) {
    case 'draw':
      for (const player of players(instruction.who))
        for (let at = 0; at < times(instruction.amount); at += 1) yield* perform(game, [{ kind: 'draw', player }]);
      return undefined;
    case 'damage': {
      const [source = context.source] = things(instruction.source);
      const recipients = things(instruction.to).filter((thing) => isPlayer(game.state, thing) || game.state.objects[thing] !== undefined);
      const events = recipients.map((to): GameEvent => {
        const share = instruction.divided ? (context.announced.division?.[to] ?? 0) : times(instruction.amount);
        return { kind: 'damage', source, to, amount: share, combat: false, preventable: true };
      });
      yield* perform(
        game,
        events.filter((event) => event.kind === 'damage' && event.amount > 0),
      );
      return undefined;
    }
    case 'destroy':
      yield* perform(
        game,
        present(instruction.what)
          .filter((id) => !look.of(id).abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'indestructible'))
          .map((object) => ({ kind: 'destroy', object, source: context.source, regenerable: instruction.noRegeneration !== true })),
      );
      return undefined;
    case 'move':
      return yield* move(game, instruction, present(instruction.what), context);
    case 'gain life':
    case 'lose life':
      yield* perform(
        game,
        players(instruction.who)
          .filter(() => times(instruction.amount) > 0)
          .map((player) =>
            instruction.do === 'gain life'
              ? { kind: 'life', player, change: times(instruction.amount), source: context.source, cause: 'gain' }
              : { kind: 'life', player, change: -times(instruction.amount), source: context.source, cause: 'loss' },
          ),
      );
      return undefined;
    case 'set life':
      yield* perform(
        game,
        players(instruction.who).flatMap((player): GameEvent[] => {
          const change = amount(instruction.amount) - (game.state.players.find(({ id }) => id === player)?.life ?? 0);
          return change === 0 ? [] : [{ kind: 'life', player, change, source: context.source, cause: change > 0 ? 'gain' : 'loss' }];
        }),
      );
      return undefined;
    case 'counters': {
      const change = times(instruction.amount) * (instruction.remove ? -1 : 1);
      yield* perform(
        game,
        things(instruction.on)
          .filter((on) => isPlayer(game.state, on) || game.state.objects[on] !== undefined)
          .map((on) => ({ kind: 'counters', on, counter: instruction.counter, change, source: context.source })),
      );
      return undefined;
    }
    case 'tap':
    case 'untap':
      yield* perform(
        game,
        present(instruction.what).map((object) => ({ kind: instruction.do === 'tap' ? 'tap' : 'untap', object })),
      );
      return undefined;
    case 'counter':
      yield* counter(game, present(instruction.what));
      return undefined;
    case 'attach': {
      const [to] = things(instruction.to);
      yield* perform(
        game,
        present(instruction.what).flatMap((object) => (to === undefined ? [] : [{ kind: 'attach', object, to } as const])),
      );
      return undefined;
    }
    case 'add mana':
      for (const player of players(instruction.who)) yield* addMana(game, player, instruction, context);
      return undefined;
    case 'create token': {
      const made: ObjectId[] = [];
      for (const player of players(instruction.who))
        made.push(...(yield* createTokens(game, player, times(instruction.amount), instruction.token, context)));
      return instruction.remember === undefined ? undefined : { [instruction.remember]: made };
    }
    case 'modify':
      game.state = addEffect(game.state, context, {
        changes: fixAmounts(instruction.changes, amount),
        affected: present(instruction.what),
        duration: instruction.duration,
      });
      game.tell('effect', 'A continuous effect begins.', 'effects.fixedSet');
      return undefined;
    case 'restrict':
      game.state = addEffect(game.state, context, {
        changes: [],
        affected: present(instruction.what),
        restriction: instruction.restriction,
        duration: instruction.duration,
      });
      return undefined;
    case 'discard':
      for (const player of players(instruction.who)) yield* discard(game, player, times(instruction.amount), instruction.random === true);
      return undefined;
    case 'sacrifice':
      yield* sacrifice(game, instruction, context);
      return undefined;
    case 'search':
      return yield* search(game, instruction, context);
    case 'shuffle':
      for (const player of players(instruction.what)) game.state = shuffle(game.state, player);
      return undefined;
    case 'choose':
      return yield* choose(game, instruction, context);
    case 'win':
      leaveGame(
        game,
        players(instruction.who).flatMap((player) => opponentsOf(game.state, player)),
      );
      return undefined;
    case 'lose':
    case 'concede':
      leaveGame(game, players(instruction.who));
      return undefined;
    case 'extra turn':
      game.state = {
        ...game.state,
        turn: { ...game.state.turn, extraTurns: [...players(instruction.who), ...game.state.turn.extraTurns] },
      };
      return undefined;
    case 'later': {
      const [id, next] = [game.state.next.effect, { ...game.state.next, effect: game.state.next.effect + 1 }];
      const { announced, event, memory, source, controller } = context;
      const trigger = {
        id,
        source,
        controller,
        event: instruction.when,
        instructions: instruction.then,
        memory,
        context: { ...announced, ...(event ? { event } : {}) },
        text: '',
      };
      game.state = { ...game.state, next, delayed: [...game.state.delayed, trigger] };
      return undefined;
    }
    case 'fight': {
      const [one] = present(instruction.one);
      const [other] = present(instruction.other);
      if (one === undefined || other === undefined) return undefined;
      const blow = (source: ObjectId, to: ObjectId): GameEvent => ({
        kind: 'damage',
        source,
        to,
        amount: Math.max(0, look.of(source).power ?? 0),
        combat: false,
        preventable: true,
      });
      yield* perform(game, [blow(one, other), blow(other, one)]);
      return undefined;
    }
    case 'regenerate':
      for (const id of present(instruction.what))
        game.state = changeObject(game.state, id, { regenerationShields: (game.state.objects[id]?.regenerationShields ?? 0) + 1 });
      return undefined;
    case 'transform':
      yield* perform(
        game,
        present(instruction.what).map((object) => ({
          kind: 'change',
          object,
          change: { face: 1 - (game.state.objects[object]?.face ?? 0) },
          name: 'transform',
        })),
      );
      return undefined;
    case 'flip':
      yield* perform(
        game,
        present(instruction.what).map((object) => ({ kind: 'change', object, change: { flipped: true }, name: 'flip' })),
      );
      return undefined;
    case 'turn face up':
      yield* perform(
        game,
        present(instruction.what).map((object) => ({ kind: 'change', object, change: { faceDown: false }, name: 'turned face up' })),
      );
      return undefined;
    case 'phase out':
      yield* perform(
        game,
        present(instruction.what).map((object) => ({ kind: 'change', object, change: { phasedOut: true }, name: 'phases out' })),
      );
      return undefined;
    case 'remove from combat':
      for (const id of present(instruction.what)) game.state = withoutCombat(game.state, id);
      return undefined;
    case 'reveal':
      return undefined;
    case 'prevent damage':
      game.state = addEffect(game.state, context, {
        changes: [],
        ...(instruction.to ? { affected: things(instruction.to) } : {}),
        shield: instruction.amount === 'all' ? 'all' : times(instruction.amount),
        duration: instruction.duration,
      });
      return undefined;
    case 'copy spell':
    case 'end turn':
      throw new Error(`the engine cannot ${instruction.do} yet`);
  }
}

export function withoutCombat(state: Game['state'], id: ObjectId): Game['state'] {
  const object = state.objects[id];
  if (!object) return state;
  const { attacking: _attacking, blocking: _blocking, ...out } = object;
  return { ...state, objects: { ...state.objects, [id]: out } };
}

/** Amounts of a continuous effect that begins now are what they are now (608.2h, 611.2d). */
function fixAmounts(
  changes: Extract<Instruction, { do: 'modify' }>['changes'],
  amount: (of: Amount) => number,
): Extract<Instruction, { do: 'modify' }>['changes'] {
  const fix = (of: Amount): Amount => ({ kind: 'number', value: amount(of) });
  return changes.map((change) => {
    if (change.kind === 'modify power/toughness') return { ...change, power: fix(change.power), toughness: fix(change.toughness) };
    if (change.kind !== 'set power/toughness') return change;
    return {
      ...change,
      ...(change.power ? { power: fix(change.power) } : {}),
      ...(change.toughness ? { toughness: fix(change.toughness) } : {}),
    };
  });
}

function* move(
  game: Game,
  instruction: Extract<Instruction, { do: 'move' }>,
  objects: readonly ObjectId[],
  context: Context,
): Procedure<Memory | undefined> {
  const [under] = instruction.under ? resolveRef(lookAt(game.state), instruction.under, context) : [];
  const happened = yield* perform(
    game,
    objects.map((object) => ({
      kind: 'move',
      object,
      to: instruction.to,
      cause: instruction.to === 'exile' ? 'exile' : 'effect',
      ...(instruction.position === 'bottom' ? { at: 'bottom' as const } : {}),
      as: {
        ...(instruction.to === 'battlefield' ? { controller: under ?? game.state.objects[object]?.owner ?? context.controller } : {}),
        ...(instruction.tapped ? { tapped: true } : {}),
        ...(instruction.faceDown ? { faceDown: true } : {}),
      },
    })),
  );
  const became = happened.flatMap(({ event, became: id }) => (event.kind === 'move' && id !== undefined ? [id] : []));
  if (instruction.position === 'shuffled')
    for (const player of new Set(became.map((id) => game.state.objects[id]?.owner ?? ''))) game.state = shuffle(game.state, player);
  return { it: became, ...(instruction.remember === undefined ? {} : { [instruction.remember]: became }) };
}

/** 701.6a: a spell goes to its owner's graveyard, an ability ceases to exist. */
function* counter(game: Game, objects: readonly ObjectId[]): Procedure<void> {
  yield* perform(
    game,
    objects.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'counter' })),
  );
}

function* addMana(
  game: Game,
  player: PlayerId,
  { mana, amount }: Extract<Instruction, { do: 'add mana' }>,
  context: Context,
): Procedure<void> {
  const times = amount === undefined ? 1 : Math.max(0, amountOf(lookAt(game.state), amount, context));
  const choices = mana.flatMap(expandAny);
  const nameOf = (choice: (typeof choices)[number]): string => choice.join(' ');
  const answer =
    choices.length < 2
      ? nameOf(choices[0] ?? [])
      : yield* ask(game, {
          player,
          kind: 'color',
          text: 'Which mana?',
          source: context.source,
          options: () => choices.map(nameOf),
          judge: (given) =>
            choices.some((choice) => nameOf(choice) === given)
              ? legal
              : { legal: false, reason: 'it does not add that mana', cites: ['manaAbility'] },
          cites: ['manaAbility'],
        });
  const chosen = choices.find((choice) => nameOf(choice) === answer) ?? [];
  const added = Array.from({ length: times }, () => chosen)
    .flat()
    .filter((color) => color !== 'any');
  if (added.length > 0) yield* perform(game, [{ kind: 'mana', player, mana: added, source: context.source }]);
}

/** Creates tokens at once (111). Scenarios call them by name and number of creation. */
function* createTokens(
  game: Game,
  player: PlayerId,
  count: number,
  token: TokenDescription,
  context: Context,
): Procedure<readonly ObjectId[]> {
  const face = makeTokenFace(game.state.day, token, (of) => amountOf(lookAt(game.state), of, context));
  const events: GameEvent[] = [];
  for (let at = 0; at < count; at += 1) {
    const [timestamp, stamped] = takeTimestamp(game.state);
    const same = Object.keys(stamped.cards).filter((card) => card.startsWith(`${face.name}#`)).length;
    const card = `${face.name}#${same + 1}`;
    game.state = { ...stamped, cards: { ...stamped.cards, [card]: { layout: 'normal', faces: [face] } } };
    const object: GameObject = {
      id: `${card}.0`,
      card,
      kind: 'token',
      // Until July 2009 a token was owned by the controller of the effect that created it (216.1).
      owner: game.state.day < '2009-07-11' ? context.controller : player,
      controller: player,
      zone: 'battlefield',
      timestamp,
      controlledSince: game.state.turn.number + 1,
      commander: false,
      ...blank,
    };
    events.push({ kind: 'create', object });
  }
  const happened = yield* perform(game, events);
  return happened.flatMap(({ event, became }) => (event.kind === 'create' && became !== undefined ? [became] : []));
}

/** The name is the subtypes, with "Token" behind them since November 2021 (111.4). */
function makeTokenFace(
  day: string,
  { name, colors: ofColors, types, power, toughness, abilities }: TokenDescription,
  amount: (of: Amount) => number,
): Face {
  const subtypes = types.subtypes ?? [];
  return {
    name: name ?? `${subtypes.join(' ')}${day >= '2021-11-19' ? ' Token' : ''}`,
    colors: ofColors,
    supertypes: types.supertypes ?? [],
    types: types.types ?? [],
    subtypes,
    ...(power === undefined ? {} : { power: amount(power) }),
    ...(toughness === undefined ? {} : { toughness: amount(toughness) }),
    text: '',
    abilities,
  };
}

function* discard(game: Game, player: PlayerId, count: number, random: boolean): Procedure<void> {
  const hand = objectsIn(game.state, 'hand', player);
  const due = Math.min(count, hand.length);
  if (due === 0) return;
  if (random) {
    game.state = shuffle(game.state, player, 'hand');
    yield* perform(
      game,
      objectsIn(game.state, 'hand', player)
        .slice(0, due)
        .map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'discard' })),
    );
    return;
  }
  const chosen = yield* chooseObjects(game, player, hand, due, 'What is discarded?');
  yield* perform(
    game,
    chosen.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'discard' })),
  );
}

/** A player chooses so many of these; all of them when there are no more. */
export function* chooseObjects(
  game: Game,
  player: PlayerId,
  from: readonly ObjectId[],
  count: number,
  text: string,
): Procedure<readonly ObjectId[]> {
  if (from.length <= count) return from;
  const answer = yield* ask(game, {
    player,
    kind: 'object',
    text,
    options: () => (count === 1 ? from : combinations(from, count).filter((set) => set.length === count)),
    judge: (given) => {
      const list = toList(given);
      return list.length === count && new Set(list).size === count && list.every((id) => from.includes(id))
        ? legal
        : { legal: false, reason: `${count} of them must be chosen`, cites: ['resolve.instruction'] };
    },
    cites: ['resolve.instruction'],
  });
  return toList(answer);
}

/** Players choose in turn order, then all of it is sacrificed at once (101.4). */
function* sacrifice(game: Game, { who, what, amount }: Extract<Instruction, { do: 'sacrifice' }>, context: Context): Procedure<void> {
  const chosen: ObjectId[] = [];
  for (const player of resolveRef(lookAt(game.state), who, context)) {
    const look = lookAt(game.state);
    const named = resolveRef(look, what, { ...context, each: player }).filter(
      (id) => game.state.objects[id]?.zone === 'battlefield' && look.of(id).controller === player,
    );
    const due = amount === undefined ? named.length : Math.max(0, amountOf(look, amount, context));
    chosen.push(...(yield* chooseObjects(game, player, named, due, 'What is sacrificed?')));
  }
  yield* perform(
    game,
    chosen.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'sacrifice' })),
  );
}

function* search(
  game: Game,
  { who, filter, amount, to, tapped, remember }: Extract<Instruction, { do: 'search' }>,
  context: Context,
): Procedure<Memory | undefined> {
  const found: ObjectId[] = [];
  for (const player of resolveRef(lookAt(game.state), who, context)) {
    const inLibrary: Filter = { kind: 'and', filters: [filter, { kind: 'zone', zone: 'library', of: who }] };
    const able = findMatching(lookAt(game.state), inLibrary, context);
    const most = Math.max(0, amountOf(lookAt(game.state), amount, context));
    // A player may fail to find cards of a stated quality (701.23b).
    const answer = yield* ask(game, {
      player,
      kind: 'object',
      text: 'What is found?',
      options: () => (most === 1 ? [...able, 'no'] : combinations(able, most)),
      judge: (given) =>
        toList(given).length <= most && toList(given).every((id) => able.includes(id))
          ? legal
          : { legal: false, reason: 'not such a card of the library', cites: ['action.search'] },
      cites: ['action.search'],
    });
    const happened = yield* perform(
      game,
      toList(answer).map((object) => ({
        kind: 'move',
        object,
        to,
        cause: 'effect',
        as: { ...(to === 'battlefield' ? { controller: player } : {}), ...(tapped ? { tapped: true } : {}) },
      })),
    );
    found.push(...happened.flatMap(({ became }) => became ?? []));
    game.state = shuffle(game.state, player);
  }
  return { it: found, ...(remember === undefined ? {} : { [remember]: found }) };
}

function* choose(game: Game, { who, from, amount, slot }: Extract<Instruction, { do: 'choose' }>, context: Context): Procedure<Memory> {
  const [player = context.controller] = resolveRef(lookAt(game.state), who, context);
  if (from.kind === 'colors') {
    const answer = yield* ask(game, {
      player,
      kind: 'color',
      text: 'Which colour?',
      options: () => colors,
      judge: (given) =>
        colors.some((color) => color === given) ? legal : { legal: false, reason: 'no colour', cites: ['resolve.instruction'] },
      cites: ['resolve.instruction'],
    });
    return { [slot]: toText(answer) };
  }
  if (from.kind === 'creature types' || from.kind === 'basic land types' || from.kind === 'card names' || from.kind === 'numbers') {
    const answer = yield* ask(game, {
      player,
      kind: from.kind === 'numbers' ? 'number' : from.kind === 'card names' ? 'name' : 'creature type',
      text: `Which of the ${from.kind}?`,
      options: () => [],
      judge: (given) =>
        typeof given === 'string' || typeof given === 'number'
          ? legal
          : { legal: false, reason: 'one word is expected', cites: ['resolve.instruction'] },
      cites: ['resolve.instruction'],
    });
    return { [slot]: typeof answer === 'number' ? answer : toText(answer) };
  }
  const able = resolveRef(lookAt(game.state), from, context);
  const count = amount === undefined ? 1 : Math.max(0, amountOf(lookAt(game.state), amount, context));
  return { [slot]: yield* chooseObjects(game, player, able, count, 'Which?') };
}
