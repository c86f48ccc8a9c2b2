/** "Craft with artifact {1}": it and what it is crafted with are exiled, and it comes back with its other face up (702.167). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { activate, effect, resolve } from '../../demonstration/actionWords.ts';
import { bothWays } from './bothWays.ts';
import { told } from './outcome.ts';

const edition = '2026-01-16';
const needle = (craft: string, more: object = {}) => ({
  ref: 'n',
  controller: 'A',
  layout: 'transform',
  faces: [
    { name: 'Needle', type: 'Artifact', cost: '{1}', text: craft },
    { name: 'Drill', type: 'Artifact Creature — Golem', pt: '3/3', text: '' },
  ],
  ...more,
});
const one = needle('Craft with artifact {1}');
const two = needle('Craft with two creatures {1}');
const rock = (ref: string, controller = 'A') => ({ ref, name: ref, type: 'Artifact', controller });
const bear = (ref: string) => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2', controller: 'A' });
const setup = (battlefield: readonly object[], graveyard: object = {}) => ({
  librarySize: { A: 9, B: 9 },
  mana: { A: '{1}' },
  zones: { battlefield, graveyard },
});
const crafted = [activate('n'), resolve];

describe('what is crafted', () => {
  bothWays([
    [
      'comes back with its other face up, and the material does not',
      {
        edition,
        setup: setup([one, rock('r'), bear('x')]),
        actions: crafted,
        expect: { pt: { n: '3/3' }, zones: { r: 'exile', x: 'battlefield' } },
      },
      { zones: { r: 'battlefield' } },
    ],
    [
      'may be made with a card of the graveyard (702.167b)',
      { edition, setup: setup([one], { A: [rock('r')] }), actions: crafted, expect: { pt: { n: '3/3' }, zones: { r: 'exile' } } },
      { zones: { r: 'graveyard' } },
    ],
    [
      'takes some of either, as many as it says',
      {
        edition,
        setup: setup([two, bear('x')], { A: [bear('y')] }),
        actions: crafted,
        expect: { pt: { n: '3/3' }, zones: { x: 'exile', y: 'exile' } },
      },
      { zones: { x: 'battlefield' } },
    ],
    [
      'is not made with itself',
      { edition, setup: setup([one]), actions: [activate('n')], expect: { refused: { action: 1 }, zones: { n: 'battlefield' } } },
      { zones: { n: 'exile' } },
    ],
    [
      'nor with what is another player’s',
      { edition, setup: setup([one, rock('r', 'B')], { B: [rock('q')] }), actions: [activate('n')], expect: { refused: { action: 1 } } },
      { zones: { n: 'exile' } },
    ],
    [
      'nor with fewer',
      {
        edition,
        setup: setup([two, bear('x')]),
        actions: [activate('n')],
        expect: { refused: { action: 1 }, zones: { x: 'battlefield' } },
      },
      { zones: { x: 'exile' } },
    ],
    [
      'is made as a sorcery alone',
      {
        edition,
        setup: { ...setup([one, rock('r')]), active: 'B' },
        actions: [{ by: 'B', do: 'pass' }, activate('n')],
        expect: { refused: { action: 2 }, mana: { A: '{C}' } },
      },
      { zones: { r: 'exile' } },
    ],
    [
      'stays in exile where the ability is countered: what was paid is paid',
      {
        edition,
        setup: setup([one, rock('r')]),
        actions: [activate('n'), effect('Counter target activated ability.')],
        expect: { zones: { n: 'exile', r: 'exile' } },
      },
      { zones: { n: 'battlefield' } },
    ],
    [
      'is under the control of its owner',
      {
        edition,
        setup: setup([needle('Craft with artifact {1}', { owner: 'B' }), rock('r')]),
        actions: crafted,
        expect: { controller: { n: 'B' } },
      },
      { controller: { n: 'A' } },
    ],
  ]);

  it('is told to come back transformed, or to stay', () => {
    const back = told(setup([one, rock('r')]), crafted, 'move');
    expect(back.map(([text, cites]) => [text, cites.includes('712.14a')])).toEqual([['Needle enters the battlefield transformed.', true]]);
    const plain = { ...rock('p'), name: 'Plain', text: 'Craft with artifact {1}' };
    expect(told(setup([plain, rock('r')]), [activate('p'), resolve], 'missing')).toEqual([
      ['Plain has no other face, and stays where it is.', ['712.14a', '609.3']],
    ]);
    expect(told(setup([one, rock('r')]), crafted, 'missing')).toEqual([]);
  });

  it.each(['Craft with tapped creature {1}', 'Craft with creature you control {1}', 'Craft with legendary creature with flying {1}'])(
    'is refused where more is said of the material than what type it is: %s',
    (text) => {
      expect(compileText(text, { name: 'Test', types: ['artifact'], subtypes: [] }).ok).toBe(false);
    },
  );
});
