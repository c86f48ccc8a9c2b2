/** Where the score of a result comes from, in words: on the command line (`--explain`) and on the page (`Alt+E`). */
import type { Reason } from '../../search/ledger.ts';
import type { SearchHit } from '../../search/searchEdition.ts';

const said: Readonly<Record<Reason['what'], (of: string) => string>> = {
  word: (of) => `“${of}”`,
  asked: () => 'questions that it answers are like the query',
  lacks: () => 'lacks words of the query',
  together: () => 'words stand together',
  below: () => 'entries under it answer',
  cited: (of) => `${of.replace(/^glossary:/, 'the term ')} cites it`,
  named: () => 'the query names it',
  defined: (of) => `the term ${of.replace(/^glossary:/, '')} points at it`,
  stepsBack: () => 'headings and terms step back',
  unnamed: () => 'the rule whose heading it stands under is not named',
  underBest: () => 'goes behind what stands under it',
  kin: (of) => `kin to ${of.replace(/^glossary:/, 'the term ').replace(/#.*$/, '')}`,
  kind: () => 'its kind',
  number: () => 'its number was asked for',
};

/** `7.31 = 4.10 “trample” + 3.20 “deathtouch”, × 1.22 words stand together`. Steps are in the order in which they were taken. */
export function explainHit({ score, reasons = [] }: Pick<SearchHit, 'score' | 'reasons'>): string {
  const steps = reasons.map(({ what, of, adds, times }, at) => {
    const amount = times === 1 ? `${at === 0 ? '' : '+ '}${adds.toFixed(2)}` : `× ${times.toFixed(2)}`;
    return `${amount} ${said[what](of)}`;
  });
  return `${score.toFixed(2)} = ${steps.join(', ')}`;
}
