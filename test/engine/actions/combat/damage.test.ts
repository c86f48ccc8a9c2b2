/** Combat damage by era: first and double strike, trample, orders, the stack (510, before July 2009 310). */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../../src/engine/events/question.ts';
import { changeObject } from '../../../../src/engine/state/changes.ts';
import { assignerOf } from '../../../../src/engine/actions/combat/assign.ts';
import { judgeAmounts, judgeAssignments, listDivisions } from '../../../../src/engine/actions/rare/assigning/assignments.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { deepFreeze, self, target } from '../../kit.ts';
import { idOf, makeBoard, newest, type Thing } from './board.ts';
import { fight, ids } from './fight.ts';

const onStack = '2009-05-01';
const ordered = '2012-07-01';

/** A combat from the declaration of attackers on, up to the priority after blocks. */
function toBlocks(
  day: string,
  things: readonly Thing[],
  attacks: Readonly<Record<string, string>>,
  blocks: Readonly<Record<string, string | readonly string[]>>,
) {
  const f = fight({ day, things, step: 'declare attackers' });
  f.answer(ids(attacks));
  f.passTo();
  f.answer(ids(blocks));
  return f;
}

describe('first strike and double strike', () => {
  const bear: Thing = { ref: 'b', of: 'B', pt: [2, 2] };

  it.each<[string, Partial<Thing>, Partial<Thing>, string, string]>([
    ['both die without either', {}, {}, 'graveyard', 'graveyard'],
    ['first strike kills before the other strikes', { keywords: ['first strike'] }, {}, 'battlefield', 'graveyard'],
    ['two with first strike strike together', { keywords: ['first strike'] }, { keywords: ['first strike'] }, 'graveyard', 'graveyard'],
    ['double strike strikes with first strike', { keywords: ['double strike'] }, { keywords: ['first strike'] }, 'graveyard', 'graveyard'],
    ['double strike kills what first survives', { keywords: ['double strike'] }, { pt: [0, 4] }, 'battlefield', 'graveyard'],
  ])('%s', (_, attacker, blocker, ofAttacker, ofBlocker) => {
    for (const day of [newest, ordered, onStack]) {
      const f = toBlocks(
        day,
        [
          { ref: 'a', pt: [2, 2], ...attacker },
          { ...bear, ...blocker },
        ],
        { a: 'B' },
        { b: 'a' },
      );
      f.passTo('end of combat');
      expect([day, f.zoneOf('a'), f.zoneOf('b')]).toEqual([day, ofAttacker, ofBlocker]);
    }
  });

  it.each([
    ['gaining double strike after the first step strikes again', 'first strike', 'double strike', 4],
    ['gaining first strike after the first step still strikes', undefined, 'first strike', 2],
  ])('%s', (_, first, gained, lost) => {
    // Another creature with first strike makes the first step.
    const f = toBlocks(
      newest,
      [
        { ref: 'a', pt: [2, 2], keywords: first ? [first] : [] },
        { ref: 'c', pt: [0, 1], keywords: ['first strike'] },
      ],
      { a: 'B', c: 'B' },
      {},
    );
    f.passTo('first-strike damage');
    f.session.act({
      do: 'effect',
      by: 'A',
      instructions: [
        {
          do: 'modify',
          what: target(),
          changes: [{ kind: 'add ability', ability: { kind: 'keyword', text: gained, keyword: gained } }],
          duration: 'end of turn',
        },
      ],
      announced: { targets: [['a.0']], modes: [], x: 0, paid: [] },
    });
    f.passTo('end of combat');
    expect(f.life('B')).toBe(20 - lost);
  });

  it('stops a creature that lost double strike from striking again (702.4c)', () => {
    const f = toBlocks(newest, [{ ref: 'a', pt: [2, 2], keywords: ['double strike'] }], { a: 'B' }, {});
    f.passTo('first-strike damage');
    f.session.act({
      do: 'effect',
      by: 'A',
      instructions: [
        { do: 'modify', what: target(), changes: [{ kind: 'lose keyword', keyword: 'double strike' }], duration: 'end of turn' },
      ],
      announced: { targets: [['a.0']], modes: [], x: 0, paid: [] },
    });
    f.passTo('end of combat');
    expect(f.life('B')).toBe(18);
  });

  it('has no first step when nobody needs it', () => {
    const f = toBlocks(newest, [{ ref: 'a', pt: [2, 2] }], { a: 'B' }, {});
    f.passTo('first-strike damage');
    expect(f.state().turn.step).not.toBe('first-strike damage');
  });
});

