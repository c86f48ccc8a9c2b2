/** What stands behind a noun and sets it apart: whose it is, what it is attached to, what it is called, what it is not. */
import type { Amount } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { characteristic, counterName, digits } from './amounts.ts';
import { inPassing, it, sayPlayer, sayTarget } from './antecedents.ts';
import { properName } from './names.ts';
import { noun, nouns, what } from './phrases.ts';
import { contracted, theirs } from './pronouns.ts';
import { and, before, controlledBy, handOn, not, one, or, type Scope, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, words } from './syntax.ts';
import { thatTargets } from './targeting.ts';

const opponents: Ref = { kind: 'players', which: 'opponents' };
const owned = (by: Ref): Filter => ({ kind: 'owned', by });

const possessors = words<Filter>({
  'an opponent owns': owned(opponents),
  'your opponents own': owned(opponents),
  "you don't own": not(owned(you)),
  'you neither own nor control': and(not(owned(you)), not(controlledBy(you))),
  'owned by another player': not(owned(you)),
  "you control but don't own": and(controlledBy(you), not(owned(you))),
  "you own but don't control": and(owned(you), not(controlledBy(you))),
  'you own in exile and in your graveyard': or([
    and({ kind: 'zone', zone: 'exile' }, owned(you)),
    { kind: 'zone', zone: 'graveyard', of: you },
  ]),
  'that your opponents control': controlledBy(opponents),
  'that an opponent controls': controlledBy(opponents),
  'that you control': controlledBy(you),
});
export const states = words<Filter>({
  enchanted: { kind: 'bears', what: 'Aura' },
  equipped: { kind: 'bears', what: 'Equipment' },
  ...Object.fromEntries(
    (['tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked'] as const).map((status) => [
      status,
      { kind: 'status', status },
    ]),
  ),
  'enchanted or equipped': or([
    { kind: 'bears', what: 'Aura' },
    { kind: 'bears', what: 'Equipment' },
  ]),
  // 105.2
  'one or more colors': not({ kind: 'color', color: 'colorless' }),
  'attacking or blocking': or([
    { kind: 'status', status: 'attacking' },
    { kind: 'status', status: 'blocking' },
  ]),
});
const choices = { color: 'color', type: 'creature type', 'creature type': 'creature type', 'card type': 'card type' } as const;
const chosen = (word: string): Filter => ({ kind: 'chosen', slot: choices[word as keyof typeof choices] });
/** "Of that color": of the one that the same effect has let somebody choose, and of no other. @throws Unclear where it did not */
function thatChoice(word: string, { chosen: made = [] }: Scope, at: number): Filter {
  const fitting = made.filter((slot) => (word === 'type' ? slot.endsWith('type') : slot === word));
  const [only] = fitting;
  if (only === undefined || fitting.length > 1 || only === 'basic land type') throw new Unclear(at, 'which one it is was not chosen');
  return { kind: 'chosen', slot: only as 'color' };
}

/** Of the source, which is named. */
const targetsOnlyIt: Construct<Filter> = clause('that (target|targets) only <of>', { of: what }, ({ of }, { tree: { start } }): Filter => {
  if (of.kind !== 'self' && of.kind !== 'granter') throw new Unclear(start);
  return { kind: 'targets only', filter: { kind: 'one of', of } };
});

