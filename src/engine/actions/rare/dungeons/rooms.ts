/** Dungeons and their rooms (309.4): what each does as the venture marker comes there, and where its arrows lead. */
import type { Effect } from '../../../language/ability.ts';
import type { Filter } from '../../../language/filter.ts';
import type { Instruction } from '../../../language/instruction.ts';
import type { Ref } from '../../../language/ref.ts';
import type { TokenDescription } from '../../../language/token.ts';

export interface Room {
  readonly name: string;
  readonly effect: Effect;
  /** Rooms to which an arrow leads; none from the last. */
  readonly leads: readonly string[];
}

const you: Ref = { kind: 'you' };
const each: Ref = { kind: 'each' };
const everyone: Ref = { kind: 'players', which: 'each' };
const number = (value: number) => ({ kind: 'number', value }) as const;
const one = number(1);
const ofType = (type: 'creature' | 'artifact' | 'land'): Filter => ({ kind: 'type', type });
const creature = ofType('creature');
const remembered = (slot: string): Ref => ({ kind: 'memory', slot });
const target: Ref = { kind: 'target', index: 0 };
const and = (...filters: readonly Filter[]): Filter => ({ kind: 'and', filters });
const or = (...filters: readonly Filter[]): Filter => ({ kind: 'or', filters });

const does = (...instructions: readonly Instruction[]): Effect => ({ targets: [], instructions });
const to = (filter: Filter, ...instructions: readonly Instruction[]): Effect => ({
  targets: [{ filter, least: one, most: one }],
  instructions,
});
const scry = (many: number): Effect => does({ do: 'scry', who: you, amount: number(many) });
const lose = (who: Ref, many: number): Instruction => ({ do: 'lose life', who, amount: number(many) });
const gain: Instruction = { do: 'gain life', who: you, amount: one };
const grow = (many: number): Effect => to(creature, { do: 'counters', on: target, counter: '+1/+1', amount: number(many) });
const draw: Effect = does({ do: 'draw', who: you, amount: one });
const make = (token: TokenDescription, many = 1): Effect => does({ do: 'create token', who: you, amount: number(many), token });
const made = (colors: TokenDescription['colors'], subtypes: readonly string[], power: number, toughness: number): TokenDescription => ({
  colors,
  types: { types: ['creature'], subtypes },
  power: number(power),
  toughness: number(toughness),
  abilities: [],
});
const having = (token: TokenDescription, keyword: string): TokenDescription => ({
  ...token,
  abilities: [{ kind: 'keyword', text: keyword, keyword }],
});
/** 111.10a */
const treasure: Effect = make({
  colors: [],
  types: { types: ['artifact'], subtypes: ['Treasure'] },
  abilities: [
    {
      kind: 'activated',
      text: '{T}, Sacrifice this token: Add one mana of any color.',
      costs: [{ pay: 'tap' }, { pay: 'sacrifice', filter: 'self', amount: one }],
      effect: does({ do: 'add mana', who: you, mana: [['any']] }),
    },
  ],
});
/** Each loses so much life who does not pay. */
const unless = (pay: 'discard' | 'sacrifice', filter: Filter): Effect =>
  does({
    do: 'for each',
    of: everyone,
    then: [{ do: 'may', who: each, cost: [{ pay, filter, amount: one }], then: [], otherwise: [lose(each, 2)] }],
  });
/** One of each of these is chosen, another each time, and all are sacrificed at once. */
const kinds = ['creature', 'artifact', 'land'] as const;
const sacrificeOfEach: readonly Instruction[] = [
  ...kinds.map((kind, at): Instruction => {
    const others = kinds.slice(0, at).map((before): Filter => ({ kind: 'other', than: remembered(before) }));
    const filter = and(ofType(kind), { kind: 'controlled', by: you }, ...others);
    return { do: 'choose', who: you, from: { kind: 'all', filter }, slot: kind };
  }),
  { do: 'sacrifice', who: you, what: { kind: 'several', of: kinds.map(remembered) } },
];
const drawn = remembered('drawn: became');
const nonland: Filter = { kind: 'not', filter: ofType('land') };
const fromTop = (amount: number): Ref => ({ kind: 'library top', of: you, amount: number(amount) });

const room = (name: string, effect: Effect, ...leads: readonly string[]): Room => ({ name, effect, leads });

