/** Each named short-cut, played both ways: without the choice, and with it made at random. The game goes on alike, and the same is told. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/engine/language/ability.ts';
import type { Instruction } from '../../../src/engine/language/instruction.ts';
import type { ReplacedEvent, StaticRule } from '../../../src/engine/language/staticRule.ts';
import type { Answer, Question } from '../../../src/engine/events/question.ts';
import { shortCuts, type ShortCutName } from '../../../src/engine/events/unasked.ts';
import { lookAt } from '../../../src/engine/look/layers/characteristics.ts';
import {
  all,
  beginPlay,
  type CardGiven,
  creature,
  damageTo,
  gain,
  keyword,
  number,
  oneTarget,
  type Play,
  self,
  staticRules,
  target,
  whenever,
  you,
} from '../kit.ts';

interface Board {
  readonly battlefield: readonly CardGiven[];
  readonly graveyard?: readonly CardGiven[];
  readonly hand?: readonly CardGiven[];
  readonly library?: readonly CardGiven[];
  readonly does: readonly Instruction[];
  /** This creature attacks first, alone. */
  readonly attacker?: string;
  /** Answers to what is asked in any case. */
  readonly answers?: (question: Question, asked: readonly Answer[]) => Answer;
}

/** Plays a board to the end; of choices among several, the pick says which is taken. Gives how many were asked. */
function playOut(
  { battlefield, graveyard = [], hand = [], library = [], does, attacker, answers }: Board,
  everything: boolean,
  pick: (count: number) => number,
) {
  const day = '2026-01-16';
  const zones = { A: { battlefield, graveyard, hand, library } };
  const play = beginPlay({ day, zones, ...(attacker === undefined ? {} : { step: 'beginning of combat' as const }) }, { everything });
  if (attacker !== undefined) {
    for (let passes = 0; passes < 2; passes += 1) play.act({ do: 'pass', by: play.session.pending()?.player ?? '' });
    const declared = play.answer({ [`${attacker}.0`]: 'B' });
    if (declared.kind === 'refused') throw new Error(declared.reason);
  }
  if (does.length > 0) play.effect(does);
  const asked: Answer[] = [];
  let choices = 0;
  for (let step = 0; step < 200; step += 1) {
    const question = play.session.pending();
    if (!question) break;
    if (question.kind === 'priority') {
      // Once before each pass round: it takes back who has passed.
      if (play.state().turn.passed.length === 0) play.act({ do: 'check' });
      const next = play.session.pending();
      if (next?.kind !== 'priority') continue;
      if (play.state().zones.stack.length === 0) break;
      play.act({ do: 'pass', by: next.player });
      continue;
    }
    const options = question.options();
    const free = ['replacement', 'triggers', 'order'].includes(question.kind);
    if (free) choices += 1;
    const answer = free ? (options[pick(options.length)] ?? '') : (answers?.(question, asked) ?? options[0] ?? '');
    if (question.kind !== 'order') asked.push(answer);
    const result = play.answer(answer);
    if (result.kind === 'refused') throw new Error(`${question.text} ${JSON.stringify(answer)}: ${result.reason}`);
  }
  return { ends: endOf(play), choices };
}

/** What can be seen at the end: everything but the numbers by which times are told apart, and the order of what was told. */
function endOf(play: Play) {
  const state = play.state();
  const look = lookAt(state);
  const objects = Object.values(state.objects).map(({ id, card, zone, tapped, damage, counters, memory }) => {
    const { power, toughness, colors, types, abilities, controller } = look.characteristicsOf(id);
    const remembered = Object.fromEntries(Object.entries(memory).map(([slot, value]) => [slot, [value].flat().toSorted()]));
    return {
      card,
      zone,
      tapped,
      damage,
      counters,
      remembered,
      power,
      toughness,
      colors,
      types,
      controller,
      abilities: abilities.map(({ text }) => text).toSorted(),
    };
  });
  const isTwin = ({ card }: { readonly card: string }): boolean => card.startsWith('twin');
  return {
    objects: Object.fromEntries(objects.filter((each) => !isTwin(each)).map((each) => [each.card, each])),
    // One of those that are the same stands for the other.
    twins: objects
      .filter(isTwin)
      .map((each) => JSON.stringify({ ...each, card: '' }))
      .toSorted(),
    players: state.players.map(({ id, life, poison, mana }) => ({ id, life, poison, mana })),
    shields: state.effects.map(({ shield }) => shield).toSorted(),
    // What applies to each of several events is told so often as there are events by then.
    told: [...new Set(play.told.map(({ text }) => text))].toSorted(),
  };
}

