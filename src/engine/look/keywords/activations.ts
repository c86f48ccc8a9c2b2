/** Keywords that stand for activated abilities, those of one expansion, by the alphabet (702). Cycling and crew have files of their own. */
import type { Ability, Effect } from '../../language/ability.ts';
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Modification } from '../../language/modification.ts';
import { type Activating, attacker, both, creature, discardSelf, exileSelf, one, remembered, self, target, you, yours } from './write.ts';

const does = (...instructions: readonly Instruction[]): Effect => ({ targets: [], instructions });
const haste: Ability = { kind: 'keyword', text: 'haste', keyword: 'haste' };
const gainsHaste = (slot: string): Instruction => ({
  do: 'modify',
  what: remembered(slot),
  changes: [{ kind: 'add ability', ability: haste }],
  duration: 'permanent',
});
const atEnd = (then: Instruction): Instruction => ({ do: 'later', when: { on: 'beginning', of: 'end', whose: 'next' }, then: [then] });
/** A card in a graveyard is exiled for a token that is a copy of it. */
const copied = (costs: readonly Cost[], effect: Effect): ReturnType<Activating> => ({
  costs: [...costs, exileSelf],
  effect,
  from: 'graveyard',
  timing: 'sorcery',
});
const asZombie = (...more: readonly Modification[]): Effect =>
  does({
    do: 'create copy',
    who: you,
    amount: one,
    of: self,
    except: [...more, { kind: 'no mana cost' }, { kind: 'add types', types: { subtypes: ['Zombie'] } }],
  });
const four = { kind: 'number', value: 4 } as const;
const unblocked: Filter = both(creature, attacker, { kind: 'status', status: 'unblocked' }, yours);

export const activations: Readonly<Record<string, Activating>> = {
  // 702.65a
  'aura swap': (_, costs) => ({
    costs,
    effect: does(
      {
        do: 'choose',
        who: you,
        from: { kind: 'all', filter: both({ kind: 'subtype', subtype: 'Aura' }, { kind: 'zone', zone: 'hand', of: you }) },
        upTo: true,
        slot: 'card',
      },
      { do: 'swap', aura: self, card: remembered('card') },
    ),
  }),
  // 702.128a
  embalm: (_, costs) => copied(costs, asZombie({ kind: 'set colors', colors: ['white'] })),
  // 702.141a
  encore: (_, costs) =>
    copied(
      costs,
      does(
        {
          do: 'for each',
          of: { kind: 'players', which: 'opponents' },
          then: [
            { do: 'create copy', who: you, amount: one, of: self, remember: 'token' },
            {
              do: 'rules',
              rules: [{ rule: 'require', what: remembered('token'), to: 'attack', whom: { kind: 'each' } }],
              duration: 'end of turn',
            },
            gainsHaste('token'),
          ],
        },
        atEnd({ do: 'sacrifice', who: you, what: remembered('token') }),
      ),
    ),
  // 702.6a; of such a creature alone, where it says so (702.6c).
  equip: ({ quality }, costs) => ({
    costs,
    effect: {
      targets: [{ filter: typeof quality === 'object' ? both(quality, creature, yours) : both(creature, yours), least: one, most: one }],
      instructions: [{ do: 'attach', what: self, to: target }],
    },
    timing: 'sorcery',
  }),
  // 702.129a
  eternalize: (_, costs) =>
    copied(costs, asZombie({ kind: 'set colors', colors: ['black'] }, { kind: 'set power/toughness', power: four, toughness: four })),
  // 702.67a
  fortify: (_, costs) => ({
    costs,
    effect: {
      targets: [{ filter: both({ kind: 'type', type: 'land' }, yours), least: one, most: one }],
      instructions: [{ do: 'attach', what: self, to: target }],
    },
    timing: 'sorcery',
  }),
  // 702.87a
  'level up': (_, costs) => ({
    costs,
    effect: { targets: [], instructions: [{ do: 'counters', on: self, counter: 'level', amount: one }] },
    timing: 'sorcery',
  }),
  // 702.49a
  ninjutsu: (_, costs) => ({
    costs: [...costs, { pay: 'return', filter: unblocked, amount: one }],
    effect: does({ do: 'move', what: self, to: 'battlefield', tapped: true, attacking: remembered('returned') }),
    from: 'hand',
  }),
  // 702.107a
  outlast: (_, costs) => ({
    costs: [...costs, { pay: 'tap' }],
    effect: { targets: [], instructions: [{ do: 'counters', on: self, counter: '+1/+1', amount: one }] },
    timing: 'sorcery',
  }),
  // 702.77a
  reinforce: ({ number }, costs) =>
    number && {
      costs: [...costs, discardSelf],
      effect: {
        targets: [{ filter: creature, least: one, most: one }],
        instructions: [{ do: 'counters', on: target, counter: '+1/+1', amount: number }],
      },
      from: 'hand',
    },
  // 702.97a: its power is known as it last was.
  scavenge: (_, costs) => ({
    costs: [...costs, exileSelf],
    effect: {
      targets: [{ filter: creature, least: one, most: one }],
      instructions: [{ do: 'counters', on: target, counter: '+1/+1', amount: { kind: 'characteristic', name: 'power', of: self } }],
    },
    from: 'graveyard',
    timing: 'sorcery',
  }),
  // 702.184a
  station: () => ({
    costs: [{ pay: 'tap others', filter: both(creature, yours, { kind: 'other', than: self }), amount: one }],
    effect: does({ do: 'counters', on: self, counter: 'charge', amount: { kind: 'stationing', of: remembered('tapped') } }),
    timing: 'sorcery',
  }),
  // 702.53a
  transmute: (_, costs) => ({
    costs: [...costs, discardSelf],
    effect: does({
      do: 'search',
      who: you,
      filter: {
        kind: 'number',
        of: 'mana value',
        comparison: 'exactly',
        value: { kind: 'characteristic', name: 'mana value', of: self },
      },
      amount: one,
      to: 'hand',
    }),
    from: 'hand',
    timing: 'sorcery',
  }),
  // 702.84a
  unearth: (_, costs) => ({
    costs,
    effect: does(
      { do: 'move', what: self, to: 'battlefield', remember: 'unearthed' },
      gainsHaste('unearthed'),
      atEnd({ do: 'move', what: remembered('unearthed'), to: 'exile' }),
      {
        do: 'rules',
        rules: [
          {
            rule: 'replace',
            event: { on: 'leaves', what: { kind: 'one of', of: remembered('unearthed') } },
            by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
            instead: true,
          },
        ],
        duration: 'permanent',
      },
    ),
    from: 'graveyard',
    timing: 'sorcery',
  }),
};