describe('combat damage on the stack', () => {
  const things: readonly Thing[] = [
    { ref: 'a', pt: [3, 3], keywords: ['flying'] },
    { ref: 'b', of: 'B', pt: [2, 2], keywords: ['flying'] },
  ];
  const dieFirst = (f: ReturnType<typeof fight>, ref: string): void => {
    f.session.act({
      do: 'effect',
      by: 'A',
      instructions: [{ do: 'sacrifice', who: { kind: 'controller', of: target() }, what: target() }],
      announced: { targets: [[idOf(ref)]], modes: [], x: 0, paid: [] },
    });
  };

  it('waits there until players have passed, until May 2009', () => {
    const f = toBlocks(onStack, things, { a: 'B' }, { b: 'a' });
    f.passTo('combat damage');
    expect(f.state().zones.stack).toHaveLength(1);
    expect(f.zoneOf('b')).toBe('battlefield');
    f.passAll();
    expect(f.state().zones.stack).toEqual([]);
    expect(f.zoneOf('b')).toBe('graveyard');
    expect(f.cited()).toContain('damage.onStack');
  });

  it('is dealt at once from July 2009', () => {
    const f = toBlocks('2009-07-11', things, { a: 'B' }, { b: 'a' });
    f.passTo('combat damage');
    expect(f.state().zones.stack).toEqual([]);
    expect(f.zoneOf('b')).toBe('graveyard');
    expect(f.cited()).not.toContain('damage.onStack');
  });

  it('is dealt though its source is gone (310.4a)', () => {
    const f = toBlocks(onStack, things, { a: 'B' }, { b: 'a' });
    f.passTo('combat damage');
    dieFirst(f, 'b');
    expect(f.zoneOf('b')).toBe('graveyard');
    f.passAll();
    expect(f.state().objects['a.0']?.damage).toBe(2);
  });

  it('is not dealt to what is gone (310.4c), and not assigned elsewhere', () => {
    const f = toBlocks(onStack, things, { a: 'B' }, { b: 'a' });
    f.passTo('combat damage');
    dieFirst(f, 'b');
    f.passAll();
    expect(f.life('B')).toBe(20);
  });

  it('is no spell and no ability: it cannot be a target', () => {
    const f = toBlocks(onStack, things, { a: 'B' }, { b: 'a' });
    f.passTo('combat damage');
    const [damage = ''] = f.state().zones.stack;
    expect(f.state().objects[damage]?.kind).toBe('damage');
    f.session.act({ do: 'effect', by: 'A', instructions: [{ do: 'counter', what: { kind: 'all', filter: { kind: 'spell' } } }] });
    expect(f.state().zones.stack).toEqual([damage]);
  });
});

