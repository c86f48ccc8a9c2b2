/** Of what is chosen as something is done: nobody chooses that to which it cannot happen (608.2d); whoever is told to choose may choose anything. */
import { describe, expect, it } from 'vitest';
import { check, choose, effect } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { outcome, refusedLast, told } from './outcome.ts';

/** No counters can be put on it. */
const smooth = (ref: string, controller = 'A') => ({
  ...creature(ref, controller),
  text: `Counters can't be put on ${ref}.`,
  name: ref,
});
const on = (battlefield: readonly object[], more: object = {}) => ({ zones: { battlefield, ...more } });

describe('counters that cannot be put on a creature', () => {
  const put = effect('Put a +1/+1 counter on a creature you control.');

  it('are put on another, without a question where there is but one', () => {
    const board = on([smooth('Slick'), creature('bear', 'A')]);
    expect(outcome(board, [put], { counters: { bear: { '+1/+1': 1 }, Slick: {} } })).toBe('passed');
    expect(refusedLast(board, [put, choose('Slick')])).toBe('passed');
  });

  it('keep it from being chosen where there are several', () => {
    const board = on([smooth('Slick'), creature('bear', 'A'), creature('wolf', 'A')]);
    expect(refusedLast(board, [put, choose('Slick')])).toBe('passed');
    expect(outcome(board, [put, choose('wolf')], { counters: { wolf: { '+1/+1': 1 } } })).toBe('passed');
  });

  it('are told with the rule', () => {
    const { trace } = play({
      setup: { librarySize: { A: 9, B: 9 }, ...on([smooth('Slick'), creature('bear', 'A')]) },
      actions: [put, check],
      expect: {},
    });
    const told = trace.find(({ event }) => event === 'narrowed');
    expect(told?.text).toBe('Slick cannot be chosen: it could not be done.');
    expect(told?.cites).toContain('608.2d');
  });

  it('leave nothing out where they can be put on none', () => {
    const board = on([smooth('Slick'), smooth('Smooth')]);
    expect(outcome(board, [put, choose('Smooth')], { counters: { Slick: {}, Smooth: {} } })).toBe('passed');
  });

  it('do not keep it from being chosen by an instruction of its own', () => {
    const first = effect('Choose a creature you control. Put a +1/+1 counter on it. It gets +1/+0 until end of turn.');
    const board = on([smooth('Slick'), creature('bear', 'A')]);
    expect(outcome(board, [first, choose('Slick')], { counters: { bear: {} }, pt: { Slick: '3/2', bear: '2/2' } })).toBe('passed');
    expect(outcome(board, [effect('Bolster 2.'), choose('Slick')], { counters: { bear: {} } })).toBe('passed');
  });

  it('do not keep an Army from being chosen to amass: it grows no more, and is an Orc all the same (701.47a)', () => {
    const armies = [smooth('Slick'), creature('troop', 'A')].map((each) => ({ ...each, type: 'Creature — Zombie Army' }));
    const amassed = [effect('Amass Orcs 2.'), choose('Slick')];
    expect(
      outcome(on(armies), amassed, {
        counters: { Slick: {}, troop: {} },
        subtypes: { Slick: ['Army', 'Orc', 'Zombie'], troop: ['Army', 'Zombie'] },
      }),
    ).toBe('passed');
  });

  it('do not keep counters of another kind from it', () => {
    const blight = { ...creature('Cask', 'A'), name: 'Cask', text: "-1/-1 counters can't be put on Cask." };
    const board = on([blight, creature('bear', 'A')]);
    expect(outcome(board, [effect('Put a -1/-1 counter on a creature you control.')], { counters: { bear: { '-1/-1': 1 } } })).toBe(
      'passed',
    );
    expect(outcome(board, [put, choose('Cask')], { counters: { Cask: { '+1/+1': 1 } } })).toBe('passed');
  });
});

describe('counters that are not there', () => {
  const remove = effect('Remove a +1/+1 counter from a creature you control.');

  it('are removed from no creature without one', () => {
    const board = on([creature('bear', 'A', '2/2', { counters: { '+1/+1': 1 } }), creature('wolf', 'A')]);
    expect(outcome(board, [remove], { counters: { bear: {} } })).toBe('passed');
  });
});

describe('what is tapped', () => {
  const tap = effect('Tap a creature you control.');

  it('is not tapped again while something else can be', () => {
    const board = on([creature('bear', 'A', '2/2', { tapped: true }), creature('wolf', 'A'), creature('hound', 'A')]);
    expect(refusedLast(board, [tap, choose('bear')])).toBe('passed');
    expect(outcome(board, [tap, choose('wolf')], { tapped: { wolf: true, hound: false } })).toBe('passed');
  });

  it('is untapped where something is', () => {
    const board = on([
      creature('bear', 'A', '2/2', { tapped: true }),
      creature('wolf', 'A'),
      creature('hound', 'A', '2/2', { tapped: true }),
    ]);
    const untap = effect('Untap a creature you control.');
    expect(refusedLast(board, [untap, choose('wolf')])).toBe('passed');
    expect(outcome(board, [untap, choose('hound')], { tapped: { hound: false, bear: true } })).toBe('passed');
  });

  it('is among all of a kind, where nobody chooses', () => {
    const text = 'Untap all creatures you control. They gain flying until end of turn.';
    const board = on([creature('bear', 'A', '2/2', { tapped: true }), creature('wolf', 'A')]);
    const flying = { has: ['flying'] };
    expect(outcome(board, [effect(text)], { tapped: { bear: false }, abilities: { bear: flying, wolf: flying } })).toBe('passed');
  });
});

