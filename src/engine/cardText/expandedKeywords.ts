/**
 * Keywords that are read as the abilities that they stand for, where that is the same in all editions: those of Equipment and Vehicles, of
 * Cases and Classes, of two commanders, of speed and of day and night (702, 716, 719).
 */
import type { Ability, Effect } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';
import { statement } from './changes.ts';
import { digits } from './amounts.ts';
import { costs, paidCosts } from './costs.ts';
import { goaded } from './effects/keywordActions.ts';
import { condition, what } from './phrases.ts';
import { sourceIt } from './pronouns.ts';
import { itself, lastName } from './references.ts';
import { and, type CardFacts, controlledBy, isSpell, makeScope, number, one, self, Unclear, you } from './scope.ts';
import { makeReader, run } from './reading.ts';
import { choice, clause, type Construct, maybe, words } from './syntax.ts';

type Line = (text: string) => readonly Ability[];
/** What a spell or ability does, as the line has it (abilityLine.ts). */
interface Modes {
  readonly modes: readonly Effect[];
  readonly choose?: unknown;
}
type Triggered = Extract<Ability, { kind: 'triggered' }>;

const creature: Filter = { kind: 'type', type: 'creature' };
const is = (subject: Ref, filter: Filter): Condition => ({ kind: 'matches', subject, filter });
const isMarked = (as: string): Condition => is(self, { kind: 'designated', as });
const notExerted: Condition = { kind: 'not', condition: isMarked('exerted') };
const both = (...conditions: readonly (Condition | undefined)[]): Condition => {
  const there = conditions.filter((each) => each !== undefined);
  const [first] = there;
  return first && there.length === 1 ? first : { kind: 'and', conditions: there };
};
/** The keyword of an ability by which a Class gains a level (716.2). */
export const classLevel = 'class level';
/** Once it is night, by the object that shows it (actions/rare/designations). */
const night: Condition = {
  kind: 'exists',
  filter: {
    kind: 'and',
    filters: [
      { kind: 'named', name: 'Night' },
      { kind: 'zone', zone: 'command' },
    ],
  },
};
const keyword =
  (name: string, more: Partial<Extract<Ability, { kind: 'keyword' }>> = {}): Line =>
  (text) => [{ kind: 'keyword', text, keyword: name, ...more }];
const triggered =
  (name: string, ability: Omit<Triggered, 'kind' | 'text' | 'keyword'>): Line =>
  (text) => [{ kind: 'triggered', text, keyword: name, ...ability }];
/** At most as fast as that, a player has max speed (702.179e). */
const maxSpeed: Condition = {
  kind: 'compare',
  left: { kind: 'counters', counter: 'speed', of: you },
  comparison: 'at least',
  right: number(4),
};

/** What another text says, as the meaning of a keyword. @throws Unclear when that text is not read */
function sameAs(line: Construct<Line>, name: string, written: string, card: CardFacts, at: number): Line {
  const reader = makeReader(written);
  for (const tree of run(line, reader, 0)) {
    if (tree.end < written.length) continue;
    try {
      const means = tree.of.mean(tree, makeScope(card)).meaning as Line;
      return (text) => means(text).map((ability): Ability => (ability.kind === 'spell' ? ability : { ...ability, text, keyword: name }));
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
    }
  }
  throw new Unclear(at);
}

/** “Solved — …”, “Max speed — …”: the ability counts, triggers or may be activated only then. */
const onlyWhile =
  (name: string, condition: Condition, means: Line): Line =>
  (text) =>
    means(text).map((ability): Ability => {
      if (name === 'max speed')
        return { kind: 'static', text, keyword: name, what: self, changes: [{ kind: 'add ability', ability }], condition };
      if (ability.kind === 'static') return { ...ability, keyword: name, condition: both(ability.condition, condition) };
      if (ability.kind === 'triggered') return { ...ability, keyword: name, condition: both(ability.condition, condition) };
      if (ability.kind === 'activated') return { ...ability, onlyIf: both(ability.onlyIf, condition) };
      return { kind: 'static', text, keyword: name, what: self, changes: [{ kind: 'add ability', ability }], condition };
    });

const partners =
  "(partner|friends forever|choose a background|doctor's companion|partner—(survivors|friends forever|father & son|character select))";
const spelled = (text: string): string =>
  text
    .replace('Choose a background', 'Choose a Background')
    .replace(/^Partner—(\w)/, (_, letter: string) => `Partner—${letter.toUpperCase()}`);

const target: Ref = { kind: 'target', index: 0 };
const made: readonly (readonly [name: string, text: string])[] = [
  ['for mirrodin!', 'When ~ enters, create a 2/2 red Rebel creature token, then attach ~ to it.'],
  ['job select', 'When ~ enters, create a 1/1 colorless Hero creature token, then attach ~ to it.'],
];

