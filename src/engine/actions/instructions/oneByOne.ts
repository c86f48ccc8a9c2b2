/** The order in which things are dealt with that cannot be dealt with at once (608.2f). */
import { inTurnOrder } from '../../state/changes.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import type { Remembered, Thing } from '../../state/state.ts';
import type { Memory } from '../../events/instructions/instruction.ts';
import { isDeedSlot } from '../../language/deed.ts';
import { joinRemembered } from '../../look/reading/remembered.ts';
import { areSomeOf, toList } from '../../events/answers.ts';

type Left = readonly [slot: string, what: Remembered];

/** One after the other, each knowing what the one before left. What was done to all of them together is what is spoken of behind it. */
export function* followOneByOne<Each>(
  list: readonly Each[],
  memory: Memory,
  follow: (each: Each, memory: Memory) => Procedure<Memory>,
): Procedure<Memory> {
  let now = memory;
  const deeds: Left[] = [];
  for (const each of list) {
    const before = now;
    now = yield* follow(each, now);
    deeds.push(...Object.entries(now).filter(([slot, what]) => isDeedSlot(slot) && before[slot] !== what));
  }
  return { ...now, ...joined(deeds) };
}

export const joined = (left: readonly Left[]): Memory =>
  Object.fromEntries(
    [...Map.groupBy(left, ([slot]) => slot)].map(([slot, all]) => [slot, all.map(([, what]) => what).reduce(joinRemembered)] as const),
  );

/** One after the other, in the order of players from the active one; among what is of one player, as the controller of the effect says (608.2f). */
export function* orderOneByOne(game: Game, things: readonly Thing[], { controller, source }: Context): Procedure<readonly Thing[]> {
  const look = lookAt(game.state);
  const ownerOf = (thing: Thing): string => (isPlayer(game.state, thing) ? thing : look.characteristicsOf(thing).controller);
  const ordered: Thing[] = [];
  for (const player of inTurnOrder(game.state)) {
    let left = things.filter((thing) => ownerOf(thing) === player);
    while (left.length > 1) {
      const able = left;
      const answer = yield* ask(game, {
        player: controller,
        kind: 'order',
        text: 'Which is first?',
        source,
        options: () => able,
        judge: (given) => {
          const list = toList(given);
          return legalIf(list.length > 0 && areSomeOf(list, able), 'it is one of them, or all of them in order', 'resolve.several');
        },
        cites: ['resolve.several'],
      });
      ordered.push(...toList(answer));
      left = left.filter((thing) => !ordered.includes(thing));
    }
    ordered.push(...left);
  }
  return ordered;
}
