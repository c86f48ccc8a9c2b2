/** Two outcomes side by side: what differs, and the rules that make the difference. */
import type { RunComparison } from '../../../demonstration/everyEdition.ts';
import type { ChangedPoint, OutcomeRun } from '../../../demonstration/inBrowser.ts';
import type { Naming } from '../../../demonstration/telling/names.ts';
import type { Scenario } from '../../../demonstration/format/scenario.ts';
import { tellAction } from '../../../demonstration/telling/tellActions.ts';
import { tellFurther } from '../outcome.ts';
import { outcomeLabels, tellDifferences } from '../outcomeLabels.ts';
import { playerLabels as labels } from './playerLabels.ts';
import { make, makeId, writeText } from './elements.ts';
import { type HrefOf, makeRules } from './rules.ts';

export interface Side {
  readonly name: string;
  readonly hrefOf: HrefOf;
}
type Sides = readonly [Side, Side];

/** `nameOf` says what people call a ref. */
export function makeOutcomes({ outcome, isSame, cited }: RunComparison, sides: Sides, nameOf: Naming, scenario: Scenario): HTMLElement {
  const element = make('section', 'player-outcomes');
  const heading = make('p', 'outcomes-heading', labels.outcomes);
  heading.id = makeId();
  element.setAttribute('aria-labelledby', heading.id);
  element.append(heading);
  if (outcome && !isSame) element.append(makeTable(outcome, sides, nameOf, scenario));
  if (outcome && outcome.changed.length > 0) element.append(makePoints(outcome.changed, sides));
  sides.forEach(({ name, hrefOf }, at) => {
    const numbers = cited[at] ?? [];
    if (numbers.length > 0) element.append(make('p', 'outcomes-rules', `${labels.onlyIn(name)}: `, ...makeRules(numbers, hrefOf)));
  });
  return element.childElementCount > 1 ? element : make('section');
}

function makeTable(outcome: OutcomeRun, sides: Sides, nameOf: Naming, scenario: Scenario): HTMLElement {
  const head = make('tr', '', make('td'), ...sides.map(({ name }) => makeHead('col', name)));
  const rows = [...tellDifferences(outcome, nameOf), ...tellFurther(scenario, outcome.failures)].map(({ what, here, there }) =>
    make('tr', '', makeHead('row', what), ...[here, there].map((value) => make('td', '', ...writeText(value)))),
  );
  const refusals = [outcome.allowed, outcome.refused].flatMap((steps, side) =>
    steps.map(({ action, text, cites }) => {
      const done = scenario.actions?.[action - 1];
      const cell = (at: number): HTMLElement =>
        at === side
          ? make('td', '', `${text} `, ...makeRules(cites, sides[at]?.hrefOf ?? (() => undefined)))
          : make('td', '', outcomeLabels.carriedOut);
      return make('tr', '', makeHead('row', done ? tellAction(done, nameOf) : outcomeLabels.refused), cell(0), cell(1));
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
