/** Melding, and what a melded permanent becomes when it leaves. */
import { describe } from 'vitest';
import { effect, pass, passTo, runs } from '../../look/keywords/table.ts';

const scavengers = { name: 'Midnight Scavengers', cost: '{4}{B}', type: 'Creature — Human Rogue', pt: '3/3' };
const rats = {
  name: 'Graf Rats',
  cost: '{1}{B}',
  type: 'Creature — Rat',
  pt: '2/1',
  text: 'At the beginning of combat on your turn, if you both own and control ~ and a creature named Midnight Scavengers, exile them, then meld them into Chittering Host.',
};
const host = { name: 'Chittering Host', type: 'Creature — Eldrazi Horror', pt: '5/6', text: 'Haste' };
const card = (ref: string, ...faces: readonly object[]) => ({ ref, controller: 'A', layout: 'meld', faces: [...faces, host] });
const toCombat = [passTo('beginning of combat'), { by: 'all', do: 'resolve' }];

describe('a meld pair', () => {
  runs([
    [
      'becomes one permanent, and two cards again when it dies',
      '2016-08-26',
      {
        setup: { zones: { battlefield: [card('s', scavengers, rats), card('r', rats, scavengers)] } },
        actions: [...toCombat, effect('Destroy all creatures.')],
        expect: [
          { after: 2, battlefield: { A: ['Chittering Host'] }, pt: { r: '5/6' }, manaValue: { r: 7 }, cites: ['701.34a'] },
          { zones: { s: 'graveyard', r: 'graveyard' }, name: { s: 'Midnight Scavengers', r: 'Graf Rats' }, graveyardSize: { A: 2 } },
        ],
      },
    ],
    [
      'does not meld while one of them is another player’s',
      '2016-08-26',
      {
        setup: { zones: { battlefield: [{ ...card('s', scavengers, rats), owner: 'B' }, card('r', rats, scavengers)] } },
        actions: [passTo('beginning of combat')],
        expect: { triggered: { r: 0 }, zones: { s: 'battlefield', r: 'battlefield' } },
      },
    ],
    [
      'stays in exile when one of them is no such card',
      '2016-08-26',
      {
        setup: {
          zones: { battlefield: [{ ref: 's', controller: 'A', ...scavengers }, card('r', rats, scavengers)] },
        },
        actions: [...toCombat, pass],
        expect: { zones: { s: 'exile', r: 'exile' }, cites: ['701.34c'] },
      },
    ],
  ]);
});
