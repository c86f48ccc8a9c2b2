/** What attacking causes to trigger an additional time, and whose abilities do so (603.2d, 508.3a). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { effect, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome } from './outcome.ts';

const with1 = (ref: string, text: string, controller = 'A') => creature(ref, controller, '2/2', { text });
const isshin = (ref = 'isshin') =>
  with1(
    ref,
    'If a creature attacking causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  );
const wulfgar = with1(
  'wulfgar',
  'If a creature you control attacking would cause a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
);
const goes = with1('goes', 'Whenever this creature attacks, you gain 1 life.');
const attack = (attackers: object, by = 'A') => [until('declare attackers'), { by, do: 'attack', attackers }, until('end of combat')];
const of = (...battlefield: readonly object[]) => ({ zones: { battlefield } });

describe('a creature that attacks', () => {
  it('causes an ability to trigger once more', () => {
    expect(outcome(of(isshin(), goes), attack({ goes: 'B' }), { life: { A: 22 } })).toBe('passed');
    expect(outcome(of(wulfgar, goes), attack({ goes: 'B' }), { life: { A: 22 } })).toBe('passed');
    expect(outcome(of(goes), attack({ goes: 'B' }), { life: { A: 21 } })).toBe('passed');
  });

  it('causes it to trigger twice more where two say so', () => {
    expect(outcome(of(isshin(), isshin('other'), goes), attack({ goes: 'B' }), { life: { A: 23 } })).toBe('passed');
  });

  it('causes what triggers once of several to trigger once more', () => {
    const leader = with1('leader', 'Whenever you attack, you gain 1 life.');
    const bear = creature('bear', 'A');
    expect(outcome(of(isshin(), leader, bear), attack({ leader: 'B', bear: 'B' }), { life: { A: 22 } })).toBe('passed');
    const every = with1('every', 'Whenever a creature you control attacks, you gain 1 life.');
    expect(outcome(of(isshin(), every, bear), attack({ every: 'B', bear: 'B' }), { life: { A: 24 } })).toBe('passed');
  });

  it('may be that of another, where the text says no more than a creature', () => {
    const me = with1('me', 'Whenever a creature attacks you, you gain 1 life.');
    const foe = creature('foe', 'B', '0/1');
    const theirs = { active: 'B' };
    expect(outcome({ ...of(isshin(), me, foe), ...theirs }, attack({ foe: 'A' }, 'B'), { life: { A: 22 } })).toBe('passed');
    expect(outcome({ ...of(wulfgar, me, foe), ...theirs }, attack({ foe: 'A' }, 'B'), { life: { A: 21 } })).toBe('passed');
  });

  it('is declared as one: what is put there attacking has not attacked, and has entered', () => {
    const leader = with1(
      'leader',
      "Whenever this creature attacks, create a 1/1 white Soldier creature token that's tapped and attacking.",
    );
    const counts = with1('counts', 'Whenever another creature enters, you gain 1 life.');
    const watches = with1('watches', 'Whenever a creature you control attacks, you gain 1 life.');
    expect(outcome(of(counts, leader, isshin()), attack({ leader: 'B' }), { life: { A: 22 } })).toBe('passed');
    expect(outcome(of(watches, leader, isshin()), attack({ leader: 'B' }), { life: { A: 22 } })).toBe('passed');
  });

  it('has entered nothing', () => {
    const panharmonicon = with1(
      'panharmonicon',
      'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
    );
    expect(outcome(of(panharmonicon, goes), attack({ goes: 'B' }), { life: { A: 21 } })).toBe('passed');
  });

  it('causes nothing more of what dies or leaves the battlefield', () => {
    const killed = [effect('Destroy target creature.', 'bear'), until('stack empty')];
    const mourner = with1('mourner', 'Whenever a creature dies, you gain 1 life.');
    const looker = with1('looker', 'Whenever a creature leaves the battlefield, you gain 1 life.');
    expect(outcome(of(isshin(), mourner, creature('bear', 'A')), killed, { life: { A: 21 } })).toBe('passed');
    expect(outcome(of(isshin(), looker, creature('bear', 'A')), killed, { life: { A: 21 } })).toBe('passed');
  });

  it('causes nothing more of what another controls, in a game of three', () => {
    const theirs = with1('theirs', 'Whenever a creature attacks, you gain 1 life.', 'B');
    const setup = { ...of(isshin(), theirs, creature('bear', 'A', '0/1')), librarySize: { A: 9, B: 9, C: 9 } };
    expect(outcome(setup, attack({ bear: 'C' }), { life: { A: 20, B: 21 } }, { players: ['A', 'B', 'C'] })).toBe('passed');
  });

  it('causes an ability that a keyword stands for to trigger once more', () => {
    const cry = { ...creature('cry', 'A', '1/1'), text: 'Exalted' };
    expect(outcome(of(isshin(), cry), attack({ cry: 'B' }), { life: { B: 17 } })).toBe('passed');
  });

  it('does not cause what triggers of its being tapped or of its damage', () => {
    const taps = with1('taps', 'Whenever this creature becomes tapped, you gain 1 life.');
    expect(outcome(of(isshin(), taps), attack({ taps: 'B' }), { life: { A: 21 } })).toBe('passed');
    const hits = with1('hits', 'Whenever this creature deals combat damage to a player, you gain 1 life.');
    expect(outcome(of(isshin(), hits), attack({ hits: 'B' }), { life: { A: 21 } })).toBe('passed');
  });

  it('does not cause what triggers only once each turn to do so oftener', () => {
    const single = with1('single', 'Whenever this creature attacks, you gain 1 life. This ability triggers only once each turn.');
    expect(outcome(of(isshin(), single), attack({ single: 'B' }), { life: { A: 21 } })).toBe('passed');
  });
});

describe('an ability of one thing or another', () => {
  const prodigy = {
    ...creature('prodigy', 'A', '1/3'),
    type: 'Creature — Human Wizard',
    text: 'Whenever you gain life, put a +1/+1 counter on this creature.\nIf an ability of a Shaman or another Wizard you control triggers, that ability triggers an additional time.',
  };
  const grows = (ref: string, type: string, controller = 'A') => ({
    ...creature(ref, controller, '1/1'),
    type: `Creature — ${type}`,
    text: 'Whenever a player gains life, put a +1/+1 counter on this creature.',
  });
  const gain = [{ by: 'A', do: 'effect', text: 'You gain 1 life.' }, until('beginning of combat')];

  it('triggers once more, but for that of its own', () => {
    expect(outcome(of(prodigy), gain, { counters: { prodigy: { '+1/+1': 1 } } })).toBe('passed');
  });

  it.each([
    ['a Shaman of yours', 'Shaman', 'A', 2],
    ['another Wizard of yours', 'Wizard', 'A', 2],
    ['a Bear of yours', 'Bear', 'A', 1],
    ['a Shaman of another', 'Shaman', 'B', 1],
  ])('triggers of %s as often as it should', (_, type, controller, count) => {
    const given = { ...prodigy, text: prodigy.text.split('\n')[1] };
    const setup = { zones: { battlefield: [given, grows('g', type, controller)] } };
    expect(outcome(setup, gain, { counters: { g: { '+1/+1': count } } })).toBe('passed');
  });

  it.each([
    'If an ability of a Shaman or a Wizard you control triggers, that ability triggers an additional time.',
    'If an ability of a Shaman or another Wizard an opponent controls triggers, that ability triggers an additional time.',
    "Creatures attacking don't cause abilities to trigger.",
  ])('is refused where whose they are is not said, or nothing is kept: %s', (text) => {
    expect(compileText(text, { name: 'Test', types: ['creature'], subtypes: [] }).ok).toBe(false);
  });
});
