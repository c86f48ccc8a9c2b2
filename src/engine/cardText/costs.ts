/** Costs: what stands before the colon of an activated ability, behind "as an additional cost", and after a keyword. */
import type { Amount } from '../language/amount.ts';
import type { Cost } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { parseManaCost, type ManaCost } from '../language/manaCost.ts';
import { isSame, kindsIn } from '../language/parts.ts';
import { counterName, digits, energy, howMany, numberWord, x } from './amounts.ts';
import { sayRemoved } from './countersRemoved.ts';
import { withoutHand } from './fromHand.ts';
import { type Counted, counted } from './filters.ts';
import { amount, noun } from './phrases.ts';
import { itself } from './references.ts';
import { sayThing, sayThings } from './antecedents.ts';
import { and, handOn, holds, number, one, or, type Scope, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, list, maybe, word } from './syntax.ts';

export const manaCost: Construct<ManaCost> = word(
  /(?:\{[^{}]+\})+/,
  (text) => (/\{[TQE]\}/i.test(text) ? undefined : parseManaCost(text)),
  ['{G}', '{2}{W/U}', '{X}{R}'],
);
/** Mana, or a number of life, without X: what is due is known as it is asked for. */
export const manaOrLife: Construct<Cost> = choice<Cost>(
  clause('<cost>', { cost: manaCost }, ({ cost }, { tree: { start } }): Cost => {
    if (cost.symbols.some(({ kind }) => kind === 'x')) throw new Unclear(start);
    return { pay: 'mana', cost };
  }),
  clause('<many> life', { many: digits }, ({ many }): Cost => ({ pay: 'life', amount: many })),
);
const mana = clause('(pay |)<cost>', { cost: manaCost }, ({ cost }): Cost => ({ pay: 'mana', cost }));

function objects({ filter, amount: many, upTo }: Counted): { filter: Filter; amount: Amount } {
  if (upTo) throw new Unclear(0, 'nobody is asked yet how many are paid with');
  return { filter, amount: many };
}

/** What a cost was paid with can be spoken of, as it was. */
const sayPaid = (scope: Scope, slot: string, { filter, amount: many }: Counted): Scope =>
  (many.kind === 'number' && many.value === 1 ? sayThing : sayThings)(scope, { kind: 'memory', slot }, 'paid', filter);
/** A cost that names the source. */
const paidBy = (it: Ref, cost: Cost): Cost => {
  if (it.kind !== 'granter') return cost;
  // An ability that something else gave may be paid for with the giver (201.5a).
  if (!('filter' in cost)) throw new Unclear(0);
  return { ...cost, filter: { kind: 'one of', of: it } };
};

const yourGraveyard: Filter = { kind: 'zone', zone: 'graveyard', of: you };