const artifact = (ref: string, ...abilities: readonly Ability[]): CardGiven => ({ ref, abilities });
const several = <T>(each: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> => fc.array(each, { minLength: 2, maxLength: 4 });

const events: readonly (readonly [ReplacedEvent, Instruction])[] = [
  [{ on: 'gain life', who: you }, gain(2)],
  [
    { on: 'lose life', who: you },
    { do: 'lose life', who: you, amount: number(2) },
  ],
  [
    { on: 'draw', who: you },
    { do: 'draw', who: you, amount: number(1) },
  ],
  [{ on: 'damage' }, damageTo(you, 1)],
];
/** "You gain twice that much life instead", "draw two cards instead": the same again, by an instruction. */
const again: readonly (readonly [Instruction, (factor: number) => Instruction])[] = [
  [gain(2), (factor) => ({ do: 'gain life', who: you, amount: { kind: 'times', factor, of: { kind: 'event amount' } } })],
  [
    { do: 'lose life', who: you, amount: number(2) },
    (factor) => ({ do: 'lose life', who: you, amount: { kind: 'times', factor, of: { kind: 'event amount' } } }),
  ],
  [{ do: 'draw', who: you, amount: number(1) }, (factor) => ({ do: 'draw', who: you, amount: number(factor) })],
];
const repeating: fc.Arbitrary<Board> = fc
  .tuple(fc.constantFrom(...again), several(fc.integer({ min: 1, max: 3 })))
  .map(([[does, times], factors]) => ({
    battlefield: factors.map((factor, place) =>
      artifact(
        `source ${place}`,
        staticRules(`${factor} times as much.`, {
          rule: 'replace',
          event: { on: does.do, who: you } as ReplacedEvent,
          by: [times(factor)],
          instead: true,
        }),
      ),
    ),
    library: Array.from({ length: 90 }, (_, place) => artifact(`card ${place}`)),
    does: [does],
  }));
const scaling = (sort: 'times' | 'plus'): fc.Arbitrary<Board> =>
  fc.tuple(fc.nat(events.length - 1), several(fc.integer({ min: 1, max: 3 }))).map(([at, factors]) => {
    const [event, instruction] = events[at] ?? [{ on: 'gain life', who: you }, gain(1)];
    return {
      battlefield: factors.map((factor, place) =>
        artifact(
          `source ${place}`,
          staticRules(place % 2 === 0 ? 'More of it.' : `More of it, ${place}.`, {
            rule: 'replace',
            event,
            by: [],
            instead: true,
            scale: sort === 'times' ? { times: factor, plus: 0 } : { times: 1, plus: factor },
          }),
        ),
      ),
      library: Array.from({ length: 90 }, (_, place) => artifact(`card ${place}`)),
      does: [instruction],
    };
  });

/** Shields of an effect, which wear, or have it dealt elsewhere, or of things that are the same, which do not; then damage: of one that is worn in part the order is asked. */
const shielding: fc.Arbitrary<Board> = fc
  .tuple(
    fc.integer({ min: 2, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.boolean(),
    fc.subarray(['bear', 'ox'], { minLength: 1, maxLength: 1 }),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    fc.boolean(),
  )
  .map(([count, amount, wears, refs, dealt, elsewhere]): Board => {
    const shields = Array.from({ length: count });
    const damage = (wears ? [...dealt.slice(1).map((much) => much * amount), dealt[0] ?? 1] : dealt).map((much) =>
      damageTo(all(creature), much),
    );
    const shield: Instruction = elsewhere
      ? { do: 'redirect damage', amount: number(amount), from: all(creature), to: { kind: 'you' }, duration: 'end of turn' }
      : { do: 'prevent damage', amount: number(amount), to: all(creature), duration: 'end of turn' };
    const armor = staticRules(`Prevent ${amount} damage to creatures.`, { rule: 'prevent', amount: number(amount), to: all(creature) });
    return {
      battlefield: [
        ...refs.map((ref) => ({ ref, pt: '9/9' })),
        ...(wears ? [] : shields.map((_, at) => ({ ...artifact(`twin ${at}`, armor), name: 'Armor' }))),
      ],
      does: [...(wears ? shields.map(() => shield) : []), ...damage],
    };
  });

/** Effects of one wording that each replace one draw, and so many draws. */
const replacing: fc.Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .map(([count, drawn]): Board => {
    const once: Instruction = {
      do: 'rules',
      rules: [{ rule: 'replace', event: { on: 'draw', who: you }, by: [gain(2)], instead: true }],
      duration: 'end of turn',
      times: 1,
    };
    return {
      battlefield: [],
      library: Array.from({ length: 5 }, (_, at) => artifact(`card ${at}`)),
      does: [...Array.from({ length: count }, () => once), { do: 'draw', who: you, amount: number(drawn) }],
    };
  });

type Enters = Extract<StaticRule, { rule: 'enters' }>;
const plain: fc.Arbitrary<Omit<Enters, 'rule' | 'what'>> = fc.oneof(
  fc.constant({ tapped: true }),
  fc
    .record({ counter: fc.constantFrom('+1/+1', 'charge'), count: fc.integer({ min: 1, max: 3 }) })
    .map(({ counter, count }) => ({ counters: { counter, amount: number(count) } })),
  fc.constant({ choose: { kind: 'colors' } as const }),
);
const entering = (rules: readonly Omit<Enters, 'rule' | 'what'>[]): Board => ({
  battlefield: [
    { ref: 'bear', pt: '2/2' },
    { ref: 'ox', pt: '3/3' },
  ],
  graveyard: [
    {
      ref: 'comer',
      pt: '1/1',
      abilities: rules.map((rule, at) => staticRules(`It enters so: ${at}.`, { rule: 'enters', what: 'self', ...rule })),
    },
  ],
  does: [{ do: 'move', what: all({ kind: 'and', filters: [creature, { kind: 'zone', zone: 'graveyard' }] }), to: 'battlefield' }],
});

const devouring = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 6 }), fc.subarray(['bear', 'ox', 'elk']))
  .map(([one, other, first]): Board => {
    const devour = (count: number): Ability => ({ kind: 'keyword', text: `Devour ${count}`, keyword: 'devour', number: number(count) });
    const eats = [first, ['bear', 'ox', 'elk'].filter((ref) => !first.includes(ref))];
    return {
      battlefield: ['bear', 'ox', 'elk'].map((ref) => ({ ref, pt: '2/2' })),
      graveyard: [{ ref: 'comer', pt: '1/1', abilities: [devour(one), devour(other)] }],
      does: [{ do: 'move', what: all({ kind: 'and', filters: [creature, { kind: 'zone', zone: 'graveyard' }] }), to: 'battlefield' }],
      // Each gets the same, whichever is applied first.
      answers: (_, asked) => {
        const chosen = asked.find((answer) => typeof answer === 'string');
        const turn = asked.filter((answer) => typeof answer !== 'string').length;
        const reversed = typeof chosen === 'string' && chosen === `Devour ${other}`;
        return (eats[reversed ? 1 - turn : turn] ?? []).map((ref) => `${ref}.0`);
      },
    };
  });

