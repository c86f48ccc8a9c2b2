/** Two courses of one scenario, compared whole: what players were asked, what was legal, what was refused, and how both end. */
import type { Answer } from '../../engine/events/question.ts';
import type { GameState } from '../../engine/state/state.ts';
import { type BoardView, viewBoard } from '../telling/boardView.ts';
import { type Course, stackOf } from './course.ts';
import { canonical } from '../position/legalOptions.ts';
import type { MadeChoice } from '../playing/openChoice.ts';
import { sameToken } from '../position/refs.ts';
import type { TraceStep, Waiting } from '../playing/runScenario.ts';

/** Something that is one way at the end under some rules and another way under others. */
export interface OutcomeDifference {
  /** A ref or a player; empty for the game as a whole. */
  readonly of: string;
  /** `zone`, `life`, `pt`. */
  readonly quality: string;
  /** Absent where there is nothing to say: what is not there any more has no zone. */
  readonly here?: string;
  readonly there?: string;
}

/** Answers that are legal under some rules and not under others, or a question that only some of them ask. */
export interface AnswersDifference {
  /** The action in which they are open. */
  readonly action: number;
  /** Who is asked what; absent where a scenario lists what is legal. */
  readonly player?: string;
  readonly text?: string;
  /** Absent where nobody is asked. `all` is how many there are: they may be more than are listed. */
  readonly here?: LegalAnswers;
  readonly there?: LegalAnswers;
}

export interface LegalAnswers {
  readonly listed: readonly Answer[];
  readonly all?: number;
  /** What was answered, of questions. */
  readonly chosen?: Answer;
}

/** Why two courses are not compared to their ends. */
export type Incomparable =
  /** The rules there ask what the actions do not answer: what follows would rest on a guess. */
  | { readonly kind: 'asked'; readonly action: number; readonly asked: Waiting }
  /** Neither is played to its end, and what waits on the stack is not the same. */
  | { readonly kind: 'unfinished' };

export interface Comparison {
  readonly differences: readonly OutcomeDifference[];
  readonly answers: readonly AnswersDifference[];
  /** Actions that the rules there refuse and those here do not, and the other way round. */
  readonly refused: readonly TraceStep[];
  readonly allowed: readonly TraceStep[];
  readonly incomparable?: Incomparable;
}

export function compareCourses(here: Course, there: Course): Comparison {
  const asked = findUnanswered(here, there);
  // Behind a question without an answer the rest is no outcome.
  const reached = asked?.action ?? Infinity;
  const within = ({ action }: { readonly action: number }): boolean => action <= reached;
  const [mine, theirs] = [refusalsOf(here), refusalsOf(there)];
  const only = (some: readonly TraceStep[], others: readonly TraceStep[]): readonly TraceStep[] =>
    some.filter((step) => within(step) && !others.some(({ action }) => action === step.action));
  const isOpen = asked === undefined && describeStack(here) !== describeStack(there);
  const incomparable: Incomparable | undefined = asked ? { kind: 'asked', ...asked } : isOpen ? { kind: 'unfinished' } : undefined;
  return {
    differences: incomparable || !here.end || !there.end ? [] : compareEnds(here.end, there.end),
    answers: [...compareListed(here, there), ...compareChoices(here, there)].filter(within).toSorted((a, b) => a.action - b.action),
    refused: only(theirs, mine),
    allowed: only(mine, theirs),
    ...(incomparable === undefined ? {} : { incomparable }),
  };
}

export const isSame = ({ differences, answers, refused, allowed, incomparable }: Comparison): boolean =>
  incomparable === undefined && [differences, answers, refused, allowed].every(({ length }) => length === 0);

const refusalsOf = ({ result: { trace } }: Course): readonly TraceStep[] => trace.filter(({ event }) => event === 'refused');

/** The first question that waits there after an action, does not wait here, and that the next action is no answer to, or there is none. */
function findUnanswered(here: Course, there: Course): { readonly action: number; readonly asked: Waiting } | undefined {
  const refused = new Set(refusalsOf(there).map(({ action }) => action));
  for (const [action, asked] of there.waiting) {
    const own = here.waiting.get(action);
    const isLast = !there.waiting.has(action + 1) && action >= there.actions;
    if ((own?.kind !== asked.kind || own.player !== asked.player) && (isLast || refused.has(action + 1))) return { action, asked };
  }
  return undefined;
}

/** What waits on the stack, by what it is. */
function describeStack(course: Course): string {
  const { end } = course;
  return stackOf(course)
    .map((id) => {
      const object = end?.objects[id];
      const source = object?.ability ? (end?.objects[object.ability.source] ?? end?.past[object.ability.source]?.object) : object;
      return `${object?.kind ?? ''} ${sameToken(source?.card ?? '')} ${object?.ability?.ability.text ?? ''}`;
    })
    .join('\n');
}

