/**
 * What it would cost to parse markup. The parser keeps its open elements in an array with the innermost first, so that each tag costs
 * time in proportion to the depth it stands at: a file made of nothing but opening tags takes hours.
 */
const tag = /<(\/?)([a-z][a-z0-9]*)/gi;

const neverDeep: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dd dt option tr td th thead tbody tfoot'.split(' '),
);

/** About two seconds for nested elements. Real pages cost a thousandth of it. */
const mostSteps = 6e9;

/** Whether markup is nested so deeply that it cannot be a document. 100,000 nested elements still pass. */
export function isTooDeep(markup: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let steps = 0;
  for (const [, slash, written = ''] of markup.matchAll(tag)) {
    const name = written.toLowerCase();
    if (neverDeep.has(name)) continue;
    steps += depth;
    const count = open.get(name) ?? 0;
    if (slash === '') {
      open.set(name, count + 1);
      depth += 1;
    } else if (count > 0) {
      open.set(name, count - 1);
      depth -= 1;
    }
    if (steps > mostSteps) return true;
  }
  return false;
}
