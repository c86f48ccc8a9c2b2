/** Adding mana. */
import { isSame, kindsIn } from '../../language/parts.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { ManaChoice, ManaSpending } from '../../language/mana.ts';
import { colorLetters, colors } from '../../language/manaCost.ts';
import { counterName, howMany } from '../amounts.ts';
import { onTheBattlefield } from '../onTheBattlefield.ts';
import { amount, keywords, noun, nouns, sentence, who } from '../phrases.ts';
import { handOn, one, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct, list, maybe, word, words } from '../syntax.ts';
import { forEachNoun } from '../perEach.ts';
import { became, eventObject, watch } from '../watched.ts';

const symbols: Construct<ManaChoice> = word(
  // Until 2016 a number stood for so much colorless mana.
  /(?:\{(?:[WUBRGC]|[1-9]\d?)\})+/,
  (text) =>
    [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, symbol = '']) =>
      /\d/.test(symbol) ? Array<'colorless'>(Number(symbol)).fill('colorless') : [colorLetters[symbol] ?? 'colorless'],
    ),
  ['{G}', '{C}{C}', '{W}{U}'],
);
/** @throws Unclear of spells from somewhere: as it is paid for, a spell is on the stack (601.2a) */
export function limitTo(does: readonly Instruction[], only: ManaSpending): readonly Instruction[] {
  if (kindsIn([only.spells, only.not]).has('zone')) throw new Unclear(0, 'where it was cast from is not looked at');
  return does.map((each) => (each.do === 'add mana' ? { ...each, only } : each));
}
/** So many of these, in whatever numbers: `{R}{R}`, `{R}{G}`, `{G}{G}`. */
const combinationsOf = (single: readonly ManaChoice[], count: number): readonly ManaChoice[] =>
  count === 0 ? [[]] : single.flatMap((each, at) => combinationsOf(single.slice(at), count - 1).map((rest) => [...each, ...rest]));
const manaColor = words(Object.fromEntries(Object.values(colorLetters).map((color) => [color, color])));
const pool = "[ to (your|their|his or her|its controller's) mana pool]";

