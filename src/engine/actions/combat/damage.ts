/** The combat damage step: damage is assigned, then dealt, or put on the stack where the rules of the day have it so (510). */
import { bounds, TooManyAnswers } from '../../state/bounds.ts';
import { inTurnOrder } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import type { GameEvent } from '../../events/events.ts';
import { perform } from '../../events/perform.ts';
import { ask, type Game, type Procedure, rareOf, tellAll } from '../../events/procedure.ts';
import { type Answer, illegal } from '../../events/question.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { AssignedDamage, ObjectId } from '../../state/state.ts';
import { toText } from '../../events/answers.ts';
import { type Assigner, assignerOf, judgeAmounts, judgeAssignments, listDivisions } from './assign.ts';
import type { Assignment } from './lethalDamage.ts';
import { sideOf } from '../../state/teams.ts';
import { leaveCombat } from './leaving.ts';

const isEarly = (look: Look, id: ObjectId): boolean => hasKeyword(look, id, 'first strike') || hasKeyword(look, id, 'double strike');

const fighters = ({ state }: Look): readonly ObjectId[] =>
  state.zones.battlefield.filter((id) => state.objects[id]?.attacking !== undefined || state.objects[id]?.blocking !== undefined);

/** Creatures in combat with first strike or double strike: those that deal damage in the first of two steps (510.4). */
export const earlyFighters = (look: Look): ReadonlySet<ObjectId> => new Set(fighters(look).filter((id) => isEarly(look, id)));

/**
 * Assigns and deals the combat damage of one step. In the first of two, those with first or double strike fight; in the second the others,
 * and whoever has double strike now (702.4c, 702.4d). `struckFirst` are those that had either as the first step began; the result is that
 * set for the step behind this one.
 */
export function* dealCombatDamage(game: Game, first: boolean, struckFirst: ReadonlySet<ObjectId>): Procedure<ReadonlySet<ObjectId>> {
  leaveCombat(game);
  const look = lookAt(game.state);
  const early = earlyFighters(look);
  const able = fighters(look).filter((id) => (first ? early.has(id) : !struckFirst.has(id) || hasKeyword(look, id, 'double strike')));
  tellAll(game, game.teller?.assignsNothing(look, able));
  const assigned = yield* assignAll(game, look, able);
  if (assigned.length > 0) {
    tellAll(game, game.teller?.assigns(look, assigned, first));
    yield* variantOn(combatDamage, game.state.day)(game, assigned);
  }
  return first ? early : struckFirst;
}

/** The active player's side assigns for its creatures, then the defending players do, in turn order (510.1, 802.5). */
function* assignAll(game: Game, look: Look, able: readonly ObjectId[]): Procedure<readonly AssignedDamage[]> {
  const assigners = able.flatMap((id) => assignerOf(look, id) ?? []);
  const all = new Map<ObjectId, Assignment>();
  const done = new Set<ObjectId>();
  for (const player of inTurnOrder(look.state)) {
    const side = sideOf(look.state, player);
    const own = assigners.filter(({ id }) => !done.has(id) && side.includes(look.characteristicsOf(id).controller));
    for (const { id } of own) done.add(id);
    yield* assignOwn(game, look, own, all);
  }
  return assigners.flatMap(({ id }) =>
    Object.entries(all.get(id) ?? {}).flatMap(([to, amount]) => (amount > 0 ? [{ source: id, to, amount }] : [])),
  );
}

/**
 * One side's creatures, one after the other; an answer may name which one it is for: `{ object, damage }`. Amounts are checked at once,
 * lethal damage when the last has assigned (510.1e). Listed are the assignments that the others can still complete.
 */
function* assignOwn(game: Game, look: Look, own: readonly Assigner[], all: Map<ObjectId, Assignment>): Procedure<void> {
  const left: Assigner[] = [];
  for (const assigner of own) {
    const [to, ...others] = [...assigner.foes, ...assigner.beyond];
    if (to !== undefined && others.length === 0 && !assigner.unblocked) all.set(assigner.id, { [to]: assigner.power });
    else left.push(assigner);
  }
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
}

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

/** Combat damage as it is dealt. */
export const dealDamage = ({ source, to, amount }: AssignedDamage): GameEvent => ({
  kind: 'damage',
  source,
  to,
  amount,
  combat: true,
  preventable: true,
});

/** What becomes of combat damage that has been assigned. */
type Dealing = (game: Game, assigned: readonly AssignedDamage[]) => Procedure<void>;

function* dealAtOnce(game: Game, assigned: readonly AssignedDamage[]): Procedure<void> {
  yield* perform(game, assigned.map(dealDamage));
}

function* putOnStack(game: Game, assigned: readonly AssignedDamage[]): Procedure<void> {
  yield* rareOf(game, 'combat damage on the stack').damageOnStack.put(game, assigned);
}

/** Whether it waits on the stack (310 of the editions until May 2009) or is dealt as soon as it is assigned (510.2). */
export const combatDamage: readonly Variant<Dealing>[] = [
  { from: '2009-07-11', value: dealAtOnce },
  { from: '1999-04-23', value: putOnStack },
  { from: '', value: dealAtOnce },
];
