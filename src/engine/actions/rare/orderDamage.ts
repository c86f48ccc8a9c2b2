/** The order of damage that players announce as blockers are declared (509.2, 509.3 of the editions from 2009 to 2024). */
import { isOrderOf, toList } from '../../events/answers.ts';
import { ask, type Game, type Procedure, type Rare, say } from '../../events/procedure.ts';
import { type Answer, illegal, legal } from '../../events/question.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { changeObject, inTurnOrder } from '../../state/changes.ts';
import { permutations } from '../../state/combinations.ts';
import { listOf } from '../../state/sentences.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { sideOf } from '../../state/teams.ts';
import { blockedBy, blockersOf } from '../combat/order.ts';

export const orderDamage: Rare['orderDamage'] = function* (game, known) {
  const look = lookAt(game.state);
  const fighting = look.state.zones.battlefield.filter((id) => !known.includes(id));
  const attackers = fighting.filter((id) => look.state.objects[id]?.attacking && blockersOf(look, id).length > 1);
  yield* orderEach(
    game,
    game.state.turn.active,
    attackers.filter((id) => look.state.objects[id]?.attacking?.order === undefined),
    blockersOf,
  );
  const blockers = fighting.filter((id) => blockedBy(look, id).length > 1);
  const done = new Set<ObjectId>();
  for (const player of inTurnOrder(game.state)) {
    const own = blockers.filter((id) => !done.has(id) && sideOf(game.state, player).includes(look.characteristicsOf(id).controller));
    for (const id of own) done.add(id);
    yield* orderEach(game, player, own, blockedBy);
  }
};

/** A player orders for one creature after another. An answer may name which one it is for: `{ object, order }`. */
function* orderEach(
  game: Game,
  player: PlayerId,
  creatures: readonly ObjectId[],
  foes: (look: Look, id: ObjectId) => readonly ObjectId[],
): Procedure<void> {
  const cites = [foes === blockersOf ? 'damage.order' : 'damage.order.blocker'] as const;
  const left = [...creatures];
  for (let next = left[0]; next !== undefined; next = left[0]) {
    const asked = next;
    const foesOf = (id: ObjectId): readonly ObjectId[] => foes(lookAt(game.state), id);
    const answer = yield* ask(game, {
      player,
      kind: 'order',
      text: `In which order does ${asked} assign its damage?`,
      source: asked,
      options: () => permutations(foesOf(asked)),
      judge: (given) => {
        const { object, order } = readOrder(given, asked);
        if (left.includes(object) && isOrderOf(order, foesOf(object))) return legal;
        return illegal(`it is an order of ${listOf(foesOf(asked))}`, ...cites);
      },
      cites,
    });
    const { object, order } = readOrder(answer, asked);
    const attacking = game.state.objects[object]?.attacking;
    game.state = changeObject(
      game.state,
      object,
      foes === blockersOf && attacking ? { attacking: { ...attacking, order } } : { blocking: order },
    );
    say(game, 'damage order', object, order, cites);
    left.splice(left.indexOf(object), 1);
  }
}

function readOrder(answer: Answer, asked: ObjectId): { readonly object: ObjectId; readonly order: readonly ObjectId[] } {
  if (typeof answer !== 'object' || Array.isArray(answer)) return { object: asked, order: toList(answer) };
  const { object, order = [] } = answer as { readonly [key: string]: Answer };
  return { object: typeof object === 'string' ? object : asked, order: toList(order) };
}