const adding: readonly Construct<readonly Instruction[]>[] = [
  clause(
    `(<doer> ^add|add) <of>[ <per>]${pool}[ <per>]`,
    { doer: maybe(who), of: list(symbols, [', or ', ' or ', ', ']), per: maybe(forEachNoun) },
    ({ doer, of, per }, { scope }): readonly Instruction[] => [
      {
        do: 'add mana',
        who: doer ?? scope.doer,
        mana: of,
        ...(per ? { amount: per } : {}),
        ...(per && of.length > 1 ? { anew: true } : {}),
      },
    ],
  ),
  // Until 2016 it was so much colorless mana.
  clause(`add {X}${pool}`, {}, (_, { scope }): readonly Instruction[] => [
    { do: 'add mana', who: scope.doer, mana: [['colorless']], amount: { kind: 'x' } },
  ]),
  clause(`add <many> <of> mana${pool}`, { many: howMany, of: manaColor }, ({ many, of }, { scope }): readonly Instruction[] => [
    { do: 'add mana', who: scope.doer, mana: [[of]], ...(isSame(many, one) ? {} : { amount: many }) },
  ]),
  clause(
    `(<doer> ^add|add) an (additional |)<of>[ <per>]${pool}`,
    { doer: maybe(who), of: symbols, per: maybe(forEachNoun) },
    ({ doer, of, per }, { scope }): readonly Instruction[] => [
      { do: 'add mana', who: doer ?? scope.doer, mana: [of], ...(per ? { amount: per } : {}) },
    ],
  ),
  clause(
    `(<doer> ^add|add) <many> <of>${pool}`,
    { doer: maybe(who), many: howMany, of: symbols },
    ({ doer, many, of }, { scope, tree: { start } }): readonly Instruction[] => {
      if (of.length !== 1 || isSame(many, one)) throw new Unclear(start, 'so much of one mana is meant');
      return [{ do: 'add mana', who: doer ?? scope.doer, mana: [of], amount: many }];
    },
  ),
  clause(
    `add an amount of <of>${pool} equal to <many>`,
    { of: symbols, many: amount },
    ({ of, many }, { scope }): readonly Instruction[] => [{ do: 'add mana', who: scope.doer, mana: [of], amount: many }],
  ),
  clause(
    `(<doer> ^add|add)( an additional|) <many> mana of any (one |)color${pool}`,
    { doer: maybe(who), many: howMany },
    ({ doer, many }, { scope }): readonly Instruction[] => [
      {
        do: 'add mana',
        who: doer ?? scope.doer,
        mana: [['any']],
        ...(isSame(many, one) ? {} : { amount: many }),
      },
    ],
  ),
  clause(
    `(<doer> ^add|add) <many> mana in any combination of (colors|<of>)${pool}`,
    { doer: maybe(who), many: howMany, of: maybe(list(symbols, [' and/or ', ', and/or ', ', '], { least: 2 })) },
    ({ doer, many, of }, { scope, tree: { start } }): readonly Instruction[] => {
      const single = of ?? colors.map((color): ManaChoice => [color]);
      if (single.some(({ length }) => length !== 1)) throw new Unclear(start);
      const who = doer ?? scope.doer;
      // Of a written number each combination is one choice.
      if (many.kind !== 'number') return [{ do: 'add mana', who, mana: single, amount: many, anew: true }];
      return [{ do: 'add mana', who, mana: combinationsOf(single, many.value) }];
    },
  ),
  clause(
    `(<doer> ^add|add)[ to your mana pool] one mana of any (sort:color|type) that (a|an) <of> could produce${pool}`,
    { doer: maybe(who), of: noun },
    ({ doer, of }, { scope, forms: { sort } }): readonly Instruction[] => [
      {
        do: 'add mana',
        who: doer ?? scope.doer,
        mana: [],
        from: { kind: 'could produce', of: { kind: 'all', filter: of }, colorsOnly: sort === 'color' },
      },
    ],
  ),
  // 903.4
  clause(
    `add one mana of any color in your (commander's|commanders') color identity${pool}`,
    {},
    (_, { scope }): readonly Instruction[] => [{ do: 'add mana', who: scope.doer, mana: [], from: { kind: 'identity' } }],
  ),
  clause(
    `(<doer> ^add|add) one mana(${pool.slice(1, -1)} of any type that land produced| of (any type that land produced|that type)${pool})`,
    { doer: maybe(who) },
    ({ doer }, { scope }): readonly Instruction[] => [{ do: 'add mana', who: doer ?? scope.doer, mana: [], from: { kind: 'produced' } }],
  ),
  clause(
    `(<doer> ^add|add)[ <of> or] one mana of the chosen color${pool}`,
    { doer: maybe(who), of: maybe(symbols) },
    ({ doer, of }, { scope }): readonly Instruction[] => [
      { do: 'add mana', who: doer ?? scope.doer, mana: of ? [of] : [], from: { kind: 'linked', slot: 'color' } },
    ],
  ),
  clause(`add one mana of any color among <of>${pool}`, { of: nouns }, ({ of }, { scope }): readonly Instruction[] => [
    { do: 'add mana', who: scope.doer, mana: [], from: { kind: 'colors of', of: { kind: 'all', filter: of } } },
  ]),
  clause(`add one mana of any of the (exiled|imprinted) card's colors${pool}`, {}, (_, { scope }): readonly Instruction[] => [
    { do: 'add mana', who: scope.doer, mana: [], from: { kind: 'colors of', of: { kind: 'linked', slot: 'exiled' } } },
  ]),
  // All of it is of the one color.
  clause(
    `choose a color. add (an amount of mana of that color equal to <many>|one mana of that color <per>)${pool}`,
    { many: maybe(amount), per: maybe(forEachNoun) },
    ({ many, per = many }, { scope }): readonly Instruction[] => [
      { do: 'add mana', who: scope.doer, mana: [['any']], ...(per ? { amount: per } : {}) },
    ],
  ),
  clause(`choose a color of a <of>. add one mana of that color${pool}`, { of: noun }, ({ of }, { scope }): readonly Instruction[] => {
    return [{ do: 'add mana', who: scope.doer, mana: [], from: { kind: 'colors of', of: { kind: 'all', filter: of } } }];
  }),
];

