/** What an old number is now, as results: below the line that says so, in their own words. */
import { makeResult } from './resultList.ts';
import type { SearchEngine, SearchRequest } from './searchEngine.ts';

/** Of the links to what carries a number on. */
export const heirClass = 'heir';

interface LineOfHeirs {
  readonly line: HTMLElement;
  /** A list of what carries the number on, in its own words; none where nothing does. */
  readonly rows: readonly HTMLElement[];
}

/** Below each line that says what an old number is now: those rules, as results. */
export async function findHeirs(
  engine: SearchEngine,
  request: SearchRequest,
  lines: readonly HTMLElement[],
): Promise<readonly LineOfHeirs[]> {
  return Promise.all(
    lines.map(async (line): Promise<LineOfHeirs> => {
      const numbers = [...line.querySelectorAll<HTMLElement>(`a.${heirClass}`)]
        .map(({ textContent }) => textContent)
        .filter((name) => /^\d/.test(name));
      const answers = await Promise.all(numbers.map((number) => engine.answer({ ...request, text: `${number}.`, from: 0, limit: 1 })));
      const hits = answers.flatMap(({ hits: [first], number, missing }) =>
        first && number !== undefined && missing === undefined ? [first] : [],
      );
      if (hits.length === 0) return { line, rows: [] };
      const rows = Object.assign(document.createElement('ol'), { className: 'search-results' });
      rows.append(...hits.map(makeResult));
      return { line, rows: [rows] };
    }),
  );
}
