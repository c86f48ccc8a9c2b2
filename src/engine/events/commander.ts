/** Points on which editions differ about Commander games, beside where commanders go (903). */
import { variantOn, type Variant } from '../concepts/variant.ts';

/** What becomes of mana of a colour that is not in the identity of its player's commander. */
export type CommanderMana = 'stays' | 'colorless';

export const commanderManaVariants: readonly Variant<CommanderMana>[] = [
  { from: '2016-01-16', concept: 'mana.pool', sentence: 'Mana of any colour is added as it is.', value: 'stays' },
  {
    from: '',
    until: '2016-01-16',
    concept: 'commander.mana',
    sentence: 'Mana of a colour outside of the identity of the player’s commander is added as colourless mana instead.',
    value: 'colorless',
  },
];

export const commanderManaOn = (day: string): CommanderMana => variantOn(commanderManaVariants, day);

/** Whether Commander games have mulligans of their own: any number of cards is exiled, and one fewer drawn. */
export type CommanderMulligans = 'own' | 'usual';

export const commanderMulliganVariants: readonly Variant<CommanderMulligans>[] = [
  { from: '2016-01-16', concept: 'mulligan', sentence: 'Mulligans in Commander are those of other games.', value: 'usual' },
  {
    from: '',
    until: '2016-01-16',
    concept: 'mulligan',
    sentence: 'A mulligan in Commander exiles any number of cards for one card fewer.',
    value: 'own',
  },
];

export const commanderMulligansOn = (day: string): CommanderMulligans => variantOn(commanderMulliganVariants, day);