export const behindNouns: readonly Construct<Filter>[] = [
  clause(
    'with the (most:greatest|highest|least|lowest) <name> among <of>',
    { name: characteristic, of: nouns },
    ({ name, of }, { forms: { most = '' } }): Filter => {
      const least = ['least', 'lowest'].includes(most) ? { least: true as const } : {};
      return {
        kind: 'number',
        of: name,
        comparison: 'exactly',
        value: { kind: 'greatest', name, of: { kind: 'all', filter: of }, ...least },
      };
    },
  ),
  clause('that (target|targets) only (a single|a) <of>', { of: noun }, ({ of }): Filter => ({ kind: 'targets only', filter: of })),
  targetsOnlyIt,
  possessors,
  thatTargets,
  clause('target (by:player|opponent) (verb:controls|owns)', {}, (_, { scope, forms: { by, verb } }) => {
    const { meaning, scope: after } = sayTarget(scope, { kind: by === 'player' ? 'player' : 'opponent' }, one, one);
    return handOn(verb === 'controls' ? controlledBy(meaning) : owned(meaning), after);
  }),
  clause(
    'the active player (since:controls|has controlled continuously since the beginning of the turn)',
    {},
    (_, { scope, forms: { since } }) => {
      const active: Ref = { kind: 'players', which: 'active' };
      return handOn(and(controlledBy(active), since === 'controls' ? undefined : not({ kind: 'new this turn' })), sayPlayer(scope, active));
    },
  ),
  // Than whoever chooses it.
  clause('another player (verb:controls|owns)', {}, (_, { scope: { doer }, forms: { verb }, tree: { start } }) => {
    if (doer.kind !== 'you' && !(doer.kind === 'controller' && doer.of.kind === 'event'))
      throw new Unclear(start, 'other than whom is not said');
    return not(verb === 'controls' ? controlledBy(doer) : owned(doer));
  }),
  clause('<of> ^own', { of: theirs.subject }, ({ of }) => owned(of)),
  // "Its controller controls", of whoever controls it as the text says so, or controlled it last (608.2h).
  clause('<of> controller controls', { of: choice(theirs.ofOne, theirs.ofMany) }, ({ of }, { scope }) => {
    const by: Ref = { kind: 'controller', of };
    return handOn(controlledBy(by), sayPlayer(scope, by));
  }),
  clause("(that's |that are |)attached to (a|an) <of>", { of: noun }, ({ of }): Filter => ({
    kind: 'attached to',
    to: { kind: 'all', filter: of },
  })),
  clause("(that's |that are |)attacking (whom:you|your opponents)", {}, (_, { forms: { whom } }): Filter => ({
    kind: 'attacking',
    whom: whom === 'you' ? you : opponents,
  })),
  clause('of the creature type of your choice', {}, (_, { scope, tree: { start } }) => {
    if (!scope.inEffect || scope.doer.kind !== 'you') throw new Unclear(start, 'nobody is asked to choose');
    return handOn(
      chosen('creature type'),
      before(scope, { do: 'choose', who: you, from: { kind: 'creature types' }, slot: 'creature type' }),
    );
  }),
  // It is chosen as what is done to them is carried out (608.2d): nobody is asked where it is always so.
  clause('of the color of your choice', {}, (_, { scope, tree: { start } }) => {
    if (!scope.inEffect || scope.doer.kind !== 'you') throw new Unclear(start, 'nobody is asked to choose');
    return handOn(chosen('color'), before(scope, { do: 'choose', who: you, from: { kind: 'colors' }, slot: 'color' }));
  }),
  clause('not named ~', {}, (_, { scope: { card } }) => not({ kind: 'named', name: card.name })),
  clause('(not:not |)named <name>', { name: properName }, ({ name }, { forms }): Filter =>
    forms['not'] === '' ? { kind: 'named', name } : not({ kind: 'named', name }),
  ),
  clause("(that's|that are) <is>", { is: states }, ({ is }) => is),
  clause("that (isn't|aren't) <is>", { is: states }, ({ is }) => not(is)),
  clause("that isn't (a|an) <of>", { of: noun }, ({ of }) => not(of)),
  clause("that (isn't|aren't) (of |)the chosen (slot:color|creature type|type)", {}, (_, { forms: { slot = '' } }) => not(chosen(slot))),
  clause('of that (slot:color|creature type|card type|type)', {}, (_, { scope, forms: { slot = '' }, tree: { start } }) =>
    thatChoice(slot, scope, start),
  ),
  // What deals damage to it may be what blocks it.
  clause('<by> blocking', { by: contracted.is }, ({ by }): Filter => ({ kind: 'blocked by', what: by }), {
    before: { by: (scope) => ({ ...scope, subject: undefined }) },
  }),
  clause('with(out:|out) {X} in (its mana cost|their mana costs)', {}, (_, { forms }): Filter =>
    forms['out'] === '' ? { kind: 'has x' } : not({ kind: 'has x' }),
  ),
  clause('without (a|an) <counter> counter on %again', { counter: counterName }, ({ counter }) =>
    not({ kind: 'counters', counter, least: 1 }),
  ),
  clause('that attacked this turn', {}, (): Filter => ({ kind: 'attacked this turn' })),
  clause('(that was |that were |)dealt damage this turn', {}, (): Filter => ({ kind: 'damaged this turn' })),
  clause('that %entered this turn', {}, (): Filter => ({ kind: 'entered this turn' })),
  clause('you attacked with this turn', {}, () => and({ kind: 'attacked this turn' }, controlledBy(you))),
  // It is known of the source alone, whose cost they helped to pay (702.51c).
  clause('that convoked <it>', { it: what }, ({ it }, { scope, outer, tree: { start } }) => {
    if (it.kind !== 'self') throw new Unclear(start);
    return handOn<Filter>({ kind: 'one of', of: { kind: 'linked', slot: 'convoked' } }, inPassing(scope, outer));
  }),
  clause('with <of> <name>', { of: theirs.ofThat, name: characteristic }, ({ of, name }): Filter => ({
    kind: 'number',
    of: name,
    comparison: 'exactly',
    value: { kind: 'characteristic', name, of },
  })),
  clause('with power or toughness <value> or (how:less|greater)', { value: digits }, ({ value }, { forms: { how } }) =>
    or((['power', 'toughness'] as const).map((of) => ({ kind: 'number', of, value, comparison: how === 'less' ? 'at most' : 'at least' }))),
  ),
  // Than what is spoken of has, or had last (608.2h).
  clause('with lesser <name>', { name: characteristic }, ({ name }, { scope, tree: { start } }) => {
    const { ref, was = ref } = it(scope, start).meaning;
    const value: Amount = {
      kind: 'sum',
      of: [
        { kind: 'number', value: -1 },
        { kind: 'characteristic', name, of: was },
      ],
    };
    return handOn<Filter>({ kind: 'number', of: name, comparison: 'at most', value }, scope);
  }),
  clause('with no abilities', {}, (): Filter => ({ kind: 'no abilities' })),
  clause(
    'with [an ](parity:even|odd) (mana value|mana values|converted mana cost|converted mana costs)',
    {},
    (_, { forms: { parity } }) => {
      const even: Filter = { kind: 'even mana value' };
      return parity === 'even' ? even : not(even);
    },
  ),
  clause('with toughness greater than (its|their) power', {}, (): Filter => ({ kind: 'toughness above power' })),
  clause('with (that|the chosen) name', {}, (): Filter => ({ kind: 'chosen', slot: 'name' })),
];
