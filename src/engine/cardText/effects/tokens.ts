/** Creating tokens: as described, by the names that the rules know, as copies (111). */
import type { Ability } from '../../language/ability.ts';
import type { Amount } from '../../language/amount.ts';
import type { CardType } from '../../language/cardType.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { basicLandTypes } from '../../language/subtypes.ts';
import type { TokenDescription } from '../../language/token.ts';
import { howMany } from '../amounts.ts';
import { asTopic, ofTypes, sayThing, sayThings } from '../antecedents.ts';
import { color, colorList, plainPair, typeWords } from '../changes.ts';
import { nameInApposition, properName } from '../names.ts';
import { forEachNoun, timesEach } from '../perEach.ts';
import { amount, exceptions, keywords, quoted, what, who, whose } from '../phrases.ts';
import { indefinite } from '../references.ts';
import { and, handOn, type HandedOn, one, type Scope, Unclear } from '../scope.ts';
import { makeReader, run } from '../reading.ts';
import { choice, clause, type Construct, type Forms, list, maybe, word } from '../syntax.ts';

const thing: Construct<Ref> = choice<Ref>(what, indefinite);

/** A token: "1/1 green Saproling creature token with flying". */
const abilities: Construct<TokenDescription['abilities']> = choice<TokenDescription['abilities']>(
  clause('with <of>', { of: keywords }, ({ of }) => of),
  clause('with <of>', { of: quoted }, ({ of }) => [of]),
  clause('with <of> and <more>', { of: keywords, more: quoted }, ({ of, more }) => [...of, more]),
);
/** "This artifact" in an ability of a token that is described as one. */
const asToken = {
  before: {
    abilities: (scope: Scope, { types = {} }: { readonly types?: TokenDescription['types'] }): Scope => ({
      ...scope,
      bearer: and({ kind: 'token' }, ...ofTypes(types)),
    }),
  },
};
const described = clause(
  '[<pair> ][<colors> ]<types> #token[ named <name>][ (every:that is every basic land type)][ <abilities>]',
  {
    pair: maybe(plainPair),
    colors: maybe(
      choice(
        colorList,
        clause('<of>', { of: list(color, [' and ']) }, ({ of }) => of),
      ),
    ),
    types: typeWords,
    name: maybe(properName),
    abilities: maybe(abilities),
  },
  ({ pair, colors = [], types, name, abilities: has = [] }, { forms: { every }, tree: { start } }): TokenDescription => {
    if (every && !types.types?.includes('land')) throw new Unclear(start, 'only a land has such types');
    return {
      ...(name === undefined ? {} : { name }),
      colors,
      types: every ? { ...types, subtypes: [...(types.subtypes ?? []), ...basicLandTypes] } : types,
      ...(pair ?? {}),
      abilities: has,
    };
  },
  asToken,
);
const namedToken = clause('[legendary ]<of>', { of: described }, ({ of }, { forms }): TokenDescription =>
  forms['1'] === '' ? of : { ...of, types: { ...of.types, supertypes: ['legendary', ...(of.types.supertypes ?? [])] } },
);
const manyDescribed = clause(
  '[<pair> ][<colors> ]<types> tokens[ named <name>][ <abilities>]',
  { pair: maybe(plainPair), colors: maybe(colorList), types: typeWords, name: maybe(properName), abilities: maybe(abilities) },
  ({ pair, colors = [], types, name, abilities: has = [] }): TokenDescription => ({
    ...(name === undefined ? {} : { name }),
    colors,
    types,
    ...(pair ?? {}),
    abilities: has,
  }),
  asToken,
);