const dying = fc.subarray(['bear', 'ox', 'elk', 'yak'], { minLength: 2 }).map((refs): Board => ({
  battlefield: [
    ...refs.map((ref, at) => ({ ref, pt: `${at + 1}/${at + 1}` })),
    artifact('Feast', whenever('Whenever a creature dies, you gain 1 life.', { on: 'dies', what: creature }, [gain(1)])),
  ],
  does: [{ do: 'destroy', what: all(creature) }],
}));

/** Exalted abilities, so many of each squire; a squire or another creature attacks alone. */
const exalting = (squires: number): fc.Arbitrary<Board> =>
  fc
    .tuple(fc.constantFrom('bear', 'squire 0'), fc.array(fc.integer({ min: 1, max: 2 }), { minLength: squires, maxLength: squires }))
    .map(([attacker, instances]): Board => ({
      battlefield: [
        { ref: 'bear', pt: '1/1' },
        ...instances.map((count, at) => ({
          ref: `squire ${at}`,
          pt: '1/3',
          abilities: Array.from({ length: squires === 1 ? count + 1 : count }, () => keyword('exalted')),
        })),
      ],
      attacker,
      does: [],
    }));

const feasting = fc
  .tuple(
    fc.subarray(['bear', 'ox'], { minLength: 1 }),
    fc.integer({ min: 2, max: 3 }),
    fc.constantFrom<readonly Instruction[]>(
      [gain(2)],
      [{ do: 'lose life', who: you, amount: number(1) }],
      [{ do: 'draw', who: you, amount: number(1) }],
      [
        { do: 'lose life', who: { kind: 'players', which: 'opponents' }, amount: number(2) },
        { do: 'gain life', who: you, amount: { kind: 'memory', slot: 'lost' } },
      ],
    ),
  )
  .map(([refs, feasts, does]): Board => ({
    battlefield: [
      ...refs.map((ref, at) => ({ ref, pt: `${at + 1}/${at + 1}` })),
      ...Array.from({ length: feasts }, (_, at) =>
        artifact(`Feast ${at}`, whenever('Whenever a creature dies, so it is.', { on: 'dies', what: creature }, does)),
      ),
    ],
    library: Array.from({ length: 20 }, (_, at) => artifact(`card ${at}`)),
    does: [{ do: 'destroy', what: all(creature) }],
  }));

