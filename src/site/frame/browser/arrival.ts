/** What is said on a page that a reader was led on to: kept in the browser's storage for the next page, once. */

const key = 'concordance.arrival';
/** A page that opens later than this was not led to. */
const mostAge = 30_000;

interface Kept {
  readonly href: string;
  readonly text: string;
  readonly at: number;
}

export function keepArrival(href: string, text: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ href: new URL(href, location.href).href, text, at: Date.now() } satisfies Kept));
  } catch {
    // Without storage nothing is said.
  }
}

/** Shows it over the page, so that nothing moves, until it is closed. */
export function showArrival(close: string): void {
  const text = takeArrival();
  if (text === undefined) return;
  const said = document.createElement('div');
  said.className = 'arrival';
  said.setAttribute('role', 'status');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: close });
  button.addEventListener('click', () => said.remove());
  document.body.append(said);
  // What is there when the element comes is not announced by itself.
  setTimeout(() => said.append(Object.assign(document.createElement('p'), { textContent: text }), button));
}

function takeArrival(): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    sessionStorage.removeItem(key);
    return kept?.href === location.href && Date.now() - (kept.at ?? 0) < mostAge ? String(kept.text) : undefined;
  } catch {
    return undefined;
  }
}
