/** Attackers and blockers that a setup declares. */
import { protectorOf } from '../../engine/look/protector.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { GameObject, GameState } from '../../engine/state/state.ts';
import { isActive, isWith } from '../../engine/state/teams.ts';
import type { TurnRecord } from '../../engine/state/turnRecord.ts';
import { refuse } from '../format/refusal.ts';
import type { Setup } from '../format/scenario.ts';

/** The position with what attacks and blocks in it. @throws ScenarioRefusal for an attack or block that cannot be. */
export function placeInCombat(
  state: GameState,
  { attacking, blocking: said, bands = [], damageOrder, step = 'precombat main' }: Setup,
): GameState {
  placeBands(attacking, bands);
  const blocking = said && blockBands(said, bands);
  const index = combatSteps.indexOf(step);
  if (attacking && index < 0) refuse('setup.attacking', `nothing attacks in the step "${step}"`);
  if (blocking && index < 1) refuse('setup.blocking', `nothing blocks in the step "${step}"`);
  const isThere = (ref: string, path: string): void => {
    if (state.objects[`${ref}.0`]?.zone !== 'battlefield') refuse(path, 'there is no such permanent', ref);
    if (!lookAt(state).characteristicsOf(`${ref}.0`).types.includes('creature')) refuse(path, 'it is no creature', ref);
  };
  const objects: Record<string, GameObject> = { ...state.objects };
  for (const [ref, whom] of Object.entries(attacking ?? {})) {
    const path = `setup.attacking.${ref}`;
    isThere(ref, path);
    const isAPlayer = state.players.some(({ id }) => id === whom);
    if (!isAPlayer && objects[`${whom}.0`]?.zone !== 'battlefield') refuse(path, 'there is no such player or permanent', whom);
    const look = lookAt(state);
    const { controller } = look.characteristicsOf(`${ref}.0`);
    if (!isActive(state, controller)) refuse(path, `${controller} controls it, and it is ${state.turn.active}’s turn`, ref);
    // A battle is defended by its protector, and a Siege may be attacked by its own controller (310.8b, 508.5).
    const defender = isAPlayer ? whom : protectorOf(look, `${whom}.0`);
    if (isWith(state, controller, defender)) refuse(path, 'its own side defends it', whom);
    const object = objects[`${ref}.0`];
    const blockers = Object.entries(blocking ?? {}).flatMap(([blocker, list]) => (list.includes(ref) ? [blocker] : []));
    const order = damageOrder?.[ref] ?? blockers;
    if (order.toSorted().join() !== blockers.toSorted().join())
      refuse(`setup.damageOrder.${ref}`, `an order of ${blockers.join(', ') || 'nothing'} is expected`, order.join(', '));
    // Before blockers are declared it is neither blocked nor unblocked (509.1h).
    const isDeclared = blocking !== undefined || index > 1;
    if (object)
      objects[`${ref}.0`] = {
        ...object,
        fightsFor: controller,
        attacking: {
          whom: isAPlayer ? whom : `${whom}.0`,
          defender,
          ...(bands.some((band) => band.includes(ref)) ? { band: bands.findIndex((band) => band.includes(ref)) } : {}),
          ...(isDeclared ? { blocked: blockers.length > 0 } : {}),
          ...(blockers.length > 0 ? { order: order.map((blocker) => `${blocker}.0`) } : {}),
        },
      };
  }
  for (const [ref, attackers] of Object.entries(blocking ?? {})) {
    const path = `setup.blocking.${ref}`;
    isThere(ref, path);
    const object = objects[`${ref}.0`];
    if (object?.attacking) refuse(path, 'it attacks', ref);
    for (const attacker of attackers) if (attacking?.[attacker] === undefined) refuse(path, 'that one does not attack', attacker);
    if (isActive(state, lookAt(state).characteristicsOf(`${ref}.0`).controller))
      refuse(path, 'it is controlled by the attacking player', ref);
    const order = damageOrder?.[ref] ?? attackers;
    if (order.toSorted().join() !== attackers.toSorted().join())
      refuse(`setup.damageOrder.${ref}`, `an order of ${attackers.join(', ')} is expected`, order.join(', '));
    const { controller } = lookAt(state).characteristicsOf(`${ref}.0`);
    if (object) objects[`${ref}.0`] = { ...object, fightsFor: controller, blocking: order.map((attacker) => `${attacker}.0`) };
  }
  for (const ref of Object.keys(damageOrder ?? {}))
    if (attacking?.[ref] === undefined && blocking?.[ref] === undefined)
      refuse(`setup.damageOrder.${ref}`, 'it neither attacks nor blocks', ref);
  for (const { id, attachedTo } of Object.values(objects))
    if (attachedTo !== undefined && objects[attachedTo] === undefined && !state.players.some((player) => player.id === attachedTo))
      refuse(`setup.zones.battlefield`, `${id.replace(/\.0$/, '')} is attached to something that is not there`, attachedTo);
  return { ...state, objects, turn: { ...state.turn, happened: declared(objects) } };
}

/** That they were declared is a part of what happened this turn. */
const declared = (objects: GameState['objects']): readonly TurnRecord[] =>
  Object.values(objects).flatMap(({ id, fightsFor = '', attacking, blocking }): readonly TurnRecord[] => [
    ...(attacking ? [{ kind: 'attack', player: fightsFor, object: id, whom: attacking.whom, combat: 0 } as const] : []),
    ...(blocking ? [{ kind: 'block', object: id } as const] : []),
  ]);

/** Bands last, also when their creatures have no banding any more (702.22e). */
function placeBands(attacking: Setup['attacking'] = {}, bands: readonly (readonly string[])[]): void {
  for (const [at, band] of bands.entries()) {
    const path = `setup.bands[${at}]`;
    for (const ref of band) {
      if (attacking[ref] === undefined) refuse(path, 'it does not attack', ref);
      if (attacking[ref] !== attacking[band[0] ?? '']) refuse(path, 'a band attacks one player or permanent', ref);
      if (bands.findIndex((each) => each.includes(ref)) < at) refuse(path, 'it is in another band', ref);
    }
  }
}

/** What blocks one of a band blocks all of it (702.22h). */
const blockBands = (
  blocking: Readonly<Record<string, readonly string[]>>,
  bands: readonly (readonly string[])[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(blocking).map(([blocker, attackers]) => [
      blocker,
      [...new Set(attackers.flatMap((attacker) => [attacker, ...(bands.find((band) => band.includes(attacker)) ?? [])]))],
    ]),
  );

const combatSteps: readonly string[] = ['declare attackers', 'declare blockers', 'first-strike damage', 'combat damage', 'end of combat'];
