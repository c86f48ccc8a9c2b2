/** Casting spells, step by step as 601.2 has it ("playing" before July 2009: 409.1). */
import type { Ability, Amount, Cost, Effect } from './abilities.ts';
import { changeObject, objectsIn } from './changes.ts';
import { amountOf, type Context, matches, nothingAnnounced } from './context.ts';
import { payCost } from './costs.ts';
import { lookAt } from './layers/characteristics.ts';
import { hasKeyword, type Look } from './look.ts';
import { listDue } from './mana/payment.ts';
import { payMana } from './mana/payMana.ts';
import { perform } from './perform.ts';
import { ask, type Game, legal, type Procedure, Refusal } from './procedure.ts';
import type { Announced, ObjectId, PlayerId } from './state.ts';
import { chooseTargets, combinations, toList } from './targets.ts';
import { findEnchant } from './attachment.ts';

/** How an action says it wants a spell to be cast. */
export interface CastOptions {
  readonly face?: number;
  readonly faceDown?: boolean;
  readonly x?: number;
  readonly kicked?: boolean | number;
  readonly alternative?: string;
  /** Sources to tap, in this order; `free` skips the payment of mana. */
  readonly pay?: 'free' | readonly ObjectId[];
}

/** Casts a spell. @throws Refusal at the step that forbids it; the caller puts everything back (601.2, 731). */
export function* castSpell(game: Game, player: PlayerId, id: ObjectId, options: CastOptions = {}): Procedure<void> {
  const object = game.state.objects[id];
  if (!object) throw new Refusal('there is no such card', 'cast.announce');
  checkTiming(lookAt(game.state), player, id);

  // 601.2a: the card goes onto the stack.
  const from = object.zone;
  const [moved] = yield* perform(game, [
    { kind: 'move', object: id, to: 'stack', cause: 'cast', as: { controller: player, face: options.face ?? object.face } },
  ]);
  const spell = moved?.became ?? '';
  const look = lookAt(game.state);
  const { abilities, types } = look.of(spell);

  // 601.2b: modes, X, additional and alternative costs.
  const spellAbility = abilities.find((ability) => ability.kind === 'spell');
  const modes = yield* chooseModes(game, player, spell, spellAbility);
  const x = yield* chooseX(game, player, spell, hasX(look.of(spell).manaCost?.text), options.x);
  const kickers = yield* chooseKickers(game, player, spell, options);
  const announced: Announced = { ...nothingAnnounced, modes, x, paid: kickers.map(({ name }) => name) };
  const context: Context = { source: spell, controller: player, announced, memory: {} };

  // 601.2c: targets. An Aura's is what it may enchant (303.4a).
  const effects = effectsOf(spellAbility, modes, types.includes('enchantment') ? findEnchant(look, spell) : undefined);
  const targets = yield* chooseTargets(game, effects, context);
  // 601.2d: how something is divided among them.
  const division = yield* chooseDivision(game, effects, { ...context, announced: { ...announced, targets } });
  const complete: Announced = { ...announced, targets, ...(division === undefined ? {} : { division }) };
  game.state = changeObject(game.state, spell, { spell: { ...complete, effects, castFrom: from } });
  if (targets.flat().length > 0) game.tell('targets', `The targets are ${targets.flat().join(', ')}.`, 'cast.targets');

  // 601.2f: the total cost; 601.2g and 601.2h: mana abilities, and payment.
  const due: Context = { ...context, announced: complete };
  if (options.pay !== 'free') {
    const symbols = listDue(lookAt(game.state).of(spell).manaCost, x, costChange(lookAt(game.state), spell, due));
    const extra = kickers.flatMap(({ costs }) => costs.flatMap((cost) => (cost.pay === 'mana' ? listDue(cost.cost, x) : [])));
    if (lookAt(game.state).of(spell).manaCost === undefined)
      throw new Refusal('it has no mana cost, so its cost cannot be paid', 'cast.totalCost');
    game.tell('cost', `The total cost is determined.`, 'cast.totalCost');
    yield* payMana(game, player, [...symbols, ...extra], options.pay);
  }
  const others = [...(spellAbility?.additionalCosts ?? []), ...kickers.flatMap(({ costs }) => costs)];
  for (const cost of others) if (cost.pay !== 'mana') yield* payCost(game, cost, due);

  // 601.2i: the spell becomes cast.
  yield* perform(game, [{ kind: 'targets', object: spell, targets: targets.flat() }]);
  yield* perform(game, [{ kind: 'cast', object: spell, player }]);
}

/** Instants whenever one has priority; everything else in one's own main phase while the stack is empty (117.1a). */
function checkTiming(look: Look, player: PlayerId, id: ObjectId): void {
  const { state } = look;
  const { types } = look.of(id);
  const object = state.objects[id];
  if (!object || object.zone !== 'hand' || object.owner !== player) {
    if (object?.zone !== 'command' || !object.commander) throw new Refusal('it is not in the player’s hand', 'cast.announce');
  }
  if (types.includes('land')) throw new Refusal('a land is not cast', 'land.play');
  if (types.includes('instant') || hasKeyword(look, id, 'flash')) return;
  if (!isSorceryTime(look, player)) throw new Refusal('only in its controller’s main phase while the stack is empty', 'priority.sorcery');
}

/** Whether a player could cast a sorcery as far as time is concerned (307.1). */
export function isSorceryTime({ state }: Look, player: PlayerId): boolean {
  return state.turn.active === player && state.turn.step.endsWith('main') && objectsIn(state, 'stack').length === 0;
}

