/**
 * What the rule of the home page makes of a game: the demonstration whose outcome turns with it, and how it comes out in each of the rule's
 * times. All of it is played (tellRuns); what links the two is the point of the rules that the runs name as changed, and the numbers that it has.
 */
import { nameObjects } from '../../demonstration/telling/names.ts';
import type { OutcomeRun } from '../../demonstration/editions/acrossEditions.ts';
import type { Scenario } from '../../demonstration/format/scenario.ts';
import type { IsoDate } from '../../model/edition.ts';
import { tellRuns } from '../examples/plays.ts';
import { openDemonstrations, type ShownDemonstration } from '../examples/demonstrations.ts';
import { tellDifferences } from '../examples/outcomeLabels.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import type { Library } from '../frame/library/library.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';

export interface ShownOutcome {
  readonly title: string;
  /** The day of its own rules. */
  readonly edition: string;
  /** The demonstration under its own rules. */
  readonly href: string;
  /** How it comes out under the rules of a day; undefined where it cannot be played or compared. */
  readonly on: (date: IsoDate) => OutcomeOn | undefined;
}

export interface OutcomeOn {
  /** The demonstration under those rules. */
  readonly href: string;
  /** Everything that differs anywhere in it, as it is then. */
  readonly rows: readonly { readonly what: string; readonly value: string }[];
}

/** `days` are those of the rule's wordings. Undefined where no demonstration comes out in two ways on them because of this rule. */
export function findShownOutcome(
  library: Library,
  histories: DocumentHistories,
  lineage: number,
  days: readonly IsoDate[],
): ShownOutcome | undefined {
  const isOf = (cites: readonly string[], day: string): boolean => {
    const place = histories.editions.findLastIndex((date) => date <= day);
    return place >= 0 && cites.some((number) => histories.index.lineageOf(place, number) === lineage);
  };
  for (const shown of openDemonstrations(library).all.filter(({ scenario }) => namesRule(scenario, isOf))) {
    const runs = tellRuns(library, shown.scenario);
    const turnsWithIt = runs.some(({ changed, nearest }) =>
      changed.some(({ here, there }) => isOf(here.cites, shown.scenario.edition) || isOf(there.cites, nearest)),
    );
    const outcome = turnsWithIt ? tellOutcome(shown, runs) : undefined;
    const seen = new Set(
      days.flatMap(
        (day) =>
          outcome
            ?.on(day)
            ?.rows.map(({ value }) => value)
            .join('\n') ?? [],
      ),
    );
    if (outcome && seen.size > 1) return outcome;
  }
  return undefined;
}

/** Whether a demonstration says that it rests on the rule, or shows an Example of it: nobody else is played to know. */
function namesRule({ edition, example, expect = [] }: Scenario, isOf: (cites: readonly string[], day: string) => boolean): boolean {
  return (example !== undefined && isOf([example.rule], example.edition)) || expect.some(({ cites = [] }) => isOf(cites, edition));
}

function tellOutcome({ scenario, href }: ShownDemonstration, runs: readonly OutcomeRun[]): ShownOutcome {
  const name = nameObjects(scenario);
  const compared = runs.filter(isCompared).map((run) => ({ run, rows: tellDifferences(withoutCounts(run), name) }));
  const own = new Map(compared.flatMap(({ rows }) => rows.map(({ what, here }) => [what, here])));
  return {
    title: scenario.title ?? scenario.id,
    href,
    edition: scenario.edition,
    on: (date) => {
      const { run, rows } = compared.find(({ run: { from, to } }) => from <= date && date <= to) ?? {};
      if (!run || !rows) return undefined;
      const on = run.from <= scenario.edition && scenario.edition <= run.to ? {} : { on: run.nearest };
      return {
        href: makeAddress({ kind: 'demonstration', id: scenario.id, ...on }),
        rows: [...own].map(([what, here]) => ({ what, value: rows.find((row) => row.what === what)?.there ?? here })),
      };
    },
  };
}

const counts: ReadonlySet<string> = new Set(['hand', 'library', 'graveyard']);

/** How many cards a zone has is told by which cards they are. */
function withoutCounts(run: OutcomeRun): OutcomeRun {
  const differences = run.differences.filter(({ quality }) => !counts.has(quality));
  return differences.length === 0 ? run : { ...run, differences };
}

/** Played to its end, with nothing refused on the way that is not told by what comes of it. */
const isCompared = ({ beginning, unplayed, incomparable }: OutcomeRun): boolean => !beginning && unplayed === undefined && !incomparable;
