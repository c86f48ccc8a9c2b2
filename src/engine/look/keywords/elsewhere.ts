/** Keywords of cards that are in a graveyard or in exile, or on the stack. */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { madnessOn } from './keywordMeanings.ts';
import { suspendOn } from './suspend.ts';
import {
  all,
  bears,
  became,
  both,
  creature,
  dies,
  done,
  type Family,
  is,
  isCast,
  may,
  not,
  number,
  remembered,
  rules,
  self,
  take,
  target,
  unless,
  upkeep,
  when,
  you,
} from './write.ts';

const exile: Filter = { kind: 'zone', zone: 'exile' };
const castFree = { do: 'cast', who: you, cost: [] } as const;

export const elsewhere: Family = {
  cascade: () => {
    const manaValue = { kind: 'characteristic', name: 'mana value', of: self } as const;
    const less: Filter = {
      kind: 'number',
      of: 'mana value',
      comparison: 'at most',
      value: { kind: 'sum', of: [manaValue, number(-1)] },
    };
    const found = remembered('found');
    return [
      when(isCast, [
        { do: 'exile until', who: you, filter: both(not({ kind: 'type', type: 'land' }), less) },
        { do: 'if', condition: done('found'), then: [may([{ ...castFree, what: found }])] },
        { do: 'move', what: remembered('exiled'), to: 'library', position: 'random bottom' },
      ]),
    ];
  },
  dredge: (_, __, amount) => [
    {
      ...rules({
        rule: 'replace',
        event: { on: 'draw', who: you },
        by: [
          { do: 'mill', who: you, amount },
          { do: 'move', what: self, to: 'hand' },
        ],
        instead: true,
        optional: true,
      }),
      condition: {
        kind: 'compare',
        left: { kind: 'count', of: all({ kind: 'zone', zone: 'library', of: you }) },
        comparison: 'at least',
        right: amount,
      },
      from: 'graveyard',
    },
  ],
  haunt: () =>
    [dies, { on: 'put into graveyard', what: 'self', from: 'stack' } as const].map((event) =>
      when(
        event,
        [
          { do: 'move', what: became, to: 'exile', remember: 'exiled' },
          { do: 'note', on: remembered('exiled'), slot: 'haunted', what: target },
        ],
        { target: creature },
      ),
    ),
  madness: ({ cost = [] }, day) => {
    const variant = madnessOn(day);
    return [
      {
        ...rules({
          rule: 'replace',
          event: { on: 'discard', what: 'self' },
          by: [{ do: 'move', what: self, to: 'exile', mark: 'madness' }],
          instead: true,
          optional: variant !== 'must',
        }),
        from: 'hand',
      },
      when(
        { on: 'discards', who: you, what: 'self' },
        variant === 'pass'
          ? [{ do: 'note', on: self, slot: 'playable', what: you }]
          : [
              may([{ do: 'cast', who: you, what: self, cost }]),
              { do: 'if', condition: unless(done('cast')), then: [{ do: 'move', what: self, to: 'graveyard' }] },
            ],
        { condition: is(self, both({ kind: 'designated', as: 'madness' }, exile)), from: 'exile' },
      ),
    ];
  },
  recover: ({ cost = [] }) => [
    when(
      { on: 'dies', what: both(creature, { kind: 'owned', by: you }) },
      [may([{ do: 'move', what: self, to: 'hand' }], { cost, otherwise: [{ do: 'move', what: self, to: 'exile' }] })],
      { from: 'graveyard' },
    ),
  ],
  suspend: (_, day) => {
    const spell = remembered('cast');
    const cast: Instruction = { ...castFree, what: self, must: suspendOn(day) === 'must' };
    const haste = { kind: 'add ability', ability: { kind: 'keyword', text: 'haste', keyword: 'haste' } } as const;
    return [
      when(upkeep, [take('time')], { condition: is(self, both(bears('time'), exile)), from: 'exile' }),
      when(
        { on: 'last counter', what: 'self', counter: 'time' },
        [
          suspendOn(day) === 'must' ? cast : may([cast]),
          {
            do: 'if',
            condition: is(spell, both(creature, { kind: 'zone', zone: 'stack' })),
            then: [{ do: 'modify', what: spell, changes: [haste], duration: 'while theirs' }],
          },
        ],
        { from: 'exile' },
      ),
    ];
  },
};

/** What epic does as its spell resolves (702.50a). */
export const epic: readonly Instruction[] = [
  { do: 'rules', rules: [{ rule: 'cannot', who: you, what: 'cast spells' }], duration: 'permanent' },
  {
    do: 'later',
    when: upkeep,
    then: [{ do: 'copy spell', what: self, newTargets: true, changes: [{ kind: 'lose keyword', keyword: 'epic' }] }],
    duration: 'permanent',
    text: 'epic',
  },
];
