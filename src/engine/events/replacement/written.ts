/** Replacement effects that a text writes out: "if this would happen, that happens instead" (614.1). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn, speaksOf } from '../../language/parts.ts';
import type { ReplacedEvent, StaticRule } from '../../language/staticRule.ts';
import { countEvents, exact } from '../../state/bounds.ts';
import { applyEvents } from '../apply.ts';
import { type Context, unannounced } from '../../look/reading/context.ts';
import { conditionHolds, findMatching, matches, resolveRef } from '../../look/reading/read.ts';
import { findPlayer, nextObjectId } from '../../state/changes.ts';
import type { EventOf, GameEvent, MoveCause } from '../events.ts';
import { askWhether } from '../choices.ts';
import { eventsOfInstruction } from '../instructions/table.ts';
import { lookAt, workedOutAt } from '../../look/layers/characteristics.ts';
import { enteringEffects } from '../../look/layers/enteringEffects.ts';
import { type Look, objectIn } from '../../look/look.ts';
import { notYet } from '../../state/notYet.ts';
import { cite, type Game, type Procedure } from '../procedure.ts';
import { isLimited, unlimited } from '../../look/range.ts';
import { citeKeyword } from '../../concepts/citeKeyword.ts';
import { variantOn } from '../../concepts/variant.ts';
import { ownRules, type RuleInForce, rulesInForce } from '../../look/rulesInForce.ts';
import type { GameObject, GameState, ObjectId } from '../../state/state.ts';
import { isActive } from '../../state/teams.ts';
import { contextOfEvent } from './eventContext.ts';
import { affectedPlayer } from './order.ts';
import { type Replaced, type Replacement, useEffect, wear } from './replacement.ts';
import { describeMade } from './madeAlike.ts';
import { quoted } from '../../state/sentences.ts';

/** A copy of a spell, which was put onto the stack and not cast (707.10). */
const isUncast = (object?: GameObject): boolean => object?.kind === 'copy' && object.spell?.castFrom === 'outside';

type ReplaceRule = Extract<StaticRule, { rule: 'replace' }>;

export function findWritten(look: Look, event: GameEvent): readonly Replacement[] {
  return rulesFor(look, event).flatMap((inForce): Replacement[] => {
    const { rule, context, key, text } = inForce;
    if (rule.rule !== 'replace' || !isWaitedFor(look, rule.event, event, context)) return [];
    const [does] = rule.by;
    const own: Context = { ...context, event: contextOfEvent(look, event) };
    if (event.kind === 'damage' && does?.do === 'damage' && !resolveRef(look, does.to, own).some((to) => takesDamage(look, to))) return [];
    return [
      {
        key,
        source: context.source,
        text,
        group: isOwn(look, event, inForce) ? 'self' : 'other',
        ...(rule.scale?.prevents ? { prevents: true } : {}),
        cites: [
          ...(rule.scale?.prevents ? (['prevention', 'prevention.static'] as const) : (['replacement'] as const)),
          ...(rule.instead ? (['replacement.instead'] as const) : []),
          ...(rule.by[0]?.do === 'damage' ? (['replacement.redirect'] as const) : []),
          ...(isOwn(look, event, inForce) ? (['replacement.self'] as const) : []),
          ...citeKeyword(context.ability),
        ],
        ...(rule.event.on === 'create token' ? { outer: true } : {}),
        ...sortOf(inForce, rule),
        ...(inForce.effect ? { said: () => describeMade(look, inForce) } : {}),
        apply: (game) => replace(game, event, rule, inForce),
      },
    ];
  });
}

/** What only multiplies or only adds is the same in any order with others that do. */
function sortOf({ effect }: RuleInForce, rule: ReplaceRule): Pick<Replacement, 'sort'> {
  const scale = rule.by.length > 0 ? scaleOf(rule) : rule.scale;
  if (!scale || rule.optional || effect?.times !== undefined || effect?.shield !== undefined) return {};
  const { times, plus, mana } = scale;
  if (mana) return { sort: 'other mana' };
  if (plus === 0 && Number.isInteger(times) && times >= 1) return { sort: 'multiplies' };
  return times === 1 && plus > 0 ? { sort: 'adds' } : {};
}

