/** Whom and what a text names: targets, pronouns, the card itself, players. */
import type { Amount } from '../language/amount.ts';
import { type Filter, teammate } from '../language/filter.ts';
import type { ChoiceFrom } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';
import { numberWord, x } from './amounts.ts';
import { noun, nouns, what, who, whose } from './phrases.ts';
import { counted } from './filters.ts';
import { addTarget, and, asItWas, mention, meansPlayers, newSlot, number, one, or, type Scope, self, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, maybe, type Tree, word, words } from './syntax.ts';

const opponents: Ref = { kind: 'players', which: 'opponents' };
const player: Filter = { kind: 'player' };
const known = (ref: Ref | undefined, tree: Tree): Ref => {
  if (!ref) throw new Unclear(tree.start);
  return ref;
};
/** All things of a filter: for players the ref that players have. */
const everything = (filter: Filter): Ref => ({ kind: 'all', filter });

/** "Another": than the source, or than the targets before. */
function another(scope: Scope): Filter {
  const { length } = scope.targets;
  if (length === 0) return { kind: 'other', than: self };
  return and(...scope.targets.map((_, index): Filter => ({ kind: 'other', than: { kind: 'target', index } })));
}

const anyTarget: Filter = { kind: 'any target' };
export const target: Construct<Ref> = choice<Ref>(
  clause('target <of>', { of: noun }, ({ of }, scope) => addTarget(scope, of, one, one)),
  clause("target <of> of an opponent's choice", { of: noun }, ({ of }, scope) => addTarget(scope, of, one, one, opponents)),
  clause("any target of an opponent's choice", {}, (_, scope) => addTarget(scope, anyTarget, one, one, opponents)),
  clause('another target <of>', { of: noun }, ({ of }, scope) => addTarget(scope, and(of, another(scope)), one, one)),
  clause('any target', {}, (_, scope) => addTarget(scope, anyTarget, one, one)),
  clause('any other target', {}, (_, scope) => addTarget(scope, and(anyTarget, another(scope)), one, one)),
  clause('up to one (other:other |)target <of>', { of: noun }, ({ of }, scope, { other }) =>
    addTarget(scope, other === '' ? of : and(of, another(scope)), number(0), one),
  ),
  clause(
    '<most> (other |)target <of>',
    { most: choice(numberWord, x), of: nouns },
    ({ most, of }, scope) => addTarget(scope, of, most, most),
    { plural: true },
  ),
  clause(
    'up to <most> target <of>',
    { most: choice(numberWord, x), of: nouns },
    ({ most, of }, scope) => addTarget(scope, of, number(0), most),
    { plural: true },
  ),
  clause(
    'any number of (target <of>|targets)',
    { of: maybe(nouns) },
    ({ of }, scope) => addTarget(scope, of ?? anyTarget, number(0), number(99)),
    {
      plural: true,
    },
  ),
  clause(
    '(one, two, or three|one or two) (target <of>|targets)',
    { of: maybe(nouns) },
    ({ of }, scope, forms) => addTarget(scope, of ?? anyTarget, one, number(forms['1'] === 'one or two' ? 2 : 3)),
    { plural: true },
  ),
  clause(
    '(up to |)<most> targets',
    { most: choice(numberWord, x) },
    ({ most }, scope, forms) => addTarget(scope, anyTarget, forms['1'] === '' ? most : number(0), most),
    { plural: true },
  ),
);

/** "A nonland card name". */
export const cardName: Construct<ChoiceFrom> = clause('(a|an) <of> name', { of: noun }, ({ of }): ChoiceFrom => ({
  kind: 'card names',
  ...(of.kind === 'card' ? {} : { of }),
}));

const selfNames = [
  '~',
  ...[
    'creature',
    'permanent',
    'artifact',
    'enchantment',
    'land',
    'card',
    'spell',
    'planeswalker',
    'token',
    'Aura',
    'Equipment',
    'Vehicle',
    'battle',
    'Saga',
    'emblem',
  ].flatMap((type) => [`this ${type}`, `[this ${type}]`]),
];
export const itself: Construct<Ref> = clause(
  '<name>',
  { name: words(Object.fromEntries(selfNames.map((name) => [name, name]))) },
  ({ name }, scope) => mention(scope, scope.quoted === true && name === '~' ? { kind: 'granter' } : self, false),
);

/** The name of another card, without a comma; and one that goes to the end of its sentence. */
export const properName = word(/[^,.:;]+/, (text) => text, ['Graf Rats']);
export const lastName = word(/[^.:;]+/, (text) => text, ['Chittering Host']);

