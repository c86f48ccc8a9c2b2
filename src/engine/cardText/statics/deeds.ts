/** What something can't, must and may do, said behind its subject: "can't block", "attacks each combat if able" (508, 509). */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import { isSame, kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { Restriction, StaticRule } from '../../language/staticRule.ts';
import { howMany, numberWord } from '../amounts.ts';
import { noun, nouns } from '../phrases.ts';
import { and, controlledBy, holds, one, or, self, Unclear, you } from '../scope.ts';
import { itself } from '../references.ts';
import { choice, clause, type Construct, maybe, words } from '../syntax.ts';

/** Of whom it is said is known where it is said. */
export type Deeds = (of: Ref) => readonly StaticRule[];

/** Who cannot block it: "by Walls", "except by artifact creatures". */
export const exceptBy: Construct<Filter> = choice<Filter>(
  clause('by <of>', { of: nouns }, ({ of }) => of),
  clause('except by <of>', { of: nouns }, ({ of }): Filter => ({ kind: 'not', filter: of })),
);
/** Whom one cannot attack: you, and what is yours. */
export const youAnd = 'you(and:| or planeswalkers you control| or a planeswalker you control)';
export function youAndYours(others: string | undefined): Filter {
  const yours: Filter = { kind: 'one of', of: you };
  return others ? or([yours, and({ kind: 'type', type: 'planeswalker' }, controlledBy(you))]) : yours;
}

const restrict = (restriction: Restriction, more: Partial<Extract<StaticRule, { rule: 'restrict' }>> = {}): Deeds => {
  return (of) => [{ rule: 'restrict', what: of, restriction, ...more }];
};

const onlyAlone = restrict('attack', { least: 0 });
/** In your untap step only yours untap (502.3): of the others nothing is said. */
export const areYours = (of: Ref): boolean =>
  of.kind === 'self' || (of.kind === 'all' && holds(of.filter, (part) => isSame(part, controlledBy(you))));

function makeDeeds(plural: boolean): Construct<Deeds> {
  const v = (singular: string, several: string): string => (plural ? several : singular);
  const its = v('its', 'their');
  return choice<Deeds>(
    clause("can't block (it|~)", {}, (_, { forms, tree: { start } }): Deeds => {
      // "It" is what the creatures are measured with.
      return (of) => {
        if (of.kind !== 'all' || (forms['1'] === 'it' && !kindsIn(of).has('self'))) throw new Unclear(start);
        return [{ rule: 'restrict', what: of, restriction: 'block', whom: { kind: 'one of', of: self } }];
      };
    }),
    clause("can't block <whom>", { whom: nouns }, ({ whom }) => restrict('block', { whom })),
    clause(`can't attack ${youAnd}`, {}, (_, { forms: { and: others } }) => restrict('attack', { whom: youAndYours(others) })),
    // Whoever controls it by now: its owner is one player of it alone.
    clause(
      "can't attack its owner(and:| or planeswalkers its owner controls)",
      {},
      (_, { forms: { and: others }, tree: { start } }): Deeds => {
        return (of) => {
          if (of.kind !== 'self' || plural) throw new Unclear(start);
          const owner: Ref = { kind: 'owner', of };
          const them: Filter = { kind: 'one of', of: owner };
          const theirs = and({ kind: 'type', type: 'planeswalker' }, controlledBy(owner));
          return restrict('attack', { whom: others === '' ? them : or([them, theirs]) })(of);
        };
      },
    ),
    clause("can't (to:attack|block) alone", {}, (_, { forms: { to } }) => restrict(to === 'attack' ? 'attack' : 'block', { least: 1 })),
    clause(
      "can't (to:attack|block) unless (a|an) <by>(greater:| with greater power) also (does:attacks|blocks)",
      { by: noun },
      ({ by }, { forms: { to, greater, does }, tree: { start } }): Deeds =>
        (of) => {
          // Whose power it is greater than is known of one thing alone.
          if (!does?.startsWith(to ?? '-') || (greater !== '' && of.kind !== 'self')) throw new Unclear(start);
          const value: Amount = { kind: 'sum', of: [one, { kind: 'characteristic', name: 'power', of: self }] };
          const beside = and(by, greater === '' ? undefined : { kind: 'number', of: 'power', comparison: 'at least', value });
          return restrict(to === 'attack' ? 'attack' : 'block', { least: 1, beside })(of);
        },
    ),
    clause('can only attack alone', {}, () => onlyAlone),
    clause("can't attack, block, or crew Vehicles", {}, (): Deeds => {
      return (of) => [...restrict('attack or block')(of), ...restrict('crew')(of)];
    }),
    clause("can't attack or block alone", {}, (): Deeds => {
      return (of) => [...restrict('attack', { least: 1 })(of), ...restrict('block', { least: 1 })(of)];
    }),
    clause("can't be blocked except by <least> or more creatures", { least: numberWord }, ({ least }): Deeds => {
      if (least.kind !== 'number') throw new Unclear(0);
      return restrict('be blocked', { least: least.value });
    }),
    clause("can't be blocked by more than one creature", {}, () => restrict('be blocked', { most: 1 })),
    clause("can't be blocked <by>", { by: exceptBy }, ({ by }) => restrict('be blocked', { by })),
    clause('can block only <by>', { by: nouns }, ({ by }) => restrict('block', { whom: { kind: 'not', filter: by } })),
    // Of an attacker with shadow it is the same who of both is seen so (702.28b).
    clause(
      "(can|may) block (as though %being had flying|creatures with flying|(shadow:creatures with shadow as though (they didn't have|%being had|<it> had) shadow))",
      { it: maybe(itself) },
      (_, { forms: { shadow } }): Deeds =>
        (of) => [{ rule: 'as though', what: of, had: shadow === undefined ? 'flying' : 'shadow', for: 'blocking' }],
    ),
    clause("(can|may) attack as though %being didn't have defender", {}, (): Deeds => {
      return (of) => [{ rule: 'as though', what: of, had: 'defender', not: true, for: 'attacking' }];
    }),
    clause(`(to:${v('attacks|blocks', 'attack|block')}) each (turn|combat) if able`, {}, (_, { forms: { to = '' } }): Deeds => {
      return (of) => [{ rule: 'require', what: of, to: to.startsWith('attack') ? 'attack' : 'block' }];
    }),
    clause('must be blocked[ by (a|an) <by>]( each combat|) if able', { by: maybe(noun) }, ({ by }): Deeds => {
      return (of) => [{ rule: 'require', what: of, to: 'be blocked', ...(by ? { whom: { kind: 'all', filter: by } } : {}) }];
    }),
    clause(
      '(can|may) block (an additional creature|<more> additional creatures|any number of creatures)( each combat| each turn|)',
      { more: maybe(howMany) },
      ({ more }, { forms }): Deeds => {
        const isAny = Object.values(forms).some((text) => text.startsWith('any'));
        return (of) => [{ rule: 'block more', what: of, additional: isAny ? 'any number' : (more ?? one) }];
      },
    ),
    clause(
      `${v("doesn't", "don't")} untap during (whose:your|${v("its controller's", "their controllers'")}) untap step(s|)`,
      {},
      (_, { forms: { whose }, tree: { start } }): Deeds =>
        (of) => {
          if (whose === 'your' && !areYours(of)) throw new Unclear(start);
          return restrict('untap during untap step')(of);
        },
    ),
    clause(`${v('assigns', 'assign')} combat damage equal to ${its} toughness rather than ${its} power`, {}, (): Deeds => {
      return (of) => [{ rule: 'assigns', what: of, by: 'toughness' }];
    }),
  );
}
/** What is said of one thing, and of many. */
export const deedsOfOne = makeDeeds(false);
export const deedsOfMany = makeDeeds(true);

/** What cannot be done to it, where nothing else is said of that: behind what it is and has. */
export const plainRestriction: Construct<Deeds> = words<Deeds>({
  "can't attack or block": restrict('attack or block'),
  "can't attack": restrict('attack'),
  "can't block": restrict('block'),
  'can only attack alone': onlyAlone,
  "can't be blocked": restrict('be blocked'),
  'is unblockable': restrict('be blocked'),
  'are unblockable': restrict('be blocked'),
  'is indestructible': restrict('be destroyed'),
  'are indestructible': restrict('be destroyed'),
  "can't be regenerated": restrict('be regenerated'),
  "can't crew Vehicles": restrict('crew'),
});
