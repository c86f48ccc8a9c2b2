/** What texts forbid: targets, and spells of some kind. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../src/engine/cardText/compileText.ts';
import { beast, cast, pass, runs } from '../../look/keywords/table.ts';

const bolt = { ref: 's', name: 's', type: 'Instant', cost: '{R}', text: '~ deals 2 damage to target creature.' };
const hand = (...cards: readonly unknown[]) => ({ A: cards });
const bear = { ref: 'c', name: 'c', type: 'Creature — Bear', cost: '{G}', pt: '2/2' };

describe('a text forbids', () => {
  runs([
    [
      'to target a permanent, whoever would',
      '2005-10-01',
      {
        setup: { zones: { battlefield: [beast('w', "~ can't be the target of spells or abilities."), beast('x')], hand: hand(bolt) } },
        actions: [cast('s', { targets: ['w'] }), cast('s', { targets: ['x'] }), pass],
        expect: [{ after: 1, refused: { action: 1 } }, { zones: { x: 'graveyard', w: 'battlefield' } }],
      },
    ],
    ...["Creature spells can't be cast.", "Players can't cast creature spells."].map(
      (text) =>
        [
          `spells of a kind: ${text}`,
          '2020-01-24',
          {
            setup: { zones: { battlefield: [beast('w', text, { controller: 'B' }), beast('x')], hand: hand(bear, bolt) } },
            actions: [cast('c'), cast('s', { targets: ['x'] }), pass],
            expect: [{ after: 1, refused: { action: 1, rule: '601.3' } }, { zones: { c: 'hand', x: 'graveyard' } }],
          },
        ] as const,
    ),
  ]);

  it.each(["Players can't play nonbasic lands.", "Artifacts can't be played."])(
    'what the engine would take for spells alone is refused: %s',
    (text) => {
      expect(compileText(text, { name: 'w', types: ['enchantment'], subtypes: [] }).ok).toBe(false);
    },
  );
});
