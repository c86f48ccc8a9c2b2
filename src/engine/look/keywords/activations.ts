/** Keywords that stand for abilities activated from the hand or the graveyard, and the exchange of Auras. */
import type { Ability, Effect } from '../../language/ability.ts';
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Modification } from '../../language/modification.ts';
import type { Activated } from '../manaAbilities.ts';
import { attacker, both, creature, type Keyword, one, remembered, self, you, yours } from './write.ts';

type Meaning = (keyword: Keyword, costs: readonly Cost[]) => Omit<Activated, 'kind' | 'text'>;

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
const copied = (costs: readonly Cost[], effect: Effect): ReturnType<Meaning> => ({
  costs: [...costs, { pay: 'exile', filter: 'self', amount: one }],
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
const discarded: Cost = { pay: 'discard', filter: 'self', amount: one };
const unblocked: Filter = both(creature, attacker, { kind: 'status', status: 'unblocked' }, yours);

export const activations: Readonly<Record<string, Meaning>> = {
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
  // 702.129a
  eternalize: (_, costs) =>
    copied(costs, asZombie({ kind: 'set colors', colors: ['black'] }, { kind: 'set power/toughness', power: four, toughness: four })),
  // 702.141a
  encore: (_, costs) =>
    copied(
      costs,
      does({
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
          atEnd({ do: 'sacrifice', who: you, what: remembered('token') }),
        ],
      }),
    ),
  // 702.49a
  ninjutsu: (_, costs) => ({
    costs: [...costs, { pay: 'return', filter: unblocked, amount: one }],
    effect: does({ do: 'move', what: self, to: 'battlefield', tapped: true, attacking: remembered('returned') }),
    from: 'hand',
  }),
  // 702.184a
  station: () => ({
    costs: [{ pay: 'tap others', filter: both(creature, yours, { kind: 'other', than: self }), amount: one }],
    effect: does({ do: 'counters', on: self, counter: 'charge', amount: { kind: 'stationing', of: remembered('tapped') } }),
    timing: 'sorcery',
  }),
  // 702.53a
  transmute: (_, costs) => ({
    costs: [...costs, discarded],
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
