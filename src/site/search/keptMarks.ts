/**
 * The words that a result was found by, on their way to the page that it opens: kept in the browser's storage for the next page, also in a
 * new tab, rather than in the address, which readers copy.
 */

const key = 'concordance.marks';
/** A page that opens later than this was not opened from the result. */
const mostAge = 60_000;

interface Kept {
  readonly href: string;
  readonly stems: readonly string[];
  readonly at: number;
}

export function keepMarks(href: string, stems: readonly string[]): void {
  try {
    if (stems.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ href, stems, at: Date.now() } satisfies Kept));
  } catch {
    // Without storage nothing is marked.
  }
}

/** The stems kept for this address, once. */
export function takeMarks(href: string): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (kept?.href !== href || !Array.isArray(kept.stems) || Date.now() - (kept.at ?? 0) > mostAge) return [];
    localStorage.removeItem(key);
    return kept.stems.map(String);
  } catch {
    return [];
  }
}
