/** How things enter the battlefield (614.12). */
import { leaving } from '../effects/leavesForExile.ts';
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import { colors } from '../../language/manaCost.ts';
import { kindsIn } from '../../language/parts.ts';
import { type ChoiceFrom, chosenCounter } from '../../language/choiceFrom.ts';
import type { Modification } from '../../language/modification.ts';
import type { Ref } from '../../language/ref.ts';
import type { Instruction } from '../../language/instruction.ts';
import { counterName, howMany } from '../amounts.ts';
import { sayThing } from '../antecedents.ts';
import { attachedFilter } from '../attachedFilter.ts';
import { chooseKind, counterOfChoice } from '../counterOfChoice.ts';
import { forEachNoun, timesEach } from '../perEach.ts';
import { costs } from '../costs.ts';
import { amount, condition, exceptions, instruction, keywords, noun, nounOfEach, nouns } from '../phrases.ts';
import { cardName, namedCard } from '../cardNames.ts';
import { itself, opponents } from '../references.ts';
import { all, and, one, type Scope, self, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, maybe, words } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

const choices: Construct<ChoiceFrom> = choice<ChoiceFrom>(
  words<ChoiceFrom>({
    'a color': { kind: 'colors' },
    'a creature type': { kind: 'creature types' },
    'a basic land type': { kind: 'basic land types' },
    'a number': { kind: 'numbers' },
    'an opponent': { kind: 'opponents' },
    'a player': { kind: 'any player' },
    ...Object.fromEntries(colors.map((never) => [`a color other than ${never}`, { kind: 'colors', never }])),
  }),
  cardName,
);
const chosen = clause('choose <of>', { of: choices }, ({ of }) => of);
const enterer: Construct<Filter | 'self'> = choice<Filter | 'self'>(
  clause('<it>', { it: itself }, (): 'self' => 'self'),
  clause('<of>', { of: attachedFilter }, ({ of }) => of.is),
  clause('<of>', { of: nouns }, ({ of }) => of, { plural: true }),
  clause('each <of>', { of: nounOfEach }, ({ of }) => of),
  clause('(each other|other) <of>', { of: choice(noun, nouns) }, ({ of }): Filter => and(of, { kind: 'other', than: self })),
);
const withCounters = (what: Filter | 'self', counter: string, amount: Amount, tapped?: true): Static =>
  rules({ rule: 'enters', what, ...(tapped ? { tapped } : {}), counters: { counter, amount } });
const copyExceptions = '[(, | )except (that |)<except>]';
const asCopy = (of: Filter, except: readonly Modification[] | undefined, tapped: string | undefined): Static =>
  rules({
    rule: 'enters',
    what: 'self',
    asCopyOf: of,
    optional: true,
    ...(except ? { except } : {}),
    ...(tapped ? { tapped: true } : {}),
  });
/** What it enters as a copy of is "that permanent" to what stands behind "except". */
const choosing = (scope: Scope, { as }: { readonly as?: Filter }): Scope => {
  const copied: Ref = { kind: 'memory', slot: 'copied' };
  return { ...sayThing(scope, copied, 'chosen', as), copied };
};
/** It speaks of nothing that the permanent would be. */
const isBeforeIt = (does: Instruction): boolean =>
  does.do === 'turn face down' || (does.do === 'lose life' && does.who.kind === 'you' && !kindsIn(does).has('self'));