describe('dividing combat damage', () => {
  const two: readonly Thing[] = [
    { ref: 'a', pt: [4, 4] },
    { ref: 'b', of: 'B', pt: [1, 3] },
    { ref: 'c', of: 'B', pt: [1, 3] },
  ];

  it.each<[string, readonly Thing[], boolean, number]>([
    [newest, two, false, 5],
    ['2024-11-08', two, false, 5],
    ['2024-07-30', two, true, 2],
    ['2009-07-11', two, true, 2],
    [onStack, two, false, 5],
  ])('under %s', (day, things, isOrdered, count) => {
    const f = toBlocks(day, things, { a: 'B' }, { b: 'a', c: 'a' });
    expect(f.pending()?.kind).toBe(isOrdered ? 'order' : 'priority');
    if (isOrdered) f.answer(['c.0', 'b.0']);
    f.passTo();
    expect(f.pending()?.kind).toBe('damage');
    expect(f.pending()?.options()).toHaveLength(count);
    if (isOrdered)
      expect(f.try({ 'b.0': 4 })).toMatchObject({
        kind: 'refused',
        cites: ['damage.order', 'damage.assign', 'damage.blocked', 'damage.legal'],
      });
    expect(f.try({ 'b.0': 3 })).toMatchObject({ kind: 'refused', cites: ['damage.assign', 'damage.amount', 'damage.legal'] });
    f.answer({ 'c.0': 3, 'b.0': 1 });
    f.passTo('end of combat');
    expect([f.zoneOf('b'), f.zoneOf('c')]).toEqual(['battlefield', 'graveyard']);
  });

  it.each([
    ['2010-07-16', 'counts one damage with deathtouch as lethal', 1, 1, true],
    ['2010-06-18', 'does not, but lets it be divided without regard to the order', 1, 3, true],
    ['2010-06-18', 'and needs lethal damage for trample', 1, 1, false],
    [newest, 'counts one damage with deathtouch as lethal', 1, 1, true],
  ])('%s %s', (day, _, first, second, isLegal) => {
    const f = toBlocks(
      day,
      [{ ref: 'a', pt: [4, 4], keywords: ['trample', 'deathtouch'] }, ...two.slice(1)],
      { a: 'B' },
      { b: 'a', c: 'a' },
    );
    if (f.pending()?.kind === 'order') f.answer(['b.0', 'c.0']);
    f.passTo();
    const through = 4 - first - second;
    const damage: Answer = { 'b.0': first, 'c.0': second, ...(through > 0 ? { B: through } : {}) };
    expect(f.try(damage).kind === 'refused').toBe(!isLegal);
  });

  it('counts damage that is marked, and that of other attackers, as part of what is lethal (702.19b)', () => {
    const things: readonly Thing[] = [
      { ref: 'a', pt: [3, 3], keywords: ['trample'] },
      { ref: 'e', pt: [2, 2] },
      {
        ref: 'b',
        of: 'B',
        pt: [0, 4],
        damage: 1,
        abilities: [{ kind: 'static', text: '', rules: [{ rule: 'block more', what: self, additional: { kind: 'number', value: 1 } }] }],
      },
    ];
    const f = toBlocks(newest, things, { a: 'B', e: 'B' }, { b: ['a', 'e'] });
    f.passTo();
    // Three of its four toughness are left; the other attacker assigns two of them.
    expect(f.pending()?.options()).toHaveLength(3);
    expect(f.try({ 'b.0': 0, B: 3 })).toMatchObject({ kind: 'refused' });
    f.answer({ 'b.0': 1, B: 2 });
    f.passTo('end of combat');
    expect([f.life('B'), f.zoneOf('b')]).toEqual([18, 'graveyard']);
  });

  it('assigns nothing when all blockers are gone, and with trample all to the player', () => {
    for (const [keywords, life] of [
      [[], 20],
      [['trample'], 16],
    ] as const) {
      const f = toBlocks(newest, [{ ref: 'a', pt: [4, 4], keywords }, ...two.slice(1)], { a: 'B' }, { b: 'a' });
      f.session.act({
        do: 'effect',
        by: 'A',
        instructions: [{ do: 'destroy', what: target() }],
        announced: { targets: [['b.0']], modes: [], x: 0, paid: [] },
      });
      f.passTo('end of combat');
      expect(f.life('B')).toBe(life);
    }
  });

  it('lets no trample reach the player behind a planeswalker, but trample over planeswalkers does', () => {
    const walker: Thing = { ref: 'w', of: 'B', types: ['planeswalker'], counters: { loyalty: 2 } };
    const f = toBlocks(newest, [{ ref: 'a', pt: [5, 5], keywords: ['trample'] }, walker], { a: 'w' }, {});
    f.passTo('end of combat');
    expect([f.life('B'), f.zoneOf('w')]).toEqual([20, 'graveyard']);
    const g = toBlocks(newest, [{ ref: 'a', pt: [5, 5], keywords: ['trample over planeswalkers'] }, walker], { a: 'w' }, {});
    g.passTo();
    expect(g.try({ B: 5 })).toMatchObject({ kind: 'refused', cites: ['keyword.trampleOverPlaneswalkers', 'damage.legal'] });
    g.answer({ 'w.0': 2, B: 3 });
    expect(g.life('B')).toBe(17);
  });

  it('deals none to a planeswalker that is gone, and keeps its attacker attacking', () => {
    const walker: Thing = { ref: 'w', of: 'B', types: ['planeswalker'], counters: { loyalty: 2 } };
    const f = toBlocks(newest, [{ ref: 'a', pt: [5, 5] }, walker], { a: 'w' }, {});
    f.session.act({
      do: 'effect',
      by: 'A',
      instructions: [{ do: 'destroy', what: target() }],
      announced: { targets: [['w.0']], modes: [], x: 0, paid: [] },
    });
    expect(f.state().objects['a.0']?.attacking).toBeDefined();
    f.passTo('end of combat');
    expect(f.life('B')).toBe(20);
  });
});

