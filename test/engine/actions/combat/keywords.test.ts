/** Keywords of combat that trigger, and triggers of attacking and blocking (508.3, 509.3, 702). */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../../src/engine/language/ability.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { creature, gain, number, self, whenever } from '../../kit.ts';
import { newest, rules, type Thing } from './board.ts';
import { fight, ids } from './fight.ts';

const numbered = (name: string, value: number): Ability => ({ kind: 'keyword', text: name, keyword: name, number: number(value) });

function declared(
  things: readonly Thing[],
  attacks: Readonly<Record<string, string>>,
  blocks: Readonly<Record<string, string | readonly string[]>> = {},
  day = newest,
) {
  const f = fight({ day, things, step: 'declare attackers' });
  f.answer(ids(attacks));
  f.passTo('declare blockers');
  if (f.pending()?.kind === 'blockers') f.answer(ids(blocks));
  return f;
}

const sizeOf = (f: ReturnType<typeof fight>, ref: string): string => {
  const { power, toughness } = lookAt(f.state()).characteristicsOf(`${ref}.0`);
  return `${power ?? ''}/${toughness ?? ''}`;
};

describe('keywords that trigger in combat', () => {
  it('gives bushido to what blocks and to what becomes blocked, once', () => {
    const f = declared(
      [
        { ref: 'a', pt: [2, 2], abilities: [numbered('bushido', 2)] },
        { ref: 'b', of: 'B', pt: [1, 4], abilities: [numbered('bushido', 1)] },
        { ref: 'c', of: 'B', pt: [1, 4] },
      ],
      { a: 'B' },
      { b: 'a', c: 'a' },
    );
    f.passAll();
    f.passAll();
    expect([sizeOf(f, 'a'), sizeOf(f, 'b'), sizeOf(f, 'c')]).toEqual(['4/4', '2/5', '1/4']);
  });

  it('shrinks each blocker without flanking', () => {
    const f = declared(
      [
        { ref: 'a', pt: [2, 2], keywords: ['flanking'] },
        { ref: 'b', of: 'B', pt: [2, 2] },
        { ref: 'c', of: 'B', pt: [2, 2] },
        { ref: 'd', of: 'B', pt: [2, 2], keywords: ['flanking'] },
      ],
      { a: 'B' },
      { b: 'a', c: 'a', d: 'a' },
    );
    f.passAll();
    f.passAll();
    expect(['b', 'c', 'd'].map((ref) => sizeOf(f, ref))).toEqual(['1/1', '1/1', '2/2']);
  });

  it.each([
    [1, '3/3'],
    [2, '5/5'],
    [3, '7/7'],
  ])('counts blockers beyond the first for rampage: %i of them', (count, size) => {
    const blockers = Array.from({ length: count }, (_, at): Thing => ({ ref: `b${at}`, of: 'B', pt: [0, 9] }));
    const f = declared(
      [{ ref: 'a', pt: [3, 3], abilities: [numbered('rampage', 2)] }, ...blockers],
      { a: 'B' },
      Object.fromEntries(blockers.map(({ ref }) => [ref, 'a'])),
    );
    f.passAll();
    expect(sizeOf(f, 'a')).toBe(size);
  });

  it('grants exalted to a creature that attacks alone', () => {
    const things: Thing[] = [
      { ref: 'a', pt: [1, 1], keywords: ['exalted'] },
      { ref: 'e', pt: [2, 2] },
    ];
    const alone = fight({ things, step: 'declare attackers' });
    alone.answer(ids({ e: 'B' }));
    alone.passAll();
    expect(sizeOf(alone, 'e')).toBe('3/3');
    const both = fight({ things, step: 'declare attackers' });
    both.answer(ids({ a: 'B', e: 'B' }));
    expect(both.state().zones.stack).toEqual([]);
  });

  it('provokes: the target is untapped and must block', () => {
    const f = fight({
      things: [
        { ref: 'a', pt: [2, 2], keywords: ['provoke'] },
        { ref: 'b', of: 'B', pt: [2, 2], tapped: true },
        { ref: 'c', of: 'B', pt: [2, 2] },
      ],
      step: 'declare attackers',
    });
    f.answer(ids({ a: 'B' }));
    f.answer('b.0');
    f.passAll();
    f.answer('yes');
    expect(f.state().objects['b.0']?.tapped).toBe(false);
    f.passTo();
    expect(f.try({})).toMatchObject({ kind: 'refused', cites: ['block.requirement', 'requirement.conflict'] });
    expect(f.try({ 'c.0': 'a.0' })).toMatchObject({ kind: 'refused' });
    f.answer({ 'b.0': 'a.0' });
  });

  it.each([
    ['2009-05-01', true],
    ['2009-07-11', false],
  ])('has lifelink and deathtouch trigger, or not, under %s', (day, triggers) => {
    const f = declared(
      [
        { ref: 'a', pt: [1, 5], keywords: ['lifelink', 'deathtouch'] },
        { ref: 'b', of: 'B', pt: [0, 9] },
      ],
      { a: 'B' },
      { b: 'a' },
      day,
    );
    f.passTo('combat damage');
    if (day < '2009-07-11') f.passAll();
    if (f.pending()?.kind === 'triggers') f.answer(f.pending()?.options()[0] ?? '');
    expect(f.state().zones.stack.length > 0).toBe(triggers);
    expect(f.life('A')).toBe(triggers ? 20 : 21);
    f.passTo('end of combat');
    expect([f.life('A'), f.zoneOf('b')]).toEqual([21, 'graveyard']);
  });
});