/** Creatures that are the same in everything: each does something to itself, to one creature, or to all, as another creature dies. */
const twins = fc
  .tuple(
    fc.integer({ min: 2, max: 3 }),
    fc.constantFrom<readonly Instruction[]>(
      [{ do: 'counters', on: self, counter: '+1/+1', amount: number(1) }],
      [{ do: 'sacrifice', who: you, what: self }, gain(2)],
      [damageTo(target(), 1)],
      [damageTo(all(creature), 1)],
    ),
  )
  .map(([count, does]): Board => {
    const targets = JSON.stringify(does).includes('"target"') ? [oneTarget(creature)] : [];
    const dies = whenever(
      'Whenever an artifact is put into a graveyard, so it is.',
      { on: 'dies', what: { kind: 'type', type: 'artifact' } },
      does,
      {
        targets,
      },
    );
    return {
      battlefield: [
        ...Array.from({ length: count }, (_, at) => ({ ref: `twin ${at}`, name: 'Twin', pt: '2/2', abilities: [dies] })),
        { ref: 'ox', pt: '3/3' },
        artifact('lamp'),
      ],
      does: [{ do: 'destroy', what: all({ kind: 'type', type: 'artifact' }) }],
      answers: (question) => question.options().find((option) => option === 'ox.0') ?? question.options()[0] ?? '',
    };
  });

const lord: fc.Arbitrary<Ability> = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((by): Ability => ({
    kind: 'static',
    text: `Creatures get +${by}/+0.`,
    what: all(creature),
    changes: [{ kind: 'modify power/toughness', power: number(by), toughness: number(0) }],
  })),
  fc.constantFrom('flying', 'trample', 'haste').map((word): Ability => ({
    kind: 'static',
    text: `Creatures have ${word}.`,
    what: all(creature),
    changes: [{ kind: 'add ability', ability: keyword(word) }],
  })),
);
const rising = several(lord).map((lords): Board => ({
  battlefield: [{ ref: 'bear', pt: '2/2' }],
  graveyard: lords.map((ability, at) => artifact(`lord ${at}`, ability)),
  does: [
    {
      do: 'move',
      what: all({
        kind: 'and',
        filters: [
          { kind: 'type', type: 'artifact' },
          { kind: 'zone', zone: 'graveyard' },
        ],
      }),
      to: 'battlefield',
    },
  ],
}));

/** Of two that are not here each has a test of its own below; payment has one among those of mana, and teams are played in test/engine/unseen/newestRules. */
const boards: Readonly<
  Record<
    Exclude<ShortCutName, 'same effect' | 'same cards' | 'same payment' | 'poison of a team' | 'nobody to assist'>,
    fc.Arbitrary<Board>
  >
