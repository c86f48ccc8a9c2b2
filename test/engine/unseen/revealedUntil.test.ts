/**
 * Cards revealed up to one of a kind, cards that hang on what they are, searches of two zones, and cards that may be played for a while. Written
 * from the rules before they were run.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const card = (ref: string, type = 'Artifact', more: object = {}) => ({ ref, name: ref, type, text: '', ...more });
const bear = (ref: string, more: object = {}) => card(ref, 'Creature — Bear', { pt: '2/2', cost: '{1}{G}', ...more });
const land = (ref: string) => card(ref, 'Land');
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });

const board = (zones: object, actions: readonly object[], expect: object, more: object = {}) =>
  verdict(play({ edition: '2026-01-16', players: ['A', 'B', 'C'], setup: { zones }, actions, expect, ...more }));
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });

describe('cards revealed until one of a kind', () => {
  const text =
    'Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.';

  it('come to the first of the kind, and leave what is below', () => {
    const zones = { library: { A: [card('rock'), land('moor'), bear('bear'), card('orb'), bear('second')] } };
    const expected = {
      zones: { bear: 'hand', second: 'library', rock: 'library' },
      libraryTop: { A: ['orb', 'second'] },
      librarySize: { A: 4 },
    };
    expect(board(zones, [effect(text)], expected)).toBe('passed');
  });

  it('are all of a library that has none, and nothing goes to the hand', () => {
    const zones = { library: { A: [card('rock'), land('moor')] } };
    expect(board(zones, [effect(text)], { handSize: { A: 0 }, librarySize: { A: 2 } })).toBe('passed');
  });

  it('go to the graveyard where the text says so, without the one', () => {
    const druid =
      'Reveal cards from the top of your library until you reveal a basic land card. Put that card into your hand and all other cards revealed this way into your graveyard.';
    const basic = card('Forest', 'Basic Land — Forest');
    const zones = { library: { A: [card('rock'), land('moor'), basic, card('orb')] } };
    const expected = { zones: { Forest: 'hand', rock: 'graveyard', moor: 'graveyard', orb: 'library' } };
    expect(board(zones, [effect(druid)], expected)).toBe('passed');
  });

  it('are those of another player, who does with them what is said', () => {
    const staff =
      'Target player reveals cards from the top of their library until they reveal a creature card. The player puts that card onto the battlefield and the rest on the bottom of their library in any order.';
    const zones = { library: { A: [bear('own')], B: [card('x1'), card('x2'), bear('x3'), card('x4')] } };
    const expected = { zones: { x3: 'battlefield', own: 'library' }, controller: { x3: 'B' }, libraryTop: { B: ['x4', 'x2', 'x1'] } };
    expect(board(zones, [effect(staff, { targets: ['B'] }), choose(['x2', 'x1'], 'B')], expected)).toBe('passed');
  });

  it('count for what is said of how many there were', () => {
    const madcap =
      'Reveal cards from the top of your library until you reveal an artifact card. Put that card onto the battlefield and the rest on the bottom of your library in a random order. You lose life equal to the number of cards revealed this way.';
    const zones = { library: { A: [land('moor'), bear('bear'), card('rock'), card('orb')] } };
    expect(board(zones, [effect(madcap)], { zones: { rock: 'battlefield' }, life: { A: 17 } })).toBe('passed');
  });

  it('may be as many as the text says', () => {
    const mass =
      'Reveal cards from the top of your library until you reveal two creature cards. Put all creature cards revealed this way onto the battlefield, then shuffle the rest of the revealed cards into your library.';
    const zones = { library: { A: [card('rock'), bear('one'), card('orb'), bear('two'), bear('three')] } };
    const expected = { zones: { one: 'battlefield', two: 'battlefield', three: 'library', rock: 'library' }, librarySize: { A: 3 } };
    expect(board(zones, [effect(mass)], expected)).toBe('passed');
  });

  it('of a kind that what died shared are compared with what it was', () => {
    const blade = card('Blade', 'Artifact — Equipment', {
      controller: 'A',
      text: 'Whenever equipped creature dies, you may reveal cards from the top of your library until you reveal a creature card that shares a creature type with it. Put that card into your hand and the rest on the bottom of your library in a random order.\nEquip {1}',
      attachedTo: 'elf',
    });
    const zones = {
      battlefield: [card('elf', 'Creature — Elf', { controller: 'A', pt: '1/1' }), blade],
      library: { A: [bear('bear'), card('archer', 'Creature — Elf Archer', { pt: '1/1' }), card('orb')] },
    };
    const actions = [
      { by: 'B', do: 'effect', text: 'Destroy target creature.', targets: ['elf'] },
      { by: 'all', do: 'resolve' },
      choose('yes'),
    ];
    expect(board(zones, actions, { zones: { archer: 'hand', bear: 'library' } })).toBe('passed');
  });
});

describe('a card that may be put somewhere if it is of a kind', () => {
  const reef =
    'Look at the top card of your library. If it’s a land card, you may put it onto the battlefield tapped. If you don’t put the card onto the battlefield, put it into your hand.';
  const moor = { library: { A: [land('moor'), card('rock')] } };

  it('goes there, or where it goes otherwise, also when it is none', () => {
    expect(board(moor, [effect(reef), choose('yes')], { zones: { moor: 'battlefield' }, tapped: { moor: true } })).toBe('passed');
    expect(board(moor, [effect(reef), choose('no')], { zones: { moor: 'hand' } })).toBe('passed');
    expect(board({ library: { A: [card('rock'), land('moor')] } }, [effect(reef)], { zones: { rock: 'hand', moor: 'library' } })).toBe(
      'passed',
    );
  });

  it('is not put where it goes otherwise because something else was put somewhere before', () => {
    const text = `Put target creature on the bottom of its owner’s library. ${reef}`;
    const zones = { battlefield: [bear('bear', { controller: 'B' })], ...moor };
    expect(board(zones, [effect(text, { targets: ['bear'] }), choose('no')], { zones: { moor: 'hand', bear: 'library' } })).toBe('passed');
  });

  it('goes to the hand otherwise, whether it is none or its player declines', () => {
    const reshaper =
      'Reveal the top card of your library. You may put that card onto the battlefield if it’s a permanent card with mana value 3 or less. Otherwise, put that card into your hand.';
    expect(board({ library: { A: [bear('bear')] } }, [effect(reshaper), choose('yes')], { zones: { bear: 'battlefield' } })).toBe('passed');
    expect(board({ library: { A: [bear('bear')] } }, [effect(reshaper), choose('no')], { zones: { bear: 'hand' } })).toBe('passed');
    const bolt = card('bolt', 'Instant', { cost: '{R}', text: 'Draw a card.' });
    expect(board({ library: { A: [bolt] } }, [effect(reshaper)], { zones: { bolt: 'hand' } })).toBe('passed');
    expect(board({ library: { A: [bear('big', { cost: '{4}{G}' })] } }, [effect(reshaper)], { zones: { big: 'hand' } })).toBe('passed');
  });

  it('is refused where it is not said whether who declines does what is done otherwise', () => {
    const text =
      'Look at the top card of your library. If it’s a land card, you may put it onto the battlefield tapped. Otherwise, put it into your hand.';
    expect(board(moor, [effect(text)], {})).toBe('refused actions[0].text');
  });

  it('shares a creature type with the source, or nothing follows', () => {
    const kin = (types: string) =>
      card('Seer', `Creature — ${types}`, {
        controller: 'A',
        pt: '1/1',
        text: 'Kinship — At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with Seer, you may reveal it. If you do, each opponent loses 2 life.',
      });
    const goes = (types: string, ...answers: readonly object[]) => ({
      setup: { active: 'A', step: 'untap', zones: { battlefield: [kin(types)], library: { A: [bear('bear')] } } },
      actions: [{ by: 'all', do: 'pass until', until: 'upkeep' }, { by: 'all', do: 'resolve' }, ...answers],
    });
    const life = (lost: number) => ({ life: { A: 20, B: 20 - lost, C: 20 - lost } });
    expect(board({}, [], life(2), goes('Bear Wizard', choose('yes'), choose('yes')))).toBe('passed');
    const { trace } = play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      expect: {},
      ...goes('Bear Wizard', choose('yes'), choose('yes')),
    });
    const told = trace.map(({ text }) => text);
    expect(told).toContain('Revealed: bear.');
    expect(board({}, [], life(0), goes('Bear Wizard', choose('yes'), choose('no')))).toBe('passed');
    expect(board({}, [], life(0), goes('Human Wizard', choose('yes')))).toBe('passed');
    expect(board({}, [], life(0), goes('Bear Wizard', choose('no')))).toBe('passed');
  });
});

describe('a search of a library and/or a graveyard', () => {
  const text =
    'Search your library and/or graveyard for a card named Test Drake, reveal it, and put it into your hand. If you search your library this way, shuffle it.';
  const drake = (ref: string) => card(ref, 'Creature — Drake', { name: 'Test Drake', pt: '2/2' });

  it('may find it in the library, or in the graveyard though the library is searched', () => {
    const zones = { library: { A: [card('rock'), drake('deep')] }, graveyard: { A: [drake('dead')], B: [drake('theirs')] } };
    expect(board(zones, [effect(text), choose('yes'), choose('deep')], { zones: { deep: 'hand', dead: 'graveyard' } })).toBe('passed');
    expect(board(zones, [effect(text), choose('yes'), choose('dead')], { zones: { deep: 'library', dead: 'hand' } })).toBe('passed');
    expect(board(zones, [effect(text), choose('yes'), choose('theirs')], {})).toBe('failed actions[2]');
  });

  it('leaves the library alone where it is not searched', () => {
    const zones = { library: { A: [card('rock'), drake('deep')] }, graveyard: { A: [drake('dead')] } };
    const expected = { zones: { deep: 'library', dead: 'hand' }, libraryTop: { A: ['rock', 'deep'] } };
    expect(board(zones, [effect(text), choose('no')], expected)).toBe('passed');
  });

  it('finds no card of another name', () => {
    const zones = { library: { A: [bear('bear')] }, graveyard: { A: [card('rock')] } };
    expect(board(zones, [effect(text), choose('yes')], { handSize: { A: 0 } })).toBe('passed');
  });
});

describe('cards that are exiled from the top of a library', () => {
  const light = 'Exile the top two cards of your library. Until the end of your next turn, you may play those cards.';
  const zones = {
    library: { A: [land('moor'), land('fen'), card('a1'), card('a2'), card('a3')], B: [card('b1'), card('b2'), card('b3')] },
  };
  const two = { players: ['A', 'B'] };
  const begin = (text: string) => ({ setup: { active: 'A', step: 'precombat main', zones }, ...two, actions: [effect(text)] });
  /** To the main phase of the next turn. */
  const on = [
    { by: 'all', do: 'pass until', until: 'upkeep' },
    { by: 'all', do: 'pass until', until: 'precombat main' },
  ];

  it('may be played this turn and in the next one of that player, and not later', () => {
    const first = begin(light);
    const play1 = { by: 'A', do: 'play land', object: 'moor' };
    const play2 = { by: 'A', do: 'play land', object: 'fen' };
    const now = { ...first, actions: [...first.actions, play1] };
    expect(board({}, [], { zones: { moor: 'battlefield', fen: 'exile' } }, now)).toBe('passed');
    const next = { ...first, actions: [...first.actions, play1, ...on, ...on, play2] };
    expect(board({}, [], { zones: { moor: 'battlefield', fen: 'battlefield' } }, next)).toBe('passed');
    const late = { ...first, actions: [...first.actions, ...on, ...on, ...on, ...on, play1] };
    expect(board({}, [], {}, late)).toBe('failed actions[9]');
  });

  it('made in another’s turn, last to the end of the next of one’s own', () => {
    const setup = { active: 'B', step: 'precombat main', zones };
    const play1 = { by: 'A', do: 'play land', object: 'moor' };
    const play2 = { by: 'A', do: 'play land', object: 'fen' };
    const good = { setup, ...two, actions: [effect(light), ...on, play1] };
    expect(board({}, [], { zones: { moor: 'battlefield' } }, good)).toBe('passed');
    const late = { setup, ...two, actions: [effect(light), ...on, play1, ...on, ...on, play2] };
    expect(board({}, [], {}, late)).toBe('failed actions[8]');
  });

  it('of another player may be played as long as they remain exiled', () => {
    const text = 'Target opponent exiles the top card of their library. You may play it for as long as it remains exiled.';
    const theirs = { library: { A: [card('a1'), card('a2')], B: [land('moor'), card('b1'), card('b2')] } };
    const start = { setup: { active: 'A', step: 'precombat main', zones: theirs }, ...two };
    const playIt = { by: 'A', do: 'play land', object: 'moor' };
    const late = { ...start, actions: [effect(text, { targets: ['B'] }), ...on, ...on, playIt] };
    expect(board({}, [], { zones: { moor: 'battlefield' }, controller: { moor: 'A' } }, late)).toBe('passed');
    const wrong = { ...start, actions: [effect(text, { targets: ['B'] }), ...on, { ...playIt, by: 'B' }] };
    expect(board({}, [], {}, wrong)).toBe('failed actions[3]');
  });

  it('are one that is chosen', () => {
    const text = 'Exile the top two cards of your library. Choose one of them. You may play that card this turn.';
    const start = begin(text);
    const chosen = { ...start, actions: [...start.actions, choose('fen'), { by: 'A', do: 'play land', object: 'fen' }] };
    expect(board({}, [], { zones: { fen: 'battlefield', moor: 'exile' } }, chosen)).toBe('passed');
    const other = { ...start, actions: [...start.actions, choose('fen'), { by: 'A', do: 'play land', object: 'moor' }] };
    expect(board({}, [], {}, other)).toBe('failed actions[2]');
  });
});

