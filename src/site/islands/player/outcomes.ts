/** Two outcomes side by side: what differs, and the rules that make the difference. */
import type { ChangedPoint, RunComparison } from '../../../demonstration/inBrowser.ts';
import { factNames, playerLabels as labels } from '../../playerLabels.ts';
import { make, makeId } from './elements.ts';
import { type HrefOf, makeRules } from './rules.ts';
import { writeText } from './symbols.ts';

export interface Side {
  readonly name: string;
  readonly hrefOf: HrefOf;
}
type Sides = readonly [Side, Side];

/** `nameOf` says what people call a ref. */
export function makeOutcomes(comparison: RunComparison, sides: Sides, nameOf: (ref: string) => string): HTMLElement {
  const { isSame, changed, cited } = comparison;
  const element = make('section', 'player-outcomes');
  const heading = make('p', 'outcomes-heading', labels.outcomes);
  heading.id = makeId();
  element.setAttribute('aria-labelledby', heading.id);
  element.append(heading);
  if (!isSame) element.append(makeTable(comparison, sides, nameOf));
  if (changed.length > 0) element.append(makePoints(changed, sides));
  sides.forEach(({ name, hrefOf }, at) => {
    const numbers = cited[at] ?? [];
    if (numbers.length > 0) element.append(make('p', 'outcomes-rules', `${labels.onlyIn(name)}: `, ...makeRules(numbers, hrefOf)));
  });
  return element.childElementCount > 1 ? element : make('section');
}

function makeTable({ differences, refused }: RunComparison, sides: Sides, nameOf: (ref: string) => string): HTMLElement {
  const head = make('tr', '', make('td'), ...sides.map(({ name }) => makeHead('col', name)));
  const rows = differences.map(({ of, quality, here, there }) => {
    const what = [of === '' ? '' : nameOf(of), factNames[quality] ?? quality].filter((part) => part !== '').join(', ');
    return make('tr', '', makeHead('row', what), ...[here, there].map((value) => make('td', '', ...writeText(value ?? labels.nothing))));
  });
  const refusals = refused.flatMap((steps, side) =>
    steps.map(({ action, text, cites }) => {
      const cell = (at: number): HTMLElement =>
        at === side
          ? make('td', '', `${text} `, ...makeRules(cites, sides[at]?.hrefOf ?? (() => undefined)))
          : make('td', '', labels.goesOn);
      return make('tr', '', makeHead('row', labels.action(action)), cell(0), cell(1));
    }),
  );
  return make('table', 'outcomes', make('thead', '', head), make('tbody', '', ...rows, ...refusals));
}

function makeHead(scope: 'row' | 'col', text: string): HTMLElement {
  return Object.assign(make('th', '', text), { scope });
}

/** What the rules said under each of the two, point by point. */
function makePoints(changed: readonly ChangedPoint[], [one, other]: Sides): HTMLElement {
  const list = make('dl', 'outcomes-points');
  for (const { title, here, there } of changed) {
    list.append(make('dt', '', title));
    for (const [{ sentence, cites }, { name, hrefOf }] of [
      [here, one],
      [there, other],
    ] as const)
      list.append(make('dd', '', make('span', 'when', `${name}: `), `${sentence} `, ...makeRules(cites, hrefOf)));
  }
  return list;
}