function create(
  scope: Scope,
  doer: Ref,
  many: Amount,
  token: TokenDescription | { readonly card: string },
  { tapped = '', first = '' }: Forms = {},
): HandedOn<readonly Instruction[]> {
  if (!('card' in token) && !token.types.types?.length) throw new Unclear(0);
  return handOn<readonly Instruction[]>(
    [{ do: 'create token', who: doer, amount: many, token, ...(tapped + first === '' ? {} : { tapped: true }), remember: 'token' }],
    sayTokens(scope, many, 'card' in token ? [] : ofTypes(token.types)),
  );
}
/** `kinds`: the types that they are said to have: "all other creatures" are others than creature tokens. */
function sayTokens(scope: Scope, many: Amount, kinds: readonly Filter[] = []): Scope {
  const single = many.kind === 'number' && many.value === 1;
  return (single ? sayThing : sayThings)(asTopic(scope), { kind: 'memory', slot: 'token' }, 'made', and({ kind: 'token' }, ...kinds));
}
const isName = /^[A-Z][\w'-]*(?: (?:of|the|[A-Z][\w'-]*))*$/;
const cardOrPredefined = word(/[a-z][\w' -]*?(?= tokens?\b)/, (text) => (isName.test(text) ? text : undefined), ['Treasure', 'Tarmogoyf']);
/** Tokens that the rules describe (111.10): an artifact, unless said, of that name with that ability. */
const predefined: Readonly<Record<string, string>> = {
  Treasure: '{T}, Sacrifice this token: Add one mana of any color.',
  Food: '{2}, {T}, Sacrifice this token: You gain 3 life.',
  Gold: 'Sacrifice this token: Add one mana of any color.',
  Clue: '{2}, Sacrifice this token: Draw a card.',
  Blood: '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.',
  Shard: '{2}, Sacrifice this token: Scry 1, then draw a card.',
};
const unknown: readonly string[] = ['Powerstone', 'Map', 'Junk', 'Incubator', 'Lander', 'Walker', 'Mutagen', 'Vibranium'];
function tokenOf(name: string, scope: Scope, at: number): TokenDescription | { readonly card: string } {
  const text = predefined[name];
  if (unknown.includes(name)) throw new Unclear(at);
  if (text === undefined) return { card: name };
  const [tree] = run(quoted, makeReader(`"${text}"`), 0);
  if (!tree) throw new Unclear(at);
  const types: readonly CardType[] = name === 'Shard' ? ['enchantment'] : ['artifact'];
  return { colors: [], types: { types, subtypes: [name] }, abilities: [tree.of.mean(tree, scope).meaning as Ability] };
}
const era = '( %onto|)(tapped:| tapped)';
export const tokens: readonly Construct<readonly Instruction[]>[] = [
  clause('(<doer> ^investigate|investigate)', { doer: maybe(who) }, ({ doer }, { scope, tree: { start } }) =>
    create(scope, doer ?? scope.doer, one, tokenOf('Clue', scope, start)),
  ),
  clause('(<doer> ^populate|populate)', { doer: maybe(who) }, ({ doer }, { scope }) => {
    const player = doer ?? scope.doer;
    const from: Ref = {
      kind: 'all',
      filter: and({ kind: 'type', type: 'creature' }, { kind: 'token' }, { kind: 'controlled', by: player }),
    };
    return handOn<readonly Instruction[]>(
      [
        { do: 'choose', who: player, from, slot: 'populated' },
        { do: 'create copy', who: player, amount: one, of: { kind: 'memory', slot: 'populated' }, remember: 'token' },
      ],
      sayTokens(scope, one),
    );
  }),
  clause(
    '(<doer> ^get|get) an emblem with <of>',
    { doer: maybe(who), of: list(quoted, [' and ', ', and ', ', ']) },
    ({ doer, of }, { scope }): readonly Instruction[] => [
      {
        do: 'create token',
        who: doer ?? scope.doer,
        amount: one,
        token: { name: '', colors: [], types: {}, abilities: of },
        emblem: true,
      },
    ],
  ),
  clause(
    `(<doer> (then |)(^create|^put)|(create|put)) <many> [(first:tapped) ]<token>${era}[ <per>]`,
    { doer: maybe(who), many: howMany, token: described, per: maybe(forEachNoun) },
    ({ doer, many, token, per }, { scope, forms }) => create(scope, doer ?? scope.doer, timesEach(many, per), token, forms),
  ),
  clause(
    `(<doer> (then |)(^create|^put)|(create|put)) <many> [(first:tapped) ]<token>${era}`,
    { doer: maybe(who), many: howMany, token: manyDescribed },
    ({ doer, many, token }, { scope, forms }) => create(scope, doer ?? scope.doer, many, token, forms),
  ),
  clause(
    `(<doer> ^create|create) <many>[ (tapped:tapped)] <name> #many:token`,
    { doer: maybe(who), many: howMany, name: cardOrPredefined },
    ({ doer, many, name }, { scope, forms, tree: { start } }) =>
      create(scope, doer ?? scope.doer, many, tokenOf(name, scope, start), forms),
  ),
  clause(
    'put <many> <token> %onto under <under> control',
    { many: howMany, token: choice(described, manyDescribed), under: whose },
    ({ many, token, under }, { scope }) => create(scope, under, many, token),
  ),
  clause(`create <name>, a <token>`, { name: nameInApposition, token: namedToken }, ({ name, token }, { scope }) =>
    create(scope, scope.doer, one, { ...token, name }),
  ),
  clause(
    `(<doer> (then |)(^create|^put)|(create|put)) <many> <token>${era} equal to <number>`,
    { doer: maybe(who), many: clause('a number of', {}, () => one), token: manyDescribed, number: amount },
    ({ doer, token, number }, { scope, forms }) => create(scope, doer ?? scope.doer, number, token, forms),
  ),
  clause(
    "(<doer> (^create|^put)|(create|put)) <many> [(tapped:tapped) ]#many:token( %onto|) (that's a copy|that are copies) of <of>[(, | )except (that |)<except>]( %onto|)",
    { doer: maybe(who), many: howMany, of: thing, except: maybe(exceptions) },
    ({ doer, many, of, except }, { scope, forms: { tapped } }) => {
      const does: readonly Instruction[] = [
        {
          do: 'create copy',
          who: doer ?? scope.doer,
          amount: many,
          of,
          ...(except ? { except } : {}),
          ...(tapped ? { tapped: true } : {}),
          remember: 'token',
        },
      ];
      return handOn(does, sayTokens(scope, many));
    },
  ),
];
