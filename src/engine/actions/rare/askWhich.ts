/** One of what is listed, named as it is listed there: words, numbers, doors, rooms. */
import type { Concept } from '../../concepts/concepts.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf, type Question } from '../../events/question.ts';

/**
 * @param all What there is to choose from: not empty
 * @param otherwise Why something else is none of it
 * @param concept What both the choice and its refusal rest on
 */
export function* askWhich<T extends string | number>(
  game: Game,
  about: Pick<Question, 'player' | 'text' | 'source'> & Partial<Pick<Question, 'kind'>>,
  all: readonly T[],
  otherwise: string,
  concept: Concept,
): Procedure<T> {
  const find = (given: unknown): T | undefined => all.find((each) => each === given);
  const answer = yield* ask(game, {
    kind: 'other',
    ...about,
    options: () => all,
    judge: (given) => legalIf(find(given) !== undefined, otherwise, concept),
    cites: [concept],
  });
  return find(answer) as T;
}