/** "If you would gain life, you gain twice that much instead": what does the same again, so many times or so much more of it. */
function scaleOf({ event, by, instead, scale }: ReplaceRule): ReplaceRule['scale'] {
  const [does, ...more] = by;
  if (more.length > 0 || !instead || scale) return undefined;
  if (does?.do !== 'draw' && does?.do !== 'gain life' && does?.do !== 'lose life') return undefined;
  if (does.do !== event.on || does.who.kind !== 'you' || event.who.kind !== 'you') return undefined;
  const { amount } = does;
  // Of several cards each is drawn by itself, and by what applies to each they are so many times as many.
  if (event.on === 'draw') return amount.kind === 'number' ? { times: amount.value, plus: 0 } : undefined;
  if (amount.kind === 'times') return amount.of.kind === 'event amount' ? { times: amount.factor, plus: 0 } : undefined;
  const [much, plus] = amount.kind === 'sum' && amount.of.length === 2 ? amount.of : [];
  return much?.kind === 'event amount' && plus?.kind === 'number' ? { times: 1, plus: plus.value } : undefined;
}

/** An effect of a spell that replaces what that very spell does is a self-replacement effect (614.15); what a permanent does later is not. */
const isOwn = (look: Look, event: GameEvent, { context, effect }: RuleInForce): boolean =>
  'source' in event && context.source === event.source && effect !== undefined && objectIn(look, context.source)?.zone === 'stack';

/** Rules in force, and those that an object has about itself where it is, whatever its zone. */
function rulesFor(look: Look, event: GameEvent): readonly RuleInForce[] {
  const rules = rulesInForce(look);
  if (event.kind !== 'move' || look.state.objects[event.object] === undefined) return rules;
  const own = ownRules(look, event.object).filter(
    ({ rule }) => rule.rule === 'replace' && 'what' in rule.event && rule.event.what === 'self',
  );
  return [...rules, ...own.filter(({ key }) => !rules.some((each) => each.key === key))];
}

/** Whether something has it that it itself would enter otherwise. */
export const paysToEnter = (look: Look, id: ObjectId): boolean =>
  ownRules(look, id).some(({ rule }) => rule.rule === 'replace' && rule.event.on === 'enters' && rule.event.what === 'self');

