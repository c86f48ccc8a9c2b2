/** What something is, has and gets as long as the object is there. */
import type { Amount } from '../../language/amount.ts';
import type { Ref } from '../../language/ref.ts';
import { howMany } from '../amounts.ts';
import { statement } from '../changes.ts';
import { costlessKeyword, itsManaCost } from '../keywordAtManaCost.ts';
import { amount, condition, quoted, what, whose } from '../phrases.ts';
import { itself } from '../references.ts';
import { and, you } from '../scope.ts';
import { allSubtypes } from '../../language/subtypes.ts';
import { clause, type Construct, maybe, words } from '../syntax.ts';
import type { Static } from './static.ts';

const unlessOrWhile = '[ as long as <only>]';
const exiled: Ref = { kind: 'linked', slot: 'exiled' };
const exiledCreature = and({ kind: 'type', type: 'creature' }, { kind: 'card' }, { kind: 'zone', zone: 'exile' });
const exiledWith = clause('(exiled|removed from the game) with <it>', { it: itself }, () => exiled);
const lastCreature = clause('the power, toughness, and creature types of the last creature card <how>', { how: exiledWith }, (): Ref => ({
  kind: 'last',
  of: exiled,
  filter: exiledCreature,
}));

export const statements: readonly Construct<Static>[] = [
  clause(`<of>${unlessOrWhile}`, { of: statement, only: maybe(condition) }, (parts, scope): Static => {
    scope.singly = true;
    const { of, only } = parts;
    return { what: of.of, changes: of.changes, ...(only ? { condition: only } : {}) };
  }),
  clause('as long as <only>, <of>', { only: condition, of: statement }, ({ only, of }): Static => {
    const holds = only;
    return { what: of.of, changes: of.changes, condition: holds };
  }),
  // Which creature card, and what of it.
  clause(
    "as long as a card <how> is a creature card, <of> has <last>. it's still a <type>",
    { how: exiledWith, of: itself, last: lastCreature, type: words(Object.fromEntries(allSubtypes.map((name) => [name, name]))) },
    ({ of, last, type }): Static => {
      const side = (name: 'power' | 'toughness'): Amount => ({ kind: 'characteristic', name, of: last });
      return {
        what: of,
        changes: [
          { kind: 'creature types of', of: last, also: [type] },
          { kind: 'set power/toughness', power: side('power'), toughness: side('toughness') },
        ],
        condition: { kind: 'exists', filter: and(exiledCreature, { kind: 'one of', of: exiled }) },
      };
    },
  ),
  clause('during your turn, <of>', { of: statement }, ({ of }): Static => ({
    what: of.of,
    changes: of.changes,
    condition: { kind: 'your turn' },
  })),
  clause('<of> power and toughness are each equal to <is>', { of: whose, is: amount }, ({ of, is }): Static => ({
    what: of,
    changes: [{ kind: 'set power/toughness', power: is, toughness: is }],
    ...(of.kind === 'self' ? { defining: true } : {}),
  })),
  clause('<of> (side:power|toughness) is equal to <is>', { of: whose, is: amount }, ({ of, is }, _, { side }): Static => ({
    what: of,
    changes: [side === 'power' ? { kind: 'set power/toughness', power: is } : { kind: 'set power/toughness', toughness: is }],
    ...(of.kind === 'self' ? { defining: true } : {}),
  })),
  clause('<of> power is equal to <is> and its toughness is equal to <more>', { of: whose, is: amount, more: amount }, (parts): Static => {
    const { of, is: power, more: toughness } = parts;
    return { what: of, changes: [{ kind: 'set power/toughness', power, toughness }], ...(of.kind === 'self' ? { defining: true } : {}) };
  }),
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
  clause('(you control <of>)', { of: what }, ({ of }): Static => ({ what: of, changes: [{ kind: 'control', by: you }] })),
  clause('<of> ^have <with>. <cost>', { of: what, with: costlessKeyword, cost: itsManaCost }, ({ of, with: change }): Static => ({
    what: of,
    changes: [change],
  })),
  clause('<of> ^have <ability>', { of: what, ability: quoted }, ({ of, ability }): Static => ({
    what: of,
    changes: [{ kind: 'add ability', ability }],
  })),
];
