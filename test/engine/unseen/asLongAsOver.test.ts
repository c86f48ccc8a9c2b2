/**
 * "For as long as": an effect whose duration is over before it would begin does nothing, and one that has ended does not begin again (611.2b).
 * Written from the rules before they were run.
 */
import { describe, expect, it } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { outcome, refusedLast, told } from './outcome.ts';

const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const resolve = { by: 'all', do: 'resolve' };
const look = { by: 'game', do: 'check' };
const [untap, tap] = [effect('Untap all artifacts.'), effect('Tap all artifacts.')];
const destroy = effect('Destroy all artifacts.');
const bear = creature('bear', 'B', '2/2', { text: 'Flying' });
const board = (text: string) => ({
  zones: { battlefield: [{ ref: 'rod', name: 'Rod', type: 'Artifact', controller: 'A', text: `{T}: ${text}` }, bear] },
});
const use = { by: 'A', do: 'activate', object: 'rod', targets: ['bear'] };
const usual = { controller: { bear: 'B' }, pt: { bear: '2/2' }, abilities: { bear: { has: ['flying'] } } };
const notBegun = ['An effect of Rod does not begin: what it would last for is over.'];

/** A text, what is so while it lasts, and whether it ends as the artifact untaps. */
const texts: readonly (readonly [text: string, during: object, endsUntapped: boolean])[] = [
  ['Gain control of target creature for as long as Rod remains tapped.', { controller: { bear: 'A' } }, true],
  ['Target creature gets +2/+2 for as long as Rod remains tapped.', { pt: { bear: '4/4' } }, true],
  ['Target creature loses all abilities for as long as Rod remains on the battlefield.', { abilities: { bear: { count: 0 } } }, false],
  ['Gain control of target creature for as long as you control Rod.', { controller: { bear: 'A' } }, false],
  ['Gain control of target creature for as long as you control Rod and Rod remains tapped.', { controller: { bear: 'A' } }, true],
];

describe.each(texts)('%s', (text, during, endsUntapped) => {
  it('begins, and ends as what it lasts for does', () => {
    expect(outcome(board(text), [use, resolve], during)).toBe('passed');
    expect(outcome(board(text), [use, resolve, untap, look], endsUntapped ? usual : during)).toBe('passed');
    expect(outcome(board(text), [use, resolve, destroy, look], usual)).toBe('passed');
  });

  it('does not begin where that is over', () => {
    expect(outcome(board(text), [use, destroy, resolve], usual)).toBe('passed');
    expect(told(board(text), [use, destroy, resolve], 'effect').map(([said]) => said)).toEqual(notBegun);
    expect(outcome(board(text), [use, untap, resolve], endsUntapped ? usual : during)).toBe('passed');
    // Nor though it is so again by then that it resolves and something happens.
    expect(outcome(board(text), [use, untap, resolve, tap, look], endsUntapped ? usual : during)).toBe('passed');
  });

  it('does not begin again', () => {
    expect(outcome(board(text), [use, resolve, untap, tap, look], endsUntapped ? usual : during)).toBe('passed');
  });
});

describe('what is only forbidden for as long', () => {
  const text = "Target creature can't attack or block for as long as Rod remains tapped.";

  it.each([
    ['untapped before', [use, untap, resolve], notBegun],
    ['gone before', [use, destroy, resolve], notBegun],
    ['tapped', [use, resolve], ['By an effect of Rod, bear cannot attack or block for as long as Rod is tapped.']],
  ] as const)('is told as what it is: %s', (_, actions, said) => {
    expect(told(board(text), actions, 'effect').map(([sentence]) => sentence)).toEqual(said);
  });

  it('is not told of another effect that lasts', () => {
    const grown = effect('Target creature gets +1/+1 until end of turn.', { targets: ['bear'] });
    const steps = told(board(text), [grown, use, untap, resolve], 'effect').map(([said]) => said);
    expect(steps).toEqual(['bear gets +1/+1 until end of turn.', ...notBegun]);
  });

  it('lets the creature attack where it did not begin, or has ended and would be so again', () => {
    const attack = [
      { by: 'all', do: 'pass until', until: 'declare attackers of B' },
      { by: 'B', do: 'attack', attackers: { bear: 'A' } },
    ];
    const setup = { ...board(text), librarySize: { A: 20, B: 20 } };
    expect(outcome(setup, [use, untap, resolve, tap, ...attack], { attacking: { bear: true } })).toBe('passed');
    expect(outcome(setup, [use, resolve, untap, look, tap, ...attack], { attacking: { bear: true } })).toBe('passed');
    expect(refusedLast(setup, [use, resolve, ...attack])).toBe('passed');
  });
});

describe('control of what it lasts for', () => {
  const text = 'Gain control of target creature for as long as you control Rod.';
  const borrow = { by: 'B', do: 'effect', text: 'Gain control of target artifact until end of turn.', targets: ['rod'] };

  it('that went and came back gives nothing back', () => {
    const next = { by: 'all', do: 'pass until', until: 'next turn' };
    expect(outcome(board(text), [use, resolve, borrow, look], { ...usual, controller: { rod: 'B', bear: 'B' } })).toBe('passed');
    expect(outcome(board(text), [use, resolve, borrow, look, next], { controller: { rod: 'A', bear: 'B' } })).toBe('passed');
  });

  it('that went before is not enough', () => {
    expect(outcome(board(text), [use, borrow, resolve], { controller: { rod: 'B', bear: 'B' } })).toBe('passed');
  });
});
