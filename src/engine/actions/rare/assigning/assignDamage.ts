/** How players assign the damage of creatures that could deal it to several things (510.1). */
import { bounds, TooManyAnswers } from '../../../state/bounds.ts';
import { toText } from '../../../events/answers.ts';
import { ask, type Rare } from '../../../events/procedure.ts';
import { type Answer, illegal } from '../../../events/question.ts';
import type { Assigner, Assignment } from '../../../events/rareOfCombat.ts';
import type { Look } from '../../../look/look.ts';
import type { ObjectId } from '../../../state/state.ts';
import { judgeAmounts, judgeAssignments, listDivisions } from './assignments.ts';

/**
 * One side's creatures, one after the other; an answer may name which one it is for: `{ object, damage }`. Amounts are checked at once,
 * lethal damage when the last has assigned (510.1e). Listed are the assignments that the others can still complete.
 */
export const assignDamage: Rare['assignDamage'] = function* (game, look, own, all) {
  const left = own.filter(({ id }) => !all.has(id));
  for (let next = left[0]; next !== undefined; next = left[0]) {
    const asked = next;
    const answer = yield* ask(game, {
      player: asked.player,
      kind: 'damage',
      text: `How does ${asked.id} assign ${asked.power} damage?`,
      source: asked.id,
      options: () => listAssignments(look, own, all, asked, left),
      judge: (given) => {
        const { object, damage } = readAssignment(given, asked.id);
        const assigner = left.find(({ id }) => id === object);
        if (!assigner) return illegal(`${object} has no damage to assign now`, 'damage.assign', 'damage.amount');
        const judgement = judgeAmounts(assigner, damage);
        if (!judgement.legal || left.length > 1) return judgement;
        return judgeAssignments(look, own, new Map([...all, [object, damage]]));
      },
      cites: ['damage.assign', ...asked.cites],
    });
    const { object, damage } = readAssignment(answer, asked.id);
    all.set(object, damage);
    left.splice(
      left.findIndex(({ id }) => id === object),
      1,
    );
  }
};

function listAssignments(
  look: Look,
  own: readonly Assigner[],
  all: ReadonlyMap<ObjectId, Assignment>,
  assigner: Assigner,
  left: readonly Assigner[],
): readonly Assignment[] {
  const others = left.filter((each) => each !== assigner);
  let looked = 0;
  return listDivisions(assigner).filter((damage) => {
    const completes = (made: ReadonlyMap<ObjectId, Assignment>, [next, ...rest]: readonly Assigner[]): boolean => {
      looked += 1;
      if (looked > bounds.tries) throw TooManyAnswers.tried([]);
      if (!next) return judgeAssignments(look, own, made).legal;
      return listDivisions(next).some((division) => completes(new Map([...made, [next.id, division]]), rest));
    };
    return completes(new Map([...all, [assigner.id, damage]]), others);
  });
}

function readAssignment(answer: Answer, asked: ObjectId): { readonly object: ObjectId; readonly damage: Assignment } {
  const given = typeof answer === 'object' && !Array.isArray(answer) ? (answer as { readonly [key: string]: Answer }) : {};
  const named = typeof given['object'] === 'string' && typeof given['damage'] === 'object';
  const damage = named ? (given['damage'] as { readonly [key: string]: Answer }) : given;
  return {
    object: named ? toText(given['object']) : asked,
    damage: Object.fromEntries(Object.entries(damage).map(([to, amount]) => [to, Number(amount)])),
  };
}
