/** What an old number is now, as results: below the line that says so, in their own words. */
import { makeResult } from './resultList.ts';
import type { SearchEngine, SearchRequest } from './searchEngine.ts';

/** Of the links to what carries a number on. */
export const heirClass = 'heir';

/** Puts those rules, as results, below each line that says what an old number is now. Where they cannot be had the line stands alone. */
export async function addHeirs(
  engine: SearchEngine,
  request: SearchRequest,
  lines: readonly HTMLElement[],
): Promise<readonly HTMLElement[]> {
  const told = lines.map(async (line) => [line, ...(await findRows(engine, request, line).catch(() => []))]);
  return (await Promise.all(told)).flat();
}

async function findRows(engine: SearchEngine, request: SearchRequest, line: HTMLElement): Promise<readonly HTMLElement[]> {
  const numbers = [...line.querySelectorAll<HTMLElement>(`a.${heirClass}`)]
    .map(({ textContent }) => textContent)
    .filter((name) => /^\d/.test(name));
  const answers = await Promise.all(numbers.map((number) => engine.answer({ ...request, text: `${number}.`, from: 0, limit: 1 })));
  const hits = answers.flatMap(({ hits: [first], number, missing }) =>
    first && number !== undefined && missing === undefined ? [first] : [],
  );
  if (hits.length === 0) return [];
  const rows = Object.assign(document.createElement('ol'), { className: 'search-results' });
  rows.append(...hits.map(makeResult));
  return [rows];
}