describe('triggers of attacking and blocking', () => {
  const counting = (event: Extract<Ability, { kind: 'triggered' }>['event']): Ability => whenever('gain', event, [gain(1)]);

  it.each<[string, Extract<Ability, { kind: 'triggered' }>['event'], number]>([
    ['once for becoming blocked', { on: 'becomes blocked', what: 'self' }, 1],
    ['for each creature that it becomes blocked by', { on: 'becomes blocked', what: 'self', by: creature }, 2],
    ['not for attacking and not being blocked', { on: 'attacks and is not blocked', what: 'self' }, 0],
  ])('triggers %s', (_, event, times) => {
    const f = declared(
      [
        { ref: 'a', pt: [1, 9], abilities: [counting(event)] },
        { ref: 'b', of: 'B', pt: [0, 1] },
        { ref: 'c', of: 'B', pt: [0, 1] },
      ],
      { a: 'B' },
      { b: 'a', c: 'a' },
    );
    expect(f.state().zones.stack).toHaveLength(times);
  });

  it('triggers for attacking and not being blocked', () => {
    const f = declared(
      [
        { ref: 'a', pt: [1, 9], abilities: [counting({ on: 'attacks and is not blocked', what: 'self' })] },
        { ref: 'b', of: 'B', pt: [0, 1] },
      ],
      { a: 'B' },
    );
    expect(f.state().zones.stack).toHaveLength(1);
  });

  it('triggers once for a creature that blocks two, and for each when the text says what it blocks', () => {
    for (const [event, times] of [
      [{ on: 'blocks', what: 'self' }, 1],
      [{ on: 'blocks', what: 'self', by: creature }, 2],
    ] as const) {
      const f = declared(
        [
          { ref: 'a', pt: [1, 1] },
          { ref: 'e', pt: [1, 1] },
          {
            ref: 'b',
            of: 'B',
            pt: [0, 9],
            abilities: [counting(event), rules({ rule: 'block more', what: self, additional: 'any number' })],
          },
        ],
        { a: 'B', e: 'B' },
        { b: ['a', 'e'] },
      );
      expect(f.state().zones.stack).toHaveLength(times);
    }
  });

  it('does not trigger for a creature put onto the battlefield attacking (508.4), which then fights', () => {
    const watch = counting({ on: 'attacks', what: creature });
    const bringing = whenever('bring', { on: 'attacks', what: 'self' }, [
      {
        do: 'create token',
        who: { kind: 'you' },
        amount: number(1),
        token: {
          name: 'Soldier',
          colors: ['white'],
          types: { types: ['creature'] },
          power: number(1),
          toughness: number(1),
          abilities: [],
        },
        attacking: true,
        tapped: true,
      },
    ]);
    const f = fight({
      things: [
        { ref: 'a', pt: [2, 2], abilities: [bringing] },
        { ref: 'w', abilities: [watch] },
      ],
      step: 'declare attackers',
    });
    f.answer(ids({ a: 'B' }));
    if (f.pending()?.kind === 'triggers') f.answer(f.pending()?.options()[0] ?? '');
    f.passAll();
    f.passAll();
    expect(f.life('A')).toBe(21);
    f.passTo();
    f.answer({});
    f.passTo('end of combat');
    expect(f.life('B')).toBe(17);
  });

  it('lets vigilance stay untapped', () => {
    const f = fight({
      things: [
        { ref: 'a', pt: [1, 1], keywords: ['vigilance'] },
        { ref: 'e', pt: [1, 1] },
      ],
      step: 'declare attackers',
    });
    f.answer(ids({ a: 'B', e: 'B' }));
    expect([f.state().objects['a.0']?.tapped, f.state().objects['e.0']?.tapped]).toEqual([false, true]);
  });
});

it('takes keywords of one kind apart: each instance of bushido triggers', () => {
  const f = declared(
    [
      { ref: 'a', pt: [1, 1], abilities: [numbered('bushido', 1), numbered('bushido', 1)] },
      { ref: 'b', of: 'B', pt: [0, 9] },
    ],
    { a: 'B' },
    { b: 'a' },
  );
  f.passAll();
  f.passAll();
  expect(sizeOf(f, 'a')).toBe('3/3');
});
