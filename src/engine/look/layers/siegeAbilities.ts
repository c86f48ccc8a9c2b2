/** What every Siege has: whom it is defended by, and what it offers when it is defeated (310.11a, b). */
import type { Ability } from '../../language/ability.ts';
import { heldBy, hold, type HeldAbility, type ObjectInLayers } from './working.ts';

const abilities: readonly Ability[] = [
  {
    kind: 'static',
    text: 'An opponent is chosen to protect it.',
    keyword: 'siege protector',
    ours: true,
    rules: [{ rule: 'enters', what: 'self', choose: { kind: 'opponents' } }],
  },
  {
    kind: 'triggered',
    text: 'When its last defense counter is removed, it is exiled, and may be cast transformed for nothing.',
    keyword: 'siege',
    ours: true,
    event: { on: 'last counter', what: 'self', counter: 'defense' },
    effect: {
      targets: [],
      instructions: [
        { do: 'move', what: { kind: 'self' }, to: 'exile', remember: 'exiled' },
        {
          do: 'may',
          who: { kind: 'you' },
          then: [{ do: 'cast', who: { kind: 'you' }, what: { kind: 'memory', slot: 'exiled' }, cost: [], transformed: true }],
        },
      ],
    },
  },
];
const held = abilities.map((ability, at): HeldAbility => ({ ability, key: `Siege ${at}`, from: 'subtype' }));

/** Gives a Siege its abilities once types are settled; they can be lost like others. */
export function giveSiegeAbilities(each: ObjectInLayers): void {
  if (each.values.subtypes.includes('Siege')) hold(each, [...heldBy(each), ...held]);
}
