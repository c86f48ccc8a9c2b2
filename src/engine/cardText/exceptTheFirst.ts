/** Cards drawn "except the first one they draw in each of their draw steps": what is replaced, and what triggers, is said alike. */
import type { Ref } from '../language/ref.ts';
import { Unclear } from './scope.ts';

export const exceptTheFirst =
  'except the first one (own:you draw|they draw|he or she draws) in (each of (their|his or her|your) draw steps|(their|his or her|your) draw step each turn)';

/** @throws Unclear where who draws and whose draw steps they are is not said of the same */
export function judgeWhose(who: Ref, { own, ...words }: Readonly<Record<string, string>>, at: number): void {
  const isYou = own === 'you draw';
  if ((who.kind === 'you') !== isYou || Object.values(words).includes('your') !== isYou) throw new Unclear(at);
}
