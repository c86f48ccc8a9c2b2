/** When and from where spells are cast, and what they cost besides what is printed (601.2f, 601.3). */
import type { Amount } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import { type ManaCost, manaValueOf } from '../../language/manaCost.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { digits } from '../amounts.ts';
import { costs, manaCost } from '../costs.ts';
import { after } from '../filters.ts';
import { forEachNoun } from '../perEach.ts';
import { areAll, isSurely } from '../nouns.ts';
import { amount, condition, noun, nounOfEach, nouns } from '../phrases.ts';
import { itself } from '../references.ts';
import { all, and, anywhere, controlledBy, number, self, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';
import { thatTargets } from '../targeting.ts';
import { onlyThen, time } from '../when.ts';
import { castPaying } from './castPaying.ts';
import { firstOfTurn } from './firstOfTurn.ts';
import { freeFromHand } from './freeFromHand.ts';
import { havingAsCast } from './havingAsCast.ts';
import { players } from './restricting.ts';
import { rules, type Static } from './staticMeaning.ts';

const thisSpell = '(this spell|~)';
/** What a spell says of itself is so while it is on the stack (113.6). */
const ofItself = (rule: StaticRule, only?: Condition): Static => ({
  ...rules(rule),
  ...(only ? { condition: only } : {}),
  from: 'stack',
});
const unprevented = clause("the damage can't be prevented", {}, (): readonly StaticRule[] => [{ rule: 'unpreventable', from: self }]);
/** "It", the spell that is cast, is looked at once its targets are chosen (601.2f). */
const targeting: Construct<Condition> = clause('it targets (a|an) <of>', { of: noun }, ({ of }): Condition => ({
  kind: 'matches',
  subject: self,
  // A card is a target wherever it lies.
  filter: { kind: 'targets', what: all(kindsIn(of).has('card') && !kindsIn(of).has('zone') ? and(of, anywhere) : of) },
}));
const onlyIf: Construct<Condition> = choice<Condition>(
  clause('if <of>', { of: choice(targeting, condition) }, ({ of }) => of),
  clause('as long as <of>', { of: condition }, ({ of }) => of),
  time,
);

/** How often a cost is changed. */
const per: Construct<Amount> = choice<Amount>(
  forEachNoun,
  // It is not cast itself yet while its cost is counted.
  clause('for each other spell cast this turn', {}, (): Amount => ({
    kind: 'happened',
    what: 'cast',
    of: { kind: 'and', filters: [] },
    by: { kind: 'players', which: 'each' },
  })),
  // A spell that says so has one word "target".
  clause('for each target beyond the first', {}, (): Amount => ({
    kind: 'beyond',
    of: { kind: 'count', of: { kind: 'target', index: 0 } },
    over: 1,
  })),
);
/** Mana of a colour is more or less of that colour (118.7); of X nobody has said what it is. */
function costChange(change: ManaCost, each: Amount | undefined, at: number): { readonly change: Amount; readonly mana?: ManaCost } {
  if (change.symbols.some(({ kind }) => kind === 'x')) throw new Unclear(at);
  return change.symbols.every(({ kind }) => kind === 'generic')
    ? { change: perEach(manaValueOf(change), each) }
    : { change: perEach(1, each), mana: change };
}
const perEach = (value: number, each: Amount | undefined): Amount =>
  each === undefined ? number(value) : { kind: 'times', factor: value, of: each };

interface Changed {
  readonly change: Amount;
  readonly mana?: ManaCost;
  readonly increase: boolean;
}
/** "Costs {2} less to cast for each creature you control", "cost {X} less to cast, where X is your devotion". */
const changed = (verb: string): Construct<Changed> =>
  choice<Changed>(
    clause(
      `${verb} <change> (how:less|more) to (cast|play)[ <each>]`,
      { change: manaCost, each: maybe(per) },
      ({ change, each }, { forms: { how }, tree: { start } }) => ({ ...costChange(change, each, start), increase: how === 'more' }),
    ),
    clause(`${verb} an additional <change> to (cast|play)`, { change: manaCost }, ({ change }, { tree: { start } }) => ({
      ...costChange(change, undefined, start),
      increase: true,
    })),
    clause(`${verb} {X} (how:less|more) to cast, where X is <is>`, { is: amount }, ({ is }, { forms: { how } }) => ({
      change: is,
      increase: how === 'more',
    })),
  );
const one = changed('costs');
const many = changed('cost');

/** What spells are spoken of, behind who casts them. */
const which: Construct<Filter> = choice<Filter>(
  thatTargets,
  clause('that (target|targets) <of>', { of: itself }, ({ of }): Filter => ({ kind: 'targets', what: of })),
  clause('<of>', { of: after }, ({ of }, { tree: { start } }) => {
    // What is cast is a spell on the stack, wherever it comes from.
    if (kindsIn(of).has('zone') || kindsIn(of).has('controlled')) throw new Unclear(start);
    return of;
  }),
);
const casters: Readonly<Record<string, Ref>> = {
  '': { kind: 'players', which: 'each' },
  'you cast ': you,
  'you play ': you,
  'your opponents cast ': { kind: 'players', which: 'opponents' },
  'your opponents play ': { kind: 'players', which: 'opponents' },
};
const permitted = (what: Ref, more: Partial<Extract<StaticRule, { rule: 'may play' }>> = {}): StaticRule => ({
  rule: 'may play',
  who: you,
  what,
  only: 'spells',
  ...more,
});

const fromGraveyard = (of: Filter): Ref => all(and(of, { kind: 'zone', zone: 'graveyard', of: you }));

/** Lands are played and not cast; where it is and whose is said already. */
const cannotBeCast = (of: Filter): boolean => ['zone', 'controlled', 'one of'].some((kind) => kindsIn(of).has(kind)) || areAll(of, 'land');

export const casting: readonly Construct<Static>[] = [
  clause(
    '(other:other |all |)<of> (by:you cast |you play |your opponents cast |your opponents play |)[<which> ]<changed>',
    { of: nouns, which: maybe(which), changed: many },
    ({ of, which: more, changed: change }, { forms: { by = '', other }, tree: { start } }): Static => {
      // Of other things than spells nobody pays to cast them.
      if (more && !kindsIn(of).has('spell')) throw new Unclear(start);
      return rules({
        rule: 'cost',
        of: and(
          of,
          other?.startsWith('other') ? { kind: 'other', than: self } : undefined,
          more,
          by.startsWith('you ') ? controlledBy(you) : undefined,
        ),
        by: casters[by] ?? you,
        ...change,
      });
    },
  ),
  firstOfTurn(one),
  ...castPaying,
  clause(
    "each <of> <changed> except during its controller's turn",
    { of: nounOfEach, changed: one },
    ({ of, changed: change }, { tree: { start } }): Static => {
      if (!kindsIn(of).has('spell')) throw new Unclear(start);
      return rules({
        rule: 'cost',
        of: and(of, { kind: 'not', filter: controlledBy({ kind: 'players', which: 'active' }) }),
        by: casters[''] ?? you,
        ...change,
      });
    },
  ),
  // It is not cast itself yet while its cost is counted.
  clause(
    'each spell a player casts costs <more> more to cast for each other spell that player has cast this turn',
    { more: manaCost },
    ({ more }, { tree: { start } }): Static => {
      const by: Ref = { kind: 'controller', of: { kind: 'each' } };
      const each: Amount = { kind: 'happened', what: 'cast', of: { kind: 'and', filters: [] }, by };
      return rules({ rule: 'cost', of: { kind: 'spell' }, by: casters[''] ?? you, ...costChange(more, each, start), increase: true });
    },
  ),
  clause(
    '<of> may spend mana as though it were mana of any (any:color|type)[ to cast <spells>]',
    { of: players, spells: maybe(nouns) },
    ({ of, spells }, { forms: { any }, tree: { start } }): Static => {
      if (spells && !kindsIn(spells).has('spell')) throw new Unclear(start);
      return rules({ rule: 'spend as though', who: of, any: any as 'color', ...(spells ? { of: spells } : {}) });
    },
  ),
  clause(
    '(of:equip|cycling) abilities you activate cost {<by>} (how:less|more) to activate',
    { by: digits },
    ({ by }, { forms: { of, how } }): Static =>
      rules({ rule: 'cost', of: { kind: 'and', filters: [] }, by: you, change: by, increase: how === 'more', abilities: of as 'equip' }),
  ),
  clause(`${thisSpell} <changed>[ <only>]`, { changed: one, only: maybe(onlyIf) }, ({ changed: change, only }): Static =>
    ofItself({ rule: 'cost', of: { kind: 'one of', of: self }, by: you, ...change }, only),
  ),
  clause(`(if|as long as) <only>, ${thisSpell} <changed>`, { only: condition, changed: one }, ({ only, changed: change }): Static =>
    ofItself({ rule: 'cost', of: { kind: 'one of', of: self }, by: you, ...change }, only),
  ),
  clause(
    `if <only>, ${thisSpell} can't be countered[ by spells or abilities][ and <more>]`,
    { only: condition, more: maybe(unprevented) },
    ({ only, more = [] }): Static => ({
      ...rules({ rule: 'restrict', what: self, restriction: 'be countered' }, ...more),
      condition: only,
      from: 'stack',
    }),
  ),
  ...havingAsCast(which),
  clause(`(cast|play) ${thisSpell} only if %youCast another <of> this turn`, { of: noun }, ({ of }, { tree: { start } }): Static => {
    if (!kindsIn(of).has('spell')) throw new Unclear(start);
    // As it begins to be cast it is none of those that were cast (601.3).
    return ofItself({
      rule: 'cast only',
      when: { kind: 'compare', left: { kind: 'happened', what: 'cast', of }, comparison: 'at least', right: number(1) },
    });
  }),
  clause(`(cast|play) ${thisSpell} only <when>`, { when: onlyThen }, ({ when }): Static => ofItself({ rule: 'cast only', when })),
  clause(`you can't (cast|play) ${thisSpell} unless <when>`, { when: condition }, ({ when }): Static =>
    ofItself({ rule: 'cast only', when }),
  ),
  clause(
    `you may (cast|play) ${thisSpell} (as though it had flash|%instantTime)[ <only>]`,
    { only: maybe(onlyIf) },
    ({ only }, { tree: { start } }): Static => {
      // What it will target is not known when it begins to be cast.
      if (only && kindsIn(only).has('targets')) throw new Unclear(start);
      return ofItself({ rule: 'as though', what: self, had: 'flash', for: 'timing' }, only);
    },
  ),
  clause(
    `you may (cast|play) ${thisSpell} (as though it had flash|%instantTime) if you pay <more> more to (cast|play) it`,
    { more: manaCost },
    ({ more }): Static => ofItself({ rule: 'flash for', costs: [{ pay: 'mana', cost: more }] }),
  ),
  clause(
    'you may (cast|play) <of> from (zone:your graveyard|exile)[ (if|as long as) <only>]',
    { of: itself, only: maybe(condition) },
    ({ of, only }, { forms: { zone } }): Static => ({
      ...rules(permitted(of)),
      ...(only ? { condition: only } : {}),
      from: zone === 'exile' ? 'exile' : 'graveyard',
    }),
  ),
  clause('<of>', { of: freeFromHand }, ({ of }): Static => rules(of)),
  clause(
    'you may pay <paid> rather than pay the mana cost for <of> (that |)you cast[ <which>]',
    { paid: costs, of: nouns, which: maybe(which) },
    ({ paid, of, which: more }, { tree: { start } }): Static => {
      const kinds = kindsIn([of, more]);
      // What it will target, or be paid with, is not known as the cost is chosen.
      if (!kinds.has('spell') || ['targets', 'paid', 'zone', 'controlled'].some((kind) => kinds.has(kind)) || kindsIn(paid).has('x'))
        throw new Unclear(start);
      return rules({ rule: 'cast for', who: you, of: and(of, more), costs: paid });
    },
  ),
  clause('you may play (of:lands|land cards) from your graveyard', {}, (): Static =>
    rules(permitted(fromGraveyard({ kind: 'type', type: 'land' }), { only: 'lands' })),
  ),
  clause(
    '(when:once during each of your turns|during each of your turns|once each turn), you may cast (a|an|one) <of> from (top:the top of your library|your graveyard)',
    { of: noun },
    ({ of }, { forms: { when, top }, tree: { start } }): Static => {
      const isSpell = kindsIn(of).has('spell');
      if (cannotBeCast(of) || (top !== 'your graveyard' && !isSpell)) throw new Unclear(start);
      const where: Ref =
        top === 'your graveyard'
          ? fromGraveyard(isSpell ? { kind: 'card' } : and(of, { kind: 'not', filter: { kind: 'type', type: 'land' } }))
          : { kind: 'library top', of: you, amount: number(1) };
      // What it would be as a spell is asked as it is cast, of either half (601.3e).
      const rule = permitted(where, { spells: of, once: true });
      return { ...rules(rule), ...(when === 'once each turn' ? {} : { condition: { kind: 'your turn' } }) };
    },
  ),
  clause('you may (how:cast|play) <of> from your graveyard', { of: nouns }, ({ of }, { forms: { how }, tree: { start } }): Static => {
    // Lands of a land type are played; of cards of another type some may be lands.
    if (how === 'play' && isSurely(of, 'land')) return rules(permitted(fromGraveyard(of), { only: 'lands' }));
    if (cannotBeCast(of) || isSurely(of, 'land')) throw new Unclear(start);
    if (how === 'play' && !kindsIn(of).has('spell')) throw new Unclear(start, 'some of them may be lands');
    // A card there is no spell: what it would be is asked as it is cast (601.3e).
    if (kindsIn(of).has('spell')) return rules(permitted(fromGraveyard({ kind: 'card' }), { spells: of }));
    return rules(permitted(fromGraveyard(and(of, { kind: 'not', filter: { kind: 'type', type: 'land' } })), { spells: of }));
  }),
  clause("you may (play|cast) the top card of your library if it's (a|an) <of>", { of: noun }, ({ of }, { tree: { start } }): Static => {
    const land = areAll(of, 'land');
    const top: Ref = { kind: 'library top', of: you, amount: number(1) };
    if (!land && !areAll(of, 'creature')) throw new Unclear(start);
    return rules(permitted(top, land ? { only: 'lands' } : { spells: of }));
  }),
];