describe('what is chosen one after the other for one thing that is done to all of it', () => {
  const both = effect('Tap a creature you control and a land you control.');
  const land = (ref: string, tapped: boolean) => ({ ref, name: ref, type: 'Land', controller: 'A', tapped });
  const board = on([
    creature('bear', 'A', '2/2', { tapped: true }),
    creature('wolf', 'A'),
    creature('hound', 'A'),
    land('moor', true),
    land('fen', false),
    land('glen', false),
  ]);

  it('is each of it something to which that can happen', () => {
    const tapped = { wolf: true, hound: false, fen: false, glen: true };
    expect(outcome(board, [both, choose('wolf'), choose('glen')], { tapped })).toBe('passed');
    expect(refusedLast(board, [both, choose('bear')])).toBe('passed');
    expect(refusedLast(board, [both, choose('wolf'), choose('moor')])).toBe('passed');
  });
});

describe('what cannot enter', () => {
  const cage = {
    ref: 'cage',
    name: 'Cage',
    type: 'Artifact',
    controller: 'A',
    text: "Creature cards in graveyards can't enter the battlefield.",
  };
  const worms = { ref: 'worms', name: 'Worms', type: 'Enchantment', controller: 'B', text: "Lands can't enter the battlefield." };
  const card = (ref: string, type: string) => ({ ref, name: ref, type, ...(type.includes('Creature') ? { pt: '2/2' } : {}) });

  it('is not chosen to be returned', () => {
    const board = on([cage], { graveyard: { A: [card('Bear', 'Creature — Bear'), card('Ring', 'Artifact'), card('Orb', 'Artifact')] } });
    const back = effect('Return a permanent card from your graveyard to the battlefield.');
    expect(refusedLast(board, [back, choose('Bear')])).toBe('passed');
    expect(outcome(board, [back, choose('Orb')], { zones: { Orb: 'battlefield', Ring: 'graveyard', Bear: 'graveyard' } })).toBe('passed');
  });

  it('may be what is returned at random: nobody chooses that', () => {
    const bears = Array.from({ length: 9 }, (_, at) => card(`Bear ${at}`, 'Creature — Bear'));
    const board = on([cage], { graveyard: { A: [...bears, card('Ring', 'Artifact')] } });
    const back = effect('Return a permanent card at random from your graveyard to the battlefield.');
    expect(told(board, [back], 'narrowed')).toEqual([]);
    expect(outcome(board, [back], { zones: { Ring: 'graveyard' } })).toBe('passed');
  });

  it('is left out by each player among their own', () => {
    const board = on([worms], {
      graveyard: {
        A: [card('Field', 'Land'), card('Ring', 'Artifact')],
        B: [card('Marsh', 'Land')],
        C: [card('Bear', 'Creature — Bear'), card('Heath', 'Land'), card('Orb', 'Artifact')],
      },
    });
    const each = effect('Each player returns a permanent card from their graveyard to the battlefield.');
    const setup = { ...board, librarySize: { A: 9, B: 9, C: 9 } };
    const more = { players: ['A', 'B', 'C'] };
    const zones = { Field: 'graveyard', Ring: 'battlefield', Marsh: 'graveyard', Bear: 'battlefield', Orb: 'graveyard' };
    expect(outcome(setup, [each, choose('Bear', 'C')], { zones }, more)).toBe('passed');
    expect(refusedLast(setup, [each, choose('Heath', 'C')], more)).toBe('passed');
  });
});

describe('what another chooses', () => {
  it('is chosen among the same', () => {
    const board = on([smooth('Slick', 'B'), creature('bear', 'B'), creature('wolf', 'B')]);
    const put = effect("Put a -1/-1 counter on a creature of an opponent's choice.");
    expect(refusedLast(board, [put, choose('Slick', 'B')])).toBe('passed');
    expect(outcome(board, [put, choose('bear', 'B')], { counters: { bear: { '-1/-1': 1 } } })).toBe('passed');
  });
});

describe('what is offered', () => {
  it('is chosen among what it can happen to as ever', () => {
    const board = on([smooth('Slick'), creature('bear', 'A'), creature('wolf', 'A')]);
    const may = effect('You may put a +1/+1 counter on a creature you control. If you do, you gain 3 life.');
    expect(refusedLast(board, [may, choose('yes'), choose('Slick')])).toBe('passed');
    expect(
      verdict(
        play({ setup: { librarySize: { A: 9, B: 9 }, ...on([smooth('Slick')]) }, actions: [may, check], expect: { life: { A: 20 } } }),
      ),
    ).toBe('passed');
  });
});
