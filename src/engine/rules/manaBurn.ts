/** When mana pools empty, and whether that burns. */
import type { Step } from '../state.ts';

/** First day without mana burn: pools empty with every step and phase from then on (500.5). */
export const manaBurnUntil = '2009-07-11';

const lastOfPhase: ReadonlySet<Step> = new Set(['draw', 'precombat main', 'end of combat', 'postcombat main', 'cleanup']);

/** What happens to mana at the end of a step. Until May 2009 pools emptied with phases alone, and each mana lost cost a life (300.3). */
export function emptyPoolsAt(day: string, step: Step): { readonly pools: boolean; readonly burns: boolean } {
  if (day >= manaBurnUntil) return { pools: true, burns: false };
  return { pools: lastOfPhase.has(step), burns: true };
}