export const entering: readonly Construct<Static>[] = [
  clause('<of> (%enters|%enter) tapped unless <unless>', { of: enterer, unless: condition }, ({ of, unless }): Static => ({
    ...rules({ rule: 'enters', what: of, tapped: true }),
    condition: { kind: 'not', condition: unless },
  })),
  clause('<of> (%enters|%enter|is put into play) tapped', { of: enterer }, ({ of }): Static =>
    rules({ rule: 'enters', what: of, tapped: true }),
  ),
  clause('if <only>, <of> %enters tapped', { only: condition, of: itself }, ({ only, of }, { tree: { start } }): Static => {
    if (of.kind !== 'self') throw new Unclear(start);
    return { ...rules({ rule: 'enters', what: 'self', tapped: true }), condition: only };
  }),
  clause('if <it> would %leave, exile it instead of putting it anywhere else', { it: itself }, ({ it }, { tree: { start } }): Static => {
    if (it.kind !== 'self') throw new Unclear(start);
    return rules(leaving('self'));
  }),
  clause('<of> (%enters|%enter) untapped', { of: enterer }, ({ of }, { tree: { start } }): Static => {
    if (of === 'self') throw new Unclear(start);
    return rules({ rule: 'enters', what: of, tapped: false });
  }),
  // It never was under your control (614.12).
  clause(
    '(as <of> %enters, an opponent of your choice gains control of it|<of> %enters under the control of an opponent of your choice)',
    { of: itself },
    (): Static => {
      const opponent = 'opponent';
      return rules({
        rule: 'enters',
        what: 'self',
        first: [{ do: 'choose', who: you, from: opponents, slot: opponent }],
        under: { kind: 'memory', slot: opponent },
      });
    },
  ),
  clause('<of> (%enters|%enter) transformed', { of: enterer }, ({ of }): Static => rules({ rule: 'enters', what: of, transformed: true })),
  clause(
    '<of> (%enters|%enter) with <many> (additional |)<counter> #many:counter on it[ <per>]',
    {
      of: enterer,
      many: howMany,
      counter: counterName,
      per: maybe(
        choice(
          forEachNoun,
          clause('for each color of mana (spent to cast it|used to pay its cost)', {}, (): Amount => ({ kind: 'colors spent' })),
        ),
      ),
    },
    ({ of, many, counter, per }): Static => rules({ rule: 'enters', what: of, counters: { counter, amount: timesEach(many, per) } }),
  ),
  clause('<of> (%enters|%enter) with <counter> on it', { of: enterer, counter: counterOfChoice }, ({ of, counter }): Static =>
    rules({ rule: 'enters', what: of, first: [chooseKind(counter, chosenCounter)], counters: { counter: chosenCounter, amount: one } }),
  ),
  clause(
    '<of> (%enters|%enter) with <many> (additional |)<counter> #many:counter on it if <only>',
    { of: enterer, many: howMany, counter: counterName, only: condition },
    ({ of, many, counter, only }): Static => ({
      ...rules({ rule: 'enters', what: of, counters: { counter, amount: many } }),
      condition: only,
    }),
  ),
  clause(
    '<of> %enters tapped with <many> <counter> #many:counter on it',
    { of: itself, many: howMany, counter: counterName },
    ({ many, counter }) => withCounters('self', counter, many, true),
  ),
  clause(
    '<of> %enters with a number of (additional |)<counter> counters on it equal to <is>',
    { of: enterer, counter: counterName, is: amount },
    ({ of, counter, is }) => withCounters(of, counter, is),
  ),
  clause(
    '<of> %enters with (an additional |)X <counter> counters on it, where X is <is>',
    { of: enterer, counter: counterName, is: amount },
    ({ of, counter, is }) => withCounters(of, counter, is),
  ),
  clause("<of> %enters tapped and doesn't untap during your untap step", { of: itself }, ({ of }): Static =>
    rules({ rule: 'enters', what: 'self', tapped: true }, { rule: 'restrict', what: of, restriction: 'untap during untap step' }),
  ),
  clause('as <of> is turned face up, <then>', { of: itself, then: instruction }, ({ then }, { scope, tree: { start } }): Static => {
    if (scope.targets.length > 0) throw new Unclear(start, 'it has no targets');
    return rules({ rule: 'turned face up', by: [...scope.before, ...then] });
  }),
  clause(
    'as <of> %enters or is turned face up, put <many> <counter> #many:counter on it[, where X is <is>]',
    { of: itself, many: howMany, counter: counterName, is: maybe(amount) },
    ({ many, counter, is }, { tree: { start } }): Static => {
      if ((many.kind === 'x') !== (is !== undefined)) throw new Unclear(start, 'nothing says what X is');
      const counters = { counter, amount: is ?? many };
      return rules({ rule: 'enters', what: 'self', counters }, { rule: 'turned face up', by: [{ do: 'counters', on: self, ...counters }] });
    },
  ),
  clause(
    '<of> %enters tapped. as (it|<it>) %enters, <from>',
    { of: itself, it: maybe(itself), from: choice(chosen, namedCard) },
    ({ from }): Static => rules({ rule: 'enters', what: 'self', tapped: true }, { rule: 'enters', what: 'self', choose: from }),
  ),
  clause('as <of> %enters, <from>', { of: itself, from: choice(chosen, namedCard) }, ({ from }): Static =>
    rules({ rule: 'enters', what: 'self', choose: from }),
  ),
  clause(
    "as <of> %enters, you may pay <many> life[. (tapped:if you don't, (it|<it>) %enters tapped[ instead])]",
    { of: itself, many: howMany, it: maybe(itself) },
    ({ many }, { forms: { tapped } }): Static =>
      rules({ rule: 'enters', what: 'self', ...(tapped ? { tapped: true } : {}), unlessPaid: [{ pay: 'life', amount: many }] }),
  ),
  clause(
    "as <of> %enters, you may <paid>. if you don't, (it|<it>) %enters tapped[ instead]",
    { of: itself, paid: costs, it: maybe(itself) },
    ({ paid }): Static => rules({ rule: 'enters', what: 'self', tapped: true, unlessPaid: paid }),
  ),
  clause(
    'if <kicked>, (it|<it>) %enters with <many> (additional |)<counter> #many:counter on it[ and with <keywords>]',
    { kicked: condition, it: maybe(itself), many: howMany, counter: counterName, keywords: maybe(keywords) },
    ({ kicked, many, counter, keywords: given = [] }, { tree: { start } }): Static => {
      // What it enters with for some other reason may cease to be so.
      if (kicked.kind !== 'paid' && (kicked.kind !== 'spent' || given.length > 0)) throw new Unclear(start);
      return {
        ...rules({ rule: 'enters', what: 'self', counters: { counter, amount: many } }),
        ...(given.length > 0 ? { what: self, changes: given.map((ability) => ({ kind: 'add ability', ability }) as const) } : {}),
        condition: kicked,
      };
    },
  ),
  // It enters with them if it was cast by its escape (702.138c).
  clause(
    '<of> escapes with <many> <counter> #many:counter on it',
    { of: itself, many: howMany, counter: counterName },
    ({ many, counter }): Static => ({
      ...rules({ rule: 'enters', what: 'self', counters: { counter, amount: many } }),
      condition: { kind: 'paid', cost: 'escape' },
      keyword: 'escapes with',
    }),
  ),
  // What is done before it is there (614.1c): only what speaks of nothing that it would be.
  clause('as <of> %enters, <does>', { of: itself, does: instruction }, ({ does }, { scope, tree: { start } }): Static => {
    if (!does.every(isBeforeIt) || scope.targets.length > 0) throw new Unclear(start);
    return rules({ rule: 'enters', what: 'self', first: does });
  }),
  clause(
    'as <of> %enters, (exile any number of <cards>|remove any number of <cards> from the game)',
    { of: itself, cards: nouns },
    ({ cards }): Static =>
      rules({
        rule: 'enters',
        what: 'self',
        first: [
          { do: 'choose', who: you, from: all(cards), amount: { kind: 'count', of: all(cards) }, upTo: true, slot: 'them' },
          { do: 'move', what: { kind: 'memory', slot: 'them' }, to: 'exile', remember: 'exiled' },
        ],
        keep: 'exiled',
      }),
  ),
  clause(
    `you may have <of> (enter(s|)[ the battlefield]|come into play)(tapped:| tapped) as a copy of (any|a|an) <as>${copyExceptions}`,
    { of: itself, as: noun, except: maybe(exceptions) },
    ({ as, except }, { forms: { tapped } }): Static => asCopy(as, except, tapped),
    { before: { except: choosing } },
  ),
  clause(
    `as <of> %enters, you may choose (a|an) <as>. if you do, <it> %enters(tapped:| tapped) as a copy of (that|the chosen) (creature|artifact|permanent|card|land|enchantment)${copyExceptions}`,
    { of: itself, as: noun, it: itself, except: maybe(exceptions) },
    ({ as, except }, { forms: { tapped } }): Static => asCopy(as, except, tapped),
    { before: { except: choosing } },
  ),
  clause('<of> %enter as a copy of <as>', { of: enterer, as: itself }, ({ of }): Static =>
    rules({ rule: 'enters', what: of, copyOf: self }),
  ),
];
