/** A card with two faces that an effect casts: its player says which (712.11b, 715.3); what the effect would ask of the other is not played. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const killer = {
  layout: 'adventure',
  faces: [
    { name: 'Killer', type: 'Creature — Human', cost: '{3}{W}', pt: '1/2' },
    { name: 'Chop', type: 'Instant — Adventure', cost: '{W}', text: 'You gain 3 life.' },
  ],
};
const twoSpells = {
  layout: 'modal',
  faces: [
    { name: 'Keeper', type: 'Creature — Human', cost: '{W}', pt: '2/2' },
    { name: 'Orchard', type: 'Artifact', cost: '{5}' },
  ],
};
const spellOrLand = {
  layout: 'modal',
  faces: [
    { name: 'Deny', type: 'Sorcery', cost: '{U}', text: 'You gain 3 life.' },
    { name: 'Ruins', type: 'Land', text: '{T}: Add {U}.' },
  ],
};
const twoLands = {
  layout: 'modal',
  faces: [
    { name: 'Cove', type: 'Land', text: '{T}: Add {U}.' },
    { name: 'Reef', type: 'Land', text: '{T}: Add {G}.' },
  ],
};
const plain = { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' };

/** A exiles the top card of the library and casts it. */
const board = (card: Data, ...choices: readonly string[]): Data => ({
  edition: '2026-01-16',
  setup: { zones: { library: { A: [{ ref: 'm', ...card }] } } },
  actions: [
    { by: 'A', do: 'effect', text: 'Exile the top card of your library. You may cast that card without paying its mana cost.' },
    { by: 'A', do: 'choose', choice: 'yes' },
    ...choices.map((choice) => ({ by: 'A', do: 'choose', choice })),
    { by: 'all', do: 'resolve' },
  ],
  expect: { zones: { m: 'battlefield' } },
});

describe('an effect that casts', () => {
  it.each([
    ['an adventurer card', killer, ['Killer']],
    ['a modal card of two spells', twoSpells, ['Keeper']],
    ['a card of one face', plain, []],
  ])('%s asks which face only where there are two: the front', (_, card, choices) => {
    expect(play(board(card, ...choices))).toMatchObject({ failures: [], unsupported: [] });
  });

  it.each([
    ['an adventurer card', killer],
    ['a modal card of two spells', twoSpells],
  ])('%s does nothing before that is said', (_, card) => {
    const { failures } = play({ ...board(card), expect: { zones: { m: 'exile' } } });
    expect(failures.map(({ key }) => key)).toEqual(['actions[2]']);
  });

  it.each([
    ['an adventurer card', killer, 'Chop'],
    ['a modal card of two spells', twoSpells, 'Orchard'],
  ])('%s with its other face is not played, and says so', (_, card, other) => {
    expect(play(board(card, other)).unsupported).toMatchObject([{ reason: expect.stringContaining('the other face') as string }]);
  });

  it('a modal card of a spell and a land casts the spell, since no land is cast', () => {
    const { failures, unsupported } = play({ ...board(spellOrLand), expect: { life: { A: 23 }, zones: { m: 'graveyard' } } });
    expect([failures, unsupported]).toEqual([[], []]);
  });

  it('a modal card with a land in front would cast the other face, which is not played, and says so', () => {
    const { layout, faces } = spellOrLand;
    const turned = board({ layout, faces: faces.toReversed() });
    expect(play(turned).unsupported).toMatchObject([{ reason: expect.stringContaining('the other face') as string }]);
  });

  it('a modal card of two lands casts nothing', () => {
    const { failures } = play({ ...board(twoLands), expect: { zones: { m: 'exile' } } });
    expect(failures.map(({ key }) => key)).toEqual(['actions[1]', 'actions[2]']);
  });
});

