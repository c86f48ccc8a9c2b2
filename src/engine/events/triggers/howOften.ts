/** What has abilities trigger an additional time (603.2d), and what keeps them from triggering at all. */
import type { StaticRule } from '../../language/staticRule.ts';
import type { TriggerEvent } from '../../language/trigger.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { matches } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import type { EventContext, ObjectId } from '../../state/state.ts';
import type { Happened } from '../apply.ts';
import type { Around } from './matchEvent.ts';

type Rule = Extract<StaticRule, { rule: 'triggers' }>;

/** Being sacrificed, played or put into a graveyard from elsewhere is caused by no entering and no leaving. */
const caused: ReadonlySet<TriggerEvent['on']> = new Set(['enters', 'dies', 'leaves', 'put into graveyard', 'attacks']);

/**
 * Whether a rule speaks of what happened; only where that was to one of `things`, for which an ability triggered, if they are given.
 * Rules about what leaves look at the position before it, as the abilities do (603.10a).
 */
function isCause(
  { before, after }: Around,
  { on = [], what }: Rule,
  { event, became }: Happened,
  context: Context,
  things?: readonly (ObjectId | undefined)[],
): boolean {
  const isMeant = (id: ObjectId | undefined): boolean => !things || things.includes(id);
  // Attacking is being declared as an attacker: what is put there attacking is not (508.3a).
  if (event.kind === 'attacks')
    return on.includes('attacks') && event.attackers.some(({ object }) => isMeant(object) && matches(after, object, what, context));
  if (!isMeant(became) && !(event.kind === 'move' && isMeant(event.object))) return false;
  const left = event.kind === 'move' && before.state.objects[event.object]?.zone === 'battlefield' ? event : undefined;
  return on.some((each) => {
    if (each === 'enters') return became !== undefined && !left && matches(after, became, what, context);
    const isSuch = each === 'leaves' || (each === 'dies' && left?.to === 'graveyard');
    return left !== undefined && isSuch && matches(before, left.object, what, context);
  });
}

const rulesOn = (look: Look, never: boolean): readonly { readonly rule: Rule; readonly context: Context }[] =>
  rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'triggers' && (rule.never === true) === never ? [{ rule, context }] : [],
  );

const lookOf = ({ before, after }: Around, { event }: Happened): Look =>
  event.kind === 'move' && before.state.objects[event.object]?.zone === 'battlefield' ? before : after;

const isAbilityOf = (look: Look, source: ObjectId, { of }: Rule, context: Context): boolean =>
  of === undefined || matches(look, source, of, context);

/** Whether what happened is kept from causing an ability of a source to trigger. */
export function isKept(around: Around, { on }: TriggerEvent, happened: Happened, source: ObjectId): boolean {
  if (!caused.has(on)) return false;
  const look = lookOf(around, happened);
  return rulesOn(look, true).some(
    ({ rule, context }) => isAbilityOf(look, source, rule, context) && isCause(around, rule, happened, context),
  );
}

/** Whether a rule has whatever triggers of a source trigger once more, whatever the cause. */
const ofAll = (look: Look, source: ObjectId, { on, what }: Rule, context: Context): boolean =>
  on === undefined && matches(look, source, what, context);

/** How often besides a state trigger triggers, with which nothing happens (603.8). */
export const oftenerOfState = (look: Look, source: ObjectId): number =>
  rulesOn(look, false).filter(({ rule, context }) => ofAll(look, source, rule, context)).length;

/** How often besides an ability triggers; rules of both positions count where it may look back. */
export function oftener(
  around: Around,
  all: readonly Happened[],
  { by, event }: { readonly by: TriggerEvent; readonly event: EventContext },
  source: ObjectId,
  look: Look,
): number {
  const things: readonly (ObjectId | undefined)[] = event.objects ?? [event.object];
  return rulesOn(look, false).filter(({ rule, context }) => {
    if (rule.on === undefined) return ofAll(look, source, rule, context);
    if (!caused.has(by.on) || !isAbilityOf(look, source, rule, context)) return false;
    return all.some((each) => isCause(around, rule, each, context, things));
  }).length;
}
