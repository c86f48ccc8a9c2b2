/** Prevention of damage: shields, static abilities, protection (615, 702.16e). */
import { reaches } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import type { EventOf, GameEvent } from '../events.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Game, Procedure } from '../procedure.ts';
import { citesOfRange, forSources, isLimited, unlimited } from '../../look/range.ts';
import { isProtectedFrom } from '../../look/protection.ts';
import { citeKeyword } from '../../concepts/citeKeyword.ts';
import { type RuleInForce, rulesInForce } from '../../look/rulesInForce.ts';
import { contextOfEvent } from './eventContext.ts';
import { at, type Replaced, type Replacement, wear } from './replacement.ts';
import { describeMade } from './madeAlike.ts';
import { isMeant } from './written.ts';

export function findPrevention(look: Look, event: GameEvent): readonly Replacement[] {
  if (event.kind !== 'damage') return [];
  const preventable = isPreventable(look, event);
  const written = rulesInForce(look)
    .filter((inForce) => (preventable || doesMore(inForce)) && appliesTo(look, inForce, event))
    .map((inForce): Replacement => ({
      key: inForce.key,
      source: inForce.context.source,
      text: inForce.text,
      group: 'other',
      cites: [
        'prevention',
        ...(typeof inForce.effect?.shield === 'number' ? (['prevention.shield'] as const) : []),
        ...citeKeyword(inForce.context.ability),
        ...(isAnswer(look, inForce) ? (['prevention.before'] as const) : []),
        ...citesOfRange(look.state, ['range.prevention']),
      ],
      ...(inForce.effect?.times === undefined ? { said: () => describeMade(look, inForce) } : { onceOf: inForce.effect.id }),
      apply: (game) => prevent(game, inForce, event),
    }));
  return preventable ? [...written, ...findProtection(look, event)] : written;
}

/** Whether an ability does something besides, which it does also where nothing of it can be prevented (615.12). */
const doesMore = ({ rule, effect }: RuleInForce): boolean => !effect && rule.rule === 'prevent' && rule.then !== undefined;

/** Whether the effect began in response to what resolves now: it has to be there before (615.4). */
function isAnswer({ state }: Look, { effect }: RuleInForce): boolean {
  const resolving = state.objects[state.zones.stack.at(-1) ?? ''];
  return effect !== undefined && resolving !== undefined && effect.timestamp > resolving.timestamp;
}

/** Prevention that would apply, were everything in range that it needs to be (801.13b). */
export function findBeyondRange(look: Look, event: GameEvent): readonly Replacement[] {
  if (event.kind !== 'damage' || !isLimited(look.state)) return [];
  const found = new Set(findPrevention(look, event).map(({ key }) => key));
  return findPrevention(unlimited(look), event).filter(({ key }) => !found.has(key));
}

export function isPreventable(look: Look, event: EventOf<'damage'>): boolean {
  if (!event.preventable) return false;
  return !rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'unpreventable' &&
      (!rule.combatOnly || event.combat) &&
      (!rule.from || isMeant(look, rule.from, event.source, context)),
  );
}

function appliesTo(look: Look, { rule, context, effect }: RuleInForce, event: EventOf<'damage'>): boolean {
  if (rule.rule !== 'prevent' || effect?.shield === 0) return false;
  if (event.combat ? rule.noncombatOnly : rule.combatOnly) return false;
  if (rule.to && !isMeant(look, rule.to, event.to, context)) return false;
  if (rule.from) return isMeant(forSources(look, rule.to !== undefined), rule.from, event.source, context);
  // What says neither what is protected nor from what, works where both are in range (801.13b).
  return rule.to !== undefined || [event.to, event.source].every((thing) => reaches(look, context, thing));
}

