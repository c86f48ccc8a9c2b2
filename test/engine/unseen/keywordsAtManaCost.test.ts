/** "The escape cost is equal to its mana cost plus ...", "each spell you cast has replicate": keywords that are given, with what they cost (702.1a). */
import { expect, it } from 'vitest';
import { cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const gives = (text: string) => ({ ref: 'l', name: 'Lord', controller: 'A', type: 'Enchantment', text });
const gain = (ref: string, more: object = {}) => ({ ref, name: ref, type: 'Instant', cost: '{1}', text: 'You gain 1 life.', ...more });
const board = (zones: object, actions: readonly object[], expected: object, mana = '{C}{C}{C}') =>
  verdict(play({ edition: '2024-02-02', setup: { librarySize: { A: 9, B: 9 }, mana: { A: mana }, zones }, actions, expect: expected }));
const toEnd = until('stack empty');
const cards = (many: number) => Array.from({ length: many }, (_, at) => ({ ref: `x${at}`, name: `x${at}`, type: 'Land' }));
const breach = gives(
  "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.",
);
const escape = (more: object = {}) => cast('g', { alternative: 'escape', ...more });

it('lets a card escape for its mana cost and three other cards', () => {
  const zones = { battlefield: [breach], graveyard: { A: [gain('g'), ...cards(3)] } };
  expect(
    board(zones, [escape(), toEnd], { life: { A: 21 }, mana: { A: '{C}{C}' }, zones: { g: 'graveyard', x0: 'exile', x2: 'exile' } }),
  ).toBe('passed');
  const four = { battlefield: [breach], graveyard: { A: [gain('g'), ...cards(4)] } };
  const paid = [escape(), choose(['x0', 'x1', 'x3']), toEnd];
  expect(board(four, paid, { life: { A: 21 }, zones: { x2: 'graveyard', x3: 'exile' } })).toBe('passed');
});
it('does not where there are too few, where it has no mana cost, nor from another graveyard', () => {
  const refused = { refused: { action: 1 } };
  expect(board({ battlefield: [breach], graveyard: { A: [gain('g'), ...cards(2)] } }, [escape()], refused)).toBe('passed');
  const costless = { ref: 'g', name: 'g', type: 'Instant', text: 'You gain 1 life.' };
  expect(board({ battlefield: [breach], graveyard: { A: [costless, ...cards(3)] } }, [escape()], refused)).toBe('passed');
  expect(board({ battlefield: [breach], graveyard: { B: [gain('g'), ...cards(3)] } }, [escape()], refused)).toBe('passed');
  expect(
    board({ battlefield: [breach], graveyard: { A: [{ ref: 'g', name: 'g', type: 'Land' }, ...cards(3)] } }, [escape()], refused),
  ).toBe('passed');
});
it('is so for a turn, of a target', () => {
  const text =
    'Target creature card in your graveyard gains escape until end of turn. The escape cost is equal to its mana cost plus exile three other cards from your graveyard.';
  const dead = { ref: 'g', name: 'g', type: 'Creature', pt: '2/2', cost: '{2}' };
  const zones = { graveyard: { A: [dead, ...cards(3)] } };
  expect(board(zones, [effect(text, 'g'), escape(), toEnd], { zones: { g: 'battlefield', x0: 'exile' }, mana: { A: '{C}' } })).toBe(
    'passed',
  );
  expect(board(zones, [effect(text, 'g'), until('upkeep of B'), until('precombat main of A'), escape()], { refused: { action: 4 } })).toBe(
    'passed',
  );
});
it('gives replicate to a spell as it is cast, at its mana cost', () => {
  const djinn = gives('Each instant and sorcery spell you cast has replicate. The replicate cost is equal to its mana cost.');
  const zones = { battlefield: [djinn], hand: { A: [gain('g')] } };
  expect(board(zones, [cast('g'), toEnd], { life: { A: 21 }, mana: { A: '{C}{C}' } })).toBe('passed');
  const twice = cast('g', { additional: ['replicate', 'replicate'] });
  expect(board(zones, [twice, toEnd], { life: { A: 23 }, mana: { A: '' } })).toBe('passed');
  const thrice = cast('g', { additional: ['replicate', 'replicate', 'replicate'] });
  expect(board(zones, [thrice], { refused: { action: 1 } })).toBe('passed');
  expect(
    board(
      { battlefield: [djinn], hand: { A: [{ ref: 'g', name: 'g', type: 'Artifact', cost: '{1}' }] } },
      [cast('g', { additional: ['replicate'] })],
      { refused: { action: 1 } },
    ),
  ).toBe('passed');
});
it('replicates a spell with {X} for the same X (107.3)', () => {
  const djinn = gives('Each instant and sorcery spell you cast has replicate. The replicate cost is equal to its mana cost.');
  const x = gain('g', { cost: '{X}', text: 'You gain X life.' });
  const zones = { battlefield: [djinn], hand: { A: [x] } };
  expect(board(zones, [cast('g', { x: 2, additional: ['replicate'] }), toEnd], { life: { A: 24 }, mana: { A: '' } }, '{C}{C}{C}{C}')).toBe(
    'passed',
  );
});
it('copies a permanent spell, which becomes a token (608.3f)', () => {
  const hatchery = gives('Each Sliver spell you cast has replicate. The replicate cost is equal to its mana cost.');
  const sliver = { ref: 'g', name: 'g', type: 'Creature — Sliver', pt: '1/1', cost: '{1}' };
  const zones = { battlefield: [hatchery], hand: { A: [sliver] } };
  const there = { zones: { g: 'battlefield' }, tokens: [{ controller: 'A', name: 'g', count: 1 }] };
  expect(board(zones, [cast('g', { additional: ['replicate'] }), toEnd], there)).toBe('passed');
});
it('gives conspire: two creatures that share a color with the spell are tapped', () => {
  const wort = gives('Each red or green instant or sorcery spell you cast has conspire.');
  const red = gain('g', { cost: '{R}' });
  const two = [creature('one', 'A', '1/1', { colors: ['red'] }), creature('two', 'A', '1/1', { colors: ['red', 'blue'] })];
  const blue = creature('blue', 'A', '1/1', { colors: ['blue'] });
  const both = cast('g', { additional: ['conspire'] });
  const zones = { battlefield: [wort, ...two, blue], hand: { A: [red] } };
  expect(board(zones, [both, toEnd], { life: { A: 22 }, tapped: { one: true, two: true, blue: false } }, '{R}')).toBe('passed');
  expect(board({ ...zones, battlefield: [wort, two[0], blue] }, [both], { refused: { action: 1 } }, '{R}')).toBe('passed');
});
it('gives madness to cards in the hand, at their mana cost', () => {
  const gorger = gives(
    "Each Vampire creature card you own that isn't on the battlefield has madness. The madness cost is equal to its mana cost.",
  );
  const vampire = { ref: 'g', name: 'g', type: 'Creature — Vampire', pt: '2/2', cost: '{2}' };
  const discard = [effect('Discard a card.'), { by: 'all', do: 'check' }, resolve];
  const zones = { battlefield: [gorger], hand: { A: [vampire] } };
  expect(board(zones, [...discard, choose('yes'), toEnd], { zones: { g: 'battlefield' }, mana: { A: '{C}' } })).toBe('passed');
  expect(board(zones, [...discard, choose('no'), toEnd], { zones: { g: 'graveyard' } })).toBe('passed');
  const bear = { ...vampire, type: 'Creature — Bear' };
  expect(board({ battlefield: [gorger], hand: { A: [bear] } }, [effect('Discard a card.')], { zones: { g: 'graveyard' } })).toBe('passed');
});
it('is refused where the cost is that of another keyword', () => {
  const text = 'Each card in your graveyard has escape. The flashback cost is equal to its mana cost.';
  expect(board({ battlefield: [gives(text)] }, [], {})).toMatch(/^refused/);
});
