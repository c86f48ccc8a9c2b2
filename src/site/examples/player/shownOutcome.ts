/** "What comes of it" on a demonstration's own page: under the rules of another edition its values are those of that edition. */
import type { Run } from '../../../demonstration/inBrowser.ts';
import type { Scenario } from '../../../demonstration/format/scenario.ts';
import { exampleLabels as labels } from '../exampleLabels.ts';
import { tellOutcome } from '../outcome.ts';
import { writeText } from './elements.ts';

/** `edition` is the name of the edition that is shown; absent for the demonstration's own. */
export function showOutcome(scenario: Scenario, run: Run, edition: string | undefined): void {
  const section = document.querySelector('section.expected');
  if (!section) return;
  const stepAfter = (action: number): number => run.steps.findLastIndex((step) => step.action <= action);
  for (const caption of section.querySelectorAll<HTMLElement>('caption')) {
    const after = caption.dataset['after'];
    const when = after === undefined ? labels.atEnd : labels.afterStep(stepAfter(Number(after)));
    caption.textContent = edition === undefined ? when : labels.outcomeOf(when, edition);
  }
  for (const [at, { of, quality, value, differs }] of tellOutcome(scenario, run.failures).entries()) {
    const row = section.querySelector<HTMLElement>(`[data-row="${at}"]`);
    row?.toggleAttribute('data-differs', differs);
    row?.querySelector('th')?.replaceChildren([of, quality].filter((part) => part !== '').join(': '));
    row?.querySelector('td')?.replaceChildren(...writeText(value));
  }
}
