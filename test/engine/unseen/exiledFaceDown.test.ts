/** Cards that are exiled face down and played from there (406.3, 601.3): turned face up just before, by whoever may, with whatever mana is said. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' };
const trick = { ref: 'trick', name: 'Trick', type: 'Creature — Faerie', cost: '{G}', pt: '1/1', text: 'Flash' };
const grove = { ref: 'grove', name: 'Grove', type: 'Land', text: '{T}: Add {G}.' };
const swamp = (ref: string, controller = 'A') => ({ ref, name: 'Swamp', type: 'Basic Land — Swamp', controller });
const thief =
  'Look at the top two cards of target opponent’s library, exile one of them face down, then put the rest on the bottom of that library in a random order. '.replace(
    '’',
    "'",
  );
const asLong = 'You may look at and play that card for as long as it remains exiled';
const mana = ', and you may spend mana as though it were mana of any type to cast that spell.';
const go = (text: string, actions: readonly object[], expect: object, more: object = {}) =>
  verdict(
    play({
      edition,
      setup: {
        step: 'precombat main',
        zones: { battlefield: [swamp('s1'), swamp('s2')], library: { A: [creature('x', 'A', '1/1')], B: [bear, grove, trick] } },
        ...more,
      },
      actions: [{ by: 'A', do: 'effect', text, targets: ['B'] }, ...actions],
      expect,
    }),
  );
const choose = (choice: string) => ({ by: 'A', do: 'choose', choice });
const cast = (object: string, by = 'A') => ({ by, do: 'cast', object });
const resolve = { by: 'all', do: 'resolve' };

describe('a card that was exiled face down and may be played', () => {
  it('is cast with mana of any type where that is said', () => {
    const expected = {
      zones: { bear: 'battlefield', grove: 'library' },
      controller: { bear: 'A' },
      faceDown: { bear: false },
      pt: { bear: '2/2' },
    };
    expect(go(`${thief}${asLong}${mana}`, [choose('bear'), cast('bear'), resolve], expected)).toBe('passed');
  });
  it('is not cast with other mana than its own where that is not said', () => {
    expect(go(`${thief}${asLong}.`, [choose('bear'), cast('bear')], {})).toMatch(/^failed actions\[2\]/);
  });
  it('is played as a land, if it may be played', () => {
    const expected = { zones: { grove: 'battlefield' }, controller: { grove: 'A' }, faceDown: { grove: false } };
    expect(go(`${thief}${asLong}.`, [choose('grove'), { by: 'A', do: 'play land', object: 'grove' }], expected)).toBe('passed');
    const only = asLong.replace('play', 'cast');
    expect(go(`${thief}${only}.`, [choose('grove'), { by: 'A', do: 'play land', object: 'grove' }], {})).toMatch(/^failed actions\[2\]/);
  });
  it('is for nobody else, nor is it seen', () => {
    const own = [choose('trick'), { by: 'A', do: 'pass' }, cast('trick', 'B')];
    expect(go(`${thief}${asLong}.`, own, {}, { mana: { B: '{G}' } })).toMatch(/^failed actions\[3\]|^failed actions\[1\]/);
    expect(go(`${thief}${asLong}.`, [choose('bear')], { zones: { bear: 'exile' }, faceDown: { bear: true } })).toBe('passed');
  });
  it('has no characteristics as long as it is there (406.3a)', () => {
    const counting = [choose('bear'), { by: 'A', do: 'effect', text: 'You gain 1 life for each creature card in exile.' }];
    expect(go(`${thief}${asLong}.`, counting, { life: { A: 20 } })).toBe('passed');
  });
  it('says first how long it may be', () => {
    const text = `${thief}For as long as that card remains exiled, you may look at it, you may cast it, and you may spend mana as though it were mana of any type to cast it.`;
    expect(go(text, [choose('bear'), cast('bear'), resolve], { zones: { bear: 'battlefield' } })).toBe('passed');
  });
});

describe('several cards that are exiled face down', () => {
  const text =
    "Exile the top two cards of target opponent's library face down. You may look at and play those cards for as long as they remain exiled. If you cast a spell this way, you may spend mana as though it were mana of any type to cast it.";
  it('may all be played', () => {
    const actions = [cast('bear'), resolve, { by: 'A', do: 'play land', object: 'grove' }];
    expect(go(text, actions, { zones: { bear: 'battlefield', grove: 'battlefield', trick: 'library' } })).toBe('passed');
  });
  it('are the top ones of each opponent, of several players', () => {
    const each =
      "Exile the top card of each opponent's library face down. You may look at and play those cards for as long as they remain exiled.";
    const result = play({
      edition,
      players: ['A', 'B', 'C'],
      setup: {
        step: 'precombat main',
        mana: { A: '{G}{G}' },
        zones: { library: { A: [creature('x', 'A', '1/1')], B: [bear], C: [grove] } },
      },
      actions: [{ by: 'A', do: 'effect', text: each }, cast('bear'), resolve, { by: 'A', do: 'play land', object: 'grove' }],
      expect: { zones: { bear: 'battlefield', grove: 'battlefield', x: 'library' }, controller: { bear: 'A', grove: 'A' } },
    });
    expect(verdict(result)).toBe('passed');
  });
});

describe('the owner of what is exiled', () => {
  const text =
    'Exile target nonland permanent. For as long as that card remains exiled, its owner may cast it without paying its mana cost.';
  const setup = { step: 'precombat main', active: 'B', zones: { battlefield: [{ ...bear, controller: 'A', owner: 'B' }] } };
  it('may cast it, nobody else', () => {
    const exile = { by: 'B', do: 'effect', text, targets: ['bear'] };
    const expected = { zones: { bear: 'battlefield' }, controller: { bear: 'B' } };
    expect(
      verdict(play({ edition, setup, actions: [exile, { ...cast('bear', 'B'), alternative: 'free' }, resolve], expect: expected })),
    ).toBe('passed');
    const other = { ...setup, active: 'A' };
    const actions = [
      { ...exile, by: 'A' },
      { ...cast('bear', 'A'), alternative: 'free' },
    ];
    expect(verdict(play({ edition, setup: other, actions, expect: {} }))).toMatch(/^failed actions\[1\]/);
  });
  it('does not cast it for its mana cost: that is another cost (118.9a)', () => {
    const actions = [{ by: 'B', do: 'effect', text, targets: ['bear'] }, cast('bear', 'B'), resolve];
    const expected = { zones: { bear: 'battlefield' }, mana: { B: '{G}{G}' } };
    expect(verdict(play({ edition, setup: { ...setup, mana: { B: '{G}{G}' } }, actions, expect: expected }))).toBe('passed');
  });
});

describe('what is refused', () => {
  const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
  const top = "Look at the top card of target opponent's library and exile it face down. ";
  it('is to cast at once what is face down', () => {
    expect(compileText(`${top}You may cast it without paying its mana cost.`, about).ok).toBe(false);
  });
  it('is one thing that remains and another that is played', () => {
    const both = 'Exile target creature. Exile target artifact. ';
    expect(compileText(`${both}For as long as that creature remains exiled, you may cast it.`, about).ok).toBe(false);
  });
});

describe('other cards that were exiled with it', () => {
  const mirror = {
    ref: 'mirror',
    name: 'Mirror',
    type: 'Artifact',
    controller: 'A',
    text: '{0}: Exile the top card of your library face down.\n{1}: You may exile all cards from your hand face down. If you do, put all other cards you own exiled with Mirror into your hand.',
  };
  it('are not those that it has just exiled', () => {
    const result = play({
      edition,
      setup: {
        step: 'precombat main',
        mana: { A: '{C}' },
        zones: { battlefield: [mirror], hand: { A: [grove] }, library: { A: [bear, trick] } },
      },
      actions: [
        { by: 'A', do: 'activate', object: 'mirror', ability: 1 },
        resolve,
        { by: 'A', do: 'activate', object: 'mirror', ability: 2 },
        resolve,
        choose('yes'),
      ],
      expect: { zones: { bear: 'hand', grove: 'exile' }, faceDown: { grove: true } },
    });
    expect(verdict(result)).toBe('passed');
  });
});