const attachedTypes = words(
  Object.fromEntries(
    [
      'enchanted creature',
      'enchanted permanent',
      'enchanted land',
      'enchanted artifact',
      'enchanted enchantment',
      'enchanted planeswalker',
      'enchanted Equipment',
      'equipped creature',
      'fortified land',
    ].map((name) => [name, true]),
  ),
);
const attached = clause('<name>', { name: attachedTypes }, (_, scope) => mention(scope, { kind: 'attached' }, false));

const thatThing = words(
  Object.fromEntries(
    [
      'creature',
      'permanent',
      'artifact',
      'enchantment',
      'land',
      'card',
      'spell',
      'spell or ability',
      'planeswalker',
      'token',
      'Aura',
      'Equipment',
      'Vehicle',
      'permanent or player',
      'creature or player',
      'source',
    ].map((name) => [name, name]),
  ),
);
const thoseThings = words(
  Object.fromEntries(
    ['creatures', 'permanents', 'artifacts', 'lands', 'cards', 'tokens', 'spells', 'enchantments'].map((name) => [name, name]),
  ),
  true,
);

export const indefinite: Construct<Ref> = clause(
  '<of>',
  { of: counted },
  ({ of }, scope) => {
    const slot = newSlot(scope, 'chosen');
    scope.before.push({
      do: 'choose',
      who: scope.doer,
      from: everything(of.filter),
      amount: of.amount,
      ...(of.upTo ? { upTo: true } : {}),
      slot,
    });
    return mention(scope, { kind: 'memory', slot }, meansPlayers(of.filter) === 'only');
  },
  { like: 'of' },
);

what.define(
  target,
  itself,
  attached,
  clause('it', {}, (_, scope, __, tree) => known(scope.it, tree)),
  clause('itself', {}, (_, scope, __, tree) => known(scope.it, tree)),
  clause('(they|them|those <of>)', { of: thoseThings }, (_, scope, __, tree) => known(scope.that ?? scope.it, tree), { plural: true }),
  clause(
    '(that|the) <of>',
    { of: thatThing },
    ({ of }, scope, __, tree) =>
      scope.within && of.endsWith('or player')
        ? { kind: 'each' }
        : known(scope.named?.[of] ?? scope.chosen ?? scope.that ?? scope.it, tree),
    {
      accept: ({ forms, parts }) => forms['1'] === 0 || ['token', 'card'].includes(parts['of']?.text ?? ''),
    },
  ),
  clause(
    'the (first|sacrificed|exiled|removed|discarded|revealed|chosen) (creature|card|artifact|permanent|land)',
    {},
    (_, scope, { 1: how }): Ref => mention(scope, { kind: 'memory', slot: how === 'removed' ? 'exiled' : (how ?? '') }, false),
  ),
  clause(
    'the ((exiled|removed) cards|cards exiled with <it>)',
    { it: maybe(itself) },
    (_, scope) => mention(scope, { kind: 'linked', slot: 'exiled' }, false),
    { plural: true },
  ),
  clause('each other <of>', { of: noun }, ({ of }, scope) => mentionAll(scope, and(of, { kind: 'other', than: scope.it ?? self }))),
  clause('each <of>', { of: noun }, ({ of }, scope) => mentionAll(scope, of)),
  clause('(all |)other <of>', { of: nouns }, ({ of }, scope) => mentionAll(scope, and(of, { kind: 'other', than: scope.it ?? self })), {
    plural: true,
  }),
  clause('(all |)<of>', { of: nouns }, ({ of }, scope) => mentionAll(scope, of), { plural: true }),
  clause('each of (them|those <of>)', { of: thoseThings }, (_, scope, __, tree) => known(scope.that ?? scope.it, tree)),
  clause(
    '<first> and other <second>',
    { first: nouns, second: nouns },
    ({ first, second }, scope) => mentionAll(scope, or([first, and(second, { kind: 'other', than: self })])),
    { plural: true },
  ),
  clause('all <first> and all <second>', { first: nouns, second: nouns }, ({ first, second }) => everything(or([first, second])), {
    plural: true,
  }),
);

function mentionAll(scope: Scope, filter: Filter): Ref {
  const all = everything(filter);
  if (scope.singly) scope.it = { kind: 'each' };
  scope.it ??= all;
  scope.that ??= all;
  return all;
}

const damagedPlayer = clause('target opponent previously dealt damage by (it|~)', {}, (_, scope) =>
  addTarget(scope, and({ kind: 'opponent' }, { kind: 'one of', of: { kind: 'linked', slot: 'damaged' } }), one, one),
);
const targetPlayer = clause('target (kind:player|opponent|teammate)', {}, (_, scope, { kind }) =>
  addTarget(scope, kind === 'teammate' ? teammate : { kind: kind === 'player' ? 'player' : 'opponent' }, one, one),
);
const thatPlayer = (scope: Scope, tree: Tree): Ref => known(scope.player ?? scope.doer, tree);

