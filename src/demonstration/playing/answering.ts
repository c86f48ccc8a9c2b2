/** Answers to the questions that wait: attacks, blocks, orders, damage, choices. */
import { type Answer, firstAnswer, listSome, type Question, Refusal } from '../../engine/events/procedure.ts';
import { mayAnswer, type Preparation, type Result, type Session } from '../../engine/session.ts';
import type { PlayerId } from '../../engine/state/state.ts';
import { toList } from '../../engine/events/answers.ts';
import type { Board } from '../position/board.ts';
import { findThing } from './prepare.ts';
import { toThings } from '../position/refs.ts';
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

/** Whether a choice says what had to be chosen: nobody was asked for it, but a scenario may say it. */
function saysForced({ session, spoken }: Board, by: PlayerId, choice: Answer): boolean {
  const at = session
    .forced()
    .findIndex(({ player, answer }, place) => place >= spoken.forced && player === by && namesOf(answer) === namesOf(choice));
  if (at < 0) return false;
  spoken.forced = at + 1;
  return true;
}
/** Things as they are called: they may have become other objects since. A choice of nothing is "no". */
const namesOf = (answer: Answer): string =>
  toList(answer)
    .map((thing) => thing.replace(/\.\d+$/, ''))
    .join('\n');

export function choose(board: Board, by: PlayerId, choice: Answer): Result {
  const { session } = board;
  const question = session.pending();
  if (!question || question.kind === 'priority') {
    if (saysForced(board, by, choice)) return { kind: 'advanced', told: [] };
    throw new Refusal('nothing is asked now', 'priority.needed');
  }
  if (choice === 'any') return answerAny(session, question, by);
  // Yes to a single thing that may be picked is that thing.
  if (choice === 'yes' && question.kind === 'object' && !question.judge('yes').legal) {
    const things = listSome(question).answers.filter((each) => each !== 'no');
    if (things.length === 1 && things[0] !== undefined && question.judge([]).legal)
      return session.act({ do: 'answer', by, answer: things[0] });
  }
  // A word that answers is that word, though something on the board may be called so.
  const answer = question.judge(choice).legal ? choice : toThings(session.state(), choice);
  if (!question.judge(answer).legal && saysForced(board, by, choice)) return { kind: 'advanced', told: [] };
  if (question.kind === 'may' && !question.judge(answer).legal && question.judge('yes').legal) return pick(board, question, by, answer);
  return session.act({ do: 'answer', by, answer });
}

/**
 * "You may" with a pick is one choice: the pick says yes, and answers what is chosen next as the same thing is carried out, whether that is
 * asked or no other choice is there. A pick that is left over is refused.
 */
function pick({ session, spoken }: Board, question: Question, by: PlayerId, answer: Answer): Result {
  const before = session.forced().length;
  let left: Answer | undefined = answer;
  const isForced = (): boolean =>
    session
      .forced()
      .slice(before)
      .some((each) => each.player === question.player && namesOf(each.answer) === namesOf(answer));
  const result = session.act(
    { do: 'answer', by, answer: 'yes' },
    {
      answer: ({ player }) => {
        if (player !== question.player || isForced()) return undefined;
        const given = left;
        left = undefined;
        return given;
      },
      finish: () => {
        const next = session.pending();
        // Others are asked too before anything is done (101.4): until then the pick waits.
        if (next !== undefined && next.kind !== 'priority' && next.player !== question.player) return;
        if (left !== undefined && !isForced())
          throw new Refusal(`${toList(answer).join(', ')} answers nothing that is chosen here`, ...question.cites);
      },
    },
  );
  if (result.kind !== 'refused') spoken.forced = session.forced().length;
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
