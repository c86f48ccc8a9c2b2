/** Creating tokens: as described, by the names that the rules know, as copies (111). */
import { byAction } from './byAction.ts';
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { basicLandTypes } from '../../language/subtypes.ts';
import type { TokenDescription } from '../../language/token.ts';
import { howMany, numberWord } from '../amounts.ts';
import { timesOver } from './timesOver.ts';
import { asTopic, ofTypes, sayThing, sayThings } from '../antecedents.ts';
import { color, colorList, typeWords } from '../changes.ts';
import { plainPair } from '../pairs.ts';
import { nameInApposition, properName } from '../names.ts';
import { forEachNoun, timesEach } from '../perEach.ts';
import { amount, exceptions, keywords, quoted, what, who, whose } from '../phrases.ts';
import { copiedOne } from '../pronouns.ts';
import { indefinite } from '../references.ts';
import { incubator, roleNames, roleOf, tokenOf } from './predefined.ts';
import { and, copying, handOn, type HandedOn, number, one, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct, type Forms, list, maybe, word, words } from '../syntax.ts';

const copied: Construct<Ref> = choice<Ref>(copiedOne, indefinite);

/** A token: "1/1 green Saproling creature token with flying". */
const abilities: Construct<TokenDescription['abilities']> = choice<TokenDescription['abilities']>(
  clause('with <of>', { of: keywords }, ({ of }) => of),
  clause('with <of>', { of: list(quoted, [' and ']) }, ({ of }) => of),
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
  '[<pair> ][<colors> ]<types> #token[ named <name>][ (every:that is every basic land type)][ <abilities>][ named <last>]',
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
    last: maybe(properName),
  },
  ({ pair, colors = [], types, name: first, abilities: has = [], last }, { forms: { every }, tree: { start } }): TokenDescription => {
    if (first !== undefined && last !== undefined) throw new Unclear(start);
    if (every && !types.types?.includes('land')) throw new Unclear(start, 'only a land has such types');
    const name = first ?? last;
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
/** "1/1 green Squirrel creature tokens". */
export const manyDescribed = clause(
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
  { tapped = '', first = '', now = '', undying }: Forms = {},
  others: readonly TokenDescription[] = [],
): HandedOn<readonly Instruction[]> {
  if (!('card' in token) && !token.types.types?.length) throw new Unclear(0);
  return handOn<readonly Instruction[]>(
    [
      {
        do: 'create token',
        who: doer,
        amount: many,
        token,
        ...(others.length > 0 ? { others } : {}),
        ...(/tapped/.test(tapped + first + now) ? { tapped: true } : {}),
        ...(/attacking/.test(first + now) ? { attacking: true } : {}),
        remember: 'token',
      },
      ...(undying === undefined ? [] : [{ do: 'restrict', what: made, restriction: 'be destroyed', duration: 'permanent' } as const]),
    ],
    sayTokens(scope, others.length > 0 ? number(2) : many, 'card' in token ? [] : ofTypes(token.types)),
  );
}
const made: Ref = { kind: 'memory', slot: 'token' };
/** `kinds`: the types that they are said to have: "all other creatures" are others than creature tokens. */
function sayTokens(scope: Scope, many: Amount, kinds: readonly Filter[] = []): Scope {
  const single = many.kind === 'number' && many.value === 1;
  return (single ? sayThing : sayThings)(asTopic(scope), made, 'made', and({ kind: 'token' }, ...kinds));
}
const isName = /^[A-Z][\w'-]*(?: (?:of|the|[A-Z][\w'-]*))*$/;
const cardOrPredefined = word(/[a-z][\w' -]*?(?= tokens?\b)/, (text) => (isName.test(text) ? text : undefined), ['Treasure', 'Tarmogoyf']);
const roleName = words(Object.fromEntries(roleNames.map((name) => [name, name])));
/** One of several that are created at the same time. */
const oneToken: Construct<TokenDescription> = choice<TokenDescription>(
  clause('(a|an) <of>', { of: namedToken }, ({ of }, { tree: { start } }) => {
    // "A Food token" is one that the rules describe.
    if (!of.types.types?.length) throw new Unclear(start);
    return of;
  }),
  clause('(a|an) <name> token', { name: cardOrPredefined }, ({ name }, { scope, tree: { start } }) => {
    const token = tokenOf(name, scope, start);
    if ('card' in token) throw new Unclear(start);
    return token;
  }),
);
/** Until 2015 what a token does as it enters stood behind where it was put. */
const attacking =
  "(now:| that's tapped and attacking| that are tapped and attacking| tapped and attacking| attacking| that's attacking| that are attacking)";
const era = `( %onto|)(tapped:| tapped)${attacking}`;
const early = '[(first:tapped and attacking|tapped) ]';
/** Until 2013 "indestructible" was no ability, and stood before what the token is. */
const undying = '[(undying:indestructible) ]';
/** 701.16a. */
function investigates(scope: Scope, doer: Ref, start: number): HandedOn<readonly Instruction[]> {
  const made = create(scope, doer, one, tokenOf('Clue', scope, start));
  return handOn(byAction('investigate', made.meaning), made.scope);
}

export const tokens: readonly Construct<readonly Instruction[]>[] = [
  clause('(<doer> ^investigate|investigate)', { doer: maybe(who) }, ({ doer }, { scope, tree: { start } }) =>
    investigates(scope, doer ?? scope.doer, start),
  ),
  // One after the other (701.16); of those tokens nothing more is said.
  clause(
    '(<doer> ^investigate|investigate) (twice|<many> times)',
    { doer: maybe(who), many: maybe(numberWord) },
    ({ doer, many }, { scope, tree: { start } }) => {
      const { meaning } = investigates(scope, doer ?? scope.doer, start);
      return timesOver(meaning, many);
    },
  ),
  clause('(<doer> ^populate|populate)', { doer: maybe(who) }, ({ doer }, { scope }) => {
    const player = doer ?? scope.doer;
    const from: Ref = {
      kind: 'all',
      filter: and({ kind: 'type', type: 'creature' }, { kind: 'token' }, { kind: 'controlled', by: player }),
    };
    return handOn<readonly Instruction[]>(
      byAction('populate', [
        { do: 'choose', who: player, from, slot: 'populated', alone: true },
        { do: 'create copy', who: player, amount: one, of: { kind: 'memory', slot: 'populated' }, remember: 'token' },
      ]),
      sayTokens(scope, one),
    );
  }),
  // A token of its own, double-faced (701.53).
  clause(
    '(<doer> ^incubate|incubate) <many>[, where X is <is>]',
    { doer: maybe(who), many: howMany, is: maybe(amount) },
    ({ doer, many, is }, { scope, tree: { start } }) => {
      if (is && many.kind !== 'x') throw new Unclear(start);
      const does: readonly Instruction[] = [
        {
          do: 'create token',
          who: doer ?? scope.doer,
          amount: one,
          token: incubator(scope),
          counters: { counter: '+1/+1', amount: is ?? many },
          remember: 'token',
          action: 'incubate',
        },
      ];
      return handOn(does, sayTokens(scope, one));
    },
  ),
  clause(
    '(<doer> ^create|create) a <role> Role token attached to <to>',
    { doer: maybe(who), role: roleName, to: what },
    ({ doer, role, to }, { scope }) => {
      const does: readonly Instruction[] = [
        { do: 'create token', who: doer ?? scope.doer, amount: one, token: roleOf(role, scope), attached: to, remember: 'token' },
      ];
      return handOn(does, scope);
    },
  ),
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
    `(<doer> (then |)(^create|^put)|(create|put)) <many> ${early}${undying}<token>${era}[ <per>]`,
    { doer: maybe(who), many: howMany, token: namedToken, per: maybe(forEachNoun) },
    ({ doer, many, token, per }, { scope, forms }) => create(scope, doer ?? scope.doer, timesEach(many, per), token, forms),
  ),
  clause(
    `(<doer> (then |)(^create|^put)|(create|put)) <many> ${early}<token>${era}`,
    { doer: maybe(who), many: howMany, token: manyDescribed },
    ({ doer, many, token }, { scope, forms }) => create(scope, doer ?? scope.doer, many, token, forms),
  ),
  clause(
    `(<doer> ^create|create) <many>[ (tapped:tapped)] <name> #many:token`,
    { doer: maybe(who), many: howMany, name: cardOrPredefined },
    ({ doer, many, name }, { scope, forms, tree: { start } }) =>
      create(scope, doer ?? scope.doer, many, tokenOf(name, scope, start), forms),
  ),
  clause(`<per>, create <many> <token>`, { per: forEachNoun, many: howMany, token: described }, ({ per, many, token }, { scope }) =>
    create(scope, scope.doer, timesEach(many, per), token),
  ),
  clause(
    `(<doer> ^create|create) a number of[ (tapped:tapped)] <name> tokens equal to <number>`,
    { doer: maybe(who), name: cardOrPredefined, number: amount },
    ({ doer, name, number }, { scope, forms, tree: { start } }) =>
      create(scope, doer ?? scope.doer, number, tokenOf(name, scope, start), forms),
  ),
  clause(
    '(<doer> (^create|^put)|(create|put)) <of>( %onto|)',
    { doer: maybe(who), of: list(oneToken, [', and ', ' and ', ', '], { least: 2 }) },
    ({ doer, of }, { scope, tree: { start } }) => {
      const [first, ...others] = of;
      if (!first) throw new Unclear(start);
      return create(scope, doer ?? scope.doer, one, first, {}, others);
    },
  ),
  clause(
    'put <many> <token> %onto under <under> control',
    { many: howMany, token: choice(namedToken, manyDescribed), under: whose },
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
    "(<doer> (^create|^put)|(create|put)) <many> [(tapped:tapped and attacking|tapped) ]#many:token( %onto|) (that's a copy|that are copies) of <of>[(, | )except (that |)<except>]( %onto|)(now:| that's tapped and attacking| and that's tapped and attacking)",
    { doer: maybe(who), many: howMany, of: copied, except: maybe(exceptions) },
    ({ doer, many, of, except }, { scope, forms: { tapped = '', now = '' } }) => {
      const does: readonly Instruction[] = [
        {
          do: 'create copy',
          who: doer ?? scope.doer,
          amount: many,
          of,
          ...(except ? { except } : {}),
          ...(tapped + now === '' ? {} : { tapped: true }),
          ...(/ and attacking/.test(tapped + now) ? { attacking: true } : {}),
          remember: 'token',
        },
      ];
      return handOn(does, sayTokens(scope, many));
    },
    { before: { except: copying } },
  ),
];