/** What a gift is (702.174d to 702.174i). */
const gifts: Readonly<Record<string, string>> = {
  'a card': 'draw a card',
  'a tapped Fish': 'create a tapped 1/1 blue Fish creature token',
  'a Food': 'create a Food token',
  'a Treasure': 'create a Treasure token',
  'an Octopus': 'create an 8/8 blue Octopus creature token',
  'an extra turn': 'take an extra turn after this one',
};
/** The opponent is the only one there is: where there are several, it is not played (announce.ts). */
const opponent: Ref = { kind: 'players', which: 'opponents' };
const promised: Condition = { kind: 'paid', cost: 'gift' };
function giving(line: Construct<Line>, what: string, card: CardFacts, at: number): Line {
  const [given] = sameAs(line, 'gift', `When ~ enters, ${gifts[what] ?? ''}.`, card, at)('');
  if (given?.kind !== 'triggered') throw new Unclear(at);
  const instructions = given.effect.instructions.map((each) => ({ ...each, who: opponent }) as Instruction);
  return (text) => [
    { kind: 'keyword', text, keyword: 'gift', cost: [] },
    isSpell(card)
      ? { kind: 'spell', text, modes: [{ targets: [], instructions: [{ do: 'if', condition: promised, then: instructions }] }] }
      : { ...given, text, keyword: 'gift', condition: promised, effect: { targets: [], instructions } },
  ];
}

