/** What lasts through a named player's untap step, what is done at the next cleanup, and what holds on your turn while an Equipment is attached. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const edition = '2026-01-16';
const three = { edition, players: ['A', 'B', 'C'] };
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const librarySize = { A: 20, B: 20, C: 20 };
const sleep = (target: string): Data =>
  effect('Tap all creatures target player controls. Those creatures don’t untap during that player’s next untap step.', {
    targets: [target],
  });

describe('a creature that doesn’t untap during that player’s next untap step', () => {
  bothWays([
    [
      'stays tapped through it',
      {
        ...three,
        setup: { step: 'end', librarySize, zones: { battlefield: [creature('b', 'B'), creature('c', 'C')] } },
        actions: [sleep('B'), until('upkeep')],
        expect: { active: 'B', tapped: { b: true, c: false } },
      },
      { tapped: { b: false } },
    ],
    [
      'untaps in the one after that',
      {
        edition,
        setup: { step: 'end', librarySize: { A: 20, B: 20 }, zones: { battlefield: [creature('b', 'B')] } },
        actions: [sleep('B'), until('upkeep'), until('end'), until('upkeep'), until('end'), until('upkeep')],
        expect: { active: 'B', tapped: { b: false } },
      },
      { tapped: { b: true } },
    ],
    [
      'untaps in the untap step of another who controls it by then',
      {
        ...three,
        setup: { step: 'end', librarySize, zones: { battlefield: [creature('c', 'C')] } },
        // B's untap step comes first, and is not C's.
        actions: [sleep('C'), { ...effect('Gain control of target creature.', { targets: ['c'] }), controller: 'B' }, until('upkeep')],
        expect: { active: 'B', controller: { c: 'B' }, tapped: { c: false } },
      },
      { tapped: { c: true } },
    ],
  ]);

  it('is refused where each of several would have a step of their own, or the effect is said of you', () => {
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    expect(
      compileText(
        'Target player taps all creatures they control. Creatures you control don’t untap during that player’s next untap step.',
        about,
      ).ok,
    ).toBe(false);
    expect(compileText('Each player draws a card. Creatures don’t untap during that player’s next untap step.', about).ok).toBe(false);
  });
});

describe('at the beginning of the next cleanup step', () => {
  bothWays([
    [
      'a land goes back to the hand, and the turn has another cleanup step (514.3a)',
      {
        edition,
        setup: {
          step: 'end',
          librarySize: { B: 9 },
          mana: { A: '{C}' },
          zones: {
            battlefield: [
              {
                ref: 'thaw',
                name: 'Thawing Glaciers',
                controller: 'A',
                type: 'Land',
                text: '{1}, {T}: Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle. Return Thawing Glaciers to its owner’s hand at the beginning of the next cleanup step.',
              },
            ],
            library: {
              A: [
                { ref: 'field', name: 'Plains', type: 'Basic Land — Plains' },
                { ref: 'x', name: 'x', type: 'Sorcery' },
              ],
            },
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'thaw', ability: 1 },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: ['field'] },
          until('upkeep'),
        ],
        expect: { active: 'B', zones: { thaw: 'hand', field: 'battlefield' }, tapped: { field: true } },
      },
      { zones: { thaw: 'battlefield' } },
    ],
  ]);
});

describe('what holds during your turn while an Equipment is attached', () => {
  const flail = {
    ref: 'flail',
    name: 'Conqueror’s Flail',
    type: 'Artifact — Equipment',
    controller: 'A',
    text: 'As long as Conqueror’s Flail is attached to a creature, your opponents can’t cast spells during your turn.',
  };
  const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' };
  const setup = (more: Data, active = 'A'): Data => ({
    active,
    mana: { B: '{R}' },
    zones: { battlefield: [creature('bear', 'A'), { ...flail, ...more }], hand: { B: [bolt] } },
  });
  const cast = { by: 'B', do: 'cast', object: 'bolt', targets: ['A'] };
  const pass = { by: 'A', do: 'pass' };
  bothWays([
    [
      'forbids it',
      { edition, setup: setup({ attachedTo: 'bear' }), actions: [pass, cast], expect: { refused: { action: 2 } } },
      { zones: { bolt: 'stack' } },
    ],
    [
      'does not while it is attached to nothing',
      { edition, setup: setup({}), actions: [pass, cast], expect: { zones: { bolt: 'stack' } } },
      { zones: { bolt: 'hand' } },
    ],
    [
      'nor on another’s turn',
      { edition, setup: setup({ attachedTo: 'bear' }, 'B'), actions: [cast], expect: { zones: { bolt: 'stack' } } },
      { zones: { bolt: 'hand' } },
    ],
  ]);
});