who.define(
  clause('you', {}, () => you, { plural: true }),
  targetPlayer,
  damagedPlayer,
  clause('up to <most> target players', { most: numberWord }, ({ most }, scope) => addTarget(scope, player, number(0), most), {
    plural: true,
  }),
  clause('each player', {}, (_, scope) => mention(scope, { kind: 'players', which: 'each' }, true)),
  clause('each (other player|opponent)', {}, (_, scope) => mention(scope, opponents, true)),
  clause('your opponents', {}, () => opponents, { plural: true }),
  clause('defending player', {}, (_, scope) => mention(scope, { kind: 'players', which: 'defending' }, true)),
  clause('the active player', {}, (): Ref => ({ kind: 'players', which: 'active' })),
  clause('(that player|that opponent|the player|he or she)', {}, (_, scope, __, tree) => thatPlayer(scope, tree)),
  clause('they', {}, (_, scope, __, tree) => thatPlayer(scope, tree), { plural: true }),
  clause('enchanted player', {}, (_, scope) => mention(scope, { kind: 'attached' }, true)),
  clause('the chosen player', {}, (): Ref => ({ kind: 'linked', slot: 'player' })),
  clause('<of> (role:controller|owner)', { of: whose }, ({ of }, scope, { role }) =>
    mention(scope, { kind: role === 'owner' ? 'owner' : 'controller', of }, true),
  ),
  clause('the owner of <of>', { of: what }, ({ of }): Ref => ({ kind: 'owner', of })),
  clause('an opponent', {}, (_, scope) => {
    const slot = newSlot(scope, 'opponent');
    scope.before.push({ do: 'choose', who: scope.doer, from: opponents, slot });
    return mention(scope, { kind: 'memory', slot }, true);
  }),
  clause("each of that player's opponents", {}, (_, scope, __, tree): Ref => ({ kind: 'opponents of', of: known(scope.player, tree) })),
);

const possessed: Construct<Ref> = choice<Ref>(
  targetPlayer,
  clause('target <of>', { of: noun }, ({ of }, scope) => addTarget(scope, of, one, one)),
  itself,
  attached,
  clause('each player', {}, (_, scope) => mention(scope, { kind: 'players', which: 'each' }, true)),
  clause('that (player|opponent)', {}, (_, scope, __, tree) => thatPlayer(scope, tree)),
  clause('defending player', {}, (): Ref => ({ kind: 'players', which: 'defending' })),
  clause('enchanted player', {}, (): Ref => ({ kind: 'attached' })),
  clause('that <of>', { of: thatThing }, ({ of }, scope, __, tree) => {
    const ref = scope.named?.[of] ?? scope.that ?? scope.it;
    return known(of === 'card' ? ref : asItWas(scope, ref), tree);
  }),
  clause('the (sacrificed|exiled|discarded|revealed|chosen) (creature|card|artifact|permanent)', {}, (_, __, { 1: how }): Ref => ({
    kind: 'memory',
    slot: how ?? '',
  })),
  clause('the spell', {}, (_, scope, __, tree) => known(scope.it, tree)),
);

whose.define(
  clause('your', {}, () => you),
  clause("<of>'s", { of: possessed }, ({ of }) => of),
  clause("<of>'s (role:controller|owner)'s", { of: possessed }, ({ of }, _, { role }): Ref => ({
    kind: role === 'owner' ? 'owner' : 'controller',
    of,
  })),
  clause("(its|their) (role:controller|owner)'s", {}, (_, scope, { role }, tree): Ref => ({
    kind: role === 'owner' ? 'owner' : 'controller',
    of: known(asItWas(scope, scope.it), tree),
  })),
  clause("the source's (role:controller|owner)'s", {}, (_, scope, { role }, tree): Ref => ({
    kind: role === 'owner' ? 'owner' : 'controller',
    of: known(scope.that, tree),
  })),
  clause('its', {}, (_, scope, __, tree) => known(asItWas(scope, scope.it), tree)),
  clause('(their|his or her)', {}, (_, scope, __, tree) => thatPlayer(scope, tree)),
);

/** "Its owner's hand", "their owners' hands": the zone is all that matters, since things go to their owner's. */
export const ownersZone = (zone: string, several: string): string =>
  `(its owner's ${zone}|owner's ${zone}|their owner's ${zone}|their owners' ${several}|your ${zone}|that (creature|permanent|card|artifact|land|spell)'s owner's ${zone}|that player's ${zone})`;

export type { Amount };
