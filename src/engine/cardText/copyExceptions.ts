/** What stands behind "except" in a copy effect (707.9). */
import type { Modification } from '../abilities.ts';
import { counterName, howMany } from './amounts.ts';
import { plainPair, typeWords } from './changes.ts';
import { keywords, noun, quoted } from './phrases.ts';
import { choice, clause, type Construct, list } from './syntax.ts';

type Except = readonly Modification[];
const exception: Construct<Except> = choice<Except>(
  clause("(it's|they're) (a|an) <types> in addition to (its|their) other types", { types: typeWords }, ({ types }): Except => [
    { kind: 'add types', types },
  ]),
  clause("it's <types> in addition to its other types", { types: list(typeWords, [' and ']) }, ({ types }): Except =>
    types.map((each) => ({ kind: 'add types', types: each })),
  ),
  clause("(it's|they're) <pair>", { pair: plainPair }, ({ pair }): Except => [{ kind: 'set power/toughness', ...pair }]),
  clause('it has <of>', { of: keywords }, ({ of }): Except => of.map((ability) => ({ kind: 'add ability', ability }))),
  clause('it has <of>', { of: quoted }, ({ of }): Except => [{ kind: 'add ability', ability: of }]),
  clause('it has this ability', {}, (): Except => [{ kind: 'add this ability' }]),
  clause("it doesn't copy that creature's color", {}, (): Except => [{ kind: 'keep colors' }]),
  clause(
    'it enters with <many> additional <counter> #many:counter on it',
    { many: howMany, counter: counterName },
    ({ many, counter }): Except => [{ kind: 'enters with', counter, amount: many }],
  ),
  clause(
    "if it's a <type>, <of>",
    {
      type: noun,
      of: list(
        clause(
          '<of>',
          {
            of: choice(
              clause(
                'it enters with <many> additional <counter> counters on it',
                { many: howMany, counter: counterName },
                ({ many, counter }): Except => [{ kind: 'enters with', counter, amount: many }],
              ),
              clause('it has <of>', { of: keywords }, ({ of }): Except => of.map((ability) => ({ kind: 'add ability', ability }))),
            ),
          },
          ({ of }) => of,
        ),
        [' and '],
      ),
    },
    ({ type, of }): Except => [{ kind: 'if', filter: type, then: of.flat() }],
  ),
);

export const exceptions: Construct<Except> = clause('<of>', { of: list(exception, [' and ', ', and ', ', ']) }, ({ of }) => of.flat());
