/** Which activated abilities an object has: printed and granted ones, and those that keywords stand for (602, 702). */
import type { Ability } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import { type Filter, teammate } from '../language/filter.ts';
import type { Instruction } from '../language/instruction.ts';
import type { ZoneName } from '../language/places.ts';
import { activations } from './keywords/activations.ts';
import type { Look } from './look.ts';
import type { Activated } from './manaAbilities.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { ObjectId } from '../state/state.ts';

export type { Activated };
type Keyword = Extract<Ability, { kind: 'keyword' }>;

const one = { kind: 'number', value: 1 } as const;
const self = { kind: 'self' } as const;
const you = { kind: 'you' } as const;
const yourCreature: Filter = {
  kind: 'and',
  filters: [
    { kind: 'type', type: 'creature' },
    { kind: 'controlled', by: you },
  ],
};

/** Who can be tapped to crew a Vehicle (702.122a). */
export const crew: readonly Variant<Filter>[] = [
  {
    from: '2022-02-18',
    concept: 'keyword.crew',
    sentence: 'A Vehicle is crewed by other creatures.',
    value: { kind: 'and', filters: [yourCreature, { kind: 'other', than: self }] },
  },
  {
    from: '',
    until: '2022-02-18',
    concept: 'keyword.crew',
    sentence: 'A Vehicle that is a creature may crew itself.',
    value: yourCreature,
  },
];
const yourLand: Filter = {
  kind: 'and',
  filters: [
    { kind: 'type', type: 'land' },
    { kind: 'controlled', by: you },
  ],
};
const discardSelf: Cost = { pay: 'discard', filter: 'self', amount: one };

/** What a keyword means as an activated ability, once its cost is known. */
const meanings: Readonly<
  Record<string, (keyword: Keyword, cost: readonly Cost[], day: string) => Omit<Activated, 'kind' | 'text'> | undefined>
> = {
  ...activations,
  // 702.6a
  equip: (_, costs) => ({
    costs,
    effect: {
      targets: [{ filter: yourCreature, least: one, most: one }],
      instructions: [{ do: 'attach', what: self, to: { kind: 'target', index: 0 } }],
    },
    timing: 'sorcery',
  }),
  // 702.67a
  fortify: (_, costs) => ({
    costs,
    effect: {
      targets: [{ filter: yourLand, least: one, most: one }],
      instructions: [{ do: 'attach', what: self, to: { kind: 'target', index: 0 } }],
    },
    timing: 'sorcery',
  }),
  // 702.29a
  cycling: (_, costs) => ({
    costs: [...costs, discardSelf],
    effect: { targets: [], instructions: [{ do: 'draw', who: you, amount: one }] },
    from: 'hand',
  }),
  // 702.87a
  'level up': (_, costs) => ({
    costs,
    effect: { targets: [], instructions: [{ do: 'counters', on: self, counter: 'level', amount: one }] },
    timing: 'sorcery',
  }),
  // 702.122a
  crew: ({ number }, _, day) =>
    number && {
      costs: [
        {
          pay: 'tap others',
          filter: variantOn(crew, day),
          amount: number,
          power: true,
        },
      ],
      effect: {
        targets: [],
        instructions: [
          {
            do: 'modify',
            what: self,
            changes: [{ kind: 'add types', types: { types: ['artifact', 'creature'] } }],
            duration: 'end of turn',
          },
          { do: 'did', what: 'becomes crewed', object: self },
        ],
      },
    },
  // 702.97a: its power is known as it last was.
  scavenge: (_, costs) => ({
    costs: [...costs, exileSelf],
    effect: {
      targets: [{ filter: { kind: 'type', type: 'creature' }, least: one, most: one }],
      instructions: [
        { do: 'counters', on: { kind: 'target', index: 0 }, counter: '+1/+1', amount: { kind: 'characteristic', name: 'power', of: self } },
      ],
    },
    from: 'graveyard',
    timing: 'sorcery',
  }),
  // 702.77a
  reinforce: ({ number }, costs) =>
    number && {
      costs: [...costs, discardSelf],
      effect: {
        targets: [{ filter: { kind: 'type', type: 'creature' }, least: one, most: one }],
        instructions: [{ do: 'counters', on: { kind: 'target', index: 0 }, counter: '+1/+1', amount: number }],
      },
      from: 'hand',
    },
  // 702.107a
  outlast: (_, costs) => ({
    costs: [...costs, { pay: 'tap' }],
    effect: { targets: [], instructions: [{ do: 'counters', on: self, counter: '+1/+1', amount: one }] },
    timing: 'sorcery',
  }),
};