function* chooseModes(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  ability: Extract<Ability, { kind: 'spell' }> | undefined,
): Procedure<readonly number[]> {
  if (!ability || ability.modes.length < 2) return [0];
  const { least = 1, most = 1 } = ability.choose ?? {};
  const places = ability.modes.map((_, at) => at + 1);
  const answer = yield* ask(game, {
    player,
    kind: 'modes',
    text: 'Which mode?',
    source: spell,
    options: () => combinations(places, most).filter((set) => set.length >= least),
    judge: (given) => {
      const chosen = toList(given).map(Number);
      const fits = chosen.length >= least && chosen.length <= most && chosen.every((mode) => places.includes(mode));
      return fits ? legal : { legal: false, reason: 'no such choice of modes', cites: ['cast.modes'] };
    },
    cites: ['cast.modes'],
  });
  return toList(answer).map((mode) => Number(mode) - 1);
}

const hasX = (cost: string | undefined): boolean => cost?.includes('{X}') ?? false;

export function* chooseX(game: Game, player: PlayerId, source: ObjectId, asked: boolean, given: number | undefined): Procedure<number> {
  if (!asked) return 0;
  if (given !== undefined) return given;
  const answer = yield* ask(game, {
    player,
    kind: 'x',
    text: 'What is X?',
    source,
    options: () => Array.from({ length: 21 }, (_, x) => x),
    judge: (x) =>
      typeof x === 'number' && Number.isInteger(x) && x >= 0
        ? legal
        : { legal: false, reason: 'X is a number, 0 or more', cites: ['cast.modes'] },
    cites: ['cast.modes'],
  });
  return Number(answer);
}

interface Kicker {
  readonly name: string;
  readonly costs: readonly Cost[];
}

/** Optional additional costs: kicker and buyback (702.33, 702.27). */

function* chooseKickers(game: Game, _player: PlayerId, spell: ObjectId, { kicked }: CastOptions): Procedure<readonly Kicker[]> {
  const kickers = lookAt(game.state)
    .of(spell)
    .abilities.filter((ability) => ability.kind === 'keyword')
    .filter(({ keyword }) => keyword === 'kicker');
  if (kicked === undefined || kicked === false) return [];
  if (kickers.length === 0) throw new Refusal('it has no kicker', 'cast.modes');
  return kickers.map(({ cost = [] }) => ({ name: 'kicker', costs: cost }));
}

/** What a spell does with the chosen modes; a permanent spell does nothing, but an Aura has a target. */
function effectsOf(
  ability: Extract<Ability, { kind: 'spell' }> | undefined,
  modes: readonly number[],
  enchant: ReturnType<typeof findEnchant>,
): readonly Effect[] {
  if (enchant) {
    const one: Amount = { kind: 'number', value: 1 };
    return [{ targets: [{ filter: enchant, least: one, most: one }], instructions: [] }];
  }
  return ability === undefined ? [] : modes.flatMap((mode) => ability.modes[mode] ?? []);
}

export function* chooseDivision(
  game: Game,
  effects: readonly Effect[],
  context: Context,
): Procedure<Readonly<Record<string, number>> | undefined> {
  const divided = effects
    .flatMap(({ instructions }) => instructions)
    .find((instruction) => instruction.do === 'damage' && instruction.divided);
  if (divided?.do !== 'damage') return undefined;
  const total = amountOf(lookAt(game.state), divided.amount, context);
  const things = context.announced.targets.flat();
  const answer = yield* ask(game, {
    player: context.controller,
    kind: 'division',
    text: `How are ${total} divided?`,
    source: context.source,
    options: () => divisions(total, things),
    judge: (given) => {
      const parts = typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : [];
      const fits = parts.length === things.length && parts.every(([thing, part]) => things.includes(thing) && Number(part) >= 1);
      const sum = parts.reduce((all, [, part]) => all + Number(part), 0);
      return fits && sum === total
        ? legal
        : { legal: false, reason: `each target must get at least 1, and all together ${total}`, cites: ['cast.division'] };
    },
    cites: ['cast.division'],
  });
  return Object.fromEntries(Object.entries(answer).map(([thing, part]) => [thing, Number(part)]));
}

/** Every way of giving each of these at least one of so many. */
export function divisions(total: number, things: readonly string[]): readonly Readonly<Record<string, number>>[] {
  const [first, ...rest] = things;
  if (first === undefined) return total === 0 ? [{}] : [];
  return Array.from({ length: Math.max(0, total - rest.length) }, (_, at) => at + 1).flatMap((part) =>
    divisions(total - part, rest).map((others) => ({ [first]: part, ...others })),
  );
}

/** What static abilities add to a cost or take away (601.2f). */
function costChange(look: Look, spell: ObjectId, context: Context): number {
  return Object.values(look.state.objects).reduce((sum, { id, zone }) => {
    if (zone !== 'battlefield') return sum;
    return look.of(id).abilities.reduce((inner, ability) => {
      if (ability.kind !== 'static') return inner;
      return (ability.rules ?? []).reduce((all, rule) => {
        if (rule.rule !== 'cost') return all;
        const own: Context = { ...context, source: id, controller: look.of(id).controller };
        const filter = { kind: 'and', filters: [rule.of, { kind: 'zone', zone: 'stack' }] } as const;
        if (!matches(look, spell, filter, own)) return all;
        return all + (rule.increase ? 1 : -1) * amountOf(look, rule.change, own);
      }, inner);
    }, sum);
  }, 0);
}