describe('a card from among others that is cast', () => {
  const text =
    'Look at the top four cards of your library. You may cast a spell from among them without paying its mana cost. Put the rest on the bottom of your library in a random order.';
  const zones = { library: { A: [land('moor'), bear('bear'), card('rock'), card('orb'), card('deep')] } };

  it('is no land, and none that lies deeper', () => {
    expect(board(zones, [effect(text), choose('bear')], { zones: { bear: 'stack' }, libraryTop: { A: ['deep'] } })).toBe('passed');
    expect(board(zones, [effect(text), choose('moor')], {})).toBe('failed actions[1]');
    expect(board(zones, [effect(text), choose('deep')], {})).toBe('failed actions[1]');
    expect(board(zones, [effect(text), choose('no')], { zones: { bear: 'library' }, librarySize: { A: 5 } })).toBe('passed');
  });
});

describe('cards that are milled', () => {
  const text = 'Mill three cards. You may put a creature card from among the milled cards into your hand.';
  const zones = { library: { A: [card('rock'), bear('bear'), card('orb'), bear('deep')] }, graveyard: { A: [bear('old')] } };

  it('are those alone, not what lay in the graveyard', () => {
    expect(board(zones, [effect(text), choose('bear')], { zones: { bear: 'hand', rock: 'graveyard' } })).toBe('passed');
    expect(board(zones, [effect(text), choose('old')], {})).toBe('failed actions[1]');
  });

  it('are found in exile where something put them there instead (701.17c)', () => {
    const rest = card('Peace', 'Enchantment', {
      controller: 'B',
      text: 'If a card or token would be put into a graveyard from anywhere, exile it instead.',
    });
    const exiled = { ...zones, battlefield: [rest] };
    expect(board(exiled, [effect(text), choose('bear')], { zones: { bear: 'hand', rock: 'exile' } })).toBe('passed');
  });
});

describe('what was declined', () => {
  it('is not what another attack exiled', () => {
    const mage = card('Mage', 'Creature — Human', {
      controller: 'A',
      pt: '2/2',
      text: 'Whenever Mage deals damage to a player, look at the top two cards of your library. You may exile an instant card from among them. Put the rest on the bottom of your library in a random order. You may cast the exiled card without paying its mana cost.',
    });
    const note = (ref: string) => card(ref, 'Instant', { cost: '{3}', text: 'You gain 5 life.' });
    const zones = { battlefield: [mage], library: { A: [note('first'), card('r1'), note('second'), card('r2')] } };
    const hit = { by: 'A', do: 'effect', text: 'Target creature deals 1 damage to target opponent.', targets: ['Mage', 'B'] };
    const actions = [hit, { by: 'all', do: 'resolve' }, choose('first'), choose('no'), hit, { by: 'all', do: 'resolve' }, choose('no')];
    expect(board(zones, actions, { zones: { first: 'exile', second: 'library' } })).toBe('passed');
    // Nothing is there to cast, so that nobody is asked.
    expect(board(zones, [...actions, choose('yes')], { refused: { action: 8 }, zones: { first: 'exile' } })).toBe('passed');
  });
});