> = {
  'same shields': fc.oneof(shielding, replacing),
  'effects that multiply': fc.oneof(scaling('times'), repeating),
  'effects that add': scaling('plus'),
  'plain entering': fc
    .tuple(several(plain), fc.boolean())
    .map(([rules, counts]) =>
      entering(counts ? [...rules, { counters: { counter: 'growth', amount: { kind: 'count', of: all(creature) } } }] : rules),
    ),
  'giving up as it enters': devouring,
  'same trigger': dying,
  'same words': feasting,
  'things that are the same': twins,
  'order of a graveyard': dying,
  'timestamps without layers': rising,
};

describe('choices that nobody is asked for', () => {
  it.each(Object.entries(boards))('make no difference: %s', (_, board) => {
    let choices = 0;
    fc.assert(
      fc.property(board, fc.infiniteStream(fc.nat(1_000)), (given, stream) => {
        const picks = stream[Symbol.iterator]();
        const without = playOut(given, false, () => 0);
        const made = playOut(given, true, (count) => Number(picks.next().value) % count);
        expect(without.choices).toBe(0);
        choices += made.choices;
        expect(made.ends).toEqual(without.ends);
      }),
      { numRuns: 30, seed: 12 },
    );
    // They are choices: a session that asks everything asks for them.
    expect(choices).toBeGreaterThan(0);
  });

  // Of several creatures it is asked, with or without short-cuts; of one creature nothing tells one ability from the other.
  it.each([
    ['one creature', 1, false],
    ['several creatures', 2, true],
  ] as const)('are not those of exalted abilities of %s, which come out alike in any order', (_, squires, isAsked) => {
    let choices = 0;
    fc.assert(
      fc.property(exalting(squires), fc.infiniteStream(fc.nat(1_000)), fc.boolean(), (given, stream, everything) => {
        const picks = stream[Symbol.iterator]();
        const first = playOut(given, false, () => 0);
        const made = playOut(given, everything, (count) => Number(picks.next().value) % count);
        choices += made.choices;
        expect(made.ends).toEqual(first.ends);
        const exalted = given.battlefield.reduce((sum, { abilities = [] }) => sum + abilities.length, 0);
        expect(first.ends.objects[given.attacker ?? '']?.power).toBe(1 + exalted);
      }),
      { numRuns: 20, seed: 12 },
    );
    expect(choices > 0).toBe(isAsked);
  });

  it('are not even choices between effects of one source and one wording: one answer stands for all of them', () => {
    const twice = staticRules('If you would gain life, you gain 1 instead and lose none.', {
      rule: 'replace',
      event: { on: 'gain life', who: you },
      by: [{ do: 'draw', who: you, amount: number(1) }],
      instead: true,
    });
    const board: Board = {
      battlefield: [artifact('twice', twice, twice)],
      library: Array.from({ length: 5 }, (_, at) => artifact(`card ${at}`)),
      does: [gain(1)],
    };
    const without = playOut(board, false, () => 0);
    const made = playOut(board, true, () => 0);
    expect([without.choices, made.choices]).toEqual([0, 0]);
    expect(made.ends).toEqual(without.ends);
    expect(without.ends.objects['card 0']?.zone).toBe('hand');
  });

  it.each<readonly [string, readonly (readonly [name: string, amount: number, then: readonly Instruction[] | undefined])[], boolean]>([
    [
      'prevent as much',
      [
        ['Armor', 1, undefined],
        ['Armor', 1, undefined],
      ],
      false,
    ],
    [
      'prevent more or less',
      [
        ['Armor', 1, undefined],
        ['Armor', 2, undefined],
      ],
      true,
    ],
    [
      'are called differently',
      [
        ['Armor', 1, undefined],
        ['Mail', 1, undefined],
      ],
      true,
    ],
    [
      'do something besides',
      [
        ['Armor', 1, [gain(1)]],
        ['Armor', 1, [gain(1)]],
      ],
      true,
    ],
  ])('are not those of shields unless they are the same: those that %s', (_, shields, isAsked) => {
    const board: Board = {
      battlefield: [
        { ref: 'ox', pt: '9/9' },
        ...shields.map(([name, amount, then], at) => ({
          ...artifact(
            `shield ${at}`,
            staticRules('It prevents damage.', { rule: 'prevent', amount: number(amount), to: all(creature), ...(then ? { then } : {}) }),
          ),
          name,
        })),
      ],
      does: [damageTo(all(creature), 4)],
    };
    expect(playOut(board, false, () => 0).choices > 0).toBe(isAsked);
  });

  it('make no difference between cards that are the same: both orders are played, and one of them is drawn', () => {
    const board: Board = {
      battlefield: [],
      hand: Array.from({ length: 2 }, (_, at) => ({ ...artifact(`twin ${at}`), name: 'Twin' })),
      library: [artifact('card')],
      does: [
        {
          do: 'move',
          what: all({
            kind: 'and',
            filters: [
              { kind: 'type', type: 'artifact' },
              { kind: 'zone', zone: 'hand' },
            ],
          }),
          to: 'library',
        },
        { do: 'draw', who: you, amount: number(1) },
      ],
    };
    const without = playOut(board, false, () => 0);
    expect(without.choices).toBe(0);
    for (const pick of [() => 0, (count: number) => count - 1]) {
      const made = playOut(board, true, pick);
      expect(made.choices).toBe(1);
      expect(made.ends).toEqual(without.ends);
    }
    expect(without.ends.twins.map((twin) => (JSON.parse(twin) as { readonly zone: string }).zone).toSorted()).toEqual(['hand', 'library']);
  });

  it('make no difference between tokens that are made at once with the same abilities, which change more than power or give keywords', () => {
    const flattening: Ability = {
      kind: 'static',
      text: 'Creatures have base power and toughness 1/1.',
      what: all(creature),
      changes: [{ kind: 'set power/toughness', power: number(1), toughness: number(1) }],
    };
    const token = {
      name: 'twin',
      colors: [],
      types: { types: ['creature'] },
      power: number(3),
      toughness: number(3),
      abilities: [flattening],
    } as const;
    const board: Board = { battlefield: [{ ref: 'ox', pt: '4/4' }], does: [{ do: 'create token', who: you, amount: number(2), token }] };
    const without = playOut(board, false, () => 0);
    expect(without.choices).toBe(0);
    for (const pick of [() => 0, (count: number) => count - 1]) {
      const made = playOut(board, true, pick);
      expect(made.choices).toBe(1);
      expect(made.ends).toEqual(without.ends);
    }
    expect(without.ends.objects['ox']?.power).toBe(1);
  });

  it('make no difference where whoever would assist can pay nothing', () => {
    const cast = (everything: boolean, helper: Answer) => {
      const spell: CardGiven = { ref: 'spell', cost: '{1}', types: ['sorcery'], abilities: [keyword('assist')] };
      const play = beginPlay({ day: '2026-01-16', players: ['A', 'B', 'C'], zones: { A: { hand: [spell] } } }, { everything });
      play.effect([{ do: 'add mana', who: you, mana: [['green']] }]);
      play.act({ do: 'cast', by: 'A', object: 'spell.0' });
      const asked = play.session.pending()?.text ?? '';
      if (everything) play.answer(helper);
      while (play.session.pending()?.kind === 'mana') play.answer(play.session.pending()?.options()[0] ?? '');
      return { asked, ends: endOf(play), pending: play.session.pending()?.kind };
    };
    const without = cast(false, 'no');
    expect(without).toMatchObject({ asked: expect.not.stringContaining('assist') as string, pending: 'priority' });
    for (const helper of ['B', 'C', 'no']) {
      const made = cast(true, helper);
      expect(made.asked).toContain('assist');
      expect({ ...made, asked: '' }).toEqual({ ...without, asked: '' });
    }
    expect(without.ends.objects['spell']?.zone).toBe('stack');
  });

  it('each name the rule that gives them and why it is left out', () => {
    for (const { rule, what, why } of Object.values(shortCuts)) {
      expect(rule).toMatch(/^\d{3}\.\d/);
      expect(what.length).toBeGreaterThan(20);
      expect(why.length).toBeGreaterThan(20);
    }
  });
});
