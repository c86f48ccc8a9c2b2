/** Rules about attacking and blocking that abilities and effects make: restrictions, requirements, permissions (508.1c, 508.1d, 509.1b, 509.1c). */
import type { StaticRule } from '../../language/staticRule.ts';
import type { Context } from '../../look/reading/context.ts';
import { conditionHolds, resolveRef } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import type { GameState, ObjectId, PlayerId, Thing } from '../../state/state.ts';

export type CombatRule = Extract<StaticRule, { rule: 'restrict' | 'require' | 'limit' | 'block more' | 'as though' }>;

/** A rule with what it holds for now, and in whose words. */
export interface Holding {
  readonly rule: CombatRule;
  readonly things: ReadonlySet<Thing>;
  readonly context: Context;
}

export type RuleOf<Kind extends CombatRule['rule']> = Holding & { readonly rule: Extract<CombatRule, { readonly rule: Kind }> };

const kinds: ReadonlySet<string> = new Set(['restrict', 'require', 'limit', 'block more', 'as though']);
const isCombatRule = (rule: StaticRule): rule is CombatRule => kinds.has(rule.rule);

const known = new WeakMap<GameState, readonly Holding[]>();

/** All of them, of static abilities and of effects that last. Worked out once for each state. */
function combatRules(look: Look): readonly Holding[] {
  const found = known.get(look.state);
  if (found) return found;
  const all = rulesInForce(look).flatMap(({ rule, context }): Holding[] =>
    isCombatRule(rule) ? [{ rule, context, things: new Set(resolveRef(look, rule.what, context)) }] : [],
  );
  known.set(look.state, all);
  return all;
}

export function rulesOf<Kind extends CombatRule['rule']>(look: Look, kind: Kind): readonly RuleOf<Kind>[] {
  return combatRules(look).filter((each): each is RuleOf<Kind> => each.rule.rule === kind);
}

/** Whether a restriction is about attacking, blocking or being blocked. */
export function restricts({ rule }: RuleOf<'restrict'>, doing: 'attack' | 'block' | 'be blocked'): boolean {
  return rule.restriction === doing || (rule.restriction === 'attack or block' && doing !== 'be blocked');
}

/** Whether an exception lifts a restriction: its condition holds, seen from an attack on those players. */
export function isLifted(look: Look, { rule, context }: RuleOf<'restrict'>, defending?: readonly PlayerId[]): boolean {
  if (rule.unless === undefined) return false;
  return conditionHolds(look, rule.unless, defending === undefined ? context : { ...context, defending });
}

/** Whether a creature does something as though it had a quality, or as though it had it not. */
export function isAsThough(look: Look, id: ObjectId, doing: 'attacking' | 'blocking', had: string, not = false): boolean {
  return rulesOf(look, 'as though').some(
    ({ rule, things }) => rule.for === doing && rule.had === had && (rule.not ?? false) === not && things.has(id),
  );
}
