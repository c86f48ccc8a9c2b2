/** Unspent mana that is not lost as a step ends, or becomes other mana instead (500.5, 614). */
import type { Rare } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { notYet } from '../../state/notYet.ts';

export const keptMana: Rare['keptMana'] = ({ state }, player, mana) => {
  const look = lookAt(state);
  const rules = rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'keeps mana' && (rule.color ?? mana.color) === mana.color && resolveRef(look, rule.who, context).includes(player)
      ? [rule]
      : [],
  );
  // What would not be lost is not replaced.
  if (rules.some(({ as }) => as === undefined)) return mana;
  const [color, ...others] = new Set(rules.map(({ as }) => as));
  // In which order they are applied would be chosen (616.1).
  if (others.length > 0) throw notYet('unspent mana that could become one of several');
  return color && { ...mana, color };
};
