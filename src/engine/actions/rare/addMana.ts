/** Adding mana (106.3). */
import type { InstructionOf } from '../../language/instruction.ts';
import type { ManaChoice } from '../../language/mana.ts';
import { atMost, bounds } from '../../state/bounds.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { objectIn } from '../../look/look.ts';
import { isManaAbility } from '../../look/manaAbilities.ts';
import { manaChoices, nameOfChoice } from '../mana/manaChoices.ts';
import { perform } from '../../events/perform.ts';
import { ask, type Game, type Procedure, say, type RareInstructions } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { toText } from '../../events/answers.ts';
import type { PlayerId } from '../../state/state.ts';
import type { Happened } from '../../events/apply.ts';
import { deedOfAmounts } from '../../events/instructions/deed.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';

/** A player adds mana, choosing among what the text offers. */
function* addFor(game: Game, player: PlayerId, instruction: InstructionOf<'add mana'>, context: Context): Procedure<readonly Happened[]> {
  const look = lookAt(game.state);
  const { amount, anew, only, lasting } = instruction;
  const asked = amount === undefined ? 1 : amountOf(look, amount, context);
  const times = Math.max(0, asked);
  const choices = manaChoices(look, instruction, context);
  const byAbility = context.ability !== undefined && isManaAbility(context.ability, look.state.day);
  const cites = byAbility ? (['manaAbility'] as const) : (['mana.produced'] as const);
  if (times === 0 || choices.length === 0) {
    const why = choices.length === 0 ? (['mana.undefined'] as const) : asked < 0 ? (['numbers.negative'] as const) : [];
    say(game, 'no mana', player, byAbility, why);
    return [];
  }
  const names = [...new Set(choices.map(nameOfChoice))];
  const chosen: ManaChoice[] = [];
  // What cannot be added is not asked for.
  atMost(bounds.mana, times * Math.min(...choices.map(({ length }) => length)), 'mana in a pool');
  for (let left = anew ? times : 1; left > 0; left -= 1) {
    const answer = yield* ask(game, {
      player,
      kind: 'color',
      text: 'Which mana?',
      source: context.source,
      options: () => names,
      judge: (given) => legalIf(names.includes(toText(given)), 'it does not add that mana', ...cites),
      cites,
    });
    chosen.push(choices.find((choice) => nameOfChoice(choice) === answer) ?? []);
  }
  const once = chosen.flat();
  const alike = anew ? 1 : times;
  atMost(bounds.mana, alike * once.length, 'mana in a pool');
  const mana = Array.from({ length: alike }, () => once)
    .flat()
    .filter((color) => color !== 'any');
  const source = objectIn(look, context.source) ? context.source : undefined;
  const snow = source !== undefined && look.characteristicsOf(source).supertypes.includes('snow');
  return yield* perform(game, [
    {
      kind: 'mana',
      player,
      mana,
      source: context.source,
      ...(only === undefined ? {} : { only }),
      ...(lasting ? { lasting } : {}),
      ...(snow ? { snow } : {}),
      ...(byAbility ? { ability: true } : {}),
      ...(context.announced.paid.includes('tap') ? { tapped: true } : {}),
    },
  ]);
}

export const addMana: RareInstructions['add mana'] = function* (game, instruction, context) {
  const all: Happened[] = [];
  for (const player of presentPlayers(lookAt(game.state), instruction.who, context))
    all.push(...(yield* addFor(game, player, instruction, context)));
  return deedOfAmounts(
    'mana added',
    all.flatMap(({ event }) => (event.kind === 'mana' ? [[event.player, event.mana.length] as const] : [])),
  );
};
