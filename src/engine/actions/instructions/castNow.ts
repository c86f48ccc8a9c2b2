/** Spells that are cast because an instruction says so, while something else resolves (608.2g). */
import type { Instruction } from '../../language/instruction.ts';
import { castSpell, type CastOptions } from '../casting/castSpell.ts';
import { objectsIn } from '../../state/changes.ts';
import type { Context } from '../../look/reading/context.ts';
import { matches, resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { perform } from '../../events/perform.ts';
import { ask, type Game, legal, type Procedure, Refusal, tryTo } from '../../events/procedure.ts';
import type { ObjectId, PlayerId, Remembered } from '../../state/state.ts';
import { askWhether } from '../../events/choices.ts';
import { becameOf } from './zones.ts';

type Of<Do extends Instruction['do']> = Extract<Instruction, { do: Do }>;
type Memory = Readonly<Record<string, Remembered>>;

/** Casts what can be cast of what is meant; remembered as `cast`. Nobody has to activate a mana ability for it (118.3c). */
export function* castNow(game: Game, { who, what, cost, must }: Of<'cast'>, context: Context): Procedure<Memory> {
  const look = lookAt(game.state);
  const [player = context.controller] = resolveRef(look, who, context);
  const made: ObjectId[] = [];
  for (const id of resolveRef(look, what, context)) {
    const half = yield* chooseHalf(game, player, id);
    const cast = (pay?: readonly ObjectId[]) =>
      tryTo(game, (trial) => castSpell(trial, player, id, { ...half, ...(pay ? { pay } : {}) }, { cost }));
    let unmade = false;
    let done = yield* cast(must ? [] : undefined);
    if (must && done instanceof Refusal && done.cites.includes('cast.pay')) {
      unmade = !(yield* askWhether(game, player, 'Is mana made for it?', id));
      if (!unmade) done = yield* cast();
    }
    if (done instanceof Refusal)
      game.tell('not cast', `It is not cast: ${done.message}.`, 'castingEffect', ...(unmade ? (['cost.noManaAbilities'] as const) : []));
    else {
      made.push(done.gave);
      game.tell('cast', 'It was cast while something else resolves.', 'castingEffect');
    }
  }
  return { cast: made };
}

/** Of a split card one half is cast (709.3). */
function* chooseHalf(game: Game, player: PlayerId, id: ObjectId): Procedure<Pick<CastOptions, 'face'>> {
  if (game.state.cards[game.state.objects[id]?.card ?? '']?.layout !== 'split') return {};
  const halves = ['left', 'right'];
  const answer = yield* ask(game, {
    player,
    kind: 'other',
    text: 'Which half?',
    source: id,
    options: () => halves,
    judge: (given) => (halves.includes(given as string) ? legal : { legal: false, reason: 'left or right', cites: ['split'] }),
    cites: ['split'],
  });
  return { face: halves.indexOf(answer as string) };
}

/** Exiles cards from the top of libraries, one by one, up to the first of a kind. */
export function* exileUntil(game: Game, { who, filter }: Of<'exile until'>, context: Context): Procedure<Memory> {
  const found: ObjectId[] = [];
  const exiled: ObjectId[] = [];
  for (const player of resolveRef(lookAt(game.state), who, context)) {
    for (;;) {
      const [object] = objectsIn(game.state, 'library', player);
      if (object === undefined) break;
      const became = becameOf(yield* perform(game, [{ kind: 'move', object, to: 'exile', cause: 'exile' }]));
      exiled.push(...became);
      const look = lookAt(game.state);
      const fits = became.filter((id) => {
        const zone = look.state.objects[id]?.zone;
        return zone !== undefined && matches(look, id, { kind: 'and', filters: [filter, { kind: 'zone', zone }] }, context);
      });
      found.push(...fits);
      if (fits.length > 0) break;
    }
  }
  return { found, exiled };
}
