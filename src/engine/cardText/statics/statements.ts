/** What something is, has and gets as long as the object is there. */
import { isSame, kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { howMany } from '../amounts.ts';
import { asCreature, become, statement as anyStatement, type Statement } from '../changes.ts';
import { atManaCost, costlessKeyword, itsManaCost } from '../keywordAtManaCost.ts';
import { everywhere, isElsewhere } from '../everywhere.ts';
import { amount, condition, noun, nouns, what, whose } from '../phrases.ts';
import { contracted } from '../pronouns.ts';
import { itself } from '../references.ts';
import { handOn, holds, or, Unclear, withX, you } from '../scope.ts';
import { allSubtypes } from '../../language/subtypes.ts';
import { clause, type Construct, list, maybe, words } from '../syntax.ts';
import type { Static } from './staticMeaning.ts';

what.define(everywhere);
/** What is stated of each of several is worked out for each of them (613). */
const statement: Construct<Statement> = clause('<of>', { of: anyStatement }, ({ of }, { scope, tree: { start } }) => {
  // Nobody is asked anything while it only is so.
  if (scope.before.length > 0) throw new Unclear(start);
  return handOn(of, { ...scope, forEach: undefined });
});
const unlessOrWhile = '[ as long as <only>]';
/** What of another thing something has. */
const sides = words({ power: 'power', toughness: 'toughness', 'creature types': 'creature types' } as const);
const subtype = words<string>(Object.fromEntries(allSubtypes.map((name) => [name, name])));

export const statements: readonly Construct<Static>[] = [
  clause('<of>, where X is <is>', { of: statement, is: amount }, ({ of, is }, { tree: { start } }): Static => {
    const changes = withX(of.changes, is);
    if (isSame(changes, of.changes)) throw new Unclear(start);
    return { what: of.of, changes };
  }),
  clause('<of> unless <unless>', { of: statement, unless: condition }, ({ of, unless }): Static => ({
    what: of.of,
    changes: of.changes,
    condition: { kind: 'not', condition: unless },
  })),
  clause(`<of>${unlessOrWhile}`, { of: statement, only: maybe(condition) }, ({ of, only }): Static => ({
    what: of.of,
    changes: of.changes,
    ...(only ? { condition: only } : {}),
  })),
  clause('as long as <only>, <of>', { only: condition, of: statement }, ({ only, of }): Static => ({
    what: of.of,
    changes: of.changes,
    condition: only,
  })),
  clause(
    'as long as <only>, <of> <as>',
    { only: condition, of: contracted.is, as: asCreature },
    ({ only, of, as }, { tree: { start } }): Static => {
      if (!as.still) throw new Unclear(start, 'whether it is what it was is not said');
      return { what: of, changes: become(as), condition: only };
    },
  ),
  clause(
    "as long as <only>, <of> has the <sides> of the last <card>[. it's still (a|an) <type>]",
    { only: condition, of: itself, sides: list(sides, [', and ', ' and ', ', ']), card: noun, type: maybe(subtype) },
    ({ only, of, sides: had, card, type }, { tree: { start } }): Static => {
      // The cards exiled with it are in the order in which they were exiled (607.2b).
      if (!holds(card, (each) => 'kind' in each && each.kind === 'linked')) throw new Unclear(start);
      const last: Ref = { kind: 'last', of: { kind: 'linked', slot: 'exiled' }, filter: card };
      const side = (name: 'power' | 'toughness') =>
        had.includes(name) ? { [name]: { kind: 'characteristic', name, of: last } as const } : {};
      return {
        what: of,
        changes: [
          ...(had.includes('creature types')
            ? [{ kind: 'creature types of', of: last, also: type === undefined ? [] : [type] } as const]
            : []),
          ...(had.includes('power') || had.includes('toughness')
            ? [{ kind: 'set power/toughness', ...side('power'), ...side('toughness') } as const]
            : []),
        ],
        condition: only,
      };
    },
  ),
  clause('<of> power and toughness are each equal to <is>', { of: whose, is: amount }, ({ of, is }): Static => ({
    what: of,
    changes: [{ kind: 'set power/toughness', power: is, toughness: is }],
    ...(of.kind === 'self' ? { defining: true } : {}),
  })),
  clause('<of> (side:power|toughness) is equal to <is>', { of: whose, is: amount }, ({ of, is }, { forms: { side } }): Static => ({
    what: of,
    changes: [side === 'power' ? { kind: 'set power/toughness', power: is } : { kind: 'set power/toughness', toughness: is }],
    ...(of.kind === 'self' ? { defining: true } : {}),
  })),
  clause(
    '<of> power is equal to <is> and its toughness is equal to <more>',
    { of: whose, is: amount, more: amount },
    ({ of, is, more }): Static => ({
      what: of,
      changes: [{ kind: 'set power/toughness', power: is, toughness: more }],
      ...(of.kind === 'self' ? { defining: true } : {}),
    }),
  ),
  clause(
    '<of> power is equal to <is> and its toughness is equal to that number plus <more>',
    { of: whose, is: amount, more: howMany },
    ({ of, is, more }): Static => ({
      what: of,
      changes: [{ kind: 'set power/toughness', power: is, toughness: { kind: 'sum', of: [is, more] } }],
      ...(of.kind === 'self' ? { defining: true } : {}),
    }),
  ),
  clause('<of> is all colors', { of: itself }, ({ of }): Static => ({
    what: of,
    changes: [{ kind: 'set colors', colors: ['white', 'blue', 'black', 'red', 'green'] }],
    defining: true,
  })),
  // Wherever they are: what is said of permanents is said of spells and cards as well.
  clause(
    '<of>. the same is true for <spells> and <cards>',
    { of: statement, spells: nouns, cards: nouns },
    ({ of, spells, cards }, { tree: { start } }): Static => {
      if (of.of.kind !== 'all' || !isElsewhere(cards) || !kindsIn(spells).has('spell') || isElsewhere(of.of.filter))
        throw new Unclear(start);
      return { what: { kind: 'all', filter: or([of.of.filter, spells, cards]) }, changes: of.changes };
    },
  ),
  clause('(you control <of>)', { of: what }, ({ of }): Static => ({ what: of, changes: [{ kind: 'control', by: you }] })),
  clause(
    '<of> ^have <with>. <cost>',
    { of: what, with: costlessKeyword, cost: itsManaCost },
    ({ of, with: keyword, cost }, { tree }): Static => ({
      what: of,
      changes: [atManaCost(keyword, cost, tree.start)],
    }),
  ),
];
