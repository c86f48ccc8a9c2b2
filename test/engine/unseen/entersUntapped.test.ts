/** What has things enter untapped (614.1d): also where something else has them enter tapped. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { bothWays } from './bothWays.ts';
import { board, land } from './spellsOnBoards.ts';

const cave = { ref: 'cave', name: 'Cavern', controller: 'A', type: 'Enchantment', text: 'Lands you control enter untapped.' };
const play = (ref: string) => ({ by: 'A', do: 'play land', object: ref });
const put = (by: string) => ({
  by,
  do: 'effect',
  text: 'Return target land card from your graveyard to the battlefield tapped.',
  targets: ['l'],
});
const sink = { ...land('sink'), text: 'Land sink enters tapped.' };

describe('lands you control enter untapped', () => {
  bothWays([
    [
      'one that an effect puts there tapped is untapped',
      board({ zones: { battlefield: [cave], graveyard: { A: [land('l')] } } }, [put('A')], {
        zones: { l: 'battlefield' },
        tapped: { l: false },
      }),
      { tapped: { l: true } },
    ],
    [
      'not one of an opponent',
      board({ zones: { battlefield: [cave], graveyard: { B: [land('l')] } } }, [put('B')], {
        zones: { l: 'battlefield' },
        tapped: { l: true },
      }),
      { tapped: { l: false } },
    ],
    [
      'one that says itself that it enters tapped, as its controller chooses which of both comes last',
      board({ zones: { battlefield: [cave], hand: { A: [sink] } } }, [play('sink')], { pending: { player: 'A', kind: 'replacement' } }),
      { pending: { player: 'B', kind: 'replacement' } },
    ],
  ]);
  it('is refused of a permanent itself', () => {
    expect(compileText('Test enters untapped.', { name: 'Test', types: ['land'], subtypes: [] }).ok).toBe(false);
  });
});
