/** What a demonstration is about, for search engines and chats: whose Example it shows, and the first of its words. */
import { makePlainWording } from '../../../corpus/wording/parseWording.ts';
import type { IsoDate } from '../../../model/edition.ts';
import { makeDateText } from '../../frame/labels/labels.ts';
import { cutText } from '../../frame/wording/firstWords.ts';
import type { ShownDemonstration } from '../demonstrations.ts';
import { exampleLabels as labels } from '../exampleLabels.ts';
import type { ToldStep } from './tellDemonstration.ts';

/** Of a scenario that shows no Example of a document the first step. */
export function describeDemonstration({ scenario, example }: ShownDemonstration, steps: readonly ToldStep[]): string {
  const rules = labels.rulesOf(makeDateText(scenario.edition as IsoDate));
  const wording = example?.entry.examples[example.place];
  return example && wording
    ? `${labels.exampleOf(example.entry.number, example.place + 1)}. ${rules}. ${cutText(makePlainWording(wording))}`
    : `${rules}. ${cutText(steps[0]?.text ?? '')}`;
}
