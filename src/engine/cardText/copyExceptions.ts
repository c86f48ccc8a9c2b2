/** What stands behind "except" in a copy effect (707.9). */
import type { Modification } from '../language/modification.ts';
import { isSame } from '../language/parts.ts';
import { counterName, howMany } from './amounts.ts';
import { color, colorList, typeWords } from './changes.ts';
import { plainPair } from './pairs.ts';
import { properName } from './names.ts';
import { exceptions, keywords, noun, quoted, what } from './phrases.ts';
import { Unclear } from './scope.ts';
import { choice, choiceOf, clause, type Construct, list, maybe } from './syntax.ts';

type Except = readonly Modification[];
const added = (abilities: readonly Extract<Modification, { kind: 'add ability' }>['ability'][]): Except =>
  abilities.map((ability) => ({ kind: 'add ability', ability }));
const it = "(it's|they're|it is|is|the token is)";
const has = '(it (has|gains)|they have|the token has|has|gains)';
const joints = [' and ', ', and ', ' and, ', ', '];
const inAddition = 'in addition to (its|their) other (colors and |creature |)types';

const exception: Construct<Except> = choice<Except>(
  clause(`${it} (a |an |)<types> ${inAddition}`, { types: list(typeWords, [' and ']) }, ({ types }): Except =>
    types.map((each) => ({ kind: 'add types', types: each })),
  ),
  clause(
    `${it} (still |)(a |an |)<pair>[ <types> ${inAddition}]`,
    { pair: plainPair, types: maybe(typeWords) },
    ({ pair, types }): Except => [{ kind: 'set power/toughness', ...pair }, ...(types ? [{ kind: 'add types', types } as const] : [])],
  ),
  // "A 4/4 black Zombie": such a creature and no other; what else it is, it goes on being (205.1a).
  clause(
    `${it} (still |)(a |an |)<pair> <colors> <types>`,
    { pair: plainPair, colors: colorList, types: typeWords },
    ({ pair, colors, types }, { tree: { start } }): Except => {
      if (types.types ?? types.supertypes) throw new Unclear(start, 'whether it is what it was is not said');
      return [
        { kind: 'set power/toughness', ...pair },
        { kind: 'set colors', colors },
        { kind: 'set types', types },
      ];
    },
  ),
  clause("(it's|it is) <types>", { types: typeWords }, ({ types }): Except => [{ kind: 'add types', types }], {
    // A supertype alone comes on top of the others; a type would replace them.
    accept: ({ parts }) => /^(?:legendary|snow)$/.test(parts['types'] ? parts['types'].of.print(parts['types']) : ''),
  }),
  // "If it is legendary": what is not does not become so, and nothing is to be asked.
  clause(
    "(it isn't|it's not|they aren't|they're not|the token isn't|the copy isn't|~ isn't) legendary[ if <of> is legendary]",
    { of: maybe(what) },
    ({ of }, { scope: { copied }, tree: { start } }): Except => {
      if (of && !isSame(of, copied)) throw new Unclear(start, 'it is not what is copied');
      return [{ kind: 'remove types', types: { supertypes: ['legendary'] } }];
    },
  ),
  clause('(its|his|her) name is (still |)(~|<name>)', { name: maybe(properName) }, ({ name: is }, { scope: { card } }): Except => [
    { kind: 'set name', name: is ?? card.name },
  ]),
  clause('the copy is <of>', { of: color }, ({ of }): Except => [{ kind: 'set colors', colors: [of] }]),
  clause(`${has} <of>`, { of: keywords }, ({ of }) => added(of)),
  clause(`${has} <of>`, { of: quoted }, ({ of }) => added([of])),
  clause(`${has} this ability`, {}, (): Except => [{ kind: 'add this ability' }]),
  clause("(it doesn't copy that (creature|permanent|card)'s color|for its color)", {}, (): Except => [{ kind: 'keep colors' }]),
  clause(
    "it %enters with <many> (additional |)<counter> #many:counter on it[ if it's (a|an) <type>]",
    { many: howMany, counter: counterName, type: maybe(noun) },
    ({ many, counter, type }): Except => {
      const change = { kind: 'enters with', counter, amount: many } as const;
      return [type ? { kind: 'if', filter: type, then: [change] } : change];
    },
  ),
  clause(
    "if (it's|that (creature|permanent) is|the (creature|permanent) is) (a |an |)<type>, <of>",
    {
      type: noun,
      of: list(
        choiceOf(() => [exception]),
        joints,
      ),
    },
    ({ type, of }): Except => [{ kind: 'if', filter: type, then: of.flat() }],
  ),
);

exceptions.define(clause('<of>', { of: list(exception, joints) }, ({ of }) => of.flat()));
