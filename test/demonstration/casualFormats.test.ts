/** Commander, vanguard and planechase: what begins differently, and what functions in the command zone (901 to 903). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

type Given = Readonly<Record<string, unknown>>;
const leader: Given = {
  ref: 'leader',
  name: 'Leader',
  type: 'Legendary Creature — Elf',
  cost: '{G}',
  pt: '7/7',
  commander: true,
  text: 'Haste',
};
const kill = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['leader'] };
const check = { by: 'all', do: 'check' };
const resolve = { by: 'all', do: 'resolve' };
const cast = { by: 'A', do: 'cast', object: 'leader' };
const yes = { by: 'A', do: 'choose', choice: 'yes' };

describe('commander', () => {
  it('begins with 40 life and lets a player attack several others', () => {
    const zones = { battlefield: [creature('x', 'A'), creature('y', 'A')] };
    const actions = [
      { by: 'A', do: 'attack', attackers: { x: 'B', y: 'C' } },
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ];
    const setup = { step: 'declare attackers', zones };
    expect(
      verdict(play({ format: 'commander', players: ['A', 'B', 'C'], setup, actions, expect: { life: { A: 40, B: 38, C: 38 } } })),
    ).toBe('passed');
  });

  it('costs {2} more for each time that it was cast from the command zone', () => {
    const setup = { mana: { A: '{G}{G}{C}{C}' }, zones: { command: { A: [leader] } } };
    const actions = [cast, resolve, kill, check, yes, cast, resolve, kill, check, yes, cast];
    const expected = [
      { after: 1, mana: { A: '{G}{C}{C}' } },
      { after: 6, mana: { A: '' }, cites: ['903.8'] },
      { zones: { leader: 'command' }, refused: { action: 11 } },
    ];
    expect(verdict(play({ format: 'commander', setup, actions, expect: expected }, '2026-01-16'))).toBe('passed');
  });

  it.each([
    ['2026-01-16', '903.9a', true],
    ['2020-06-01', '903.9', false],
  ])('goes to the command zone after dying or instead of it, by the rules of %s', (day, rule, dies) => {
    const zones = {
      battlefield: [
        { ...leader, controller: 'A' },
        { ref: 'witness', name: 'Witness', controller: 'A', type: 'Artifact', text: 'Whenever a creature dies, you gain 1 life.' },
      ],
    };
    const expected = { zones: { leader: 'command' }, triggered: { witness: dies ? 1 : 0 }, cites: [rule] };
    const actions = dies ? [kill, check, yes] : [kill, yes, check];
    expect(verdict(play({ format: 'commander', setup: { zones }, actions, expect: expected }, day))).toBe('passed');
  });

  it('makes a player lose who was dealt 21 combat damage by one of them, not by two together', () => {
    const other = { ...leader, ref: 'other', name: 'Other' };
    const board = (pts: readonly string[]) => ({
      step: 'declare blockers',
      zones: { battlefield: [leader, other].map((each, at) => ({ ...each, controller: 'A', pt: pts[at] })) },
      attacking: { leader: 'B', other: 'B' },
      blocking: {},
    });
    const actions = [{ by: 'all', do: 'pass until', until: 'end of combat' }];
    const given = (pts: readonly string[], expected: Given) =>
      verdict(play({ format: 'commander', setup: board(pts), actions, expect: expected }, '2026-01-16'));
    expect(given(['20/20', '19/19'], { life: { B: 1 }, winner: 'none' })).toBe('passed');
    expect(given(['21/21', '0/1'], { winner: 'A', cites: ['903.10a'] })).toBe('passed');
  });

  it('until 2016 made mana of other colours colourless', () => {
    const zones = {
      command: { A: [leader] },
      battlefield: [{ ref: 'land', name: 'Island', controller: 'A', type: 'Basic Land — Island' }],
    };
    const actions = [{ by: 'A', do: 'activate', object: 'land' }];
    const given = (day: string, mana: string) =>
      verdict(play({ format: 'commander', setup: { zones }, actions, expect: { mana: { A: mana } } }, day));
    expect(given('2015-11-13', '{C}')).toBe('passed');
    expect(given('2016-01-16', '{U}')).toBe('passed');
  });

  it('is refused before the rules knew it, and so are mulligans of its own', () => {
    expect(verdict(play({ format: 'commander' }, '2010-10-01'))).toBe('refused format');
    expect(verdict(play({ format: 'commander', setup: { step: 'mulligan' } }, '2015-11-13'))).toBe('refused setup.step');
    expect(verdict(play({ setup: { zones: { command: { A: [leader] } } } }, '2010-10-01'))).toBe(
      'refused setup.zones.command.A[0].commander',
    );
  });
});

describe('cards that stay in the command zone', () => {
  const command = (card: Given, owner = 'A') => ({ command: { [owner]: [{ ref: 'card', name: 'Card', ...card }] } });
  const bears = [creature('a', 'A'), creature('b', 'B')];

  it.each([
    ['vanguard', 'Vanguard', { a: '3/3', b: '2/2' }],
    ['planechase', 'Plane — Dominaria', { a: '3/3', b: '2/2' }],
  ])('%s: static, triggered and activated abilities function there', (format, type, pt) => {
    const text = 'Creatures you control get +1/+1.\nWhenever a creature dies, you gain 1 life.\n{0}: You gain 5 life.';
    const setup = { zones: { ...command({ type, text }), battlefield: bears } };
    const actions = [
      { by: 'A', do: 'activate', object: 'card' },
      resolve,
      { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['b'] },
      resolve,
    ];
    const expected = [{ after: 0, pt }, { life: { A: 26 } }];
    expect(verdict(play({ format, setup, actions, expect: expected }, '2026-01-16'))).toBe('passed');
  });

  it('an emblem is what has no type', () => {
    const setup = { zones: { ...command({ text: 'Creatures you control get +1/+1.' }), battlefield: bears } };
    expect(verdict(play({ setup, expect: { pt: { a: '3/3', b: '2/2' } } }, '2026-01-16'))).toBe('passed');
  });

  it('face down it does nothing', () => {
    const setup = {
      zones: { ...command({ type: 'Plane — Dominaria', text: 'Creatures you control get +1/+1.', faceDown: true }), battlefield: bears },
    };
    expect(verdict(play({ format: 'planechase', setup, expect: { pt: { a: '2/2' } } }, '2026-01-16'))).toBe('passed');
  });

  it('the active player controls the plane, and its abilities reach beyond the range of influence', () => {
    const players = ['A', 'B', 'C', 'D'];
    const text = 'Creatures you control get +1/+1.\nAt the beginning of your upkeep, each player loses 1 life.';
    const setup = {
      step: 'end',
      librarySize: { A: 5, B: 5, C: 5, D: 5 },
      zones: { ...command({ type: 'Plane — Dominaria', text }), battlefield: bears },
    };
    const actions = [{ by: 'all', do: 'pass until', until: 'upkeep' }, resolve];
    const expected = [
      { after: 0, pt: { a: '3/3', b: '2/2' }, controller: { card: 'A' } },
      { pt: { a: '2/2', b: '3/3' }, controller: { card: 'B' }, owner: { card: 'A' }, life: { A: 19, B: 19, C: 19, D: 19 } },
    ];
    const options = { rangeOfInfluence: 1 };
    expect(verdict(play({ format: 'planechase', players, options, setup, actions, expect: expected }, '2026-01-16'))).toBe('passed');
  });

  it('which plane comes behind one that leaves with its owner is not guessed', () => {
    const setup = { zones: command({ type: 'Plane — Dominaria' }) };
    const result = play({ format: 'planechase', players: ['A', 'B', 'C'], setup, actions: [{ by: 'A', do: 'concede' }] }, '2026-01-16');
    expect(result.unsupported[0]?.reason).toContain('a planar deck that the position does not state');
  });

  it('are refused in other formats and other zones', () => {
    const plane = { type: 'Plane — Dominaria' };
    expect(verdict(play({ setup: { zones: command(plane) } }, '2026-01-16'))).toBe('refused setup.zones.command.A[0].type');
    expect(verdict(play({ setup: { zones: command({ type: 'Scheme' }) } }, '2026-01-16'))).toBe('refused setup.zones.command.A[0].type');
    const zones = { battlefield: [{ ref: 'p', name: 'P', controller: 'A', ...plane }] };
    expect(verdict(play({ format: 'planechase', setup: { zones } }, '2026-01-16'))).toBe('refused setup.zones.battlefield[0].type');
    expect(verdict(play({ format: 'archenemy' }, '2009-10-01'))).toBe('refused format');
    expect(verdict(play({ format: 'vanguard', setup: { zones: command({ type: 'Artifact', lifeModifier: 1 }) } }, '2026-01-16'))).toBe(
      'refused setup.zones.command.A[0].lifeModifier',
    );
  });

  it('the modifiers of a vanguard are those in the first line of its text, and no others are said beside them', () => {
    const card = { type: 'Vanguard', text: 'Hand -1, life +4\nCreatures you control get +1/+1.' };
    const setup = (more: Given): Given => ({ zones: { ...command({ ...card, ...more }), battlefield: bears } });
    const board = (more: Given, text = card.text): string =>
      verdict(
        play(
          { format: 'vanguard', setup: setup({ text, ...more }), expect: [{ life: { A: 24, B: 20 } }, { pt: { a: '3/3' } }] },
          '2026-01-16',
        ),
      );
    expect(board({})).toBe('passed');
    expect(board({ lifeModifier: 4 })).toBe('passed');
    expect(board({ lifeModifier: 5 })).toBe('refused setup.zones.command.A[0].lifeModifier');
    expect(board({}, 'Hand +1, life +5\nCreatures you control get +1/+1.')).not.toBe('passed');
  });

  it('no maximum hand size is none', () => {
    const hand = { A: Array.from({ length: 9 }, (_, at) => ({ ref: `h${at}`, name: `H${at}`, type: 'Sorcery' })) };
    const library = { ref: 'tower', name: 'Tower', controller: 'A', type: 'Artifact', text: 'You have no maximum hand size.' };
    const setup = { step: 'end', librarySize: { A: 5, B: 5 }, zones: { hand, battlefield: [library] } };
    const actions = [{ by: 'all', do: 'pass until', until: 'next turn' }];
    expect(verdict(play({ setup, actions, expect: { handSize: { A: 9 } } }, '2026-01-16'))).toBe('passed');
  });
});