describe('listed assignments', () => {
  it.each([newest, ordered, onStack])('are those that a naive search finds legal, under %s', (day) => {
    for (const keywords of [[], ['trample'], ['deathtouch'], ['trample', 'deathtouch']])
      for (const power of [1, 3, 5])
        for (const toughness of [[1], [2, 2], [1, 3, 2]]) {
          const order = toughness.map((_, at) => idOf(`b${at}`));
          const things: Thing[] = [
            { ref: 'a', pt: [power, 1], keywords, attacking: { whom: 'B', defender: 'B', blocked: true, order } },
            ...toughness.map((each, at): Thing => ({ ref: `b${at}`, of: 'B', pt: [1, each], blocking: ['a.0'] })),
          ];
          const look = lookAt(deepFreeze(makeBoard({ day, things })));
          const assigner = assignerOf(look, 'a.0');
          if (!assigner) throw new Error('it has damage to assign');
          const all = [...order, 'B'].reduce<readonly Readonly<Record<string, number>>[]>(
            (maps, to) =>
              maps.flatMap((map) => Array.from({ length: power + 1 }, (_, amount) => (amount === 0 ? map : { ...map, [to]: amount }))),
            [{}],
          );
          const lethal = (amount: number, at: number): boolean =>
            amount >= (toughness[at] ?? 0) || (amount > 0 && day > '2010-07-16' && keywords.includes('deathtouch'));
          const legal = all.filter((map) => {
            const amounts = order.map((id) => map[id] ?? 0);
            if (Object.values(map).reduce((sum, amount) => sum + amount, 0) !== power) return false;
            if ((map['B'] ?? 0) > 0 && !(keywords.includes('trample') && amounts.every(lethal))) return false;
            return day !== ordered || amounts.every((amount, at) => amount === 0 || amounts.slice(0, at).every(lethal));
          });
          const listed = listDivisions(assigner).filter((map) => judgeAssignments(look, [assigner], new Map([['a.0', map]])).legal);
          const text = (maps: readonly Readonly<Record<string, number>>[]): readonly string[] =>
            maps.map((map) => JSON.stringify(Object.entries(map).toSorted())).toSorted();
          expect(text(listed)).toEqual(text(legal));
          for (const map of all)
            expect(judgeAmounts(assigner, map).legal && judgeAssignments(look, [assigner], new Map([['a.0', map]])).legal).toBe(
              legal.includes(map),
            );
        }
  });
});

describe('what leaves combat', () => {
  it('is out when it comes under another player’s control, and deals no damage (506.4)', () => {
    const f = toBlocks(newest, [{ ref: 'a', pt: [5, 5] }], { a: 'B' }, {});
    f.session.act({
      do: 'effect',
      by: 'B',
      instructions: [{ do: 'modify', what: target(), changes: [{ kind: 'control', by: { kind: 'you' } }], duration: 'end of turn' }],
      announced: { targets: [['a.0']], modes: [], x: 0, paid: [] },
    });
    f.passTo('end of combat');
    expect([f.life('A'), f.life('B'), f.state().objects['a.0']?.attacking]).toEqual([20, 20, undefined]);
  });

  it('is all out when the end of combat step ends (511.3)', () => {
    const f = toBlocks(
      newest,
      [
        { ref: 'a', pt: [0, 5] },
        { ref: 'b', of: 'B', pt: [0, 5] },
      ],
      { a: 'B' },
      { b: 'a' },
    );
    f.passTo('end of combat');
    expect(f.state().objects['b.0']?.blocking).toEqual(['a.0']);
    f.passTo('postcombat main');
    expect([f.state().objects['a.0']?.attacking, f.state().objects['b.0']?.blocking]).toEqual([undefined, undefined]);
  });
});

it('never changes a frozen position in place', () => {
  const state = deepFreeze(makeBoard({ things: [{ ref: 'a', pt: [1, 1] }] }));
  expect(changeObject(state, 'a.0', { tapped: true })).not.toBe(state);
  expect(state.objects['a.0']?.tapped).toBe(false);
});