/** @param line What stands behind the dash of some of them. */
export const expandedKeywords = (line: Construct<Line>, does: Construct<Modes>): readonly Construct<Line>[] => [
  // They count as the deck is made (702.124a).
  clause(partners, {}, (): Line => () => [], { finish: (text) => spelled(text.charAt(0).toUpperCase() + text.slice(1)) }),
  clause('partner with <name>', { name: lastName }, ({ name }) =>
    triggered('partner with', {
      event: { on: 'enters', what: 'self' },
      effect: {
        targets: [{ filter: { kind: 'player' }, least: one, most: one }],
        instructions: [
          {
            do: 'may',
            who: target,
            then: [
              {
                do: 'search',
                who: target,
                filter: and({ kind: 'named', name }, { kind: 'card' }),
                amount: one,
                to: 'hand',
                remember: 'found',
              },
            ],
          },
        ],
      },
    }),
  ),
  ...made.map(([name, written]) =>
    clause(name, {}, (_, { scope, tree: { start } }) => sameAs(line, name, written, scope.card, start), { finish: capital }),
  ),
  clause('living metal', {}, (): Line => (text) => [
    {
      kind: 'static',
      text,
      keyword: 'living metal',
      what: self,
      changes: [{ kind: 'add types', types: { types: ['artifact', 'creature'] } }],
      condition: { kind: 'your turn' },
    },
  ]),
  clause('ravenous', {}, (): Line => (text) => [
    {
      kind: 'static',
      text,
      keyword: 'ravenous',
      rules: [{ rule: 'enters', what: 'self', counters: { counter: '+1/+1', amount: { kind: 'x' } } }],
    },
    {
      kind: 'triggered',
      text,
      keyword: 'ravenous',
      event: { on: 'enters', what: 'self' },
      condition: { kind: 'compare', left: { kind: 'x' }, comparison: 'at least', right: number(5) },
      effect: { targets: [], instructions: [{ do: 'draw', who: you, amount: one }] },
    },
  ]),
  clause('saddle <many>', { many: digits }, ({ many }): Line => (text) => [
    {
      kind: 'activated',
      text,
      keyword: 'saddle',
      costs: [
        {
          pay: 'tap others',
          filter: and(creature, controlledBy(you), { kind: 'other', than: self }),
          amount: many,
          power: 'saddle',
        },
      ],
      effect: { targets: [], instructions: [{ do: 'designate', what: self, as: 'saddled', dated: true }] },
      timing: 'sorcery',
    },
  ]),
  clause('transfigure <cost>', { cost: costs }, ({ cost }): Line => (text) => [
    {
      kind: 'activated',
      text,
      keyword: 'transfigure',
      costs: [...cost, { pay: 'sacrifice', filter: 'self', amount: one }],
      effect: {
        targets: [],
        instructions: [
          {
            do: 'search',
            who: you,
            filter: and(creature, {
              kind: 'number',
              of: 'mana value',
              comparison: 'exactly',
              value: { kind: 'characteristic', name: 'mana value', of: self },
            }),
            amount: one,
            to: 'battlefield',
          },
        ],
      },
      timing: 'sorcery',
    },
  ]),
  clause('bargain', {}, () =>
    keyword('bargain', {
      cost: [
        {
          pay: 'sacrifice',
          filter: { kind: 'or', filters: [{ kind: 'type', type: 'artifact' }, { kind: 'type', type: 'enchantment' }, { kind: 'token' }] },
          amount: one,
        },
      ],
    }),
  ),
  clause('web-slinging <cost>', { cost: costs }, ({ cost }) =>
    keyword('web-slinging', {
      cost: [...cost, { pay: 'return', filter: and(creature, controlledBy(you), { kind: 'status', status: 'tapped' }), amount: one }],
    }),
  ),
  clause(
    'gift <what>',
    { what: words(Object.fromEntries(Object.keys(gifts).map((name) => [name, name]))) },
    ({ what }, { scope, tree: { start } }) => giving(line, what, scope.card, start),
  ),
  // 701.43d: its static ability, and one that is linked to it.
  clause(
    "(first:if <named> hasn't been exerted this turn, |)you may exert <it> as it attacks.[ when you do, <then>]",
    { named: maybe(itself), it: choice(itself, sourceIt), then: maybe(does) },
    ({ named, it, then }, { scope, forms: { first }, tree: { start } }): Line => {
      if (it.kind !== 'self' || (named && named.kind !== 'self')) throw new Unclear(start);
      const [effect] = then?.modes ?? [];
      if (then?.choose || (then && then.modes.length > 1)) throw new Unclear(start);
      const instructions = effect ? [...scope.before, ...effect.instructions] : [];
      const exert = { kind: 'keyword', text: 'exert', keyword: 'exert' } as const;
      return (text) => [
        first === ''
          ? { ...exert, text }
          : { kind: 'static', text, what: self, changes: [{ kind: 'add ability', ability: exert }], condition: notExerted },
        ...(effect
          ? [{ kind: 'triggered', text, event: { on: 'exerts', what: 'self' }, effect: { ...effect, instructions } } as const]
          : []),
      ];
    },
  ),
  clause('start your engines!', {}, () => keyword('start your engines!')),
  clause('max speed( — | - |—)<of>', { of: line }, ({ of }) => onlyWhile('max speed', maxSpeed, of)),
  clause('daybound', {}, (): Line => (text) => [
    { kind: 'keyword', text, keyword: 'daybound' },
    { kind: 'static', text, keyword: 'daybound', rules: [{ rule: 'enters', what: 'self', transformed: true, when: night }] },
  ]),
  // 701.15b: as long as the static ability has it so.
  clause('<of> and is goaded.', { of: statement }, ({ of }): Line => (text) => [
    { kind: 'static', text, what: of.of, changes: of.changes, rules: goaded(of.of) },
  ]),
  clause('<of> ^be goaded.', { of: what }, ({ of }): Line => (text) => [{ kind: 'static', text, rules: goaded(of) }]),
  clause('nightbound', {}, () => keyword('nightbound')),
  clause(
    "if it's neither day nor night, it becomes (time:day|night) as (~|this creature|this permanent) enters(| the battlefield).",
    {},
    (_, { forms: { time } }): Line =>
      (text) => [
        {
          kind: 'static',
          text,
          rules: [
            {
              rule: 'enters',
              what: 'self',
              first: [
                {
                  do: 'if',
                  condition: {
                    kind: 'not',
                    condition: {
                      kind: 'exists',
                      filter: and(
                        {
                          kind: 'or',
                          filters: [
                            { kind: 'named', name: 'Day' },
                            { kind: 'named', name: 'Night' },
                          ],
                        },
                        { kind: 'zone', zone: 'command' },
                      ),
                    },
                  },
                  then: [{ do: 'become time', time: time === 'day' ? 'Day' : 'Night' }],
                },
              ],
            },
          ],
        },
      ],
  ),
  // 716.2a: what stands below it counts from that level on (compileText.ts).
  clause(
    '<paid>: Level (level:2|3)',
    { paid: paidCosts },
    ({ paid }, { scope: { card }, forms: { level = '' }, tree: { start } }): Line => {
      if (!card.subtypes.includes('Class')) throw new Unclear(start);
      const isNot: Condition = { kind: 'not', condition: isMarked(`level ${level}`) };
      return (text) => [
        {
          kind: 'activated',
          text,
          keyword: classLevel,
          costs: paid,
          effect: { targets: [], instructions: [{ do: 'designate', what: self, as: `level ${level}` }] },
          timing: 'sorcery',
          onlyIf: level === '2' ? isNot : both(isMarked('level 2'), isNot),
        },
      ];
    },
  ),
  clause('to solve( — | - |—)<only>[.]', { only: condition }, ({ only }) =>
    triggered('to solve', {
      event: { on: 'beginning', of: 'end', whose: 'yours' },
      condition: both(only, { kind: 'not', condition: isMarked('solved') }),
      effect: { targets: [], instructions: [{ do: 'designate', what: self, as: 'solved' }] },
    }),
  ),
  clause('solved( — | - |—)<of>', { of: line }, ({ of }) => onlyWhile('solved', isMarked('solved'), of)),
];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/^or mirrodin/, 'or Mirrodin');
}