function isWaitedFor(look: Look, waited: ReplacedEvent, event: GameEvent, context: Context): boolean {
  const { state } = look;
  switch (waited.on) {
    case 'dies':
      return (
        event.kind === 'move' &&
        event.to === 'graveyard' &&
        isOn(look, event.object, 'battlefield') &&
        fits(look, waited.what, event.object, context)
      );
    case 'put into graveyard':
      return (
        event.kind === 'move' &&
        event.to === 'graveyard' &&
        state.objects[event.object]?.kind !== 'ability' &&
        (waited.from === undefined || isOn(look, event.object, waited.from)) &&
        fits(look, waited.what, event.object, context)
      );
    case 'leaves':
      return (
        event.kind === 'move' &&
        event.to !== 'battlefield' &&
        isOn(look, event.object, 'battlefield') &&
        fits(look, waited.what, event.object, context)
      );
    case 'destroyed':
      return event.kind === 'destroy' && fits(look, waited.what, event.object, context);
    case 'discard':
      return (
        event.kind === 'move' &&
        event.cause === 'discard' &&
        (!waited.by || resolveRef(look, waited.by, context).includes(event.by ?? '')) &&
        fits(look, waited.what, event.object, context)
      );
    case 'enters': {
      const entering = lookEntering(look, event);
      return (
        entering !== undefined &&
        !(waited.uncast && isOn(look, entering.before, 'stack') && !isUncast(look.state.objects[entering.before])) &&
        (waited.what === 'self'
          ? // As it would be there (614.12): face down, or as another land, it has no such ability.
            entering.before === context.source && paysToEnter(entering.look, entering.id)
          : fits(entering.look, waited.what, entering.id, context))
      );
    }
    case 'counters': {
      const isPut = ([counter, count]: readonly [string, number]): boolean =>
        count > 0 && (waited.counter === undefined || waited.counter === counter);
      if (event.kind === 'counters') {
        if (!isPut([event.counter, event.change]) || (waited.effect && (event.by === 'cost' || event.by === 'turn'))) return false;
        if (!isMeant(look, waited.what === 'self' ? { kind: 'self' } : { kind: 'all', filter: waited.what }, event.on, context))
          return false;
        if (waited.by && !resolveRef(look, waited.by, context).includes(putterOf(look, event))) return false;
        if (waited.effect && event.by === 'damage') throw notYet('counters that come of damage');
        return true;
      }
      // Entering with counters is putting them on it, as part of that event.
      const entering = countersOf(event).some(isPut) ? lookEntering(look, event) : undefined;
      return (
        entering !== undefined &&
        fits(entering.look, waited.what, entering.id, context) &&
        (!waited.by || resolveRef(look, waited.by, context).includes(entering.look.characteristicsOf(entering.id).controller))
      );
    }
    case 'create token': {
      if (event.kind !== 'create' || event.object.kind !== 'token') return false;
      const entering = waited.what && lookEntering(look, event);
      return (
        resolveRef(look, waited.who, context).includes(event.object.controller) &&
        (!waited.what || (entering !== undefined && fits(entering.look, waited.what, entering.id, context)))
      );
    }
    case 'draw':
      return (
        event.kind === 'draw' &&
        !(waited.exceptFirst && isFirstOfStep(state, event.player)) &&
        resolveRef(look, waited.who, context).includes(event.player)
      );
    case 'damage':
      return (
        event.kind === 'damage' &&
        (waited.combatOnly ?? event.combat) === event.combat &&
        (!waited.to || isMeant(look, waited.to, event.to, context)) &&
        (!waited.from || isMeant(look, waited.from, event.source, context))
      );
    case 'gain life':
    case 'lose life':
      return (
        event.kind === 'life' &&
        event.change > 0 === (waited.on === 'gain life') &&
        resolveRef(look, waited.who, context).includes(event.player)
      );
    case 'pay life':
      return (
        event.kind === 'life' &&
        event.cause === 'payment' &&
        resolveRef(look, waited.who, context).includes(event.player) &&
        (!waited.condition || conditionHolds(look, waited.condition, context))
      );
    case 'mana':
      return (
        event.kind === 'mana' &&
        (event.tapped && event.ability) === true &&
        event.mana.length >= (waited.least ?? 1) &&
        fits(look, waited.what, event.source ?? '', context)
      );
    // These are looked at where they would happen (losing.ts, skipping.ts, instructions/zones.ts).
    default:
      return false;
  }
}

/** Whether a player would draw the first card in their draw step, which is that of their side (805.4a). */
export const isFirstOfStep = (state: GameState, player: string): boolean => {
  const { step, drawn, drawnBefore } = state.turn;
  return step === 'draw' && isActive(state, player) && (drawn?.[player] ?? 0) === (drawnBefore?.[player] ?? 0);
};

/** Where there is nobody and nothing that damage can be dealt to, it is not redirected (614.9). */
const takesDamage = (look: Look, to: string): boolean =>
  findPlayer(look.state, to)?.left === false ||
  // What has gone was there, and is not (614.9).
  (look.state.objects[to] !== undefined && matches(look, to, { kind: 'any target' }, unannounced(to, '')));

/** Who puts counters: the controller of what says so, else of what they are put on (122.6a). */
export const putterOf = (look: Look, { source, on, putter }: Pick<EventOf<'counters'>, 'source' | 'on' | 'putter'>): string =>
  putter ?? (source === undefined && findPlayer(look.state, on) ? on : look.characteristicsOf(source ?? on).controller);

const isOn = (look: Look, id: ObjectId, zone: string): boolean => look.state.objects[id]?.zone === zone;

/** Whether an object is as a filter wants it, in whatever zone it is; a zone that the filter names counts. */
function fits(look: Look, what: Filter | 'self', id: ObjectId, context: Context): boolean {
  if (what === 'self') return id === context.source;
  const zone = (look.state.objects[id] ?? look.state.past[id]?.object)?.zone ?? 'battlefield';
  return matches(look, id, { kind: 'and', filters: [what, { kind: 'zone', zone }] }, context);
}