const exileSelf: Cost = { pay: 'exile', filter: 'self', amount: one };

/** "Forestcycling", "basic landcycling": a search instead of a draw (702.29e). */
function typecycling({ keyword, text }: Keyword, costs: readonly Cost[]): Activated | undefined {
  const kind = /^(.+)cycling$/.exec(keyword)?.[1];
  if (kind === undefined) return undefined;
  const filters = kind.split(' ').map(kindOf);
  const filter: Filter = filters.length === 1 && filters[0] ? filters[0] : { kind: 'and', filters };
  const search: Instruction = { do: 'search', who: you, filter, amount: one, to: 'hand' };
  return { kind: 'activated', text, costs: [...costs, discardSelf], effect: { targets: [], instructions: [search] }, from: 'hand' };
}

const kindOf = (word: string): Filter =>
  word === 'land'
    ? { kind: 'type', type: 'land' }
    : word === 'basic'
      ? { kind: 'supertype', supertype: 'basic' }
      : { kind: 'subtype', subtype: word.charAt(0).toUpperCase() + word.slice(1) };

function ofKeyword(keyword: Keyword, day: string): readonly Activated[] {
  const costs = keyword.cost ?? [];
  // A card without a mana cost has none that could be paid (118.6).
  if (keyword.quality === 'its mana cost' && !keyword.cost) return [];
  const meaning = meanings[keyword.keyword]?.(keyword, costs, day);
  if (meaning) return [{ kind: 'activated', text: keyword.text, ...meaning }];
  const cycling = typecycling(keyword, costs);
  return cycling ? [cycling] : [];
}

/** What each creature can do under the option to deploy creatures (804.2). */
export const deploying: Activated = {
  kind: 'activated',
  text: '{T}: Target teammate gains control of this creature.',
  costs: [{ pay: 'tap' }],
  effect: {
    targets: [{ filter: teammate, least: one, most: one }],
    instructions: [{ do: 'modify', what: self, changes: [{ kind: 'control', by: { kind: 'target', index: 0 } }], duration: 'permanent' }],
  },
  timing: 'sorcery',
};

/** Every activated ability of an object, in the order of its text, those of its basic land types, granted ones and the format's behind. */
function activatedAbilities(look: Look, id: ObjectId): readonly Activated[] {
  const { abilities, types } = look.of(id);
  const own = abilities.flatMap((ability): readonly Activated[] => {
    if (ability.kind === 'activated') return [ability];
    return ability.kind === 'keyword' ? ofKeyword(ability, look.state.day) : [];
  });
  const deploys = look.state.options?.deployCreatures === true && look.state.zones.battlefield.includes(id) && types.includes('creature');
  return deploys ? [...own, deploying] : own;
}

/** From which zone an ability works: what is said, or what its costs can only mean; else the battlefield (113.6). */
export function zoneOfAbility({ from, costs }: Activated, usual: ZoneName): ZoneName {
  if (from !== undefined) return from;
  return costs.some((cost) => cost.pay === 'discard' && cost.filter === 'self') ? 'hand' : usual;
}

/** Finds an activated ability: by its number from 1, or by the start of its text. */
export function findActivated(look: Look, id: ObjectId, which: number | string | undefined): Activated | undefined {
  const abilities = activatedAbilities(look, id);
  if (typeof which !== 'string') return abilities[(which ?? 1) - 1];
  const wanted = which.toLowerCase();
  const starts = ({ text }: Activated): boolean => text.toLowerCase().startsWith(wanted);
  // A land's own ability is not printed: the wording of its day is longer than what stands here.
  return abilities.find(starts) ?? abilities.find(({ text }) => wanted.startsWith(text.toLowerCase().replace(/\.$/, '')));
}
