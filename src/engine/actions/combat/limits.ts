/** What limits attacks as it limits blocks: none without company, and no more than so many creatures. */
import { amountOf, matches, resolveRef } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';
import { recordsOf } from '../../state/turnRecord.ts';
import { isLifted, restricts, rulesOf } from './combatRules.ts';
import type { Limit } from './solve.ts';
import { countOf } from '../../state/sentences.ts';

/** The limits of a declaration of these creatures that do not ask whom they attack or block. */
export function limitsOn(look: Look, ids: ReadonlySet<ObjectId>, doing: 'attack' | 'block'): readonly Limit[] {
  const concept = `${doing}.restriction` as const;
  const company = rulesOf(look, 'restrict').flatMap((each): Limit[] => {
    const { least, beside } = each.rule;
    if (least === undefined || !restricts(each, doing) || isLifted(look, each)) return [];
    const units = [...each.things].filter((id) => ids.has(id));
    if (least === 0)
      return units.flatMap((unit) =>
        [...ids].flatMap((other): readonly Limit[] =>
          other === unit
            ? []
            : [{ kind: 'most', of: new Set([unit, other]), count: 1, concept, reason: `${unit} cannot ${doing} with another creature` }],
        ),
      );
    return units.map((unit) => ({
      kind: 'company',
      unit,
      of: new Set([...ids].filter((id) => id !== unit && (!beside || matches(look, id, beside, each.context)))),
      count: least,
      concept,
      reason: `${unit} cannot ${doing} without ${beside ? 'such a creature' : least === 1 ? 'another creature' : countOf(least, 'other creature')}`,
    }));
  });
  const most = rulesOf(look, 'limit').flatMap(({ rule, things, context }): Limit[] => {
    if (rule.to !== doing) return [];
    const gone = rule.ofTurn ? recordsOf(look.state.turn.happened, 'attack').length : 0;
    const count = Math.max(0, amountOf(look, rule.most, context) - gone);
    const each = rule.whom ? resolveRef(look, rule.whom, context) : [undefined];
    const reason = `no more than ${countOf(count, 'creature')} can ${doing}`;
    return each.map((to) => ({ kind: 'most', of: things, count, concept, reason: to ? `${reason} ${to}` : reason, ...(to ? { to } : {}) }));
  });
  return [...company, ...most];
}
