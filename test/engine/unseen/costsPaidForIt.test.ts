/** "If its madness cost was paid", "if it wasn't kicked": what a spell and the permanent it becomes know of their costs (118.9, 702.33d, 702.35a). */
import { expect, it } from 'vitest';
import { cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const spellCard = (text: string) => ({ ref: 'c', name: 'Crab', type: 'Sorcery', cost: '{2}', text });
const card = (text: string) => ({ ...spellCard(text), type: 'Creature — Crab', pt: '1/1' });
const board = (hand: readonly object[], actions: readonly object[], expected: object, setup: object = {}) =>
  verdict(
    play({
      edition: '2025-09-19',
      setup: { librarySize: { A: 9, B: 9 }, mana: { A: '{C}{C}{C}{C}{B}' }, zones: { hand: { A: hand } }, ...setup },
      actions,
      expect: expected,
    }),
  );
const toEnd = until('stack empty');

it('knows that it was cast for its madness cost, and when it was not', () => {
  const mad = card('Madness {B}\nWhen Crab enters the battlefield, if its madness cost was paid, you gain 3 life.');
  const discarded = [effect('Discard a card.'), { by: 'all', do: 'check' }, resolve, choose('yes'), toEnd];
  expect(board([mad], discarded, { life: { A: 23 }, zones: { c: 'battlefield' } })).toBe('passed');
  expect(board([mad], [cast('c'), toEnd], { life: { A: 20 }, zones: { c: 'battlefield' } })).toBe('passed');
});
it('is asked of a spell by its name, too, and of one copied (707.10)', () => {
  const spell = spellCard("Spectacle {B}\nYou gain 1 life. If Crab's spectacle cost was paid, draw a card.");
  const lost = effect('Target player loses 1 life.', 'B');
  const copied = effect('Copy target spell.', 'c');
  expect(board([spell], [lost, cast('c', { alternative: 'spectacle' }), toEnd], { handSize: { A: 1 } })).toBe('passed');
  expect(board([spell], [lost, cast('c', { alternative: 'spectacle' }), copied, toEnd], { handSize: { A: 2 } })).toBe('passed');
  expect(board([spell], [lost, cast('c'), toEnd], { handSize: { A: 0 }, life: { A: 21 } })).toBe('passed');
});
it('is not so of a permanent that was put onto the battlefield', () => {
  const surging = card('Surge {B}\nWhen Crab enters the battlefield, if its surge cost was paid, you gain 3 life.');
  const other = { ref: 'o', name: 'o', type: 'Instant', cost: '{1}', text: 'You gain 1 life.' };
  const both = [surging, other];
  expect(board(both, [cast('o'), toEnd, cast('c', { alternative: 'surge' }), toEnd], { life: { A: 24 } })).toBe('passed');
  const put = effect('Put a creature card from your hand onto the battlefield.');
  expect(board(both, [cast('o'), toEnd, put, choose('c'), toEnd], { life: { A: 21 }, zones: { c: 'battlefield' } })).toBe('passed');
});
it('is not known of a copy of what was cast (707.2)', () => {
  const surging = card('Surge {B}\nWhen Crab enters the battlefield, if its surge cost was paid, you gain 3 life.');
  const other = { ref: 'o', name: 'o', type: 'Instant', cost: '{1}', text: 'You gain 1 life.' };
  const token = effect("Create a token that's a copy of target creature you control.", 'c');
  const actions = [cast('o'), toEnd, cast('c', { alternative: 'surge' }), toEnd, token, { by: 'all', do: 'check' }, toEnd];
  expect(board([surging, other], actions, { life: { A: 24 }, tokens: [{ name: 'Crab', count: 1 }] })).toBe('passed');
});
it('is asked the other way round where it was not kicked', () => {
  const kicked = card("Kicker {1}\nWhen Crab enters the battlefield, draw three cards. Then if it wasn't kicked, discard three cards.");
  expect(board([kicked], [cast('c'), toEnd], { handSize: { A: 0 }, graveyardSize: { A: 3 } })).toBe('passed');
  expect(board([kicked], [cast('c', { kicked: true }), toEnd], { handSize: { A: 3 }, graveyardSize: { A: 0 } })).toBe('passed');
});
it('does another thing in the place of the first', () => {
  const text =
    "Mayhem {B}\nAll creatures get -2/-2 until end of turn. If this spell's mayhem cost was paid, creatures your opponents control get -2/-2 until end of turn instead.";
  const spell = spellCard(text);
  const there = { zones: { hand: { A: [spell] }, battlefield: [creature('mine', 'A', '3/3'), creature('theirs', 'B', '3/3')] } };
  const both = { pt: { mine: '1/1', theirs: '1/1' } };
  expect(board([], [cast('c'), toEnd], both, there)).toBe('passed');
  const thrown = [effect('Discard a card.'), cast('c', { alternative: 'mayhem' }), toEnd];
  expect(board([], thrown, { pt: { mine: '3/3', theirs: '1/1' } }, there)).toBe('passed');
});
it('counts the damage that opponents were dealt this turn', () => {
  const text = 'Create X 1/1 black Faerie Rogue creature tokens with flying, where X is the damage dealt to your opponents this turn.';
  const hurt = { ref: 'h', name: 'Hurt', type: 'Instant', cost: '{1}', text: 'Hurt deals 3 damage to each player.' };
  const hit = [cast('h'), toEnd];
  expect(board([hurt], [...hit, effect(text)], { tokens: [{ controller: 'A', count: 3, pt: '1/1' }] })).toBe('passed');
  expect(board([], [effect(text)], { tokens: [] })).toBe('passed');
});
it('knows what was paid in the place of its mana cost, by the mana that it is', () => {
  const text =
    "You may pay {B} rather than pay this spell's mana cost.\nIf the {B} cost was paid, an opponent draws a card. You gain 1 life.";
  const there = { zones: { hand: { A: [{ ...spellCard(text), cost: '{4}' }] } } };
  const cheap = cast('c', { alternative: 'You may pay' });
  expect(board([], [cheap, toEnd], { handSize: { B: 1 }, life: { A: 21 }, mana: { A: '{C}{C}{C}{C}' } }, there)).toBe('passed');
  expect(board([], [cast('c'), toEnd], { handSize: { B: 0 }, life: { A: 21 }, mana: { A: '{B}' } }, there)).toBe('passed');
});
