/** What is done unless somebody pays so much for each of so many, which are counted as it resolves (118.12a, 608.2). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const counter = (text: string) => ({
  ref: 'no',
  name: 'No',
  type: 'Instant',
  cost: '{0}',
  text: `Counter target spell unless its controller pays ${text}.`,
});
const spell = { ref: 'yes', name: 'Yes', type: 'Sorcery', cost: '{0}', text: 'You gain 3 life.' };
const card = (ref: string, type = 'Land') => ({ ref, name: ref, type });
const choose = (choice: string) => ({ by: 'B', do: 'choose', choice });
const until = { by: 'all', do: 'pass until', until: 'stack empty' };
const outcome = (text: string, mana: string, answers: readonly object[], expected: object, zones: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { active: 'B', mana: { B: mana }, zones: { hand: { A: [counter(text)], B: [spell] }, ...zones } },
      actions: [
        { by: 'B', do: 'cast', object: 'yes' },
        { by: 'B', do: 'pass' },
        { by: 'A', do: 'cast', object: 'no', targets: ['yes'] },
        { by: 'all', do: 'resolve' },
        ...answers,
        until,
      ],
      expect: expected,
    }),
  );
const graves = { graveyard: { A: [card('a1'), card('a2')], B: [card('b1'), card('b2'), card('b3')] } };
const artifacts = { battlefield: [card('r1', 'Artifact'), card('r2', 'Artifact')].map((each) => ({ ...each, controller: 'A' })) };

describe('unless its controller pays for each', () => {
  it('counts yours, not those of who pays', () => {
    expect(
      outcome('{1} for each card in your graveyard', '{C}{C}{C}', [choose('yes')], { mana: { B: '{C}' }, life: { B: 23 } }, graves),
    ).toBe('passed');
    expect(
      outcome('{2} for each artifact you control', '{C}{C}{C}{C}', [choose('yes')], { mana: { B: '' }, life: { B: 23 } }, artifacts),
    ).toBe('passed');
  });

  it('is nothing to pay where there is none, and it is still a choice', () => {
    expect(outcome('{1} for each card in your graveyard', '', [choose('yes')], { life: { B: 23 } })).toBe('passed');
    expect(outcome('{1} for each card in your graveyard', '', [choose('no')], { life: { B: 20 }, zones: { yes: 'graveyard' } })).toBe(
      'passed',
    );
  });

  it('cannot be paid in part', () => {
    expect(outcome('{1} for each card in your graveyard', '{C}', [], { life: { B: 20 }, mana: { B: '{C}' } }, graves)).toBe('passed');
  });

  it('is so much and an additional amount', () => {
    const faeries = {
      battlefield: [
        { ...creature('f', 'A'), type: 'Creature — Faerie' },
        { ...creature('g', 'B'), type: 'Creature — Faerie' },
      ],
    };
    const text = '{2} plus an additional {1} for each Faerie you control';
    expect(outcome(text, '{C}{C}{C}{C}', [choose('yes')], { mana: { B: '{C}' }, life: { B: 23 } }, faeries)).toBe('passed');
    expect(outcome(text, '{C}{C}', [choose('yes')], { mana: { B: '' }, life: { B: 23 } })).toBe('passed');
  });

  it('is paid by you where the text says you', () => {
    const phantom = {
      ...creature('p', 'A', '4/4'),
      name: 'Phantom',
      text: '{0}: Sacrifice Phantom unless you pay {1} for each card in your hand.',
    };
    const result = (mana: string, answers: readonly object[], expected: object) =>
      verdict(
        play({
          edition: '2025-11-14',
          setup: { mana: { A: mana }, zones: { battlefield: [phantom], hand: { A: [card('h1'), card('h2')] } } },
          actions: [{ by: 'A', do: 'activate', object: 'p' }, { by: 'all', do: 'resolve' }, ...answers],
          expect: expected,
        }),
      );
    expect(result('{C}{C}', [{ by: 'A', do: 'choose', choice: 'yes' }], { zones: { p: 'battlefield' }, mana: { A: '' } })).toBe('passed');
    expect(result('{C}', [], { zones: { p: 'graveyard' }, mana: { A: '{C}' } })).toBe('passed');
  });
});

describe('is refused', () => {
  it('of coloured mana', () => {
    const about = { name: 'No', types: ['instant'], subtypes: [] };
    expect(compileText('Counter target spell unless its controller pays {U} for each card in your graveyard.', about).ok).toBe(false);
  });
});
