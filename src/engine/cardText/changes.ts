/** What a text says things are, get, have and become: changes of characteristics. */
import type { Amount } from '../language/amount.ts';
import type { Modification, TypeChange } from '../language/modification.ts';
import { isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { type CardType, cardTypes, supertypes } from '../language/cardType.ts';
import { colors, type Color } from '../language/manaCost.ts';
import { allSubtypes, basicLandTypes, everyCreatureType } from '../language/subtypes.ts';
import { keywordName } from './filters.ts';
import { wellKnownKeywords } from './keywordNames.ts';
import { mayBeCalled } from './nouns.ts';
import { amount, exceptions, keywords, quoted, what } from './phrases.ts';
import { forEachNoun } from './perEach.ts';
import { before, copying, handOn, type HandedOn, type Scope, Unclear } from './scope.ts';
import { properName } from './names.ts';
import { type Pair, plainPair, signedPair } from './pairs.ts';
import { copiedOne } from './pronouns.ts';
import { pluralSubtype } from './subtypes.ts';
import { choice, clause, type Construct, list, maybe, words, type Written } from './syntax.ts';

export type Changes = readonly Modification[];

export const color: Construct<Color> = words(Object.fromEntries(colors.map((name) => [name, name])));
export const colorList: Construct<readonly Color[]> = choice<readonly Color[]>(
  clause('colorless', {}, () => []),
  clause('all colors', {}, () => colors),
  list(color, [', and ', ' and ', ', ']),
);

type Kind =
  { readonly types: (typeof cardTypes)[number] } | { readonly supertypes: (typeof supertypes)[number] } | { readonly subtypes: string };
const kindWord = (plural: boolean): Construct<Kind> =>
  words<Kind>(
    {
      ...Object.fromEntries(cardTypes.map((name) => [plural ? `${name}s` : name, { types: name }])),
      ...Object.fromEntries(supertypes.map((name) => [name, { supertypes: name }])),
      ...Object.fromEntries(allSubtypes.map((name) => [plural ? pluralSubtype(name) : name, { subtypes: name }])),
    },
    plural,
  );
function gather(kinds: readonly Kind[]): TypeChange {
  const types = kinds.flatMap((kind) => ('types' in kind ? [kind.types] : []));
  const above = kinds.flatMap((kind) => ('supertypes' in kind ? [kind.supertypes] : []));
  const below = kinds.flatMap((kind) => ('subtypes' in kind ? [kind.subtypes] : []));
  return {
    ...(above.length > 0 ? { supertypes: above } : {}),
    ...(types.length > 0 ? { types } : {}),
    ...(below.length > 0 ? { subtypes: below } : {}),
  };
}
/** "Goblin Warrior creature", "legendary artifact". */
export const typeWords: Construct<TypeChange> = clause('<of>', { of: list(kindWord(false), [' ']) }, ({ of }) => gather(of));
const manyTypeWords: Construct<TypeChange> = clause(
  '[<before> ]<last>',
  { before: maybe(list(kindWord(false), [' '])), last: kindWord(true) },
  ({ before = [], last }) => gather([...before, last]),
  { plural: true },
);
const typesJoined: Construct<TypeChange> = clause('<of>', { of: list(kindWord(false), [' and ', ', ', ', and ', ' ']) }, ({ of }) =>
  gather(of),
);

const abilitiesOf = (abilities: readonly { readonly kind: string }[]): Changes =>
  abilities.map((ability) => ({ kind: 'add ability', ability: ability as Extract<Modification, { kind: 'add ability' }>['ability'] }));

const bothOf = (one: TypeChange, other: TypeChange): TypeChange => gather([...kindsOf(one), ...kindsOf(other)]);
const kindsOf = ({ supertypes: above = [], types = [], subtypes = [] }: TypeChange): readonly Kind[] => [
  ...above.map((each): Kind => ({ supertypes: each })),
  ...types.map((each): Kind => ({ types: each })),
  ...subtypes.map((each): Kind => ({ subtypes: each })),
];

/** What follows "is" and "becomes": "a 2/2 red Goblin creature with haste". */
interface Becoming {
  readonly pair?: Pair | undefined;
  readonly colors?: readonly Color[] | undefined;
  readonly types: TypeChange;
  readonly abilities: Changes;
  readonly still: boolean;
  /** "That's still a land." */
  readonly one?: CardType | undefined;
  /** In addition to its other colors. */
  readonly addsColors?: boolean;
}
const powerPhrase = 'with (base |)power and (base |)toughness';
const furtherKeywords = clause('<of>, and <last>', { of: keywords, last: keywords }, ({ of, last }) => abilitiesOf([...of, ...last]));
const withAbilities: Construct<Changes> = choice<Changes>(
  clause('with <of>', { of: keywords }, ({ of }) => abilitiesOf(of)),
  clause('with all creature types', {}, (): Changes => [{ kind: 'add types', types: { subtypes: [everyCreatureType] } }]),
  clause('with <of>', { of: quoted }, ({ of }) => abilitiesOf([of])),
  clause('with <of>(,| and| and gains|, and) <ability>', { of: keywords, ability: quoted }, ({ of, ability }) =>
    abilitiesOf([...of, ability]),
  ),
  clause(
    `${powerPhrase} <of>( named <name>|, <and>|)`,
    { of: plainPair, name: maybe(properName), and: maybe(furtherKeywords) },
    ({ of, name, and = [] }): Changes => [
      { kind: 'set power/toughness', ...of },
      ...(name === undefined ? [] : [{ kind: 'set name', name } as const]),
      ...and,
    ],
  ),
  clause(`${powerPhrase} each equal to <of>`, { of: amount }, ({ of }): Changes => [
    { kind: 'set power/toughness', power: of, toughness: of },
  ]),
  clause('and gains <of>', { of: keywords }, ({ of }) => abilitiesOf(of)),
);
const still = "that's still a (still:land|artifact|planeswalker|Vehicle)";
/** "It's still a land". @throws Unclear when it was not one */
export function checkStill(noun: string | undefined, of: Ref | undefined, { scope: { said }, tree: { start } }: Written): void {
  const like = said.find(({ ref }) => isSame(ref, of))?.like;
  if (noun !== undefined && like && !mayBeCalled(like, noun.replace(/^an? |s$/g, ''))) throw new Unclear(start);
}
/** The card type that something still is: of "a Vehicle" none is said. */
export const stillType = (words = ''): CardType | undefined => cardTypes.find((type) => new RegExp(`(^| )${type}s?$`).test(words));
function keepsTypes(written: Written): Pick<Becoming, 'still' | 'one'> {
  const { forms, scope } = written;
  checkStill(forms['still'], scope.about, written);
  checkStill(forms['behind'], scope.about, written);
  const { more, still: word, behind } = forms;
  return { still: (more ?? behind) !== undefined, one: stillType(word ?? behind) };
}
export const asCreature: Construct<Becoming> = choice<Becoming>(
  clause(
    `(a|an) [<pair> ][<colors> ]<types>[ <abilities>][ (more:${still}|in addition to its other (land |creature |)types|in addition to its other colors and types)][(. | )it's still (behind:a land|an artifact|a planeswalker|an enchantment)]`,
    { pair: maybe(plainPair), colors: maybe(colorList), types: typeWords, abilities: maybe(withAbilities) },
    ({ pair, colors: of, types, abilities = [] }, written): Becoming => ({
      pair,
      colors: of,
      types,
      abilities,
      ...keepsTypes(written),
      addsColors: written.forms['more']?.includes('other colors') === true,
    }),
  ),
  clause(
    `[<pair> ][<colors> ]<types>[ and <also>][ <abilities>][ (more:that are still (still:lands|artifacts)|in addition to their other types)][(. | )they're still (behind:lands|artifacts)]`,
    { pair: maybe(plainPair), colors: maybe(colorList), types: manyTypeWords, also: maybe(manyTypeWords), abilities: maybe(withAbilities) },
    ({ pair, colors: of, types, also = {}, abilities = [] }, written): Becoming => ({
      pair,
      colors: of,
      types: bothOf(types, also),
      abilities,
      ...keepsTypes(written),
    }),
  ),
  clause('<types> in addition to (its|their) other (land |creature |)types', { types: typesJoined }, ({ types }): Becoming => ({
    types,
    abilities: [],
    still: true,
  })),
);

/** A change to another card type keeps the others when the text says so. What an "artifact creature" keeps is for the layers (205.1b). */
export function become({ pair, colors: of, types, abilities, still: keeps, one, addsColors }: Becoming): Changes {
  // Animating a thing with power and toughness adds the type; only "becomes a creature" of something else replaces it.
  const adds = keeps || types.types === undefined;
  return [
    types.types === undefined && !keeps && types.subtypes
      ? { kind: 'set types', types }
      : adds
        ? { kind: 'add types', types, ...(one && types.types ? { still: one } : {}) }
        : { kind: 'set types', types },
    ...(of ? [{ kind: addsColors ? 'add colors' : 'set colors', colors: of } as const] : []),
    ...(pair ? [{ kind: 'set power/toughness', ...pair } as const] : []),
    ...abilities,
  ];
}

/** Abilities that one of them may be chosen of. */
const choosable = words(Object.fromEntries(wellKnownKeywords.map((name) => [name, name])));
/** A quality of one's choice: the choice comes first. */
const ofChoice = (
  scope: Scope,
  from: 'colors' | 'creature types' | 'basic land types',
  quality: 'color' | 'creature type' | 'basic land type',
  more: { readonly how?: 'one or more' } = {},
): HandedOn<Changes> =>
  handOn<Changes>(
    [{ kind: 'set chosen', quality, slot: quality }],
    before(scope, { do: 'choose', who: scope.doer, from: { kind: from }, slot: quality, ...more }),
  );

/** Something becomes a copy of something else. */
const copied: Construct<Ref> = clause('<of>', { of: copiedOne }, ({ of }, { scope }) => handOn(of, { ...scope, subject: undefined }), {
  before: { of: (scope) => ({ ...scope, subject: scope.about }) },
  like: 'of',
});

/** What something loses besides what the same sentence gives it. */
const noOtherAbilities: Modification = { kind: 'lose all abilities' };
const noOtherTypes: Modification = { kind: 'remove types', types: { types: cardTypes } };
/** Creature types are set by what it is said to be (205.1a, 205.1b), and no others are left. */
const noOthers = words<Changes>({ abilities: [noOtherAbilities], 'card types': [noOtherTypes], 'creature types': [] });
/** Abilities are lost before those of the sentence are gained; an artifact creature would keep its other card types. @throws Unclear where none is said */
export function losingOthers(changes: Changes, at: number): Changes {
  if (!changes.includes(noOtherTypes) && !changes.includes(noOtherAbilities)) return changes;
  const kept = changes.flatMap((change) => (change.kind === 'set types' ? (change.types.types ?? []) : []));
  if (changes.includes(noOtherTypes) && kept.length === 0) throw new Unclear(at);
  return [
    ...changes.filter((change) => change === noOtherAbilities),
    ...changes.filter((change) => change !== noOtherAbilities && change !== noOtherTypes),
    ...(changes.includes(noOtherTypes)
      ? [{ kind: 'remove types', types: { types: cardTypes.filter((type) => !kept.includes(type)) } } as const]
      : []),
  ];
}

/** One thing that is said of a subject, by its number. */
function makeSingle(plural: boolean): Construct<Changes> {
  const v = (singular: string, several: string): string => (plural ? several : singular);
  const isOrAre = v('is', 'are');
  return choice<Changes>(
    clause(`${v('gets', 'get')} (an additional |additional |)<by>`, { by: signedPair }, ({ by }): Changes => [
      { kind: 'modify power/toughness', ...by },
    ]),
    clause(`(${v('gains', 'gain')}|${v('has', 'have')}|also ${v('gains', 'gain')}) <of>`, { of: keywords }, ({ of }) => abilitiesOf(of)),
    clause(`(${v('gains', 'gain')}|${v('has', 'have')}) <of>`, { of: list(quoted, [' and ']) }, ({ of }) => abilitiesOf(of)),
    clause(`(${v('gains', 'gain')}|${v('has', 'have')}) <of>(,|) and <ability>`, { of: keywords, ability: quoted }, ({ of, ability }) =>
      abilitiesOf([...of, ability]),
    ),
    clause(`(${v('gains', 'gain')}|${v('has', 'have')}) this ability`, {}, (): Changes => [{ kind: 'add this ability' }]),
    clause(`(${v('gains', 'gain')}|${v('has', 'have')}) all activated abilities of <of>`, { of: what }, ({ of }): Changes => [
      { kind: 'add abilities of', of, only: 'activated' },
    ]),
    clause(`(${v('loses', 'lose')}) <of>`, { of: list(keywordName, [' and ', ', and ', ', ']) }, ({ of }): Changes =>
      of.map((keyword) => ({ kind: 'lose keyword', keyword })),
    ),
    clause(
      `${v('loses', 'lose')} <of> and can't have (or gain |)<again>`,
      { of: list(keywordName, [' and ']), again: list(keywordName, [' or ']) },
      ({ of, again }, { tree: { start } }): Changes => {
        if (!isSame(again, of)) throw new Unclear(start);
        return of.map((keyword) => ({ kind: 'cannot have', keyword }));
      },
    ),
    clause(`(${v('loses', 'lose')} all|${v('has', 'have')} no) abilities`, {}, (): Changes => [{ kind: 'lose all abilities' }]),
    clause(
      `(${v('it loses', 'they lose')}|${v('loses', 'lose')}) all other <of>`,
      { of: list(noOthers, [', ', ', and ', ' and ']) },
      ({ of }) => of.flat(),
    ),
    clause(`(${isOrAre}|${v('becomes', 'become')}) <of>`, { of: colorList }, ({ of }): Changes => [{ kind: 'set colors', colors: of }]),
    clause(
      `${v('gains', 'gain')} your choice of <of>`,
      { of: list(choosable, [', ', ', or ', ' or '], { least: 2 }) },
      ({ of }, { scope, tree: { start } }) => {
        if (scope.doer.kind !== 'you') throw new Unclear(start);
        const from = { kind: 'keywords', of } as const;
        return handOn<Changes>(
          [{ kind: 'add chosen keyword', slot: 'keyword' }],
          before(scope, { do: 'choose', who: scope.doer, from, slot: 'keyword' }),
        );
      },
    ),
    clause(`${v('becomes', 'become')} the color( or colors|) of your choice`, {}, (_, { scope, forms }) =>
      ofChoice(scope, 'colors', 'color', forms['1'] === '' ? {} : { how: 'one or more' }),
    ),
    clause(`${v('becomes', 'become')} the creature type of your choice`, {}, (_, { scope }) =>
      ofChoice(scope, 'creature types', 'creature type'),
    ),
    clause(`${v('becomes', 'become')} the basic land type of your choice`, {}, (_, { scope }) =>
      ofChoice(scope, 'basic land types', 'basic land type'),
    ),
    // A creature type or a land type, whichever the same effect has let somebody choose.
    clause(`${v('becomes', 'become')} that type`, {}, (_, { scope: { chosen = [] }, tree: { start } }): Changes => {
      const [slot, ...others] = chosen.filter((each) => each.endsWith('type'));
      if (others.length > 0 || (slot !== 'creature type' && slot !== 'basic land type'))
        throw new Unclear(start, 'which one it is was not chosen');
      return [{ kind: 'set chosen', quality: slot, slot }];
    }),
    clause(`(${isOrAre}|${v('becomes', 'become')}) <of>`, { of: asCreature }, ({ of }) => become(of)),
    clause(
      `(${isOrAre}|${v('becomes', 'become')}|${v('has', 'have')} base power and toughness|'s|${v("it's", "they're")}) <of>`,
      { of: plainPair },
      ({ of }): Changes => [{ kind: 'set power/toughness', ...of }],
    ),
    clause(`${v('has', 'have')} (base |)power and (base |)toughness each equal to <of>`, { of: amount }, ({ of }): Changes => [
      { kind: 'set power/toughness', power: of, toughness: of },
    ]),
    clause(`(${isOrAre} every creature type|${isOrAre} all creature types|${v('gains', 'gain')} all creature types)`, {}, (): Changes => [
      { kind: 'add types', types: { subtypes: [everyCreatureType] } },
    ]),
    clause(`${v('loses', 'lose')} all creature types`, {}, (): Changes => [
      { kind: 'remove types', types: { subtypes: [everyCreatureType] } },
    ]),
    clause(
      `${v("isn't", "aren't")} (a|an|) <type>(s|)`,
      { type: words(Object.fromEntries(cardTypes.map((name) => [name, name]))) },
      ({ type }): Changes => [{ kind: 'remove types', types: { types: [type] } }],
    ),
    // The ability is a part of the copy, not a second effect: it is read first.
    clause(`${v('becomes', 'become')} a copy of <of> and (gains|has) this ability`, { of: copied }, ({ of }): Changes => [
      { kind: 'copy', of, except: [{ kind: 'add this ability' }] },
    ]),
    clause(
      `${v('becomes', 'become')} a copy of <of>[(, | )except (that |)<except>]`,
      { of: copied, except: maybe(exceptions) },
      ({ of, except }): Changes => [{ kind: 'copy', of, ...(except ? { except } : {}) }],
      { before: { except: copying } },
    ),
    clause(`${isOrAre} the chosen color in addition to ${v('its', 'their')} other colors`, {}, (): Changes => [
      { kind: 'set chosen', quality: 'color', slot: 'color', add: true },
    ]),
    clause(`${isOrAre} the chosen (type|creature type)`, {}, (): Changes => [
      { kind: 'set chosen', quality: 'creature type', slot: 'creature type' },
    ]),
    clause(`${isOrAre} the chosen color`, {}, (): Changes => [{ kind: 'set chosen', quality: 'color', slot: 'color' }]),
    clause(`${isOrAre} every basic land type in addition to ${v('its', 'their')} other types`, {}, (): Changes => [
      { kind: 'add types', types: { subtypes: basicLandTypes } },
    ]),
    clause(`${isOrAre} the chosen (type|creature type) in addition to (its|their) other types`, {}, (): Changes => [
      { kind: 'set chosen', quality: 'creature type', slot: 'creature type', add: true },
    ]),
  );
}
/** What is said of one thing, and of many. */
export const saidOfOne = makeSingle(false);
export const saidOfMany = makeSingle(true);
/** All of one predicate. */
const predicate = (single: Construct<Changes>): Construct<Changes> =>
  clause('<of>', { of: list(single, [', ', ', and ', ' and ']) }, ({ of }, { tree: { start } }) => losingOthers(of.flat(), start));
const singular = predicate(saidOfOne);
const several = predicate(saidOfMany);
/** The same without a person, behind "may have". */
export const plainly = several;

/** A subject and what is said of it. */
export interface Statement {
  readonly of: Ref;
  readonly changes: Changes;
}
const stating = (parts: Parameters<typeof makeStatement>[0], { scope }: Written): HandedOn<Statement> =>
  handOn(makeStatement(parts), { ...scope, about: undefined });
const telling = {
  before: {
    changes: (scope: Scope, { of }: { readonly of?: Ref }): Scope => ({ ...scope, about: of }),
    first: (scope: Scope, { of }: { readonly of?: Ref }): Scope => ({ ...scope, about: of }),
  },
};
/** The verb agrees with its subject: one predicate for each number. What is counted is so for what stands before it alone. */
const statements: readonly Construct<Statement>[] = [
  clause('<of> <changes>[ <each>]', { of: what, changes: singular, each: maybe(forEachNoun) }, stating, {
    numbers: { of: false },
    ...telling,
  }),
  clause('<of> (each |)<changes>[ <each>]', { of: what, changes: several, each: maybe(forEachNoun) }, stating, {
    numbers: { of: true },
    ...telling,
  }),
  clause('<of> <first> <each>(, | and )<changes>', { of: what, first: saidOfOne, each: forEachNoun, changes: singular }, statingMore, {
    numbers: { of: false },
    ...telling,
  }),
  clause(
    '<of> (each |)<first> <each>(, | and )<changes>',
    { of: what, first: saidOfMany, each: forEachNoun, changes: several },
    statingMore,
    {
      numbers: { of: true },
      ...telling,
    },
  ),
];
function statingMore(
  { of, first, each, changes }: { readonly of: Ref; readonly first: Changes; readonly each: Amount; readonly changes: Changes },
  { scope, tree: { start } }: Written,
): HandedOn<Statement> {
  if (!first.some(({ kind }) => kind === 'modify power/toughness')) throw new Unclear(start);
  return handOn({ of, changes: losingOthers([...changesForEach(first, each), ...changes], start) }, { ...scope, about: undefined });
}
function makeStatement({
  of,
  changes,
  each,
}: {
  readonly of: Ref;
  readonly changes: Changes;
  readonly each: Amount | undefined;
}): Statement {
  return { of, changes: changesForEach(changes, each) };
}
/** So much for each: "gets +1/+1 for each". */
export function changesForEach(changes: Changes, each: Amount | undefined): Changes {
  if (!each) return changes;
  return changes.map((change) =>
    change.kind === 'modify power/toughness'
      ? { ...change, power: times(change.power, each), toughness: times(change.toughness, each) }
      : change,
  );
}
function times(by: Amount, each: Amount): Amount {
  if (by.kind !== 'number') throw new Unclear(0);
  return by.value === 0 ? by : by.value === 1 ? each : { kind: 'times', factor: by.value, of: each };
}
export const statement: Construct<Statement> = choice(...statements);
