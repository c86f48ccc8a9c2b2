/** Answers to the questions that wait: attacks, blocks, orders, damage, choices. */
import { type Answer, firstAnswer, listSome, type Question, Refusal } from '../../engine/events/question.ts';
import { mayAnswer, type Preparation, type Result, type Session } from '../../engine/session.ts';
import type { PlayerId } from '../../engine/state/state.ts';
import { toList } from '../../engine/events/answers.ts';
import type { Board } from '../position/board.ts';
import { findThing } from './prepare.ts';
import { isList, toThings } from '../position/refs.ts';
import type { ActionOf } from '../format/scenario.ts';

/** A single attacker stands without a list around it. */
export const simplify = (blockers: Readonly<Record<string, readonly string[]>>): Answer =>
  Object.fromEntries(Object.entries(blockers).map(([blocker, list]) => [blocker, list.length === 1 ? (list[0] ?? '') : list]));

export function answerKind({ session }: Board, by: PlayerId, kind: Question['kind'], answer: Answer, preparation?: Preparation): Result {
  const question = session.pending();
  if (question?.kind !== kind) throw new Refusal(`${kind} are not declared now`, kind === 'attackers' ? 'attack.declare' : 'block.declare');
  return session.act({ do: 'answer', by, answer: toThings(session.state(), answer) }, preparation);
}

export function answerAbout({ session }: Board, by: PlayerId, kind: Question['kind'], object: string, answer: Answer): Result {
  const question = session.pending();
  const source = findThing(session.state(), object);
  if (question?.kind !== kind || (question.source !== undefined && question.source !== source))
    throw new Refusal(`nothing of ${object} is to be ordered now`, 'damage.assign');
  return session.act({ do: 'answer', by, answer: toThings(session.state(), answer) });
}

/** Creatures may be named in any order: what is said of one that is not yet asked about waits for its question. */
export function assignDamage({ session, assigned }: Board, { by, object, damage }: ActionOf<'assign damage'>): Result {
  const question = session.pending();
  if (question?.kind !== 'damage') throw new Refusal('no combat damage is assigned now', 'damage.assign');
  if (!mayAnswer(session.state(), question, by)) throw new Refusal(`${question.player} is asked, not ${by}`, ...question.cites);
  const source = findThing(session.state(), object);
  const given = Object.fromEntries(Object.entries(damage).filter(([, amount]) => amount > 0));
  if (question.source !== source) {
    assigned.set(source, toThings(session.state(), given));
    return { kind: 'advanced', told: [] };
  }
  const waiting = new Map(assigned);
  const preparation: Preparation = {
    answer: ({ kind, source: asked }) => {
      if (kind !== 'damage' || asked === undefined) return undefined;
      const answer = waiting.get(asked);
      waiting.delete(asked);
      return answer;
    },
  };
  const result = session.act({ do: 'answer', by, answer: toThings(session.state(), given) }, preparation);
  if (result.kind !== 'refused') {
    assigned.clear();
    for (const [id, answer] of waiting) assigned.set(id, answer);
  }
  return result;
}

/** Whether a choice says what had to be chosen: nobody was asked for it, but a scenario may say it, or that any answer will do. */
function saysForced({ session, spoken }: Board, by: PlayerId, choice: Answer): boolean {
  const says = (answer: Answer): boolean => choice === 'any' || namesOf(answer) === namesOf(choice);
  const at = session.forced().findIndex(({ player, answer }, place) => place >= spoken.forced && player === by && says(answer));
  if (at < 0) return false;
  spoken.forced = at + 1;
  return true;
}
/** Whether it says of a choice that ends alike that it does not matter. */
function saysAny({ session, spoken }: Board, choice: Answer): boolean {
  if (choice !== 'any' || session.leftOut() <= spoken.leftOut) return false;
  spoken.leftOut += 1;
  return true;
}
/** Things as they are called: they may have become other objects since. A choice of nothing is "no"; numbers for things are what they are. */
const namesOf = (answer: Answer): string =>
  typeof answer === 'object' && !isList(answer)
    ? JSON.stringify(answer)
    : toList(answer)
        .map((thing) => thing.replace(/\.\d+$/, ''))
        .join('\n');