/** A shield shrinks by what it prevents; what it does besides, it does even when nothing is left of it. */
function* prevent(game: Game, { rule, context, effect }: RuleInForce, event: EventOf<'damage'>): Procedure<Replaced> {
  if (rule.rule !== 'prevent') return { events: [event] };
  const limit = effect?.shield ?? (rule.amount === 'all' ? 'all' : Math.max(0, amountOf(lookAt(game.state), rule.amount, context)));
  const prevented = !isPreventable(lookAt(game.state), event) ? 0 : limit === 'all' ? event.amount : Math.min(limit, event.amount);
  if (effect) game.state = wear(game.state, effect, prevented);
  const left = event.amount - prevented;
  const events = left > 0 ? [prevented === 0 ? event : { ...event, amount: left }] : [];
  if (!rule.then || (prevented === 0 && effect)) return { events, prevented };
  return {
    events,
    prevented,
    then: {
      result: true,
      ...(rule.once ? { once: rule.once } : {}),
      instructions: rule.then,
      context: {
        ...context,
        // "That much" of what would be dealt is so though none of it can be prevented; "prevented this way" is another number (615.12).
        memory: { ...context.memory, damage: prevented },
        event: { ...contextOfEvent(lookAt(game.state), event), amount: effect ? prevented : event.amount },
      },
    },
  };
}

function findProtection(look: Look, event: EventOf<'damage'>): readonly Replacement[] {
  if (!isProtectedFrom(look, event.to, event.source)) return [];
  return [
    {
      key: `protection ${event.to}`,
      source: event.to,
      text: '',
      group: 'other',
      cites: ['keyword.protection.damage', 'prevention'],
      apply: () => at({ events: [], prevented: event.amount }),
    },
  ];
}

/**
 * The damage of a batch in the order in which shields take it: when a limited shield cannot prevent all of it, the player whom it protects
 * says whose damage it prevents first, and whose next (615.7).
 */
export function* orderForShields(
  game: Game,
  events: readonly GameEvent[],
  choose: (game: Game, shield: RuleInForce, among: readonly EventOf<'damage'>[]) => Procedure<EventOf<'damage'> | undefined>,
): Procedure<readonly GameEvent[]> {
  const look = lookAt(game.state);
  const damage = events.filter((event) => event.kind === 'damage').filter((event) => isPreventable(look, event));
  if (damage.length < 2) return events;
  let ordered = events;
  for (const shield of rulesInForce(look)) {
    const limit = shield.effect?.times !== undefined ? 0 : shield.effect?.shield;
    if (typeof limit !== 'number') continue;
    const able = damage.filter((event) =>
      appliesTo(look, { ...shield, ...(shield.effect ? { effect: { ...shield.effect, shield: 'all' } } : {}) }, event),
    );
    // What prevents the next damage of a source prevents all that it deals at once.
    if (shield.effect?.times !== undefined && new Set(able.map(({ source }) => source)).size < 2) continue;
    // Of what is left of the shield once the first damage has been prevented, the player says whose is next, and so on.
    let left = shield.effect?.times === undefined ? limit : 1;
    const open = [...able];
    const first: EventOf<'damage'>[] = [];
    while (open.length > 1 && left > 0 && (shield.effect?.times !== undefined || sumOf(open) > left)) {
      const chosen = (yield* choose(game, shield, open)) ?? open[0];
      if (!chosen) break;
      open.splice(open.indexOf(chosen), 1);
      first.push(chosen);
      left -= shield.effect?.times === undefined ? chosen.amount : 1;
    }
    const order = [...first, ...open];
    ordered = ordered.map((event) => (able.some((each) => each === event) ? (order.shift() ?? event) : event));
  }
  return ordered;
}

export const sumOf = (damage: readonly EventOf<'damage'>[]): number => damage.reduce((sum, { amount }) => sum + amount, 0);

/** Who is protected by a shield: the controller of what it speaks of. */
export const protectedBy = (look: Look, { rule, context }: RuleInForce): readonly string[] =>
  rule.rule === 'prevent' && rule.to ? resolveRef(look, { kind: 'controller', of: rule.to }, context) : [context.controller];
