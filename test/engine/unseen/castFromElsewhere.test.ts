/** Spells that cannot be cast from some zones, or from none but a hand (601.3). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const ward = (controller: string, text: string) => ({ ref: 'ward', name: 'Test Ward', controller, type: 'Artifact', text });
const magistrate = "Your opponents can't cast spells from anywhere other than their hands.";
const again = { ref: 's', name: 'Test Again', type: 'Instant', cost: '{U}', text: 'You gain 1 life.\nFlashback {U}' };
const beast = { ref: 's', name: 'Test Beast', type: 'Creature — Beast', cost: '{U}', pt: '2/2' };
const cast = { by: 'A', do: 'cast', object: 's' };
const pass = { by: 'all', do: 'resolve' };
const board = (by: string, text: string, zones: object, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({
      edition: '2024-11-08',
      setup: { mana: { A: '{U}{U}{U}', B: '{U}{U}' }, zones: { battlefield: [ward(by, text)], ...zones }, ...more },
      actions,
      expect: expected,
    }),
  );
const grave = { graveyard: { A: [again] } };
const refused = (action: number) => ({ refused: { action } });

describe('spells from anywhere other than their hands', () => {
  it('are not cast by opponents from a graveyard, and are from a hand', () => {
    expect(board('B', magistrate, grave, [cast], refused(1))).toBe('passed');
    expect(board('B', magistrate, { hand: { A: [again] } }, [cast, pass], { life: { A: 21 } })).toBe('passed');
  });

  it('are cast by its controller', () => {
    expect(board('A', magistrate, grave, [cast, pass], { life: { A: 21 }, zones: { s: 'exile' } })).toBe('passed');
  });

  it('are not cast from exile by what lets them be cast, and lands are played', () => {
    const exiling = { by: 'A', do: 'effect', text: 'Exile the top card of your library. You may play it this turn.' };
    expect(board('B', magistrate, { library: { A: [beast] } }, [exiling, cast], refused(2))).toBe('passed');
    const land = { ref: 's', name: 'Test Land', type: 'Land' };
    expect(
      board('B', magistrate, { library: { A: [land] } }, [exiling, { by: 'A', do: 'play land', object: 's' }], {
        zones: { s: 'battlefield' },
      }),
    ).toBe('passed');
  });

  it('are not cast from the command zone', () => {
    const commander = { ...beast, commander: true, type: 'Legendary Creature — Beast' };
    expect(board('B', magistrate, { command: { A: [commander] } }, [cast], refused(1))).toBe('passed');
  });

  it('are not cast by an instruction either', () => {
    const text = 'You may cast target instant card from your graveyard without paying its mana cost.';
    const offered = { by: 'A', do: 'effect', text, targets: ['s'] };
    expect(board('B', magistrate, grave, [offered], { zones: { s: 'graveyard' }, life: { A: 20 } })).toBe('passed');
  });
});

describe('spells from zones that are named', () => {
  it.each([
    ["Players can't cast spells from graveyards or libraries.", grave, false],
    ["Players can't cast spells from libraries or exile.", grave, true],
    ["Players can't cast noncreature spells from graveyards or exile.", grave, false],
    ["Players can't cast creature spells from graveyards or exile.", grave, true],
  ])('%s', (text, zones, able) => {
    expect(able ? board('A', text, zones, [cast, pass], { life: { A: 21 } }) : board('A', text, zones, [cast], refused(1))).toBe('passed');
  });

  it('refuses what may be a land, which is played', () => {
    const read = (text: string) => compileText(text, { name: 'Test', types: ['artifact'], subtypes: [] }).ok;
    expect(read("Your opponents can't play cards from graveyards.")).toBe(false);
    expect(read("Your opponents can't cast spells from anywhere.")).toBe(false);
  });
});
