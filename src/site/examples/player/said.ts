/** What a step says, with its rules: number first is for the list, here the sentence stands alone. */
import type { RunStep } from '../../../demonstration/inBrowser.ts';
import { playerLabels as labels } from './playerLabels.ts';
import { make } from './elements.ts';
import { type HrefOf, makeRules } from './rules.ts';
import { classOfStep, quote } from './stepList.ts';
import { writeText } from './symbols.ts';
import { type Variants, makeVariants } from './variants.ts';

export function makeSaid(steps: readonly RunStep[], hrefOf: HrefOf): Variants {
  return makeVariants('div', 'player-said', steps.length, String, (at) => {
    const { number = 0, text = '', wording, cites = [], caption, event = '' } = steps[at] ?? {};
    const said = make(
      'div',
      classOfStep(event),
      make('p', 'player-sentence', ...writeText(number === 0 ? labels.start : text), ...quote(wording)),
    );
    if (cites.length > 0) said.append(make('p', 'player-rules', ...makeRules(cites, hrefOf)));
    if (caption !== undefined) said.append(make('p', 'player-caption', caption));
    return said;
  });
}
