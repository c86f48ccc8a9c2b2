/** Questions that the game asks of players, what an answer can be, and what forbids an action. */
import type { Concept } from '../concepts/concepts.ts';
import { TooManyAnswers } from '../state/bounds.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';

/** What is asked of a player. `options` lists every legal answer when that is wanted; `judge` says why another is none. */
export interface Question {
  readonly player: PlayerId;
  readonly kind: QuestionKind;
  /** What it is about, for people. */
  readonly text: string;
  readonly source?: ObjectId;
  readonly options: () => readonly Answer[];
  readonly judge: (answer: Answer) => Judgement;
  readonly cites: readonly Concept[];
  /** Whether any member of the player's team may answer, where it acts as one. */
  readonly byTeam?: boolean;
  /** Whether the source replaces what would happen: naming it says yes, as naming one of several does. */
  readonly replaces?: boolean;
  /** Whether a cost is paid by saying yes. */
  readonly pays?: boolean;
  /** Whether there are legal answers beside the options. */
  readonly open?: boolean;
}

export const questionKinds = [
  'priority',
  /** Play stands at the beginning of a step in which nobody has priority. */
  'step',
  'attackers',
  'bands',
  'blockers',
  'damage',
  'order',
  'target',
  'object',
  'replacement',
  'triggers',
  'may',
  'payment',
  'help',
  /** Which mana is spent: never asked, only taken from what came with the action. */
  'mana',
  'modes',
  'x',
  'division',
  'color',
  'creature type',
  'name',
  'number',
  'bottom',
  'mulligan',
  'other',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Plain data: a ref, a number, yes and no, a list or a map of them. */
export type Answer = string | number | boolean | readonly Answer[] | { readonly [key: string]: Answer };

export type Judgement = { readonly legal: true } | { readonly legal: false; readonly reason: string; readonly cites: readonly Concept[] };
export const legal: Judgement = { legal: true };
export const illegal = (reason: string, ...cites: readonly Concept[]): Judgement => ({ legal: false, reason, cites });
export const legalIf = (isLegal: boolean, ...why: Parameters<typeof illegal>): Judgement => (isLegal ? legal : illegal(...why));

/** An action that the rules forbid. Thrown inside a procedure; whoever began the action puts the state back. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly cites: readonly Concept[];

  constructor(reason: string, ...cites: readonly Concept[]) {
    super(reason);
    this.cites = cites;
  }
}

/** An answer that came along and is none to its question. It says nothing of what is possible: the action that brought it is refused. */
export class WrongAnswer extends Refusal {
  override readonly name: string = 'WrongAnswer';
}

/** A choice has to be made, and there is no legal one (603.3d, 2026-01-16). */
export class NoLegalChoice extends Refusal {
  override readonly name: string = 'NoLegalChoice';
}

/** Whether something turned out to be impossible by the rules, and not by a wrong answer. */
export const isImpossible = (error: unknown): error is Refusal => error instanceof Refusal && !(error instanceof WrongAnswer);

/** The legal answers to a question, or the first ones where there are more than are listed. */
export function listSome({ options }: Pick<Question, 'options'>): { readonly answers: readonly Answer[]; readonly all: boolean } {
  try {
    return { answers: options(), all: true };
  } catch (error) {
    if (!(error instanceof TooManyAnswers)) throw error;
    return { answers: error.some as readonly Answer[], all: false };
  }
}

/** The first legal answer, if there is one. @throws TooManyAnswers when none was found among as many as are tried */
export function firstAnswer(question: Pick<Question, 'options'>): Answer | undefined {
  const { answers, all } = listSome(question);
  return answers[0] ?? (all ? undefined : question.options()[0]);
}
