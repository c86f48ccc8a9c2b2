/** Scenarios that would go on for very long, grow very large, or nest very deep: what bounds are for (src/engine/state/bounds.ts). */
import { creature } from './play.ts';

type Value = Readonly<Record<string, unknown>>;

/** How each must end: the reason for which it is not played, a draw, or played as it is written. */
export type Ending = { readonly refused: RegExp } | 'draw' | 'played';

export interface Stress {
  readonly name: string;
  readonly value: Value;
  readonly ends: Ending;
}

const times = <T>(count: number, make: (at: number) => T): readonly T[] => Array.from({ length: count }, (_, at) => make(at + 1));
const enchantment = (ref: string, text: string, controller = 'A') => ({ ref, name: ref, controller, type: 'Enchantment', text });
const effect = (text: string, more: Value = {}): Value => ({ by: 'A', do: 'effect', text, ...more });
const board = (battlefield: readonly unknown[], more: Value = {}): Value => ({ zones: { battlefield }, ...more });
const untilEmpty: Value = { by: 'all', do: 'pass until', until: 'stack empty' };
const check: Value = { do: 'check' };
const one = effect('Create a 1/1 green Saproling creature token.');
const quoted = (depth: number): string => {
  let text = 'Flying';
  for (let at = 0; at < depth; at += 1) text = `Creatures you control have "${text}"`;
  return text;
};

const objects = { refused: /^more than 20,000 objects$/ } as const;
const events = { refused: /^more than 20,000 events of one action$/ } as const;
const looks = { refused: /^more than 150,000 looks at objects for one action$/ } as const;
const resolving = { refused: /^more than \d+ objects of the stack resolve one after another, and nobody has a choice$/ } as const;
const number = { refused: /^a number is beyond 9,007,199,254,740,991 and no longer exact$/ } as const;
const answers = { refused: /^more than 20,000 legal answers$/ } as const;
const nested = { refused: /^lists and maps are nested more than 20 deep$/ } as const;
const long = { refused: /^more than 2,500 letters in one text$/ } as const;

const saproling = 'a 1/1 green Saproling creature token';
const breeder = enchantment('breeder', `Whenever a creature enters the battlefield, create ${saproling}.`);
const forest = { ref: 'f', name: 'Forest', controller: 'A', type: 'Basic Land — Forest' };
const spell = (cost: string, text: string): Value => ({ hand: { A: [{ ref: 's', name: 'Spell', type: 'Sorcery', cost, text }] } });

