/** With which face a card is cast that cascade or discover found: what it becomes must be small enough too (701.57a, 702.85a). */
import { describe } from 'vitest';
import { cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { bothWays } from './bothWays.ts';
import { board } from './spellsOnBoards.ts';

const face = (name: string, cost: string, type: string, more: object = {}) => ({ name, cost, type, ...more });
const card = (layout: string, ...faces: readonly { readonly name: string }[]) => ({ ref: 'x', name: faces[0]?.name, layout, faces });
const god = card('modal', face('Small God', '{1}{B}', 'Creature — God', { pt: '2/1' }), face('Great God', '{5}{B}', 'Artifact'));
const giant = card(
  'adventure',
  face('Giant', '{2}{R}', 'Creature — Giant', { pt: '4/3' }),
  face('Stomp', '{1}{R}', 'Instant — Adventure', { text: 'You gain 2 life.' }),
);
const hero = card(
  'adventure',
  face('Hero', '{R}', 'Creature — Human', { pt: '1/1' }),
  face('Tale', '{5}{R}', 'Sorcery — Adventure', { text: 'You gain 5 life.' }),
);
const elf = { ref: 'e', name: 'Elf', type: 'Creature — Elf', cost: '{4}', pt: '3/2', text: 'Cascade' };
const found = (library: object) => ({ mana: { A: '{4}' }, zones: { hand: { A: [elf] }, library: { A: [library] } } });
const cascade = [cast('e'), resolve, choose('yes')];
const discover = (many: number) => [effect(`Discover ${many}.`), choose('yes')];
/** Without answers: a face that is asked for is no end. */
const goes = [until('stack empty', false)];
const on = (day: string, given: object) => ({ ...given, edition: day });

describe('the other face of a card that was found', () => {
  bothWays([
    ['cascade: not the greater one', board(found(god), [...cascade, ...goes], { name: { x: 'Small God' } }), { name: { x: 'Great God' } }],
    [
      'nor as an adventure',
      board(found(hero), [...cascade, ...goes], { zones: { x: 'battlefield' }, life: { A: 20 } }),
      { zones: { x: 'exile' } },
    ],
    [
      'the smaller adventure',
      board(found(giant), [...cascade, choose('Stomp'), ...goes], { zones: { x: 'exile' }, life: { A: 22 } }),
      { zones: { x: 'battlefield' } },
    ],
    [
      'until February 2021 the greater one as well',
      on('2021-02-05', board(found(god), [...cascade, choose('Great God'), ...goes], { name: { x: 'Great God' } })),
      { name: { x: 'Small God' } },
    ],
    [
      'discover: not the greater one',
      board(found(god), [...discover(2), ...goes], { name: { x: 'Small God' } }),
      { name: { x: 'Great God' } },
    ],
    [
      'discover: the greater one where it is not too great',
      board(found(god), [...discover(6), choose('Great God'), ...goes], { name: { x: 'Great God' } }),
      { name: { x: 'Small God' } },
    ],
  ]);
});