/** The first of each is the topmost. */
export const dungeons: Readonly<Record<string, readonly Room[]>> = {
  'Lost Mine of Phandelver': [
    room('Cave Entrance', scry(1), 'Goblin Lair', 'Mine Tunnels'),
    room('Goblin Lair', make(made(['red'], ['Goblin'], 1, 1)), 'Storeroom', 'Dark Pool'),
    room('Mine Tunnels', treasure, 'Dark Pool', 'Fungi Cavern'),
    room('Storeroom', grow(1), 'Temple of Dumathoin'),
    room('Dark Pool', does(lose({ kind: 'players', which: 'opponents' }, 1), gain), 'Temple of Dumathoin'),
    room(
      'Fungi Cavern',
      to(creature, {
        do: 'modify',
        what: target,
        changes: [{ kind: 'modify power/toughness', power: number(-4), toughness: number(0) }],
        duration: 'your next turn',
      }),
      'Temple of Dumathoin',
    ),
    room('Temple of Dumathoin', draw),
  ],
  'Dungeon of the Mad Mage': [
    room('Yawning Portal', does(gain), 'Dungeon Level'),
    room('Dungeon Level', scry(1), 'Goblin Bazaar', 'Twisted Caverns'),
    room('Goblin Bazaar', treasure, 'Lost Level'),
    room(
      'Twisted Caverns',
      to(creature, { do: 'restrict', what: target, restriction: 'attack', duration: 'your next turn' }),
      'Lost Level',
    ),
    room('Lost Level', scry(2), 'Runestone Caverns', 'Muiral’s Graveyard'),
    room(
      'Runestone Caverns',
      does(
        { do: 'move', what: fromTop(2), to: 'exile', remember: 'exiled' },
        {
          do: 'for each',
          of: remembered('exiled'),
          then: [{ do: 'may', who: you, then: [{ do: 'cast', who: you, what: each, lands: true }] }],
        },
      ),
      'Deep Mines',
    ),
    room('Muiral’s Graveyard', make(made(['black'], ['Skeleton'], 1, 1), 2), 'Deep Mines'),
    room('Deep Mines', scry(3), 'Mad Wizard’s Lair'),
    room(
      'Mad Wizard’s Lair',
      does(
        { do: 'draw', who: you, amount: number(3) },
        { do: 'reveal', what: drawn },
        {
          do: 'may',
          who: you,
          then: [
            {
              do: 'choose',
              who: you,
              from: { kind: 'all', filter: and(nonland, { kind: 'one of', of: drawn }, { kind: 'zone', zone: 'hand' }) },
              slot: 'chosen',
            },
            { do: 'cast', who: you, what: remembered('chosen'), cost: [] },
          ],
        },
      ),
    ),
  ],
  'Tomb of Annihilation': [
    room('Trapped Entry', does(lose(everyone, 1)), 'Veils of Fear', 'Oubliette'),
    room('Veils of Fear', unless('discard', { kind: 'card' }), 'Sandfall Cell'),
    room('Sandfall Cell', unless('sacrifice', or(creature, ofType('artifact'), ofType('land'))), 'Cradle of the Death God'),
    room('Oubliette', does({ do: 'discard', who: you, amount: one }, ...sacrificeOfEach), 'Cradle of the Death God'),
    room(
      'Cradle of the Death God',
      make({
        ...having(made(['black'], ['God', 'Horror'], 4, 4), 'deathtouch'),
        name: 'The Atropal',
        types: { supertypes: ['legendary'], types: ['creature'], subtypes: ['God', 'Horror'] },
      }),
    ),
  ],
  Undercity: [
    room(
      'Secret Entrance',
      does({
        do: 'search',
        who: you,
        filter: and({ kind: 'supertype', supertype: 'basic' }, ofType('land'), { kind: 'card' }),
        amount: one,
        to: 'hand',
      }),
      'Forge',
      'Lost Well',
    ),
    room('Forge', grow(2), 'Trap!', 'Arena'),
    room('Lost Well', scry(2), 'Arena', 'Stash'),
    room('Trap!', to({ kind: 'player' }, lose(target, 5)), 'Archives'),
    room(
      'Arena',
      to(creature, {
        do: 'rules',
        rules: [
          { rule: 'require', what: target, to: 'attack' },
          { rule: 'require', what: target, to: 'attack', whom: { kind: 'players', which: 'others' } },
        ],
        duration: 'your next turn',
        action: 'goad',
      }),
      'Archives',
      'Catacombs',
    ),
    room('Stash', treasure, 'Catacombs'),
    room('Archives', draw, 'Throne of the Dead Three'),
    room('Catacombs', make(having(made(['black'], ['Skeleton'], 4, 1), 'menace')), 'Throne of the Dead Three'),
    room(
      'Throne of the Dead Three',
      does(
        { do: 'reveal', what: fromTop(10), remember: 'revealed' },
        {
          do: 'choose',
          who: you,
          from: {
            kind: 'all',
            filter: and(creature, { kind: 'card' }, { kind: 'one of', of: remembered('revealed') }, { kind: 'zone', zone: 'library' }),
          },
          slot: 'chosen',
        },
        {
          do: 'move',
          what: remembered('chosen'),
          to: 'battlefield',
          under: you,
          counters: { counter: '+1/+1', amount: number(3) },
          remember: 'put',
        },
        {
          do: 'modify',
          what: remembered('put'),
          changes: [{ kind: 'add ability', ability: { kind: 'keyword', text: 'hexproof', keyword: 'hexproof' } }],
          duration: 'your next turn',
        },
        { do: 'shuffle', what: you },
      ),
    ),
  ],
};
