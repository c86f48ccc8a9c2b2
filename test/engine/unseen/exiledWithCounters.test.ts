/** "Exile it with three time counters on it and it gains suspend": what is exiled has them there, and is suspended by them (702.62). */
import { expect, it } from 'vitest';
import { activate, cast, effect, until } from '../../demonstration/actionWords.ts';
import { play, verdict } from '../../demonstration/play.ts';

const board = (zones: object, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({ edition: '2025-11-14', setup: { librarySize: { A: 9, B: 9 }, mana: { A: '{2}' }, zones, ...more }, actions, expect: expected }),
  );
const toEnd = until('stack empty');
const construct = {
  ref: 'e',
  name: 'Epoch',
  type: 'Artifact Creature — Construct',
  controller: 'A',
  pt: '1/1',
  text: "This creature enters with three +1/+1 counters on it if you didn't cast it from your hand.\nWhen this creature dies, exile it with three time counters on it and it gains suspend.",
};
const myUpkeep = [until('upkeep of A'), toEnd];

it('has its counters in exile, loses one each upkeep of its owner, and is cast when the last is gone', () => {
  const kill = [effect('Destroy target creature.', 'e'), toEnd];
  expect(board({ battlefield: [construct] }, kill, { zones: { e: 'exile' }, counters: { e: { time: 3 } } })).toBe('passed');
  expect(board({ battlefield: [construct] }, [...kill, ...myUpkeep], { counters: { e: { time: 2 } } })).toBe('passed');
  const back = [...kill, ...myUpkeep, until('upkeep of B'), ...myUpkeep, until('upkeep of B'), ...myUpkeep];
  expect(board({ battlefield: [construct] }, back, { zones: { e: 'battlefield' }, pt: { e: '4/4' } })).toBe('passed');
});
it('goes nowhere where it is no longer in the graveyard (400.7e)', () => {
  const gone = [
    effect('Destroy target creature.', 'e'),
    effect("Put target card from a graveyard on the bottom of its owner's library.", 'e'),
    toEnd,
  ];
  expect(board({ battlefield: [construct] }, gone, { zones: { e: 'library' } })).toBe('passed');
});
it('gives suspend to what has none, and no second to what has it (702.62a)', () => {
  const jhoira = {
    ref: 'j',
    name: 'Jhoira',
    controller: 'A',
    type: 'Creature',
    pt: '2/2',
    text: "{2}, Exile a nonland card from your hand: Put four time counters on the exiled card. If it doesn't have suspend, it gains suspend.",
  };
  const big = (text = '') => ({ ref: 'b', name: 'b', type: 'Creature — Eldrazi', pt: '9/9', cost: '{9}', text });
  const hand = (card: object) => ({ battlefield: [jhoira], hand: { A: [card] } });
  for (const card of [big(), big('Suspend 1—{9}')]) {
    const once = [activate('j'), toEnd];
    expect(board(hand(card), once, { zones: { b: 'exile' }, counters: { b: { time: 4 } } })).toBe('passed');
    expect(board(hand(card), [...once, ...myUpkeep], { counters: { b: { time: 3 } } })).toBe('passed');
  }
});
it('is so of a spell that exiles itself', () => {
  const text = 'You gain 2 life. Exile Refrain with three time counters on it.\nSuspend 3—{2}';
  const refrain = { ref: 'r', name: 'Refrain', type: 'Sorcery', cost: '{2}', text };
  const once = [cast('r'), toEnd];
  expect(board({ hand: { A: [refrain] } }, once, { life: { A: 22 }, zones: { r: 'exile' }, counters: { r: { time: 3 } } })).toBe('passed');
  expect(board({ hand: { A: [refrain] } }, [...once, ...myUpkeep], { counters: { r: { time: 2 } } })).toBe('passed');
});
it('is so of what is exiled instead', () => {
  const walker = {
    ref: 'w',
    name: 'w',
    controller: 'A',
    type: 'Enchantment',
    text: "If a card would be put into an opponent's graveyard from anywhere, instead exile it with a void counter on it.",
  };
  const bear = { ref: 'b', name: 'b', controller: 'B', type: 'Creature', pt: '2/2' };
  expect(
    board({ battlefield: [walker, bear] }, [effect('Destroy target creature.', 'b')], {
      zones: { b: 'exile' },
      counters: { b: { void: 1 } },
    }),
  ).toBe('passed');
});
