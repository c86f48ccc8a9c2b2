/** What a permanent "escapes with": it enters with that if it was cast from the graveyard by its escape (702.138c). */
import { describe, expect, it } from 'vitest';
import { cast, effect, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome, told } from './outcome.ts';

const card = (with_: string) => ({
  ref: 'x',
  name: 'Ox',
  type: 'Creature — Ox',
  cost: '{2}{R}',
  pt: '4/2',
  text: `Escape—{R}{R}, Exile two other cards from your graveyard.\n${with_}`,
});
const others = [creature('g', 'A'), creature('h', 'A')];
const inGraveyard = (text: string, more: object = {}) => ({
  mana: { A: '{R}{R}' },
  zones: { graveyard: { A: [card(text), ...others] }, ...more },
});
const escapes = [cast('x', { alternative: 'escape', additional: ['g', 'h'] }), resolve];
const one = 'This creature escapes with a +1/+1 counter on it.';
const scales = {
  ref: 's',
  name: 'Scales',
  type: 'Enchantment',
  controller: 'A',
  text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
};

describe('what escapes with counters', () => {
  it.each([
    ['has them when it escaped', inGraveyard(one), escapes, { pt: { x: '5/3' }, zones: { g: 'exile' } }],
    ['several, by its name', inGraveyard('Ox escapes with three +1/+1 counters on it.'), escapes, { pt: { x: '7/5' } }],
    ['as they are replaced', inGraveyard(one, { battlefield: [scales] }), escapes, { pt: { x: '6/4' } }],
    [
      'not when it is cast from hand',
      { mana: { A: '{R}{R}{R}' }, zones: { hand: { A: [card(one)] } } },
      [cast('x'), resolve],
      { pt: { x: '4/2' } },
    ],
    [
      'nor when it is put there',
      inGraveyard(one),
      [effect('Return target creature card from your graveyard to the battlefield.', 'x')],
      { pt: { x: '4/2' }, counters: { x: {} } },
    ],
    [
      'nor when it comes back',
      inGraveyard(one),
      [...escapes, effect("Exile target creature, then return that card to the battlefield under its owner's control.", 'x')],
      { pt: { x: '4/2' } },
    ],
  ])('%s', (_, setup, actions, expected) => {
    expect(outcome(setup, actions, expected)).toBe('passed');
  });

  it('is told by the rule of that', () => {
    expect(told(inGraveyard(one), escapes, 'replace').map(([, cites]) => cites[0])).toEqual(['702.138c']);
    expect(told({ mana: { A: '{R}{R}{R}' }, zones: { hand: { A: [card(one)] } } }, [cast('x'), resolve], 'replace')).toEqual([]);
  });
});
