/** Two outcomes side by side: what differs, and the rules that only one of them rests on. */
import type { Difference, RunComparison } from '../../../demonstration/inBrowser.ts';
import { factNames, playerLabels as labels } from '../../playerLabels.ts';
import { make, makeId } from './elements.ts';
import { type HrefOf, makeRules } from './rules.ts';
import { writeText } from './symbols.ts';

export interface Side {
  readonly name: string;
  readonly hrefOf: HrefOf;
}

export function makeOutcomes({ differences, onlyOne, onlyOther }: RunComparison, one: Side, other: Side): HTMLElement {
  const element = make('section', 'player-outcomes');
  const heading = make('p', 'outcomes-heading', labels.outcomes);
  heading.id = makeId();
  element.setAttribute('aria-labelledby', heading.id);
  if (differences.length > 0) element.append(heading, makeTable(differences, one, other));
  for (const [numbers, side] of [
    [onlyOne, one],
    [onlyOther, other],
  ] as const)
    if (numbers.length > 0) element.append(make('p', 'outcomes-rules', `${labels.onlyIn(side.name)}: `, ...makeRules(numbers, side.hrefOf)));
  return element;
}

function makeTable(differences: readonly Difference[], one: Side, other: Side): HTMLElement {
  const head = make('tr', '', makeHead('col', labels.what), makeHead('col', one.name), makeHead('col', other.name));
  const rows = differences.map(({ of, what, one: left, other: right, cites }) => {
    const name = of.kind === 'action' ? labels.action(of.name) : of.kind === 'game' ? labels.game : (of.title ?? of.name);
    const isRefusal = of.kind === 'action';
    const cell = (text: string, numbers: readonly string[] | undefined, { hrefOf }: Side): HTMLElement =>
      make('td', '', ...writeText(text || (isRefusal ? labels.goesOn : labels.nothing)), ...(numbers?.length ? [' ', ...makeRules(numbers, hrefOf)] : []));
    return make('tr', '', makeHead('row', `${name}, ${factNames[what] ?? what}`), cell(left, cites?.[0], one), cell(right, cites?.[1], other));
  });
  return make('table', 'outcomes', make('thead', '', head), make('tbody', '', ...rows));
}

function makeHead(scope: 'row' | 'col', text: string): HTMLElement {
  return Object.assign(make('th', '', text), { scope });
}
