/** Putting name stickers on objects (123.3, 123.6). What a sticker does is an effect that goes along with its object (123.6c). */
import { beginEffect } from '../instructions/beginEffect.ts';
import { type RareInstructions, say } from '../../events/procedure.ts';
import { nameOf } from '../../events/nameOf.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { countWords } from '../../look/layers/nameWords.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { findPlayer } from '../../state/changes.ts';
import { notYet } from '../../state/notYet.ts';
import type { GameState, PlayerId } from '../../state/state.ts';
import { askWhich } from './askWhich.ts';

/** Stickers that are on no object which their player owns; each is one, though others have the same words (123.3a). */
function freeStickers(state: GameState, player: PlayerId): readonly string[] {
  const used = state.effects.flatMap(({ affected = [], changes }) =>
    changes.flatMap((change) =>
      change.kind === 'add word' && affected.some((id) => state.objects[id]?.owner === player) ? [change.word] : [],
    ),
  );
  const { nameStickers = [] } = findPlayer(state, player) ?? {};
  return used.reduce<readonly string[]>((left, word) => left.toSpliced(left.indexOf(word), 1), nameStickers);
}

/** Its player chooses which, whoever controls the object its place. What the player does not own gets none (123.3b). */
export const nameSticker: RareInstructions['name sticker'] = function* (game, { what }, context) {
  const player = context.controller;
  for (const id of resolveRef(lookAt(game.state), what, context)) {
    const object = game.state.objects[id];
    const words = [...new Set(freeStickers(game.state, player))];
    if (object?.owner !== player || words.length === 0) {
      say(game, 'no sticker', player, id);
      continue;
    }
    if (game.state.cards[object.card]?.layout === 'meld') throw notYet('a sticker on a card that melds');
    const { name, controller } = lookAt(game.state).characteristicsOf(id);
    const word = yield* askWhich(
      game,
      { player, text: 'Which name sticker?', source: context.source },
      words,
      'there is no such sticker left',
      'stickers',
    );
    const places = Array.from({ length: countWords(name.split(' ').filter(Boolean)) + 1 }, (_, after) => after);
    const after = yield* askWhich(
      game,
      { player: controller, kind: 'number', text: `Behind how many words of ${nameOf(game.state, id)}?`, source: context.source },
      places,
      'its name has no such place',
      'stickers.place',
    );
    beginEffect(
      game,
      context,
      {
        changes: [{ kind: 'add word', word, after }],
        affected: [id],
        duration: 'permanent',
        copied: undefined,
      },
      ['stickers.place'],
    );
  }
  return undefined;
};