export const stresses: readonly Stress[] = [
  // So many objects.
  { name: '1,000 tokens', value: { actions: [effect('Create 1000 1/1 green Saproling creature tokens.'), check] }, ends: 'played' },
  { name: '10,000 tokens', value: { actions: [effect('Create 10000 1/1 green Saproling creature tokens.'), check] }, ends: 'played' },
  { name: '100,000 tokens', value: { actions: [effect('Create 100000 1/1 green Saproling creature tokens.')] }, ends: objects },
  {
    name: 'a thousand million tokens',
    value: { actions: [effect('Create 1000000000 1/1 green Saproling creature tokens.')] },
    ends: objects,
  },
  {
    name: '40 token doublers',
    value: {
      setup: board(
        times(40, (at) =>
          enchantment(
            `d${at}`,
            'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
          ),
        ),
      ),
      actions: [one],
    },
    ends: looks,
  },
  {
    name: '10,000 vanilla permanents',
    value: { setup: board(times(10_000, (at) => creature(`b${at}`, 'A'))), actions: [check] },
    ends: 'played',
  },
  {
    name: '30,000 vanilla permanents',
    value: { setup: board(times(30_000, (at) => creature(`b${at}`, 'A'))), actions: [check] },
    ends: objects,
  },
  { name: 'a library of a thousand million', value: { setup: { librarySize: { A: 1e9 } } }, ends: objects },
  {
    name: '300 lords',
    value: {
      setup: board(times(300, (at) => creature(`b${at}`, 'A', '1/1', { text: 'Other Bears you control get +1/+1.' }))),
      actions: [check],
    },
    ends: 'played',
  },
  // So many events.
  {
    name: '30 draw doublers and one draw',
    value: {
      setup: board(
        times(30, (at) => enchantment(`d${at}`, 'If you would draw a card, draw two cards instead.')),
        { librarySize: { A: 50 } },
      ),
      actions: [effect('Draw a card.')],
    },
    ends: looks,
  },
  { name: 'a thousand million cards drawn', value: { actions: [effect('Draw 1000000000 cards.')] }, ends: events },
  { name: '2,000 effects', value: { actions: times(2_000, () => effect('You gain 1 life.')) }, ends: 'played' },
  {
    name: '500 triggers at once',
    value: {
      setup: board(times(500, (at) => creature(`b${at}`, 'A', '1/1', { text: 'Whenever you gain life, put a +1/+1 counter on ~.' }))),
      actions: [effect('You gain 1 life.'), check],
    },
    ends: 'played',
  },
  {
    name: 'mana that makes mana',
    value: {
      setup: board([forest, enchantment('m', 'Whenever you tap a land for mana, add {G}.')]),
      actions: [{ by: 'A', do: 'activate', object: 'f' }],
    },
    ends: 'played',
  },
  {
    name: '3,000 triggers at once',
    value: {
      setup: board(times(300, (at) => enchantment(`d${at}`, 'Whenever a creature enters the battlefield, you gain 1 life.'))),
      actions: [effect('Create 10 1/1 green Saproling creature tokens.'), { ...untilEmpty, auto: true }],
    },
    ends: looks,
  },
  {
    name: 'a wrath of 2,000 creatures',
    value: { setup: board(times(2_000, (at) => creature(`b${at}`, 'A'))), actions: [effect('Destroy all creatures.'), check] },
    ends: 'played',
  },
  {
    name: 'an attack of 2,000 creatures',
    value: {
      setup: board(
        times(2_000, (at) => creature(`b${at}`, 'A')),
        { step: 'declare attackers' },
      ),
      actions: [
        { by: 'A', do: 'attack', attackers: Object.fromEntries(times(2_000, (at) => [`b${at}`, 'B'])) },
        { by: 'all', do: 'pass until', until: 'end of combat' },
      ],
      expect: { winner: 'A' },
    },
    ends: 'played',
  },
  {
    name: '1,000 lords',
    value: {
      setup: board(times(1_000, (at) => creature(`b${at}`, 'A', '1/1', { text: 'Other Bears you control get +1/+1.' }))),
      actions: [check],
    },
    ends: { refused: /^more than 100,000 objects changed by continuous effects$/ },
  },
  // Loops.
  { name: 'each creature that enters makes another', value: { setup: board([breeder]), actions: [one, untilEmpty] }, ends: 'draw' },
  {
    name: 'each creature that enters makes two',
    value: {
      setup: board([enchantment('m', 'Whenever a creature enters the battlefield, create two 1/1 green Saproling creature tokens.')]),
      actions: [one, untilEmpty],
    },
    ends: 'draw',
  },
  {
    name: 'life for life without end',
    value: {
      setup: board([enchantment('m', 'Whenever you gain life, you gain 1 life.')]),
      actions: [effect('You gain 1 life.'), untilEmpty],
    },
    ends: 'draw',
  },
  {
    name: 'a counter for each creature, one of them at each turn of the loop',
    value: {
      setup: board([
        breeder,
        creature('b', 'A', '1/1', { text: 'Whenever another creature enters the battlefield, put a +1/+1 counter on ~.' }),
      ]),
      actions: [one, { ...untilEmpty, auto: true }],
    },
    ends: { refused: /^more than/ },
  },
  {
    name: 'a loop with an end that only its own step could bring',
    value: {
      setup: board([
        breeder,
        enchantment('n', 'At the beginning of your end step, if you control ten or more creatures, you win the game.'),
      ]),
      actions: [one, untilEmpty],
    },
    ends: 'draw',
  },
  {
    name: 'a loop that grows until a condition ends it',
    value: {
      setup: board([
        enchantment('m', 'Whenever you gain life, you gain 1 life.'),
        enchantment('n', 'When you have 100 or more life, you win the game.'),
      ]),
      actions: [effect('You gain 1 life.'), { ...untilEmpty, auto: true }],
      expect: { winner: 'A' },
    },
    ends: 'played',
  },
  {
    name: 'copies that copy themselves',
    value: {
      setup: board([creature('b', 'A', '1/1', { text: "Whenever ~ enters the battlefield, create a token that's a copy of ~." })]),
      actions: [effect("Create a token that's a copy of target creature.", { targets: ['b'] }), untilEmpty],
    },
    ends: { refused: /^more than/ },
  },
  {
    name: 'life that is lost until it is gone',
    value: {
      setup: board([enchantment('m', 'Whenever you lose life, you lose 1 life.')], { life: { A: 150 } }),
      actions: [effect('You lose 1 life.'), untilEmpty],
      expect: { winner: 'B' },
    },
    ends: 'played',
  },
  {
    name: 'a million life that is lost one by one',
    value: {
      setup: board([enchantment('m', 'Whenever you lose life, you lose 1 life.')], { life: { A: 1_000_000 } }),
      actions: [effect('You lose 1 life.'), untilEmpty],
    },
    ends: resolving,
  },
  // Numbers.
  {
    name: '200 life doublers',
    value: {
      setup: board(times(200, (at) => enchantment(`d${at}`, 'If you would gain life, you gain twice that much life instead.'))),
      actions: [effect('You gain 1 life.')],
    },
    ends: number,
  },
  { name: 'life of 1e308', value: { setup: { life: { A: 1e308 } }, actions: [effect('You gain 1 life.')] }, ends: number },
  { name: 'power of 1e30', value: { setup: board([creature('b', 'A', `1${'0'.repeat(30)}/1`)]), actions: [check] }, ends: number },
  {
    name: 'counters of 1e17',
    value: { setup: board([creature('b', 'A', '1/1', { counters: { '+1/+1': 1e17 } })]), actions: [check] },
    ends: number,
  },
  {
    name: 'a pool of a thousand million',
    value: { setup: { mana: { A: '{1000000000}' } } },
    ends: { refused: /^more than 2,000 mana in a pool$/ },
  },
  {
    name: 'X of a thousand million',
    value: {
      setup: { zones: spell('{X}{R}', 'Spell deals X damage to any target.') },
      actions: [{ by: 'A', do: 'cast', object: 's', x: 1e9, targets: ['B'] }],
    },
    ends: { refused: /^more than 2,000 mana to be paid$/ },
  },
  // Answers.
  {
    name: 'targets of any number out of 40',
    value: {
      setup: { zones: { battlefield: times(40, (at) => creature(`b${at}`, 'A')), ...spell('{0}', 'Tap any number of target creatures.') } },
      actions: [{ by: 'A', do: 'enumerate', what: 'targets', object: 's' }],
    },
    ends: answers,
  },
  {
    name: 'targets of any number out of 200, chosen',
    value: {
      setup: {
        zones: { battlefield: times(200, (at) => creature(`b${at}`, 'A')), ...spell('{0}', 'Tap any number of target creatures.') },
      },
      actions: [{ by: 'A', do: 'cast', object: 's' }, { by: 'A', do: 'choose', choice: ['b7', 'b90'] }, { do: 'resolve' }],
      expect: { tapped: { b7: true, b8: false, b90: true } },
    },
    ends: 'played',
  },
  {
    name: 'attacks with 30 creatures',
    value: {
      setup: board(
        times(30, (at) => creature(`b${at}`, 'A')),
        { step: 'declare attackers' },
      ),
      actions: [{ by: 'A', do: 'enumerate', what: 'attacks' }],
    },
    ends: answers,
  },
  {
    name: 'damage of 200 among 10 blockers',
    value: {
      setup: board([creature('a', 'A', '200/200'), ...times(10, (at) => creature(`b${at}`, 'B'))], {
        step: 'combat damage',
        attacking: { a: 'B' },
        blocking: Object.fromEntries(times(10, (at) => [`b${at}`, 'a'])),
      }),
      actions: [{ by: 'A', do: 'enumerate', what: 'damage assignments' }],
    },
    ends: { refused: /^more than (?:20,000 legal answers|100,000 combinations to be tried for legal answers)$/ },
  },
  {
    name: 'many colours of mana for a cost of hybrids',
    value: {
      setup: {
        zones: {
          battlefield: times(30, (at) => ({
            ref: `f${at}`,
            name: `Land ${at}`,
            controller: 'A',
            type: 'Land',
            text: at % 2 ? '{T}: Add {W} or {U}.' : '{T}: Add {B} or {R}.',
          })),
          ...spell('{G}{G}{W}{W}{B}{B}{U}{U}{R}{R}', 'Draw a card.'),
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 's' }],
      // Nothing adds {G}.
      expect: { refused: { action: 1 } },
    },
    ends: 'played',
  },
  // Depth.
  { name: 'quotes nested 400 deep', value: { setup: board([creature('b', 'A', '1/1', { text: quoted(400) })]) }, ends: long },
  {
    name: 'quotes nested 15 deep',
    value: { setup: board([creature('b', 'A', '1/1', { text: quoted(15) })]) },
    ends: { refused: /^more than 20 quotation marks in one text$/ },
  },
  {
    name: 'parentheses nested 5,000 deep',
    value: { actions: [effect(`${'('.repeat(5_000)}Draw a card.${')'.repeat(5_000)}`)] },
    ends: long,
  },
  {
    name: 'a choice nested 5,000 deep',
    value: { actions: [{ by: 'A', do: 'choose', choice: times(5_000, (at) => at).reduce<unknown>((inside) => [inside], 'x') }] },
    ends: nested,
  },
  {
    name: 'names that every map has',
    value: { setup: board([creature('constructor', 'A')]) },
    ends: { refused: /^this word cannot be used here$/ },
  },
];
