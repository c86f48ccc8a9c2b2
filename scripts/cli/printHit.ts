import type { SearchHit } from '../../src/search/searchEdition.ts';
import { explainHit } from '../../src/site/search/explainLabels.ts';
import { type Desk, paint, printLine } from './desk.ts';

/** A result of a search, in two lines and its reasons. */
export function printHit({ id, title, place, snippet, score, reasons }: SearchHit, { out }: Desk): void {
  let text = '';
  let at = 0;
  for (const [start, end] of snippet.marks) {
    text += snippet.text.slice(at, start) + paint(out, 'yellow', snippet.text.slice(start, end));
    at = end;
  }
  const where = place.length === 0 ? '' : paint(out, 'dim', `  ${place.join(' > ')}`);
  printLine(out, `${paint(out, 'bold', id)}${title === undefined || id.endsWith(`:${title}`) ? '' : ` ${title}`}${where}`);
  if (snippet.text !== '') printLine(out, `  ${text}${snippet.text.slice(at)}`);
  if (reasons) printLine(out, paint(out, 'dim', `  ${explainHit({ score, reasons })}`));
}
