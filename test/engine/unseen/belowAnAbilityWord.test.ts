/** A paragraph of a spell that an ability word introduces, and that speaks of the one above: "instead", "that creature" (113.3a, 207.2c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const relic = (ref: string, controller = 'A') => ({ ref, name: `Relic ${ref}`, type: 'Artifact', controller });
const relics = (many: number) => Array.from({ length: many }, (_, at) => relic(`r${at}`));
const outcome = (
  spell: { readonly name: string; readonly type?: string; readonly text: string },
  { battlefield, zones = {} }: { readonly battlefield: readonly object[]; readonly zones?: object },
  targets: readonly string[],
  expected: object,
) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        mana: { A: '{R}{B}{W}{G}' },
        librarySize: { A: 9, B: 9 },
        zones: { battlefield, hand: { A: [{ ref: 's', type: 'Instant', cost: '{R}', ...spell }] }, ...zones },
      },
      actions: [
        { by: 'A', do: 'cast', object: 's', ...(targets.length > 0 ? { targets } : {}) },
        { by: 'all', do: 'resolve' },
      ],
      expect: expected,
    }),
  );

const blast = {
  name: 'Galvanic Blast',
  text: 'Galvanic Blast deals 2 damage to any target.\nMetalcraft — Galvanic Blast deals 4 damage instead if you control three or more artifacts.',
};
const dispatch = {
  name: 'Dispatch',
  text: 'Tap target creature.\nMetalcraft — If you control three or more artifacts, exile that creature.',
};
const push = {
  name: 'Fatal Push',
  text: 'Destroy target creature if it has mana value 2 or less.\nRevolt — Destroy that creature if it has mana value 4 or less instead if a permanent you controlled left the battlefield this turn.',
};
const fall = {
  name: 'Tragic Fall',
  text: 'Target creature gets -3/-3 until end of turn.\nHellbent — That creature gets -13/-13 until end of turn instead if you have no cards in hand.',
};
const grave = (many: number) => ({
  graveyard: { A: Array.from({ length: many }, (_, at) => ({ ref: `g${at}`, name: `Old ${at}`, type: 'Land' })) },
});
const ritual = {
  name: 'Cabal Ritual',
  text: 'Add {B}{B}{B}.\nThreshold — Add {B}{B}{B}{B}{B} instead if seven or more cards are in your graveyard.',
};

describe('a paragraph below an ability word', () => {
  it.each([
    ['two artifacts are too few', 2, 2],
    ['three are enough', 3, 4],
  ])('deals more instead: %s', (_, many, damage) => {
    expect(
      outcome(blast, { battlefield: [...relics(many), creature('giant', 'B', '6/6')] }, ['giant'], { damage: { giant: damage } }),
    ).toBe('passed');
  });

  it('of an opponent no artifact counts', () => {
    const battlefield = [...relics(2), relic('theirs', 'B'), creature('giant', 'B', '6/6')];
    expect(outcome(blast, { battlefield }, ['giant'], { damage: { giant: 2 } })).toBe('passed');
  });

  it.each([
    [2, 'battlefield'],
    [3, 'exile'],
  ])('does something more to what was a target above: with %s artifacts it goes to the %s', (many, zone) => {
    expect(outcome(dispatch, { battlefield: [...relics(many), creature('bear', 'B', '2/2')] }, ['bear'], { zones: { bear: zone } })).toBe(
      'passed',
    );
  });

  it.each([
    ['{1}{G}', 'graveyard'],
    ['{3}{G}', 'battlefield'],
  ])('destroys by mana value where nothing left: what costs %s is then in the %s', (cost, zone) => {
    expect(outcome(push, { battlefield: [{ ...creature('bear', 'B', '2/2'), cost }] }, ['bear'], { zones: { bear: zone } })).toBe('passed');
  });

  it.each([
    ['{3}{G}', 'graveyard'],
    ['{4}{G}', 'battlefield'],
  ])('destroys by another mana value once something left: what costs %s is then in the %s', (cost, zone) => {
    const result = play({
      edition: '2025-11-14',
      setup: {
        mana: { A: '{B}' },
        zones: {
          battlefield: [{ ...creature('bear', 'B', '2/2'), cost }, relic('r')],
          hand: { A: [{ ref: 's', type: 'Instant', cost: '{B}', ...push }] },
        },
      },
      actions: [
        { by: 'A', do: 'effect', text: 'Sacrifice an artifact.' },
        { by: 'A', do: 'cast', object: 's', targets: ['bear'] },
        { by: 'all', do: 'resolve' },
      ],
      expect: { zones: { bear: zone } },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('asks as it resolves, when the spell itself has left the hand', () => {
    expect(outcome(fall, { battlefield: [creature('giant', 'B', '9/9')] }, ['giant'], { zones: { giant: 'graveyard' } })).toBe('passed');
    const held = {
      hand: {
        A: [
          { ref: 's', type: 'Instant', cost: '{R}', ...fall },
          { ref: 'other', name: 'Other', type: 'Land' },
        ],
      },
    };
    expect(outcome(fall, { battlefield: [creature('giant', 'B', '9/9')], zones: held }, ['giant'], { pt: { giant: '6/6' } })).toBe(
      'passed',
    );
  });

  it.each([
    [6, '{W}{G}{B}{B}{B}{B}'],
    [7, '{W}{G}{B}{B}{B}{B}{B}{B}'],
  ])('adds other mana instead with %s cards in the graveyard', (many, mana) => {
    expect(outcome(ritual, { battlefield: [], zones: grave(many) }, [], { mana: { A: mana } })).toBe('passed');
  });

  it.each([
    ['1/1 2/2 3/3', '4/3'],
    ['1/1 2/2 2/3', '1/3'],
    ['1/1 1/2 1/3', '1/3'],
  ])('powers are different or not: of %s the first is %s', (all, given) => {
    const creatures = all.split(' ').map((pt, at) => creature(`c${at}`, 'A', pt));
    const harvest = {
      name: 'Test harvest',
      text: 'Target creature gets +0/+2 until end of turn.\nCoven — If you control three or more creatures with different powers, that creature gets +3/+0 until end of turn.',
    };
    expect(outcome(harvest, { battlefield: creatures }, ['c0'], { pt: { c0: given } })).toBe('passed');
  });

  const judgment = {
    ref: 'su',
    name: 'Summary Judgment',
    type: 'Instant',
    cost: '{1}{W}',
    text: 'Summary Judgment deals 3 damage to target tapped creature.\nAddendum — If you cast this spell during your main phase, it deals 5 damage to that creature instead.',
  };
  const copied = { by: 'A', do: 'effect', text: 'Copy target spell.', targets: ['su'] };
  it.each([
    ['in your own main phase it was', 'A', [], 5],
    ['a copy of it was not cast', 'A', [copied], 8],
    ['on the turn of another it was not', 'B', [], 3],
  ] as const)('asks whether it was cast in your main phase: %s', (_, active, more, damage) => {
    const result = play({
      edition: '2025-11-14',
      setup: {
        active,
        mana: { A: '{W}{C}' },
        librarySize: { A: 9, B: 9 },
        zones: { battlefield: [{ ...creature('giant', 'B', '9/9'), tapped: true }], hand: { A: [judgment] } },
      },
      actions: [
        ...(active === 'B' ? [{ by: 'B', do: 'pass' }] : []),
        { by: 'A', do: 'cast', object: 'su', targets: ['giant'] },
        ...more,
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: { damage: { giant: damage } },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('is refused with its own line where it is not understood, and where there is nothing above', () => {
    const about = { name: 'Test', types: ['instant'] as const, subtypes: [] };
    const strange = compileText('Tap target creature.\nMetalcraft — If you control three or more artifacts, tickle that creature.', about);
    expect(strange).toMatchObject({ ok: false, line: 2, phrase: expect.stringMatching(/^tickle/) as unknown });
    expect(compileText('Metalcraft — If you control three or more artifacts, exile that creature.', about)).toMatchObject({
      ok: false,
      line: 1,
    });
    // Of a permanent each line is an ability of its own.
    const permanent = { name: 'Test', types: ['creature'] as const, subtypes: [] };
    expect(
      compileText('{T}: Tap target creature.\nMetalcraft — If you control three or more artifacts, exile that creature.', permanent).ok,
    ).toBe(false);
  });
});
