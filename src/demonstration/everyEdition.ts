/**
 * A demonstration under the rules of any day, compared with another: with the numbers of all editions, all that few games do, and the words for what
 * changed. A browser loads it when another edition than the demonstration's own is asked for.
 */
import type { Concept } from '../engine/concepts/concepts.ts';
import { citesOf } from '../engine/concepts/numbers.ts';
import { type OutcomeRun, playAcross } from './editions/acrossEditions.ts';
import { type Beginning, findBeginning } from './editions/beginnings.ts';
import { type Course, courseInPiecesUnder } from './editions/course.ts';
import type { Scenario } from './format/scenario.ts';
import { type Given, makeRun, openCourse, type Opened, playOwnInPieces, type ReadDemonstration, rulesOf, type Run } from './inBrowser.ts';
import { allRare as rare } from './playing/allRare.ts';
import { atOnce, type InPieces } from './playing/inPieces.ts';
import { startRecording } from './playing/recording.ts';
import type { CardTexts } from './position/cardTexts.ts';

const given: Given = { citesOf, rare };

/** Two runs of one demonstration: what comes out otherwise, and what the rules say otherwise. */
export interface RunComparison {
  readonly isSame: boolean;
  /** What was compared, and why no more; absent where no day of the other run is among those that were asked for. */
  readonly outcome?: OutcomeRun;
  /** Rules that one of the two cites and the other does not, by the numbers of its own edition. */
  readonly cited: readonly [readonly string[], readonly string[]];
}

/** A play under other rules, played out where it has to be. */
function* recordUnder(
  { scenario, texts }: ReadDemonstration,
  edition: string,
  own: Course,
): InPieces<Pick<Run, 'playedOut'> & Pick<Opened, 'recording'>> {
  let last = startRecording(scenario);
  const { playedOut, result } = yield* courseInPiecesUnder(scenario, { texts, ...given }, edition, own, (playOut) => {
    last = startRecording(scenario, playOut);
    return last.recorder;
  });
  return { playedOut, recording: last.finish(result) };
}

/** Plays a demonstration under the rules of a day; without one, of its own edition. Never throws. */
export const playDemonstration = (demonstration: ReadDemonstration, edition?: string): Run => atOnce(playInPieces(demonstration, edition));

/** The same, an action a piece, so that a page answers its reader meanwhile. */
export function* playInPieces(demonstration: ReadDemonstration, edition = demonstration.scenario.edition): InPieces<Run> {
  const { scenario } = demonstration;
  if (edition === scenario.edition) return yield* playOwnInPieces(demonstration, given);
  const { own, kept } = yield* openCourse(demonstration, given);
  const beginning = findBeginning(scenario, kept);
  if (beginning && edition < beginning.day) return unplayable(edition, beginning);
  const { playedOut, recording } = yield* recordUnder(demonstration, edition, own);
  return makeRun(demonstration, recording, { edition, playedOut, citesOf });
}

const unplayable = (edition: string, beginning: Beginning): Run => ({
  edition,
  beginning,
  unsupported: [],
  failures: [],
  playedOut: false,
  steps: [],
  actions: [],
  boardAt: () => {
    throw new Error('what cannot be played has no position');
  },
  whyAt: () => undefined,
});

const acrossDays = new WeakMap<readonly string[], readonly OutcomeRun[]>();

/** Under the rules of all days: worked out once for a list of them. */
function playAllDays(scenario: Scenario, texts: CardTexts, days: readonly string[]): readonly OutcomeRun[] {
  const known = acrossDays.get(days) ?? playAcross(scenario, { texts, ...given }, days);
  acrossDays.set(days, known);
  return known;
}

/** Compares two runs of a demonstration; that of the other is among `days`, all that there are, oldest first. */
export function compareRuns({ scenario, texts }: ReadDemonstration, one: Run, other: Run, days: readonly string[]): RunComparison {
  const across = playAllDays({ ...scenario, edition: one.edition }, texts, days);
  const outcome = across.find(({ from, to }) => from <= other.edition && other.edition <= to);
  return { isSame: outcome?.same === true, ...(outcome === undefined ? {} : { outcome }), cited: compareCites(one, other) };
}

/** Rules that only one of the two cites, by the numbers of its own edition; the same rule may have another number in the other. */
function compareCites(one: Run, other: Run): readonly [readonly string[], readonly string[]] {
  const [mine, theirs] = [rulesOf(one), rulesOf(other)];
  const only = (rules: ReadonlySet<Concept>, without: ReadonlySet<Concept>, edition: string): readonly string[] => [
    ...new Set([...rules].filter((rule) => !without.has(rule)).flatMap((rule) => citesOf(rule, edition))),
  ];
  return [only(mine, theirs, one.edition), only(theirs, mine, other.edition)];
}
