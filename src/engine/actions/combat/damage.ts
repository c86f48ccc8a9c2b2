/** The combat damage step: damage is assigned, then dealt, or put on the stack where the rules of the day have it so (510). */
import { inTurnOrder } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import type { GameEvent } from '../../events/events.ts';
import { perform } from '../../events/perform.ts';
import { type Game, type Procedure, rareOf, tellAll } from '../../events/procedure.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { AssignedDamage, ObjectId } from '../../state/state.ts';
import type { Assigner, Assignment } from '../../events/rareOfCombat.ts';
import { assignerOf } from './assign.ts';
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
    for (const assigner of own) {
      const whole = assignedWhole(assigner);
      if (whole) all.set(assigner.id, whole);
    }
    if (own.some(({ id }) => !all.has(id))) yield* rareOf(game, 'damage assigned among several').assignDamage(game, look, own, all);
  }
  return assigners.flatMap(({ id }) =>
    Object.entries(all.get(id) ?? {}).flatMap(([to, amount]) => (amount > 0 ? [{ source: id, to, amount }] : [])),
  );
}

/** All damage of a creature that can assign it to one thing alone. */
function assignedWhole({ power, foes, beyond, unblocked }: Assigner): Assignment | undefined {
  const [to, ...others] = [...foes, ...beyond];
  return to !== undefined && others.length === 0 && !unblocked ? { [to]: power } : undefined;
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