/** Whether a ref means a thing; a description of sources fits them in any zone. */
export function isMeant(look: Look, ref: Parameters<typeof resolveRef>[1], thing: string, context: Context): boolean {
  // One of a kind, wherever it is: it is asked now whether it still is of that kind (609.7b).
  if (ref.kind === 'last') {
    // The permanent that a chosen spell became, too (609.7a).
    const became = (id: string): boolean =>
      look.state.past[id]?.object.zone === 'stack' && nextObjectId(id) === thing && objectIn(look, thing)?.zone === 'battlefield';
    return (
      resolveRef(look, ref.of, context).some((id) => id === thing || became(id)) &&
      isMeant(look, { kind: 'all', filter: ref.filter }, thing, context)
    );
  }
  if (ref.kind !== 'all') return resolveRef(look, ref, context).includes(thing);
  if (findPlayer(look.state, thing)) return findMatching(look, ref.filter, context).includes(thing);
  return (look.state.objects[thing] ?? look.state.past[thing]) !== undefined && fits(look, ref.filter, thing, context);
}

/** How an object would be on the battlefield, had it entered (614.12). */
export function lookEntering(
  look: Look,
  event: GameEvent,
): { readonly look: Look; readonly id: ObjectId; readonly before: ObjectId } | undefined {
  if (event.kind === 'create') {
    if (event.object.zone !== 'battlefield') return undefined;
  } else if (event.kind !== 'move' || event.to !== 'battlefield') return undefined;
  const { state, happened } = applyEvents(look.state, [event]);
  const id = happened[0]?.became;
  if (id === undefined) return undefined;
  const before = event.kind === 'move' ? event.object : id;
  // Where no effect changes anything, none counts.
  if (!workedOutAt(state).applied) return { look: lookAt(state), id, before };
  const effects = variantOn(enteringEffects, state.day);
  const seen = effects === 'all' ? state : { ...state, entering: { id, effects } };
  return { look: lookAt(seen), id, before };
}

function* replace(game: Game, event: GameEvent, rule: ReplaceRule, { context, effect, text }: RuleInForce): Procedure<Replaced> {
  const look = lookAt(game.state);
  if (
    rule.optional &&
    !(yield* askWhether(game, affectedPlayer(look, event), text === '' ? 'Does it apply?' : `Does this apply: ${quoted(text)}?`, {
      replacing: context.source,
    }))
  )
    return { events: [event] };
  if (event.kind === 'damage' && effect && typeof effect.shield === 'number') {
    game.state = wear(game.state, effect, Math.min(effect.shield, event.amount));
    // Only so much of it is replaced; the rest goes on as it is.
    if (effect.shield < event.amount) {
      const replaced = yield* replace(game, { ...event, amount: effect.shield }, rule, { context, key: '', rule, text });
      return { ...replaced, events: [...replaced.events, { ...event, amount: event.amount - effect.shield }] };
    }
  } else if (effect?.times !== undefined) game.state = useEffect(game.state, effect.id);
  // Of what says how it enters itself you are who it enters under (614.12).
  const enters = rule.event.on === 'enters' && rule.event.what === 'self' && event.kind === 'move' && event.as;
  // How else it would enter is forgotten where it is put there for what was paid.
  // Nor is what enters with it given up for it (614.13a).
  if (enters && ((game.entering?.size ?? 0) > 1 || Object.entries(enters).some(([key, value]) => value && !kept.has(key))))
    throw notYet('what is paid as this enters so');
  const own: Context = {
    ...context,
    ...(enters && enters.controller ? { controller: enters.controller } : {}),
    event: contextOfEvent(look, event),
    ...(game.doer === undefined ? {} : { within: [game.doer] }),
  };
  const events = rule.scale ? scaled(game, event, rule.scale, rule.event) : rule.instead ? [] : [event];
  // What comes of those before is not there yet.
  const made = rule.by.map((instruction, at) =>
    event.kind === 'create' && instruction.do === 'create token'
      ? game.rare?.tokensInstead(game, event, instruction, own)
      : speaksOf(instruction, rule.by.slice(0, at))
        ? undefined
        : eventsOfInstruction(look, instruction, own),
  );
  if (isLimited(look.state) && isCut(look, rule.by, own)) cite(game, 'range.replacement');
  const lacking = made.indexOf(undefined);
  // What it becomes happens with what happens beside it (614.6); the rest is done afterwards, and all of it where that speaks of what came of this.
  const done = lacking < 0 ? made.length : ['memory', 'done'].some((kind) => kindsIn(rule.by.slice(lacking)).has(kind)) ? 0 : lacking;
  const first = made.slice(0, done).flatMap((each = []) => each.map((one) => inPlace(asPartOf(one, event), rule.instead)));
  const instructions = rule.by.slice(done);
  return { events: [...events, ...first], ...(instructions.length > 0 ? { then: { instructions, context: own } } : {}) };
}

