/** When mana pools empty, and whether that burns (500.5, before July 2009 300.3). */
import type { Step } from '../state/state.ts';
import { variantOn, type Variant } from '../concepts/variant.ts';

export const manaBurnVariants: readonly Variant<{ readonly empties: 'steps' | 'phases'; readonly burns: boolean }>[] = [
  {
    from: '2009-07-11',
    concept: 'mana.empties',
    sentence: 'Mana pools empty as each step and phase ends; unspent mana is simply lost.',
    value: { empties: 'steps', burns: false },
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'mana.burn',
    sentence: 'Mana pools empty as each phase ends; a player loses a life for each unspent mana.',
    value: { empties: 'phases', burns: true },
  },
];

const lastOfPhase: ReadonlySet<Step> = new Set(['draw', 'precombat main', 'end of combat', 'postcombat main', 'cleanup']);

/** What happens to mana at the end of a step. */
export function emptyPoolsAt(day: string, step: Step): { readonly pools: boolean; readonly burns: boolean } {
  const { empties, burns } = variantOn(manaBurnVariants, day);
  return { pools: empties === 'steps' || lastOfPhase.has(step), burns };
}