const single: Construct<Cost> = choice<Cost>(
  mana,
  clause('waterbend <cost>', { cost: manaCost }, ({ cost }): Cost => ({ pay: 'mana', cost, waterbend: true })),
  clause('pay <many>', { many: energy }, ({ many }): Cost => ({ pay: 'counters', counter: 'energy', amount: many, own: true })),
  clause('{T}', {}, (): Cost => ({ pay: 'tap' })),
  clause('{Q}', {}, (): Cost => ({ pay: 'untap' })),
  clause('exert <it>', { it: itself }, ({ it }): Cost => paidBy(it, { pay: 'exert' })),
  clause('sacrifice <it>', { it: itself }, ({ it }): Cost => paidBy(it, { pay: 'sacrifice', filter: 'self', amount: one })),
  clause('sacrifice <of>', { of: counted }, ({ of }, { scope }) =>
    handOn<Cost>({ pay: 'sacrifice', ...objects(of) }, sayPaid(scope, 'sacrificed', of)),
  ),
  clause('discard <it>', { it: itself }, ({ it }, { scope }) =>
    handOn(paidBy(it, { pay: 'discard', filter: 'self', amount: one }), { ...scope, from: 'hand' }),
  ),
  clause('discard your hand', {}, (): Cost => ({ pay: 'discard', filter: 'hand', amount: one })),
  clause('(discard|choose and discard) <of>(random:| at random| at random from your hand)', { of: counted }, ({ of }, { scope, forms }) => {
    const cards = { ...of, filter: withoutHand(of.filter, you) };
    return handOn<Cost>(
      { pay: 'discard', ...objects(cards), ...(forms['random'] === '' ? {} : { random: true }) },
      sayPaid(scope, 'discarded', cards),
    );
  }),
  clause('pay <many> life', { many: choice(digits, x) }, ({ many }): Cost => ({ pay: 'life', amount: many })),
  clause('pay X life, where X is <is>', { is: amount }, ({ is }, { scope, tree: { start } }) => {
    // What is spoken of again must be the same once it is paid: of what has happened it is, and of what has its end behind it.
    const isKept = is.kind === 'happened' ? is.what === 'life gained' : is.kind === 'characteristic' && is.of.kind === 'event';
    if (!isKept) throw new Unclear(start, 'what X is may have changed');
    return handOn<Cost>({ pay: 'life', amount: is }, { ...scope, x: [...(scope.x ?? []), is] });
  }),
  clause('pay <many>', { many: amount }, ({ many }): Cost => ({ pay: 'life', amount: many }), {
    accept: ({ parts }) => /^(?:half|twice)/.test(parts['many']?.of.print(parts['many']) ?? ''),
  }),
  clause('pay life equal to <many>', { many: amount }, ({ many }): Cost => ({ pay: 'life', amount: many })),
  clause('pay half your life, rounded (how:up|down)', {}, (_, { forms: { how } }): Cost => ({
    pay: 'life',
    amount: { kind: 'half', of: { kind: 'life', of: you }, rounded: how === 'up' ? 'up' : 'down' },
  })),
  clause('(exile <it>|remove <it> from the game)', { it: itself }, ({ it }): Cost =>
    paidBy(it, { pay: 'exile', filter: 'self', amount: one }),
  ),
  clause(
    '(exile <it> from your (zone:graveyard|hand)|remove <it> (from|in) your (zone:graveyard|hand) from the game)',
    { it: itself },
    ({ it }, { scope, forms: { zone } }) =>
      handOn(paidBy(it, { pay: 'exile', filter: 'self', amount: one }), { ...scope, from: zone as 'graveyard' }),
  ),
  clause(
    '(exile the top <many> #card of your library|remove the top <many> #card of your library from the game)',
    { many: choice(numberWord, digits) },
    ({ many }): Cost => ({ pay: 'exile top', amount: many }),
  ),
  clause('(exile the top card of your library|remove the top card of your library from the game)', {}, (): Cost => ({
    pay: 'exile top',
    amount: one,
  })),
  clause('(mill <many> #card|put the top card of your library into your graveyard)', { many: maybe(howMany) }, ({ many = one }): Cost => ({
    pay: 'mill',
    amount: many,
  })),
  clause(
    'remove (a|an) <counter> counter from (a|an) <of>',
    { counter: counterName, of: noun },
    ({ counter, of }, { tree: { start } }): Cost => {
      // Only permanents that are there have any, and they are the payer's (118.3).
      if (!holds(of, (each) => isSame(each, { kind: 'controlled', by: you })) || kindsIn(of).has('zone')) throw new Unclear(start);
      return { pay: 'remove counter', filter: and(of, { kind: 'counters', counter, least: 1 }), counter, amount: one };
    },
  ),
  // Which kind it is is chosen as it is paid (122.1).
  clause(
    'remove a counter from (<it>|(other:another|a|an) <of>)',
    { it: maybe(itself), of: maybe(noun) },
    ({ it, of }, { forms: { other }, tree: { start } }): Cost => {
      const among: Filter = of
        ? and(of, other === 'another' ? { kind: 'other', than: { kind: 'self' } } : undefined)
        : { kind: 'one of', of: it ?? { kind: 'self' } };
      if (of && (!holds(of, (each) => isSame(each, { kind: 'controlled', by: you })) || kindsIn(of).has('zone'))) throw new Unclear(start);
      return { pay: 'remove counter', filter: and(among, { kind: 'counters', counter: 'any', least: 1 }), counter: 'any', amount: one };
    },
  ),
  clause('draw (a card|<many> cards)', { many: maybe(numberWord) }, ({ many = one }): Cost => ({ pay: 'draw', amount: many })),
  clause('(exile <of>|remove <of> from the game)', { of: counted }, ({ of }, { scope }) =>
    handOn<Cost>({ pay: 'exile', ...objects(of) }, sayPaid(scope, 'exiled', of)),
  ),
  clause("return <it> to its owner's hand", { it: itself }, ({ it }): Cost => paidBy(it, { pay: 'return', filter: 'self', amount: one })),
  clause("return <of> to #its owner's hand", { of: counted }, ({ of }, { scope }) =>
    handOn<Cost>({ pay: 'return', ...objects(of) }, sayPaid(scope, 'returned', of)),
  ),
  clause(
    'remove <many> <counter> #many:counter from <it>',
    { many: howMany, counter: counterName, it: itself },
    ({ many, counter, it }): Cost => paidBy(it, { pay: 'counters', counter, amount: many }),
  ),
  // How many is announced as X is (601.2b).
  clause(
    'remove any number of <counter> counters from <it>',
    { counter: counterName, it: itself },
    ({ counter, it }, { scope, tree: { start } }) =>
      handOn(paidBy(it, { pay: 'counters', counter, amount: { kind: 'x' } }), sayRemoved(scope, counter, start, { kind: 'x' })),
  ),
  clause('remove all <counter> counters from <it>', { counter: counterName, it: itself }, ({ counter, it }, { scope, tree: { start } }) =>
    handOn(paidBy(it, { pay: 'counters', counter, amount: { kind: 'counters', counter, of: it } }), sayRemoved(scope, counter, start)),
  ),
  clause('put <many> <counter> #many:counter on <it>', { many: howMany, counter: counterName, it: itself }, ({ many, counter, it }): Cost =>
    paidBy(it, { pay: 'counters', counter, amount: many, add: true }),
  ),
  clause('tap <of>', { of: counted }, ({ of }, { scope }) =>
    handOn<Cost>({ pay: 'tap others', ...objects(of) }, sayPaid(scope, 'tapped', of)),
  ),
  // 701.61a
  clause('forage', {}, (): Cost => ({
    pay: 'one of',
    costs: [
      [{ pay: 'exile', filter: and({ kind: 'card' }, yourGraveyard), amount: number(3) }],
      [{ pay: 'sacrifice', filter: { kind: 'subtype', subtype: 'Food' }, amount: one }],
    ],
  })),
  // 701.59a
  clause('collect evidence <many>', { many: digits }, ({ many }): Cost => ({
    pay: 'exile',
    filter: and({ kind: 'card' }, yourGraveyard),
    amount: many,
    total: true,
  })),
  // 701.4a
  clause('behold (a|an) <of>', { of: noun }, ({ of }, { tree: { start } }): Cost => {
    if (of.kind !== 'subtype') throw new Unclear(start);
    const there = or([
      { kind: 'zone', zone: 'hand', of: you },
      and({ kind: 'zone', zone: 'battlefield' }, { kind: 'controlled', by: you }),
    ]);
    return { pay: 'reveal', filter: and(of, there), amount: one };
  }),
  clause('reveal <it> from your hand', { it: itself }, ({ it }, { scope }) =>
    handOn(paidBy(it, { pay: 'reveal', filter: 'self', amount: one }), { ...scope, from: 'hand' }),
  ),
  clause('reveal (a|an) <of> from your hand', { of: noun }, ({ of }, { scope }) =>
    handOn<Cost>(
      { pay: 'reveal', filter: and(of, { kind: 'zone', zone: 'hand', of: you }), amount: one },
      sayPaid(scope, 'revealed', { filter: of, amount: one }),
    ),
  ),
);

