/** Moving objects from zone to zone (400.7). */
import { memoryOf } from '../../events/instructions/deed.ts';
import { addEffect } from '../../events/continuousEffects.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { isOver, movesOf } from '../../events/instructions/move.ts';
import type { Happened } from '../../events/apply.ts';
import type { Memory } from '../../events/instructions/instruction.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { perform } from '../../events/perform.ts';
import { whyImpossible } from '../../events/replacement/impossible.ts';
import type { EventOf } from '../../events/events.ts';
import { cite, type Game, rareOf } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { objectIn, type Look } from '../../look/look.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { atRandom } from '../../state/random.ts';
import type { Doing } from './handler.ts';
import { linkInOrder } from './link.ts';
import { shuffleWithout } from './shuffledWithout.ts';

/** Whether two cards are moved that were one melded permanent. */
const wereMelded = ({ state }: Look, events: readonly EventOf<'move'>[]): boolean => {
  const moved = events.flatMap(({ object }) => state.objects[object] ?? []);
  return moved.length === 2 && moved.every(({ card, zone }) => state.cards[card]?.layout === 'meld' && zone !== 'battlefield');
};

function inRandomOrder(game: Game, events: ReturnType<typeof movesOf>): ReturnType<typeof movesOf> {
  const [order, next] = atRandom(
    game.state,
    events.map(({ object }) => object),
  );
  game.state = next;
  return order.flatMap((id) => events.filter(({ object }) => object === id)).map((event) => ({ ...event, arranged: true }));
}

/** Moves objects at once, and remembers what they became. */
export const move: Doing<'move'> = {
  // Of all of a kind there may be none; what is one thing and has gone somewhere else since cannot be moved (400.7).
  isPossible: (look, instruction, context) =>
    !['self', 'target', 'event', 'memory', 'linked'].includes(instruction.what.kind) ||
    movesOf(look, instruction, context).some((event) => !whyImpossible(look, event)),
  carryOut: function* (game, instruction, context) {
    const look = lookAt(game.state);
    const { until } = instruction;
    // What it lasts until has happened before it could begin: nothing moves (610.3a).
    if (until && isOver(game.state, until, context)) return {};
    const found = movesOf(look, instruction, context);
    const events = instruction.position === 'random bottom' ? inRandomOrder(game, found) : found;
    const shuffled =
      instruction.position === 'shuffled' ? resolveRef(look, instruction.library ?? { kind: 'owner', of: instruction.what }, context) : [];
    // What an effect says of the permanent holds as it enters (611.2e); of a melded one it finds both cards where they went (712.21c).
    if (instruction.changes) cite(game, 'effects.enteringIs');
    if (wereMelded(look, events)) cite(game, 'melded.both');
    const happened = yield* perform(game, events);
    const became = becameOf(happened);
    const link =
      game.rare && happened.some(({ also }) => also !== undefined) ? yield* game.rare.orderMelded(game, happened, context) : became;
    if (instruction.attacking) {
      const like = instruction.attacking === true ? [] : resolveRef(lookAt(game.state), instruction.attacking, context);
      const attacked = like.map((id) => objectIn(lookAt(game.state), id)?.attacking?.whom ?? id);
      yield* rareOf(game, 'what enters attacking').enterAttacking(
        game,
        became,
        like.length === 0 ? undefined : (whom) => attacked.includes(whom),
      );
    }
    // A set of objects may be empty; what is one thing is lacking then.
    const isSet = instruction.what.kind === 'all' || (instruction.what.kind === 'target' && context.announced.targets.flat().length < 2);
    const why = events.length > 0 ? 'elsewhere' : isSet ? 'none' : 'gone';
    for (const player of new Set(shuffled))
      if (
        !happened.some(
          ({ event }) => event.kind === 'move' && event.at === 'shuffled' && look.state.objects[event.object]?.owner === player,
        )
      )
        shuffleWithout(game, player, why);
    if (until) {
      const returns = happened.flatMap(({ event, became: object }) => {
        const was = event.kind === 'move' ? look.state.objects[event.object]?.zone : undefined;
        return object === undefined || was === undefined ? [] : [{ object, to: was }];
      });
      game.state = addEffect(game.state, context, {
        changes: [],
        duration: until === 'source leaves' ? 'until it leaves' : until,
        returns,
      });
    }
    if (instruction.link !== undefined && link !== became) linkInOrder(game, context, instruction.link, link);
    return memoryOfMoved(instruction, happened, look);
  },
};

/** What was moved, as later words speak of it. */
export const memoryOfMoved = ({ remember, to }: InstructionOf<'move'>, happened: readonly Happened[], before: Look): Memory =>
  memoryOf(becameOf(happened), remember, to === 'exile' ? 'exiled' : to === 'hand' ? 'returned' : 'put', happened, before);