export const some: Construct<Filter> = choice<Filter>(
  nouns,
  clause('(a|an) <of>', { of: noun }, ({ of }) => of),
);
/** Whose abilities: they may be those of cards elsewhere, where it is said of cards or sources. */
export const those = clause('<of>', { of: some }, ({ of }, { tree: { parts } }) => onTheBattlefield(of, parts['of']));
/** The spell on which it is spent is that of the event, until the end of what is said of that. */
const onSpell = (scope: Scope, spell: Filter = { kind: 'spell' }): Scope => watch(spell, { ...scope, amounts: [] }).scope;
const uncounterable: readonly Instruction[] = [{ do: 'restrict', what: eventObject, restriction: 'be countered', duration: 'permanent' }];
type Spent = NonNullable<ManaSpending['spent']>;
/** Each does so by itself, in one ability that adds mana. @throws Unclear of what is not a spell, or where it comes from */
function doing(does: readonly Instruction[], limit: ManaSpending, spent: Spent, start: number): readonly Instruction[] {
  // What it is held against may be anywhere: "with your commander".
  const own = spent.on.kind === 'and' ? spent.on.filters : [spent.on];
  if (!kindsIn(spent.on).has('spell') || own.some(({ kind }) => kind === 'zone' || kind === 'controlled'))
    throw new Unclear(start, 'it is not said to be a spell');
  return does.map((each) => (each.do === 'add mana' ? { ...each, only: { ...limit, spent } } : each));
}
/** What becomes of the spell itself as the mana is spent. */
const ofTheSpell = choice<readonly Instruction[]>(
  clause("that spell can't be countered[ by spells or abilities]", {}, () => uncounterable),
  clause('it gains <of>', { of: keywords }, ({ of }): readonly Instruction[] => [
    { do: 'modify', what: eventObject, changes: of.map((ability) => ({ kind: 'add ability', ability })), duration: 'permanent' },
  ]),
  clause(
    'that creature %enters with (an additional|<many> additional) <counter> #many:counter on it',
    { many: maybe(howMany), counter: counterName },
    ({ many = one, counter }): readonly Instruction[] => [
      {
        do: 'rules',
        rules: [{ rule: 'enters', what: { kind: 'one of', of: became }, counters: { counter, amount: many } }],
        duration: 'permanent',
      },
    ],
  ),
);
const withRiders: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '<add>. spend this mana only (to cast|on) (a|an) <spells>, and <then>',
    { add: choice(...adding), spells: noun, then: ofTheSpell },
    ({ add, spells, then }, { tree: { start } }) => doing(limitTo(add, { spells }), { spells }, { on: spells, does: then }, start),
  ),
  clause(
    '<add>. if (that|this) mana is spent (to cast|on) (a|an) <spells>, <then>',
    { add: choice(...adding), spells: noun, then: ofTheSpell },
    ({ add, spells, then }, { tree: { start } }) => doing(add, {}, { on: spells, does: then }, start),
  ),
  clause(
    '<add>. when (that mana is spent|you spend this mana) to cast (a|an) <spells>, <then>',
    { add: choice(...adding), spells: noun, then: sentence },
    ({ add, spells, then }, { scope, outer, tree: { start } }) => {
      // What it targets would be chosen as it goes onto the stack.
      if (scope.targets.length > outer.targets.length) throw new Unclear(start, 'it has targets of its own');
      return handOn(doing(add, {}, { on: spells, does: then, triggers: true }, start), {
        ...scope,
        said: outer.said,
        amounts: outer.amounts,
      });
    },
    { before: { then: (scope, { spells }) => onSpell(scope, spells) } },
  ),
];
export const mana: readonly Construct<readonly Instruction[]>[] = [
  ...adding,
  clause(
    '<add>. spend this mana only (to cast|to play|on) <spells>[ (or|and) (to |)activate (abilities|an ability) of <those>]',
    { add: choice(...adding), spells: some, those: maybe(those) },
    ({ add, spells, those }): readonly Instruction[] => limitTo(add, { spells, ...(those ? { abilities: those } : {}) }),
  ),
  ...withRiders,
  clause(
    "<add>. this mana can't be spent to cast (a <one>|an <one>|<spells>)",
    { add: choice(...adding), one: maybe(noun), spells: maybe(nouns) },
    ({ add, one: single, spells = single }, { tree: { start } }): readonly Instruction[] => {
      if (!spells || !kindsIn(spells).has('spell')) throw new Unclear(start, 'it is not said to be a spell');
      return limitTo(add, { not: spells });
    },
  ),
  clause(
    '<add>. spend this mana only to activate abilities of <those>',
    { add: choice(...adding), those },
    ({ add, those }): readonly Instruction[] => limitTo(add, { abilities: those }),
  ),
  clause('double the amount of each type of (unspent mana you have|mana in your mana pool)', {}, (_, { scope }): readonly Instruction[] => [
    { do: 'double mana', who: scope.doer },
  ]),
];
