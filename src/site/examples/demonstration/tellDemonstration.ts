/** A demonstration in words, as its page shows it without script: the board, the steps, what comes of it, and other editions. */
import type { OutcomeRun } from '../../../demonstration/editions/acrossEditions.ts';
import type { Scenario } from '../../../demonstration/format/scenario.ts';
import type { IsoDate } from '../../../model/edition.ts';
import type { EditionView } from '../../frame/library/edition.ts';
import type { Library } from '../../frame/library/library.ts';
import { makeDateText } from '../../frame/labels/labels.ts';
import { exampleLabels as labels } from '../exampleLabels.ts';
import { tellOutcome } from '../outcome.ts';
import { tellClause } from '../outcomeClauses.ts';
import { type PlayedOnce, playOnce, tellRuns } from '../plays.ts';
import { findEditionOn } from '../demonstrations.ts';
import { findAtOnce } from '../../../demonstration/telling/atOnce.ts';
import { nameObjects } from '../../../demonstration/telling/names.ts';
import { tellWholeAction } from '../../../demonstration/telling/tellActions.ts';

/** A rule number with its address, where the site has it. */
export interface Cite {
  readonly number: string;
  readonly href?: string;
}

export interface ToldStep {
  /** The action of the scenario that it belongs to; 0 before the first. */
  readonly action: number;
  readonly text: string;
  readonly cites: readonly Cite[];
  /** What looks different since the step before, a line each. */
  readonly changed: readonly string[];
  readonly refused: boolean;
  /** Where it tells of one event with the steps beside it. */
  readonly atOnce?: 'first' | 'more';
  /** What the scenario says for people after the action that this step ends. */
  readonly caption?: string;
}

export interface ToldDemonstration {
  /** The edition whose numbers are cited. */
  readonly view?: EditionView;
  readonly steps: readonly ToldStep[];
  readonly runs: readonly OutcomeRun[];
}

export function tellDemonstration(library: Library, scenario: Scenario): ToldDemonstration {
  const view = findEditionOn(library, scenario.edition);
  const { steps } = playOnce(scenario);
  return { ...(view === undefined ? {} : { view }), steps: tellSteps(scenario, steps, view), runs: tellRuns(library, scenario) };
}

/**
 * What a demonstration shows, in two sentences for lists of results and previews: how long it is and under which rules, its first deeds, and
 * what comes of it.
 */
export function describeDemonstration(scenario: Scenario, steps: readonly ToldStep[]): string {
  const naming = nameObjects(scenario);
  // What the rules refuse is not done; it is among what comes of it.
  const refused = new Set((scenario.expect ?? []).flatMap(({ refused: list = [] }) => list.map(({ action }) => action)));
  const deeds = (scenario.actions ?? [])
    .filter(({ do: does }, at) => !refused.has(at + 1) && !['pass', 'pass until', 'resolve', 'check', 'enumerate'].includes(does))
    .map((action) => tellWholeAction(action, naming));
  const ends = tellOutcome(scenario)
    .filter(({ after }) => after === undefined)
    .map(tellClause);
  return labels.describes({
    steps: steps.length,
    day: makeDateText(scenario.edition as IsoDate),
    deeds: deeds.slice(0, 2),
    ends: ends.slice(0, 3),
  });
}

function tellSteps(scenario: Scenario, steps: PlayedOnce['steps'], view: EditionView | undefined): readonly ToldStep[] {
  const name = nameObjects(scenario);
  const atOnce = findAtOnce(steps);
  return steps.map(({ action, event, text, cites, changes }, at): ToldStep => {
    const ends = steps[at + 1]?.action !== action;
    const caption = ends ? scenario.captions?.find(({ after }) => after === action)?.text : undefined;
    const changed = changes.map(({ of, before, after }) => `${name(of)}: ${before || labels.none} → ${after || labels.none}`);
    return {
      action,
      text,
      cites: linkCites(cites, view),
      changed,
      refused: event === 'refused',
      ...(atOnce[at] ? { atOnce: atOnce[at] } : {}),
      ...(caption === undefined ? {} : { caption }),
    };
  });
}

export function linkCites(cites: readonly string[], view: EditionView | undefined): readonly Cite[] {
  return cites.map((number) => {
    const href = view?.hrefOf(number);
    return { number, ...(href === undefined ? {} : { href }) };
  });
}
