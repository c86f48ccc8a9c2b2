/** Cards given up instead of a mana cost: two of which one is described, one whose mana value is X, lands in the words of their time (118.9, 107.3). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const spell = (text: string, cost = '{2}{U}{U}'): Data => ({ ref: 'spell', name: 'Test Spell', type: 'Instant', cost, text });
const island = (ref: string, more: Data = {}): Data => ({ ref, name: 'Island', type: 'Basic Land — Island', ...more });
const card = (ref: string, cost: string): Data => ({ ref, name: `Card ${ref}`, type: 'Sorcery', cost, text: 'You gain 1 life.' });
const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' };
const choose = (choice: unknown): Data => ({ by: 'A', do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };
const cast = (more: Data = {}): Data => ({ by: 'A', do: 'cast', object: 'spell', alternative: true, ...more });
const board = (hand: readonly Data[], battlefield: readonly Data[] = []): Data => ({
  active: 'A',
  librarySize: { A: 9, B: 9 },
  zones: { hand: { A: hand }, battlefield },
});

describe('an Island card and another card', () => {
  const foil = spell("You may discard an Island card and another card rather than pay this spell's mana cost.\nDraw a card.");
  it('are a cost beside others, too', () => {
    const text = '{T}, Discard an Island card and another card: Draw a card.';
    expect(compileText(text, { name: 'Nm', types: ['Artifact'], subtypes: [] }).ok).toBe(true);
  });
  bothWays([
    [
      'are two, of which one is an Island',
      {
        edition: '2026-01-16',
        setup: board([foil, island('one'), bear]),
        actions: [cast(), resolve],
        expect: { zones: { one: 'graveyard', bear: 'graveyard', spell: 'graveyard' }, handSize: { A: 1 } },
      },
      { handSize: { A: 2 } },
    ],
    [
      'may be two Islands',
      {
        edition: '2026-01-16',
        setup: board([foil, island('one'), island('two'), bear]),
        actions: [cast(), choose(['one']), choose(['two'])],
        expect: { zones: { one: 'graveyard', two: 'graveyard', bear: 'hand', spell: 'stack' } },
      },
      { zones: { bear: 'graveyard' } },
    ],
    [
      'are not one',
      {
        edition: '2026-01-16',
        setup: board([foil, island('one')]),
        actions: [cast()],
        expect: { zones: { one: 'hand', spell: 'hand' }, refused: { action: 1 } },
      },
      { zones: { one: 'graveyard' } },
    ],
  ]);
});

describe('a card with mana value X', () => {
  const shoal = spell(
    "You may exile a blue card with mana value X from your hand rather than pay this spell's mana cost.\nCounter target spell if its mana value is X.",
    '{X}{U}{U}',
  );
  const theirs = { ref: 'theirs', name: 'Theirs', type: 'Sorcery', cost: '{2}', controller: 'B', text: 'You gain 3 life.' };
  const setup = (...hand: readonly Data[]): Data => ({
    active: 'B',
    librarySize: { A: 9, B: 9 },
    zones: { hand: { A: [shoal, ...hand] }, stack: [theirs] },
  });
  const pass = { by: 'B', do: 'pass' };
  bothWays([
    [
      'is what X is: the spell of that mana value is countered',
      {
        edition: '2026-01-16',
        setup: setup(card('two', '{1}{U}')),
        actions: [pass, cast({ targets: ['theirs'], x: 2 }), resolve],
        expect: { zones: { two: 'exile', theirs: 'graveyard' }, life: { B: 20 } },
      },
      { zones: { two: 'hand' } },
    ],
    [
      'does nothing to a spell of another',
      {
        edition: '2026-01-16',
        setup: setup(card('three', '{2}{U}')),
        actions: [pass, cast({ targets: ['theirs'], x: 3 }), resolve, resolve],
        expect: { zones: { three: 'exile', spell: 'graveyard' }, life: { B: 23 } },
      },
      { life: { B: 20 } },
    ],
    [
      'has to have it: no other card is exiled for it',
      {
        edition: '2005-02-01',
        setup: setup(card('three', '{2}{U}')),
        actions: [pass, cast({ targets: ['theirs'], x: 2 })],
        expect: { zones: { three: 'hand', spell: 'hand' }, refused: { action: 2 } },
      },
      { zones: { three: 'exile' } },
    ],
  ]);
});

describe('lands in small letters', () => {
  bothWays([
    [
      'are those of the type',
      {
        edition: '1999-10-01',
        setup: board(
          [
            spell(
              "You may return two islands you control to their owner's hand instead of paying Test Spell's mana cost.\nDraw two cards.",
            ),
          ],
          [
            island('one', { controller: 'A' }),
            island('two', { controller: 'A', tapped: true }),
            { ref: 'plain', name: 'Plains', type: 'Basic Land — Plains', controller: 'A' },
          ],
        ),
        actions: [cast(), resolve],
        expect: { zones: { one: 'hand', two: 'hand', plain: 'battlefield' }, handSize: { A: 4 } },
      },
      { handSize: { A: 2 } },
    ],
  ]);

  it('are read as those with a capital, and printed as they were', () => {
    const read = (text: string) => compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] });
    const meaning = (text: string): unknown => {
      const compiled = read(text);
      return compiled.ok ? compiled.abilities.map((each) => ({ ...each, text: '' })) : undefined;
    };
    expect(meaning('Destroy all islands.')).toEqual(meaning('Destroy all Islands.'));
    expect(meaning('Destroy target swamp.')).toEqual(meaning('Destroy target Swamp.'));
    expect(meaning('Destroy all plains.')).toEqual(meaning('Destroy all Plains.'));
    expect(meaning('Destroy all goblins.')).toBeUndefined();
  });
});
