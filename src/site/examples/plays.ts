/**
 * Each demonstration is played once in a build, or in none when a build before has kept what came of it (keptPlays.ts): under its own rules, and under
 * those of every day on which it might come out otherwise.
 */
import { type OutcomeRun, type OwnPlay, playAcross, playOwn } from '../../demonstration/editions/acrossEditions.ts';
import { hearingParts, type PartName } from '../../demonstration/playing/givenParts.ts';
import { ownRunner } from '../../demonstration/playing/playText.ts';
import { type RecordedStep, startRecording } from '../../demonstration/playing/recording.ts';
import type { KeptReadings } from '../../demonstration/position/keptReadings.ts';
import { makeQuestion, type PracticeQuestion } from '../../demonstration/practice/question.ts';
import type { Scenario } from '../../demonstration/format/scenario.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { Library } from '../frame/library/library.ts';
import { findEditionOn } from './demonstrations.ts';
import { playUnlessKept } from './keptPlays.ts';

/** A scenario played by its own rules: what its texts mean, and what came of it. */
export interface PlayedOnce {
  readonly readings: KeptReadings;
  /** The parts of what few games do that were asked for. */
  readonly parts: readonly PartName[];
  readonly passed: boolean;
  readonly steps: readonly Omit<RecordedStep, 'state'>[];
  /** How many things happened, what is asked of the rules included. */
  readonly length: number;
}

interface PlayedAcross {
  readonly runs: readonly OutcomeRun[];
  readonly question: PracticeQuestion | undefined;
}

const once = new WeakMap<Scenario, PlayedOnce>();
const across = new WeakMap<Scenario, PlayedAcross>();
/** Plays with their positions, until nobody needs these any more. */
const kept = new WeakMap<Scenario, OwnPlay>();

/** Plays a scenario by its own rules, unless it was played already. */
export function playOnce(scenario: Scenario): PlayedOnce {
  const known = once.get(scenario) ?? playUnlessKept('own', scenario, () => play(scenario));
  once.set(scenario, known);
  return known;
}

function play(scenario: Scenario): PlayedOnce {
  const { recorder, finish } = startRecording(scenario);
  const parts = new Set<PartName>();
  const rare = hearingParts(ownRunner.rare, (part) => parts.add(part));
  const own = playOwn(scenario, { ...ownRunner, rare }, recorder);
  const { passed, trace } = own.course.result;
  const steps = finish(own.course.result).steps.map(({ state: _, ...step }) => step);
  if (!across.has(scenario)) kept.set(scenario, own);
  return { readings: own.readings.kept(), parts: [...parts].toSorted(), passed, steps, length: trace.length };
}

/** Under the rules of every edition of the document whose numbers are cited, with the question that it makes. */
function playOthers(library: Library, scenario: Scenario): PlayedAcross {
  const known = across.get(scenario);
  if (known) return known;
  const view = findEditionOn(library, scenario.edition);
  const days: readonly IsoDate[] = view ? (library.histories.get(view.record.document)?.editions ?? []) : [];
  const played = playUnlessKept('others', [scenario, days], () => playUnder(scenario, days));
  across.set(scenario, played);
  kept.delete(scenario);
  return played;
}

function playUnder(scenario: Scenario, days: readonly IsoDate[]): PlayedAcross {
  playOnce(scenario);
  const own = kept.get(scenario) ?? playOwn(scenario, ownRunner);
  const runs = playAcross(scenario, ownRunner, days, own);
  return { runs, question: makeQuestion(scenario, ownRunner, runs, own.course) };
}

export const tellRuns = (library: Library, scenario: Scenario): readonly OutcomeRun[] => playOthers(library, scenario).runs;

/** What a scenario can be asked about; undefined where there is nothing. */
export const findQuestion = (library: Library, scenario: Scenario): PracticeQuestion | undefined => playOthers(library, scenario).question;