const kept: ReadonlySet<string> = new Set(['controller', 'cast', 'memory']);

/** Whether part of what takes the place of an event does nothing, since it is out of range (801.13a). */
function isCut(look: Look, instructions: readonly Instruction[], context: Context): boolean {
  const count = (seen: Look): number => instructions.flatMap((instruction) => eventsOfInstruction(seen, instruction, context) ?? []).length;
  return count(look) < count(unlimited(look));
}

/** A move that is made instead of something else rests on that (614.6). */
const inPlace = (made: GameEvent, instead: unknown): GameEvent =>
  instead === true && made.kind === 'move' && made.ground === undefined ? { ...made, ground: 'replacement.never' } : made;

/** What takes the place of an event keeps what the event was: combat damage, damage that cannot be prevented, how something entered. */
function asPartOf(made: GameEvent, event: GameEvent): GameEvent {
  if (made.kind === 'damage' && event.kind === 'damage') return { ...made, combat: event.combat, preventable: event.preventable };
  if (made.kind === 'move' && event.kind === 'move' && made.object === event.object) {
    const { cause, exploitedBy, by } = event;
    return {
      ...made,
      cause: made.to === 'exile' && !actsAnywhere.has(cause) ? 'exile' : cause,
      ...(exploitedBy === undefined ? {} : { exploitedBy }),
      ...(by === undefined ? {} : { by }),
    };
  }
  return made;
}

/** What is done all the same wherever the object goes instead: it was sacrificed, or discarded (701.9c). */
const actsAnywhere: ReadonlySet<string> = new Set(['discard', 'sacrifice'] satisfies MoveCause[]);

/** The same event with more or less of it. */
function scaled(
  game: Game,
  event: GameEvent,
  { times, plus, mana }: NonNullable<ReplaceRule['scale']>,
  waited: ReplacedEvent,
): readonly GameEvent[] {
  const scale = (amount: number): number => exact(Math.max(0, Math.floor(amount * times) + plus));
  if (waited.on === 'counters' && event.kind !== 'counters') {
    const each = ([counter, count]: readonly [string, number]): readonly [string, number] => [
      counter,
      count > 0 && (waited.counter === undefined || waited.counter === counter) ? scale(count) : count,
    ];
    return [withCounters(event, Object.fromEntries(countersOf(event).map(each)))];
  }
  switch (event.kind) {
    case 'damage':
      return [{ ...event, amount: scale(event.amount) }];
    case 'life':
      return [{ ...event, change: Math.sign(event.change) * scale(Math.abs(event.change)) }];
    case 'mana': {
      const { mana: old } = event;
      return [{ ...event, mana: Array.from({ length: scale(old.length) }, (_, at) => mana ?? old[at % old.length] ?? 'colorless') }];
    }
    case 'counters':
      return scale(event.change) > 0 ? [{ ...event, change: scale(event.change) }] : [];
    case 'draw':
    case 'create':
      countEvents(game.tally, scale(1), 0);
      return Array.from({ length: scale(1) }, () => event);
    default:
      return [event];
  }
}

/** The counters with which something enters. */
export const countersOf = (event: GameEvent): readonly (readonly [string, number])[] =>
  Object.entries((event.kind === 'create' ? event.object.counters : event.kind === 'move' ? event.as?.counters : undefined) ?? {});

export function withCounters(event: GameEvent, counters: Readonly<Record<string, number>>): GameEvent {
  if (event.kind === 'create') return { ...event, object: { ...event.object, counters } };
  return event.kind === 'move' ? { ...event, as: { ...event.as, counters } } : event;
}
