/** Copies of cards, made in the zone of the card to be cast from there (707.12): whoever casts none lets it cease to exist (707.10a). */
import type { InstructionOf } from '../../language/instruction.ts';
import { blank } from '../../events/apply.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { perform } from '../../events/perform.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { foundAgain } from '../../look/reading/foundAgain.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { takeTimestamp } from '../../state/changes.ts';
import { notYet } from '../../state/notYet.ts';
import type { Remembered } from '../../state/state.ts';
import { addCard } from '../instructions/tokens.ts';

/** All faces and halves of the card go along; its copy is owned by whoever makes it (112.2a). */
export function* copyCard(
  game: Game,
  { what, remember = '' }: InstructionOf<'copy spell'>,
  context: Context,
): Procedure<Readonly<Record<string, Remembered>>> {
  const look = lookAt(game.state);
  const cards = resolveRef(look, what, context).flatMap((id) => game.state.objects[foundAgain(look, id, context)] ?? []);
  const [original] = cards.filter(({ zone }) => zone !== 'battlefield' && zone !== 'stack');
  if (cards.length > 1) throw notYet('a copy of one of several cards');
  const made = original && game.state.cards[original.card];
  if (!original || !made) return {};
  const [timestamp, next] = takeTimestamp(game.state);
  game.state = next;
  const card = addCard(game, { ...made, up: 0 });
  const { controller } = context;
  const object = {
    ...blank,
    ...({ id: `${card}.0`, card, kind: 'copy', owner: controller, controller, zone: original.zone } as const),
    ...{ timestamp, controlledSince: 0, commander: false },
  };
  return { [remember]: becameOf(yield* perform(game, [{ kind: 'create', object }])) };
}
