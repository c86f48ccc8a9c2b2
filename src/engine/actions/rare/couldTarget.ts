/** What a copy of a spell or ability could target: it must be legal for each word "target" (707.10d, 707.10e). */
import { isOrderOf, toList } from '../../events/answers.ts';
import { ask, cite, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { wordsOf } from '../../look/reading/ownTargets.ts';
import type { Announced, GameObject, SpellState, Thing } from '../../state/state.ts';
import { isLegalTarget } from '../targets.ts';

export const announcedBy = ({ spell, ability }: GameObject): (Announced & Pick<SpellState, 'effects'>) | undefined => spell ?? ability;

/** Those of these that a copy under this controller could have for each of its targets. */
export function couldBeTargets(
  game: Game,
  original: GameObject,
  things: readonly Thing[],
  { controller, ...context }: Context,
): readonly Thing[] {
  const announced = announcedBy(original);
  const look = lookAt(game.state);
  const own: Context = {
    source: original.ability?.source ?? original.id,
    controller,
    announced: announced ?? context.announced,
    memory: {},
    ...(original.ability ? { ability: original.ability.ability } : {}),
  };
  // What it could target is asked of the spell, and what the copy may of whoever copies it.
  const used = [controller, original.controller].flatMap((by) =>
    wordsOf(announced?.effects ?? [], { ...own, controller: by }).filter((_, at) => (announced?.targets[at]?.length ?? 0) > 0),
  );
  return things.filter((thing) => used.length > 0 && used.every(([slot, now]) => isLegalTarget(look, thing, slot, now)));
}

/** All of these that it could target, in the order in which whoever copies it puts the copies onto the stack (707.10d, 2016-07-22). */
export function* inOrder(game: Game, original: GameObject, things: readonly Thing[], context: Context): Procedure<readonly Thing[]> {
  const able = couldBeTargets(game, original, things, context);
  cite(game, 'copy.couldTarget');
  if (able.length < 2) return able;
  const answer = yield* ask(game, {
    player: context.controller,
    kind: 'order',
    text: 'Which copy is put onto the stack first?',
    options: () => [able, able.toReversed()],
    judge: (given) => legalIf(isOrderOf(toList(given), able), 'it is an order of all of them', 'copy.couldTarget'),
    cites: ['copy.couldTarget'],
  });
  return toList(answer);
}
