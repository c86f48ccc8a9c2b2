/** Piles: one player separates objects into two, another chooses one of them (700.3). */
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { perform } from '../../events/perform.ts';
import { ask, type RareInstructions, say } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import type { ZoneName } from '../../language/places.ts';
import type { ObjectId } from '../../state/state.ts';
import { pickChooser } from '../targets.ts';
import { chooseUpTo } from '../../events/choices.ts';
import { listOf } from '../../state/sentences.ts';

/** The pile that is chosen goes to one zone, the other to another, or both stay for what is done with them. A pile may be empty. */
export const piles: RareInstructions['piles'] = function* (game, instruction, context) {
  const look = lookAt(game.state);
  const by = yield* pickChooser(game, instruction.by, context);
  const all = resolveRef(look, instruction.of, context).filter((id) => game.state.objects[id] !== undefined);
  if (all.length === 0) return undefined;
  const first = yield* chooseUpTo(game, by, all, all.length, 'What is in the first pile?');
  const second = all.filter((id) => !first.includes(id));
  say(game, 'piles', by, first, second);
  const answer = yield* ask(game, {
    player: instruction.chooser ? yield* pickChooser(game, instruction.chooser, context) : context.controller,
    kind: 'other',
    text: `Which pile: the first (${listOf(first) || 'empty'}) or the second (${listOf(second) || 'empty'})?`,
    source: context.source,
    options: () => ['first', 'second'],
    judge: (given) => legalIf(given === 'first' || given === 'second', 'one of the two piles is chosen', 'resolve.choice'),
    cites: ['resolve.choice'],
  });
  const [chosen, other] = answer === 'first' ? [first, second] : [second, first];
  const { zones } = instruction;
  if (!zones) return { 'chosen pile': chosen, 'other pile': other };
  const moveTo = (zone: ZoneName) => (object: ObjectId) =>
    ({
      kind: 'move',
      object,
      to: zone,
      cause: zone === 'exile' ? 'exile' : 'effect',
      ...(zone === 'battlefield' ? { as: { controller: context.controller } } : {}),
    }) as const;
  yield* perform(game, [...chosen.map(moveTo(zones.chosen)), ...other.map(moveTo(zones.other))]);
  return undefined;
};