function compareListed(here: Course, there: Course): readonly AnswersDifference[] {
  return [...new Set([...here.listed.keys(), ...there.listed.keys()])].flatMap((action): readonly AnswersDifference[] => {
    const [mine, theirs] = [here.listed.get(action), there.listed.get(action)];
    // Where one of them refuses to list, that is a refusal.
    if (!mine || !theirs || isSameSet(mine, theirs)) return [];
    return [{ action, here: { listed: mine, all: mine.length }, there: { listed: theirs, all: theirs.length } }];
  });
}

function compareChoices(here: Course, there: Course): readonly AnswersDifference[] {
  return [...new Set([...here.choices.keys(), ...there.choices.keys()])].flatMap((action) => {
    const left = [...(there.choices.get(action) ?? [])];
    const mine = (here.choices.get(action) ?? []).flatMap((choice): readonly AnswersDifference[] => {
      const at = left.findIndex(({ player, kind, text }) => player === choice.player && kind === choice.kind && text === choice.text);
      const [other] = at < 0 ? [] : left.splice(at, 1);
      if (other && isSameChoice(choice, other)) return [];
      return [{ action, player: choice.player, text: choice.text, here: answersOf(choice), ...(other ? { there: answersOf(other) } : {}) }];
    });
    const theirs = left.map((choice) => ({ action, player: choice.player, text: choice.text, there: answersOf(choice) }));
    return [...mine, ...theirs];
  });
}

const answersOf = ({ options, count, answer }: MadeChoice): LegalAnswers => ({
  listed: options,
  ...(count === undefined ? {} : { all: count }),
  chosen: answer,
});

/** Of more answers than are listed their number is compared, and those that are listed. */
const isSameChoice = (one: MadeChoice, other: MadeChoice): boolean =>
  one.count === other.count && isSameSet(one.options, other.options) && isSameSet([one.answer], [other.answer]);

function isSameSet(some: readonly Answer[], others: readonly Answer[]): boolean {
  const [one, other] = [some, others].map((answers) => new Set(answers.map((answer) => sameToken(canonical(answer)))));
  return one !== undefined && other !== undefined && one.size === other.size && [...one].every((each) => other.has(each));
}

/** What differs at the end of two runs: players, objects, who has won. Where the turn stands is no outcome. */
export function compareEnds(here: GameState, there: GameState): readonly OutcomeDifference[] {
  const [one, other] = [qualitiesOf(viewBoard(here)), qualitiesOf(viewBoard(there))];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((of): readonly OutcomeDifference[] => {
    const [mine = {}, theirs = {}] = [one.get(of), other.get(of)];
    // Elsewhere, or gone, it is another object: that says all of it.
    const qualities = mine['zone'] === theirs['zone'] ? [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] : ['zone'];
    return qualities.flatMap((quality): readonly OutcomeDifference[] => {
      const [was, is] = [mine[quality], theirs[quality]];
      if (was === is) return [];
      return [{ of, quality, ...(was === undefined ? {} : { here: was }), ...(is === undefined ? {} : { there: is }) }];
    });
  });
}

type Qualities = Readonly<Record<string, string>>;

/** Every quality that is there at the end, by what has it; what is on the stack then is the same in both. */
function qualitiesOf({ players, objects, outcome }: BoardView): ReadonlyMap<string, Qualities> {
  return new Map<string, Qualities>([
    ...players.map(({ name, life, poison, counters, mana, hand, library, graveyard, left }): [string, Qualities] => [
      name,
      present({
        life: String(life),
        poison: poison === 0 ? '' : String(poison),
        counters: writeCounts(counters),
        mana,
        hand: String(hand),
        library: String(library),
        graveyard: String(graveyard),
        left: left ? 'yes' : '',
      }),
    ]),
    ...objects
      .filter(({ zone, kind }) => zone !== 'library' && zone !== 'outside' && kind !== 'ability' && kind !== 'damage')
      .map(({ ref, zone, values, counters, damage, tapped, faceDown, flipped, phasedOut, attachedTo = '' }): [string, Qualities] => [
        sameToken(ref),
        present({
          zone,
          name: values.name,
          types: values.type,
          cost: values.cost,
          colors: values.colors,
          pt: values.size,
          abilities: values.abilities.join(' · '),
          loyalty: values.loyalty,
          controller: values.controller,
          counters: writeCounts(counters),
          damage: damage === 0 ? '' : String(damage),
          tapped: tapped ? 'yes' : '',
          faceDown: faceDown ? 'yes' : '',
          flipped: flipped ? 'yes' : '',
          phasedOut: phasedOut ? 'yes' : '',
          attachedTo,
        }),
      ]),
    ...(outcome === undefined ? [] : [['', { outcome: outcome.draw ? 'draw' : outcome.winners.join(', ') }] as [string, Qualities]]),
  ]);
}

const present = (qualities: Qualities): Qualities => Object.fromEntries(Object.entries(qualities).filter(([, value]) => value !== ''));
const writeCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