describe('an effect that lets a card be played', () => {
  const toPlay = (card: Data, of: string, ...choices: readonly string[]): Data => ({
    edition: '2026-01-16',
    setup: { active: 'A', zones: { library: { A: [{ ref: 'm', ...card }] } } },
    actions: [
      {
        by: of,
        do: 'effect',
        text: 'Reveal the top card of your library. You may play that card without paying its mana cost.',
        controller: 'A',
      },
      ...choices.map((choice) => ({ by: 'A', do: 'choose', choice })),
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  });
  it.each([
    ['a modal card as a land, with that face up', spellOrLand, ['yes', 'Ruins'], { zones: { m: 'battlefield' }, name: { m: 'Ruins' } }],
    ['a modal card as its spell', spellOrLand, ['yes', 'Deny'], { zones: { m: 'graveyard' }, life: { A: 23 } }],
    ['a modal card of two lands with either face', twoLands, ['yes', 'Reef'], { zones: { m: 'battlefield' }, name: { m: 'Reef' } }],
  ])('asks, and plays %s', (_, card, choices, expect_) => {
    expect(play({ ...toPlay(card, 'A', ...choices), expect: expect_ })).toMatchObject({ failures: [], unsupported: [] });
  });

  it('offers no land in the turn of another player', () => {
    const board = toPlay(spellOrLand, 'A', 'yes', 'Ruins');
    const setup = { ...(board['setup'] as Data), active: 'B' };
    const { failures } = play({ ...board, setup, expect: { zones: { m: 'graveyard' } } });
    expect(failures.map(({ key }) => key)).toEqual(['actions[2]']);
  });
});

describe('an effect that turns face down', () => {
  const turn = (targets: readonly string[]) => ({ by: 'A', do: 'effect', text: 'Turn target creature face down.', targets });
  const play2 = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
    verdict(play({ edition: '2026-01-16', setup: { mana: { A: '{2}{G}' }, zones: { battlefield } }, actions, expect: expected }));
  const angel = { ...creature('angel', 'A', '4/4'), text: 'Flying', counters: { '+1/+1': 1 } };
  it('makes it a 2/2 without abilities, with its counters', () => {
    expect(play2([angel], [turn(['angel'])], { pt: { angel: '3/3' }, abilities: { angel: { count: 0 } }, faceDown: { angel: true } })).toBe(
      'passed',
    );
  });
  it('leaves what has morph to be turned up again for that', () => {
    const morph = { ...creature('m', 'A', '4/4'), text: 'Morph {2}{G}' };
    const up = { by: 'A', do: 'special', object: 'm', action: 'turn face up' };
    expect(play2([morph], [turn(['m']), up], { pt: { m: '4/4' }, faceDown: { m: false } })).toBe('passed');
    expect(play2([angel], [turn(['angel']), { ...up, object: 'angel' }], { refused: { action: 2 }, faceDown: { angel: true } })).toBe(
      'passed',
    );
  });
  it('leaves what was manifested no way up but its own', () => {
    const zones = { library: { A: [{ ref: 'top', name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '4/4' }] } };
    const up = { by: 'A', do: 'special', object: 'top', action: 'turn face up' };
    const manifest = { by: 'A', do: 'effect', text: 'Manifest the top card of your library.' };
    const actions = [manifest, up, turn(['top']), up];
    const setup = { mana: { A: '{G}{G}' }, librarySize: { A: 5, B: 5 }, zones };
    expect(verdict(play({ edition: '2026-01-16', setup, actions, expect: { refused: { action: 4 }, faceDown: { top: true } } }))).toBe(
      'passed',
    );
  });
  it('does nothing to a double-faced permanent', () => {
    const faces = [
      { name: 'Day', type: 'Creature — Human', pt: '1/1', text: '' },
      { name: 'Night', type: 'Creature — Werewolf', pt: '3/3', text: '' },
    ];
    const wolf = { ref: 'w', name: 'Day', layout: 'transform', faces, controller: 'A' };
    expect(play2([wolf], [turn(['w'])], { faceDown: { w: false }, pt: { w: '1/1' } })).toBe('passed');
  });
});
