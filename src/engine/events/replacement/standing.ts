/** Replacement effects that rules and status give, without a text that says so. */
import type { GameEvent } from '../events.ts';
import { isExiled } from '../leavingStack.ts';
import type { Look } from '../../look/look.ts';
import { findCommander, findCommanderMana } from './commander.ts';
import { findRedirection } from './planeswalkerRedirection.ts';
import { isRestricted } from '../../look/rulesInForce.ts';
import type { Replacement } from './replacement.ts';
import { at } from './replacement.ts';

export function findStanding(look: Look, event: GameEvent): readonly Replacement[] {
  return [
    ...findRegeneration(look, event),
    ...findCommander(look, event),
    ...findCommanderMana(look, event),
    ...findRedirection(look, event),
    ...findFlashback(look, event),
  ];
}

/** A regeneration shield: the next time it would be destroyed, it is tapped, heals and leaves combat instead (701.19). */
function findRegeneration({ state }: Look, event: GameEvent): readonly Replacement[] {
  if (event.kind !== 'destroy' || !event.regenerable) return [];
  const object = state.objects[event.object];
  if (!object || object.regenerationShields === 0 || isRestricted(state, event.object, 'be regenerated')) return [];
  const { id } = object;
  const change = { damage: 0, deathtouched: false, regenerationShields: object.regenerationShields - 1 };
  const events: readonly GameEvent[] = [
    { kind: 'change', object: id, change, name: 'regenerated' },
    ...(object.tapped ? [] : [{ kind: 'tap', object: id } as const]),
    ...(object.attacking || object.blocking ? [{ kind: 'leave combat', object: id } as const] : []),
  ];
  return [
    {
      key: `regeneration ${id}`,
      source: id,
      text: '',
      group: 'other',
      // Against what resolves it has to be there before (614.4); a state-based action finds whatever is there.
      cites: ['action.regenerate', 'replacement', 'replacement.regeneration', ...(event.byState ? [] : (['replacement.before'] as const))],
      apply: () => at({ events }),
    },
  ];
}

/** Wherever such a spell would go from the stack, it is exiled (702.34a). */
function findFlashback({ state }: Look, event: GameEvent): readonly Replacement[] {
  if (event.kind !== 'move' || event.to === 'exile') return [];
  const object = state.objects[event.object];
  if (object?.zone !== 'stack' || !isExiled(object.spell)) return [];
  const { at: _, as: __, ...move } = event;
  return [
    {
      key: 'exiled from the stack',
      source: object.id,
      text: '',
      group: 'other',
      cites: ['replacement'],
      apply: () => at({ events: [{ ...move, to: 'exile' }] }),
    },
  ];
}
