/** Which assignments of the damage of creatures in combat are legal, each by itself and all together (510.1c to 510.1e). */
import { bounds, TooManyAnswers } from '../../../state/bounds.ts';
import { listAnswers } from '../../../state/combinations.ts';
import { illegal, type Judgement, legal } from '../../../events/question.ts';
import type { Assigner, Assignment } from '../../../events/rareOfCombat.ts';
import type { Look } from '../../../look/look.ts';
import { listOf } from '../../../state/sentences.ts';
import type { ObjectId, Thing } from '../../../state/state.ts';
import { judgeTrample } from './judgeTrample.ts';
import { isLethal } from './lethalDamage.ts';

const isDivided = (among: readonly Thing[], assignment: Assignment): boolean => among.filter((to) => (assignment[to] ?? 0) > 0).length > 1;

/** Whether an assignment gives out exactly what there is, to those who can get it. */
export function judgeAmounts({ id, power, foes, beyond, one, unblocked }: Assigner, assignment: Assignment): Judgement {
  if (unblocked && judgeAmounts(unblocked, assignment).legal) return legal;
  const all = [...foes, ...beyond];
  if (one && isDivided(beyond, assignment)) return illegal(`${id} can assign damage to only one of ${listOf(beyond)}`, 'team.damage');
  const amounts = Object.entries(assignment);
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  if (
    total === (all.length > 0 ? power : 0) &&
    amounts.every(([to, amount]) => all.includes(to) && Number.isInteger(amount) && amount >= 0)
  )
    return legal;
  return illegal(`${id} must assign ${power} damage among ${listOf(all)}`, 'damage.assign', 'damage.amount', 'damage.legal');
}

const orderedAttacker = ['damage.order', 'damage.assign', 'damage.blocked'] as const;

/** Whether assignments are legal together: the order is kept, and nothing goes beyond foes without lethal damage (510.1c to 510.1e, 702.19b). */
export function judgeAssignments(look: Look, assigners: readonly Assigner[], all: ReadonlyMap<ObjectId, Assignment>): Judgement {
  for (const own of assigners) {
    const assignment = all.get(own.id) ?? {};
    const assigner = own.unblocked && judgeAmounts(own.unblocked, assignment).legal ? own.unblocked : own;
    const { foes, ordered, beyond } = assigner;
    const gets = (to: Thing): boolean => (assignment[to] ?? 0) > 0;
    const unfinished = foes.findIndex((foe) => !isLethal(look, foe, all));
    if (ordered && unfinished >= 0 && foes.slice(unfinished + 1).some(gets))
      return illegal(
        `${foes[unfinished] ?? ''} must be assigned lethal damage first`,
        ...(look.state.objects[own.id]?.blocking
          ? (['damage.order.blocker', 'damage.assign', 'damage.blocker'] as const)
          : orderedAttacker),
        'damage.legal',
        ...(beyond.some(gets) ? (['keyword.trample'] as const) : []),
      );
    const judged = judgeTrample(look, assigner, all);
    if (!judged.legal) return judged;
  }
  return legal;
}

/** Every way of giving out an assigner's damage, whether or not it is legal together with the others. @throws TooManyAnswers */
export const listDivisions = (assigner: Assigner): readonly Assignment[] =>
  assigner.foes.length + assigner.beyond.length > bounds.deciders ? TooManyAnswers.none() : listAnswers(ways(assigner));

function* ways({ power, foes, beyond, one, unblocked }: Assigner): Generator<Assignment> {
  const all = [...foes, ...beyond];
  for (const assignment of divide(all.length > 0 ? power : 0, all))
    if ((!one || !isDivided(beyond, assignment)) && !(unblocked && judgeAmounts(unblocked, assignment).legal)) yield assignment;
  if (unblocked) yield* ways(unblocked);
}

/** The first of them gets all of it first, then ever less. */
function* divide(left: number, [to, ...others]: readonly Thing[]): Generator<Assignment> {
  if (to === undefined) {
    if (left === 0) yield {};
    return;
  }
  if (others.length === 0) {
    yield left === 0 ? {} : { [to]: left };
    return;
  }
  for (let amount = left; amount >= 0; amount -= 1)
    for (const rest of divide(left - amount, others)) yield amount === 0 ? rest : { [to]: amount, ...rest };
}
