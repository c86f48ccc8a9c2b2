/** Sagas that are read ahead: with which chapter one begins is chosen as it enters, and in that turn a chapter waits for its own number (702.155). */
import { describe, expect, it } from 'vitest';
import { cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { bothWays } from './bothWays.ts';
import { told as toldBy } from './outcome.ts';

const edition = '2026-01-16';
const text = 'Read ahead\nI — You gain 1 life.\nII — You gain 10 life.\nIII — Draw a card.';
const saga = { ref: 's', name: 'Tale', type: 'Enchantment — Saga', cost: '{0}', text };
const other = (ref: string, its: string) => ({ ref, name: ref, type: 'Enchantment', controller: 'A', text: its });
const setup = (...battlefield: readonly object[]) => ({ librarySize: { A: 9, B: 9 }, zones: { hand: { A: [saga] }, battlefield } });
const toEnd = until('stack empty');
const told = (chapter: number) => [cast('s'), resolve, choose(chapter), toEnd];
const twoMore = effect('Put two lore counters on target enchantment.', 's');

describe('a Saga that is read ahead', () => {
  bothWays([
    [
      'begins with the chapter that is chosen, and no other triggers',
      { edition, setup: setup(), actions: told(2), expect: { life: { A: 30 }, counters: { s: { lore: 2 } }, triggered: { s: 1 } } },
      { life: { A: 31 } },
    ],
    [
      'may begin with the last, and is told then',
      { edition, setup: setup(), actions: told(3), expect: { life: { A: 20 }, handSize: { A: 1 }, zones: { s: 'graveyard' } } },
      { zones: { s: 'battlefield' } },
    ],
    [
      'begins with a chapter that it has',
      {
        edition,
        setup: setup(),
        actions: [cast('s'), resolve, choose(4), choose(0), choose(1)],
        expect: { refused: [{ action: 3 }, { action: 4 }] },
      },
      { counters: { s: { lore: 4 } } },
    ],
    [
      'goes on with the next turn of its controller',
      {
        edition,
        setup: setup(),
        actions: [...told(1), until('upkeep of B'), until('precombat main of A'), toEnd],
        expect: { life: { A: 31 }, counters: { s: { lore: 2 } } },
      },
      { life: { A: 21 } },
    ],
    [
      'skips in that turn the chapter that its counters pass over',
      { edition, setup: setup(), actions: [...told(1), twoMore, toEnd], expect: { life: { A: 21 }, handSize: { A: 1 } } },
      { life: { A: 31 } },
    ],
    [
      'and in a later one does not',
      {
        edition,
        setup: setup(),
        actions: [...told(1), until('upkeep of B'), twoMore, toEnd],
        expect: { life: { A: 31 }, handSize: { A: 1 } },
      },
      { life: { A: 21 } },
    ],
    [
      'has the chapter of the counters that it enters with, where they are doubled (614.16)',
      {
        edition,
        setup: setup(
          other(
            'd',
            'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
          ),
        ),
        actions: told(1),
        expect: { life: { A: 30 }, counters: { s: { lore: 2 } }, triggered: { s: 1 } },
      },
      { life: { A: 31 } },
    ],
    [
      'is none where it would enter without its abilities (614.12)',
      {
        edition,
        setup: setup(other('m', 'Nonland permanents lose all abilities.')),
        actions: [cast('s'), resolve, toEnd],
        expect: { life: { A: 20 }, triggered: { s: 0 } },
      },
      { life: { A: 21 } },
    ],
  ]);

  const kept = (actions: readonly object[], ...battlefield: readonly object[]) => toldBy(setup(...battlefield), actions, 'no trigger');

  it('is told not to tell the chapters before its first', () => {
    const text = (chapter: string) => `The ability of Tale is kept from triggering: “${chapter}”`;
    expect(kept(told(1))).toEqual([]);
    expect(kept(told(3))).toEqual([
      [text('I — You gain 1 life.'), ['702.155a']],
      [text('II — You gain 10 life.'), ['702.155a']],
    ]);
    expect(kept([...told(1), twoMore, toEnd])).toEqual([[text('II — You gain 10 life.'), ['702.155a']]]);
    expect(kept([...told(1), until('upkeep of B'), twoMore, toEnd])).toEqual([]);
  });
});
