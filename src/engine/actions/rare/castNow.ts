/** Spells that are cast because an instruction says so, while something else resolves (608.2g). */
import { castSpell, type CastOptions } from '../casting/castSpell.ts';
import { barToLands, isLand, playLandNow } from '../playingLands.ts';
import type { Filter } from '../../language/filter.ts';
import type { Context } from '../../look/reading/context.ts';
import { facesAs } from '../casting/ways.ts';
import { judgeFace } from '../../look/faces.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, type Procedure, type RareInstructions, tryTo, say } from '../../events/procedure.ts';
import { legalIf, Refusal } from '../../events/question.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { notYet } from '../../state/notYet.ts';
import { askWhether } from '../../events/choices.ts';
import { deedOfMade } from '../../events/instructions/deed.ts';
import { foundAgain } from '../../look/reading/foundAgain.ts';

/** Casts what can be cast of what is meant, and plays lands where it says "play"; remembered as `cast`. Nobody has to activate a mana ability for it (118.3c). */
export const castNow: RareInstructions['cast'] = function* (game, { who, what, cost, keyword, must, lands, transformed, spells }, context) {
  const look = lookAt(game.state);
  const [player = context.controller] = resolveRef(look, who, context);
  const made: ObjectId[] = [];
  for (const id of resolveRef(look, what, context).map((thing) => foundAgain(look, thing, context))) {
    const half = transformed ? { face: 1 } : yield* chooseFace(game, player, id, lands === true, spells && { spells, context });
    if (lands && isLand(look, id, half.face)) {
      const played = yield* tryTo(game, (trial) => playLandNow(trial, player, id, half.face));
      if (played instanceof Refusal) game.tell('not cast', `It is not played: ${played.message}.`, ...played.cites);
      else made.push(...played.gave);
      continue;
    }
    const castFor = (pay?: readonly ObjectId[]) =>
      tryTo(game, (trial) => castSpell(trial, player, id, { ...half, ...(pay ? { pay } : {}) }, { cost, keyword, transformed }));
    let unmade = false;
    let done = yield* castFor(must ? [] : undefined);
    if (must && done instanceof Refusal && done.cites.includes('cast.pay')) {
      unmade = !(yield* askWhether(game, player, 'Is mana made for it?', id));
      if (!unmade) done = yield* castFor();
    }
    if (done instanceof Refusal)
      game.tell('not cast', `It is not cast: ${done.message}.`, 'castingEffect', ...(unmade ? (['cost.noManaAbilities'] as const) : []));
    else {
      made.push(done.gave);
      say(game, 'cast now', done.gave);
    }
  }
  return { cast: made, ...deedOfMade('cast', game.state, made) };
};

/**
 * Of a split card one half is cast (709.3), of a modal or adventurer card the face that the player likes (712.11b, 715.3); a land is none to
 * cast, and one to play where the text says "play", and a land may be played (712.12, 305.2b).
 */
function* chooseFace(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  lands: boolean,
  asked?: { readonly spells: Filter; readonly context: Context },
): Procedure<Pick<CastOptions, 'face'>> {
  const look = lookAt(game.state);
  const object = game.state.objects[id];
  const { layout = '', faces = [] } = game.state.cards[object?.card ?? ''] ?? {};
  if (!object || judgeFace(game.state, object, 1)) return {};
  const fitting = asked && facesAs(look, player, object, asked.spells, asked.context);
  const isOpen = (face: number): boolean => fitting?.includes(face) ?? (!isLand(look, id, face) || (lands && !barToLands(look, player)));
  const names = layout === 'split' ? ['left', 'right'] : layout === 'prototype' ? ['normal', layout] : faces.map(({ name }) => name);
  const open = names.filter((_, face) => isOpen(face));
  if (open.length === 0) return {};
  const answer = yield* ask(game, {
    player,
    kind: 'other',
    text: 'Which part?',
    source: id,
    options: () => open,
    judge: (given) => legalIf(open.includes(given as string), 'it has no such part', 'cast.announce'),
    cites: [layout === 'split' ? 'split' : 'cast.announce'],
  });
  const face = names.indexOf(answer as string);
  // What a text asks of a card is known of the front alone; which of two costs is that of a prototyped spell is not asked here.
  if (face > 0 && (!fitting || layout === 'prototype') && layout !== 'split' && !isLand(look, id, face)) throw notYet('the other face');
  return { face };
}
