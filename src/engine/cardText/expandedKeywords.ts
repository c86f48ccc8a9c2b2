/**
 * Keywords that are read as the abilities that they stand for, where that is the same in all editions: those of Equipment and Vehicles, of
 * Cases and Classes, of two commanders, of speed and of day and night (702, 716, 719).
 */
import type { Ability } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { digits } from './amounts.ts';
import { costs, paidCosts } from './costs.ts';
import { condition } from './phrases.ts';
import { lastName } from './references.ts';
import { and, type CardFacts, controlledBy, makeScope, number, one, self, Unclear, you } from './scope.ts';
import { clause, type Construct, makeReader, run } from './syntax.ts';

type Line = (text: string) => readonly Ability[];
type Triggered = Extract<Ability, { kind: 'triggered' }>;

const creature: Filter = { kind: 'type', type: 'creature' };
const is = (subject: Ref, filter: Filter): Condition => ({ kind: 'matches', subject, filter });
const isMarked = (as: string): Condition => is(self, { kind: 'designated', as });
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
  const tree = run(line, reader, 0).find(({ end }) => end === written.length);
  if (!tree) throw new Unclear(at);
  const means = tree.of.mean(tree, makeScope(card)).meaning as Line;
  return (text) =>
    means(text).map((ability): Ability => (ability.kind === 'spell' ? ability : { ...ability, text, keyword: name }) as Ability);
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

/** @param line What stands behind the dash of some of them. */
export const expandedKeywords = (line: Construct<Line>): readonly Construct<Line>[] => [
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
          power: true,
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
  clause('start your engines!', {}, () => keyword('start your engines!')),
  clause('max speed( — | - |—)<of>', { of: line }, ({ of }) => onlyWhile('max speed', maxSpeed, of)),
  clause('daybound', {}, (): Line => (text) => [
    { kind: 'keyword', text, keyword: 'daybound' },
    { kind: 'static', text, keyword: 'daybound', rules: [{ rule: 'enters', what: 'self', transformed: true, when: night }] },
  ]),
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
