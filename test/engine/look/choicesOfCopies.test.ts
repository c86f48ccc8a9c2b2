/** A choice that was made as a copy entered, when it becomes a copy of something else: until July 2008 that used it as well. */
import { describe, expect, it } from 'vitest';
import { play } from '../../demonstration/play.ts';

const permanent = (ref: string, text: string, more: object = {}) => ({
  ref,
  name: ref,
  controller: 'A',
  type: 'Creature — Shapeshifter',
  pt: '2/2',
  text,
  ...more,
});
const spirit = permanent('Spirit', 'As Spirit enters, choose a color.\nSpirit has protection from the chosen color.', {
  chosen: { color: 'red' },
});
const hunt = permanent('Hunt', 'As Hunt enters, choose a creature type.', { chosen: { creatureType: 'Goblin' } });
const elves = permanent('Elves', 'As Elves enters, choose a color.\n{T}: Add one mana of the chosen color.', {
  chosen: { color: 'green' },
});
const twin = {
  ref: 'twin',
  name: 'Twin',
  type: 'Creature — Shapeshifter',
  cost: '{0}',
  pt: '0/1',
  text: 'Haste\nYou may have this creature enter as a copy of any creature on the battlefield, except it has haste.',
};

/** Mana that a copy of Elves adds which entered as a copy of something else, for which a word was chosen; and what becoming Elves rests on. */
function manaOf(edition: string, first: string, choice: string) {
  const { final, trace, unsupported } = play({
    edition,
    setup: { zones: { battlefield: [spirit, hunt, elves], hand: { A: [twin] } } },
    actions: [
      { by: 'A', do: 'cast', object: 'twin' },
      { by: 'all', do: 'resolve' },
      { by: 'A', do: 'choose', choice: first },
      { by: 'A', do: 'choose', choice },
      {
        by: 'A',
        do: 'effect',
        text: 'Target creature becomes a copy of target creature, except it has haste.',
        targets: ['twin', 'Elves'],
      },
      { by: 'A', do: 'activate', object: 'twin', ability: 1 },
    ],
    expect: { mana: { A: '' } },
  });
  expect(unsupported).toEqual([]);
  return { final, added: trace.at(-1)?.text, cites: trace.find(({ text }) => text.includes('becomes a copy'))?.cites };
}

describe('a choice that was made for what a copy was before', () => {
  it.each([
    ['2008-05-01', 'A adds {U}.', '503.8'],
    ['2001-07-23', 'A adds {U}.', '503.8'],
    ['2008-07-15', 'A adds no mana.', '503.8a'],
    ['2026-01-16', 'A adds no mana.', '607.5a'],
  ] as const)('under %s: %s', (edition, added, rule) => {
    const play = manaOf(edition, 'Spirit', 'blue');
    expect(play.added).toBe(added);
    expect(play.cites).toContain(rule);
  });

  it.each([
    ['2026-01-16', '607.5a'],
    ['2009-05-01', '503.7'],
    ['2005-10-01', '503.7'],
  ])('was never made for what entered as itself, in %s by %s', (edition, rule) => {
    const plain = permanent('plain', '');
    const { trace } = play({
      edition,
      setup: { zones: { battlefield: [plain, elves] } },
      actions: [{ by: 'A', do: 'effect', text: 'Target creature becomes a copy of target creature.', targets: ['plain', 'Elves'] }],
    });
    expect(trace.find(({ text }) => text.includes('becomes a copy'))?.cites).toContain(rule);
  });

  it('of another kind is undefined in all editions', () => {
    for (const edition of ['2008-05-01', '2026-01-16']) expect(manaOf(edition, 'Hunt', 'Goblin').added).toBe('A adds no mana.');
  });
});