export const loyaltyCost: Construct<Cost> = word(
  /\[?[+\-−]?(?:\d+|X)(?:\]|(?=:))/,
  (text): Cost | undefined => {
    const inner = text.replace(/[[\]]/g, '').replace('−', '-');
    if (inner.endsWith('X'))
      return { pay: 'loyalty', amount: { kind: 'times', factor: inner.startsWith('-') ? -1 : 1, of: { kind: 'x' } } };
    return { pay: 'loyalty', amount: number(Number(inner)) };
  },
  ['+1', '-2', '0'],
);

/** "Discard an Island card and another card": first what is described, then any. */
const andAnother: Construct<readonly Cost[]> = clause('discard (a|an) <of> and another card[ from your hand]', { of: noun }, ({ of }) => [
  { pay: 'discard', filter: withoutHand(of, you), amount: one },
  { pay: 'discard', filter: { kind: 'card' }, amount: one },
]);
const part: Construct<readonly Cost[]> = choice<readonly Cost[]>(
  andAnother,
  clause('<of>', { of: single }, ({ of }) => [of]),
);
/** Costs of an activated ability: `{2}, {T}, Sacrifice ~`. */
export const costs: Construct<readonly Cost[]> = clause('<all>', { all: list(part, [', ', ' and ']) }, ({ all }) => all.flat());
const capital = { finish: (text: string): string => text.charAt(0).toUpperCase() + text.slice(1) };
const alone: Construct<readonly Cost[]> = clause('<of>', { of: part }, ({ of }) => of, capital);
/** "Remove three charge counters from ~ and sacrifice it". */
const andSacrifice: Construct<readonly Cost[]> = clause(
  'remove <many> <counter> #many:counter from <it> and sacrifice it',
  { many: howMany, counter: counterName, it: itself },
  ({ many, counter, it }, { tree: { start } }): readonly Cost[] => {
    if (it.kind !== 'self') throw new Unclear(start);
    return [
      { pay: 'counters', counter, amount: many },
      { pay: 'sacrifice', filter: 'self', amount: one },
    ];
  },
  capital,
);
/** The same with a capital letter for each, as before a colon. */
export const paidCosts: Construct<readonly Cost[]> = clause('<of>', { of: list(choice(alone, andSacrifice), [', ']) }, ({ of }) =>
  of.flat(),
);
/** One of two costs: "reveal a card or pay {3}". */
export const eitherCost: Construct<readonly (readonly Cost[])[]> = clause(
  '<first> or <second>',
  { first: single, second: single },
  ({ first, second }) => [[first], [second]],
);