export function choose(board: Board, by: PlayerId, choice: Answer): Result {
  const { session } = board;
  const question = session.pending();
  if (!question || question.kind === 'priority') {
    if (saysForced(board, by, choice) || saysAny(board, choice)) return { kind: 'advanced', told: [] };
    throw new Refusal('nothing is asked now', 'priority.needed');
  }
  if (choice === 'any') return answerAny(session, question, by);
  if (question.kind === 'may' && board.willing.has(by) && !mayAnswer(session.state(), question, by)) {
    if (board.willing.get(by) !== undefined) throw new Refusal(`${by} has picked already`, ...question.cites);
    board.willing.set(by, toThings(session.state(), choice));
    return { kind: 'advanced', told: [] };
  }
  // Yes to a single thing that may be picked is that thing.
  if (choice === 'yes' && question.kind === 'object' && !question.judge('yes').legal) {
    const things = listSome(question).answers.filter((each) => each !== 'no');
    if (things.length === 1 && things[0] !== undefined && question.judge([]).legal)
      return session.act({ do: 'answer', by, answer: things[0] });
  }
  // A word that answers is that word, though something on the board may be called so.
  const now = question.judge(choice).legal ? choice : toThings(session.state(), choice);
  // What has left may be chosen as what it was (609.7a); a handle is what an effect is called by before it is the beginning of a wording.
  const isMeant = question.judge(now).legal && question.kind !== 'replacement';
  const was = isMeant ? undefined : listSome(question).answers.find((each) => namesOf(each) === namesOf(choice));
  const answer = was ?? now;
  if (!question.judge(answer).legal && saysForced(board, by, choice)) return { kind: 'advanced', told: [] };
  // What replaces something is named by its source, where it may be declined too: the card that would be dredged.
  if (question.replaces === true && answer === question.source) return answerOffer(board, question, by, 'yes');
  if (question.kind === 'may' && !question.judge(answer).legal && question.judge('yes').legal)
    return answerOffer(board, question, by, 'yes', answer);
  return question.kind === 'may' ? answerOffer(board, question, by, answer) : session.act({ do: 'answer', by, answer });
}

/**
 * Answers an offer. "You may" with a pick is one choice: the pick says yes, and answers what its player chooses next as the same thing is carried
 * out, whether that is asked or no other choice is there. Where others are asked too before anything is done (101.4), picks wait until they have
 * answered. One that is left over is refused.
 */
function answerOffer({ session, spoken, willing }: Board, question: Question, by: PlayerId, answer: Answer, pick?: Answer): Result {
  const before = session.forced().length;
  const left = new Map<PlayerId, Answer>(pick === undefined ? [] : [[question.player, pick]]);
  for (const [player, each] of willing) if (each !== undefined) left.set(player, each);
  const dropForced = (): void => {
    for (const { player, answer: forced } of session.forced().slice(before)) {
      const own = left.get(player);
      if (own !== undefined && namesOf(own) === namesOf(forced)) left.delete(player);
    }
  };
  const areOthersAsked = (): boolean => {
    const next = session.pending();
    return next?.kind === 'may' && next.player !== question.player;
  };
  const preparation: Preparation = {
    answer: ({ player }) => {
      dropForced();
      const given = left.get(player);
      left.delete(player);
      return given;
    },
    finish: () => {
      dropForced();
      const [[player, each] = []] = left;
      if (player !== undefined && each !== undefined && !areOthersAsked())
        throw new Refusal(`${toList(each).join(', ')} answers nothing that ${player} chooses here`, ...question.cites);
    },
  };
  const isWaiting = left.size > 0;
  const result = session.act({ do: 'answer', by, answer }, isWaiting ? preparation : undefined);
  if (result.kind === 'refused') return result;
  if (pick !== undefined) spoken.forced = session.forced().length;
  if (answer === 'yes' || answer === true) willing.set(question.player, undefined);
  const agreed = areOthersAsked() ? [...willing.keys()] : [];
  willing.clear();
  for (const player of agreed) willing.set(player, left.get(player));
  return result;
}

export function answerAny(session: Session, question: Question, by: PlayerId): Result {
  const first = firstAnswer(question);
  if (first === undefined) throw new Refusal('there is no legal answer', ...question.cites);
  return session.act({ do: 'answer', by, answer: first });
}

/** More answers than any scenario has need of. */
const manyAnswers = 500;

/** Answers every choice that an action raises with the first legal one. */
export function answerAll(session: Session, result: Result): Result {
  let last = result;
  const told = result.kind === 'refused' ? [] : [...result.told];
  for (let answers = 0; last.kind === 'choice' && answers < manyAnswers; answers += 1) {
    last = answerAny(session, last.question, last.question.player);
    if (last.kind === 'refused') return last;
    told.push(...last.told);
  }
  return last.kind === 'refused' ? last : { ...last, told };
}
