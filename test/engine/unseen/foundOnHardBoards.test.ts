/** What the hard boards of a fourteenth look found, on other cards, days and numbers of players. Expectations from the rules, before they were run. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const newest = '2026-01-16';
const board = (more: Data): string => verdict(play({ edition: newest, ...more }));
const permanent = (ref: string, controller: string, text: string, type = 'Artifact', more: Data = {}): Data => ({
  ref,
  name: ref,
  type,
  controller,
  text,
  ...more,
});
const spell = (ref: string, text: string, cost = '{R}', type = 'Instant'): Data => ({ ref, name: ref, type, cost, text });
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const empty = until('stack empty');

describe('who is spoken of in what waits for a step', () => {
  const shock = spell('shock', '~ deals 1 damage to any target.');
  const cast = [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'shock', targets: ['A'] }, empty];
  const bell = (text: string): Data => ({
    step: 'precombat main',
    mana: { B: '{R}' },
    zones: { battlefield: [permanent('bell', 'A', text)], hand: { B: [shock] } },
  });

  it.each([
    [
      'of two players',
      newest,
      ['A', 'B'],
      'Whenever a player casts a spell, that player loses 2 life at the beginning of the next end step.',
    ],
    [
      'of three',
      newest,
      ['A', 'B', 'C'],
      'Whenever an opponent casts a spell, that player loses 2 life at the beginning of the next end step.',
    ],
    ['in 2010', '2010-06-18', ['A', 'B'], 'Whenever a player casts a spell, he or she loses 2 life at the beginning of the next end step.'],
  ])('is whoever did it, not whose step it is: %s', (_, edition, players, text) => {
    const actions = [...cast, until('end'), empty];
    expect(board({ edition, players, setup: bell(text), actions, expect: { life: { A: 19, B: 18 } } })).toBe('passed');
  });
});

describe('what is indestructible', () => {
  const hurt = (text: string, more: Data = {}): Data => ({ zones: { battlefield: [{ ...creature('wall', 'A', '0/2', more), text }] } });

  it.each(['2004-06-01', '2007-05-01', '2009-10-01', '2013-02-01'])('ignores damage before it was a keyword, in %s', (edition) => {
    const setup = hurt('~ is indestructible.', { damage: 5 });
    expect(board({ edition, setup, actions: [{ by: 'all', do: 'check' }], expect: { zones: { wall: 'battlefield' } } })).toBe('passed');
  });

  it('ignores damage from deathtouch, by an ability of another permanent too', () => {
    const adder = permanent('adder', 'B', 'Deathtouch\n{0}: ~ deals 1 damage to target creature.', 'Creature — Snake', { pt: '1/1' });
    const setup = {
      step: 'precombat main',
      zones: { battlefield: [creature('wall', 'A', '0/2'), adder, permanent('shield', 'A', 'Creatures you control are indestructible.')] },
    };
    const actions = [{ by: 'A', do: 'pass' }, { by: 'B', do: 'activate', object: 'adder', targets: ['wall'] }, empty];
    expect(board({ edition: '2012-05-01', setup, actions, expect: { zones: { wall: 'battlefield' }, damage: { wall: 1 } } })).toBe(
      'passed',
    );
  });

  it('is so for a turn by the words of its day, as what is unblockable', () => {
    const setup = { step: 'precombat main', zones: { battlefield: [creature('ox', 'A'), creature('cat', 'A'), creature('bear', 'B')] } };
    const actions = [
      { by: 'A', do: 'effect', text: 'Creatures you control are indestructible this turn.' },
      { by: 'A', do: 'effect', text: 'Target creature is unblockable this turn.', targets: ['ox'] },
      { by: 'A', do: 'effect', text: 'Destroy all creatures.' },
      { by: 'A', do: 'effect', text: 'Put a 2/2 red Bear creature token onto the battlefield.', controller: 'B' },
      until('declare attackers'),
      { by: 'A', do: 'attack', attackers: { ox: 'B' } },
      until('declare blockers'),
      { by: 'B', do: 'block', blockers: { 'Bear Token#1': 'ox' } },
    ];
    const zones = { ox: 'battlefield', cat: 'battlefield', bear: 'graveyard' };
    expect(board({ edition: '2012-05-01', setup, actions, expect: { zones, refused: { action: 8 } } })).toBe('passed');
  });

  it('dies with toughness 0', () => {
    const setup = hurt('~ is indestructible.');
    const actions = [
      { by: 'A', do: 'effect', text: 'Target creature gets -0/-2 until end of turn.', targets: ['wall'] },
      { by: 'all', do: 'check' },
    ];
    expect(board({ edition: '2012-05-01', setup, actions, expect: { zones: { wall: 'graveyard' } } })).toBe('passed');
  });
});

describe('flash that an effect gives to cards that are not on the battlefield', () => {
  const teacher = permanent('teacher', 'A', "Creature cards you own that aren't on the battlefield have flash.", 'Enchantment');
  const bear = { ...creature('bear', 'A'), cost: '{1}{G}' };
  const at = (hand: Data): Data => ({
    step: 'precombat main',
    active: 'B',
    mana: { A: '{G}{G}{U}', B: '{G}{G}' },
    zones: { battlefield: [teacher], hand },
  });
  const first = { by: 'B', do: 'pass' };

  it('lets them be cast in another turn', () => {
    const actions = [first, { by: 'A', do: 'cast', object: 'bear' }, empty];
    expect(board({ setup: at({ A: [bear] }), actions, expect: { zones: { bear: 'battlefield' }, cites: ['702.8a'] } })).toBe('passed');
  });

  it('is none of cards of others, of other types, or of what nobody sees', () => {
    const song = spell('song', 'Draw a card.', '{U}', 'Sorcery');
    const veiled = { ...creature('veiled', 'A'), cost: '{1}{G}', text: 'Morph {G}' };
    const refused = (action: Data, hand: Data): string =>
      board({ setup: at(hand), actions: [first, action], expect: { refused: { action: 2 } } });
    expect(refused({ by: 'A', do: 'cast', object: 'song' }, { A: [song] })).toBe('passed');
    expect(refused({ by: 'A', do: 'cast', object: 'veiled', faceDown: true }, { A: [veiled] })).toBe('passed');
    const theirs = { ...at({ B: [{ ...bear, controller: 'B' }] }), active: 'A' };
    const actions = [
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'bear' },
    ];
    expect(board({ setup: theirs, actions, expect: { refused: { action: 2 } } })).toBe('passed');
  });
});

describe('a cost that hangs on what happened this turn', () => {
  const text = 'This spell costs {3} less to cast if it targets a creature that was dealt damage this turn.\nDestroy target creature.';
  const setup = (damage: number): Data => ({
    mana: { A: '{B}{R}' },
    zones: {
      battlefield: [creature('ox', 'B', '4/4')],
      hand: { A: [spell('end', text, '{3}{B}'), spell('prick', '~ deals 1 damage to target creature.')] },
    },
    ...(damage === 0 ? {} : { step: 'precombat main' }),
  });
  const end = { by: 'A', do: 'cast', object: 'end', targets: ['ox'] };

  it('is an ability of the spell, not what it does', () => {
    const prick = { by: 'A', do: 'cast', object: 'prick', targets: ['ox'] };
    expect(board({ setup: setup(1), actions: [prick, empty, end, empty], expect: { zones: { ox: 'graveyard' } } })).toBe('passed');
    expect(board({ setup: setup(0), actions: [end], expect: { refused: { action: 1 } } })).toBe('passed');
  });
});

describe('what is fetched from outside the game', () => {
  const wish = (ref: string): Data =>
    spell(
      ref,
      `Choose a sorcery card you own from outside the game, reveal that card, and put it into your hand. Exile ${ref}.`,
      '{1}{R}',
      'Sorcery',
    );
  const rite = (more: Data = {}): Data => ({ ...spell('rite', 'Draw a card.', '{U}', 'Sorcery'), ...more });
  const setup = (zones: Data): Data => ({ mana: { A: '{R}{R}{R}{R}' }, zones: { hand: { A: [wish('Wish'), wish('Hope')] }, ...zones } });
  const cast = (object: string): readonly Data[] => [
    { by: 'A', do: 'cast', object },
    { by: 'all', do: 'resolve' },
  ];

  it.each([
    ['2003-07-01', { hope: 'exile', wish: 'hand' }],
    ['2009-05-01', { hope: 'exile', wish: 'hand' }],
    ['2009-07-11', { hope: 'exile', wish: 'exile' }],
    [newest, { hope: 'exile', wish: 'exile' }],
  ])('in %s: another wish that was removed from the game', (edition, { hope, wish: first }) => {
    const actions = [...cast('Wish'), ...cast('Hope')];
    expect(board({ edition, setup: setup({}), actions, expect: { zones: { Hope: hope, Wish: first } } })).toBe('passed');
  });

  it('is no card of another player, and none that nobody sees', () => {
    const theirs = setup({ exile: { B: [rite()] } });
    expect(board({ edition: '2005-10-01', setup: theirs, actions: cast('Wish'), expect: { zones: { rite: 'exile' } } })).toBe('passed');
    const hidden = setup({ exile: { A: [rite({ faceDown: true })] } });
    expect(board({ edition: '2005-10-01', setup: hidden, actions: cast('Wish'), expect: { zones: { rite: 'exile' } } })).toBe('passed');
  });
});

describe('answers that need not be guessed', () => {
  const card = (ref: string, text = ''): Data => ({ ref, name: ref, type: 'Sorcery', cost: '{G}', text });
  const dredger = { librarySize: { A: 6 }, zones: { graveyard: { A: [card('loam', 'Dredge 2')] } } };
  const draw = { by: 'A', do: 'effect', text: 'Draw a card.' };

  it.each([
    ['its name', 'loam', 'hand', 4],
    ['yes', 'yes', 'hand', 4],
    ['no', 'no', 'graveyard', 5],
  ])('what is dredged is said by %s', (_, choice, zone, left) => {
    const actions = [draw, { by: 'A', do: 'choose', choice }];
    expect(board({ setup: dredger, actions, expect: { zones: { loam: zone }, librarySize: { A: left }, handSize: { A: 1 } } })).toBe(
      'passed',
    );
  });

  it.each(['no', 'ox'])('a copy without another target stays with its own, which may be said: %s', (choice) => {
    const twin = spell('twin', 'Copy target instant or sorcery spell. You may choose new targets for the copy.', '{U}');
    const prick = spell('prick', '~ deals 1 damage to target creature.');
    const setup = { mana: { A: '{R}{U}' }, zones: { battlefield: [creature('ox', 'B', '3/3')], hand: { A: [prick, twin] } } };
    const actions = [
      { by: 'A', do: 'cast', object: 'prick', targets: ['ox'] },
      { by: 'A', do: 'cast', object: 'twin', targets: ['prick'] },
      { by: 'all', do: 'resolve' },
      { by: 'A', do: 'choose', choice },
      empty,
    ];
    expect(board({ setup, actions, expect: { damage: { ox: 2 } } })).toBe('passed');
  });

  it.each([['splice', 'ray'], ['ray']])('what is spliced is named behind its keyword or without: %s %s', (...additional) => {
    const reach = { ...spell('reach', 'You gain 1 life.', '{U}'), type: 'Instant — Arcane' };
    const ray = { ...spell('ray', '~ deals 2 damage to target creature.\nSplice onto Arcane {1}{R}'), type: 'Instant — Arcane' };
    const setup = { mana: { A: '{U}{1}{R}' }, zones: { battlefield: [creature('ox', 'B')], hand: { A: [reach, ray] } } };
    const actions = [{ by: 'A', do: 'cast', object: 'reach', targets: ['ox'], additional: additional.filter(Boolean) }, empty];
    expect(board({ setup, actions, expect: { zones: { ox: 'graveyard', ray: 'hand' }, life: { A: 21 } } })).toBe('passed');
  });

  it('a keyword alone splices nothing', () => {
    const reach = { ...spell('reach', 'You gain 1 life.', '{U}'), type: 'Instant — Arcane' };
    const setup = { mana: { A: '{U}' }, zones: { hand: { A: [reach] } } };
    const actions = [{ by: 'A', do: 'cast', object: 'reach', additional: ['splice'] }];
    expect(board({ setup, actions, expect: { refused: { action: 1 } } })).toBe('passed');
  });

  it.each([1, 3])('what is kicked several times is named as often: %i', (times) => {
    const chalice = {
      ref: 'cup',
      name: 'cup',
      type: 'Artifact',
      cost: '{0}',
      text: 'Multikicker {2}\n~ enters with a charge counter on it for each time it was kicked.',
    };
    const setup = { mana: { A: '{2}{2}{2}' }, zones: { hand: { A: [chalice] } } };
    const actions = [{ by: 'A', do: 'cast', object: 'cup', additional: Array.from({ length: times }, () => 'multikicker') }, empty];
    expect(board({ setup, actions, expect: { counters: { cup: { charge: times } } } })).toBe('passed');
  });

  it('two that drain alike are not put in order, and two shields that pass damage on alike neither', () => {
    const drain = 'When ~ dies, each opponent loses 5 life. You gain life equal to the life lost this way.';
    const dragons = {
      battlefield: [
        { ...creature('one', 'A'), text: drain },
        { ...creature('two', 'A'), text: drain },
      ],
    };
    const both = [{ by: 'A', do: 'effect', text: 'Destroy all creatures.' }, empty];
    expect(board({ setup: { zones: dragons }, actions: both, expect: { life: { A: 30, B: 10 } } })).toBe('passed');
    const kor = '{0}: The next 1 damage that would be dealt to ~ this turn is dealt to target creature you control instead.';
    const field = { battlefield: [{ ...creature('kor', 'A', '1/1'), text: kor }, creature('wall', 'A', '0/8')] };
    const passOn = { by: 'A', do: 'activate', object: 'kor', targets: ['wall'] };
    const shot = spell('shot', '~ deals 2 damage to target creature.');
    const actions = [passOn, empty, passOn, empty, { by: 'A', do: 'cast', object: 'shot', targets: ['kor'] }, empty];
    const setup = { mana: { A: '{R}' }, zones: { ...field, hand: { A: [shot] } } };
    expect(board({ setup, actions, expect: { damage: { wall: 2, kor: 0 } } })).toBe('passed');
  });

  it('“any” answers a choice that is left out, once, and nothing where there was none: a payment is no such choice', () => {
    const drain = 'When ~ dies, each opponent loses 5 life. You gain life equal to the life lost this way.';
    const any = { by: 'A', do: 'choose', choice: 'any' };
    const dragons = {
      battlefield: [
        { ...creature('one', 'A'), text: drain },
        { ...creature('two', 'A'), text: drain },
      ],
    };
    const dead = [{ by: 'A', do: 'effect', text: 'Destroy all creatures.' }, { by: 'all', do: 'check' }, any];
    expect(board({ setup: { zones: dragons }, actions: [...dead, empty], expect: { life: { A: 30, B: 10 } } })).toBe('passed');
    // The order of the graveyard was left out too; a third there was not.
    expect(board({ setup: { zones: dragons }, actions: [...dead, any, any], expect: { refused: { action: 5 } } })).toBe('passed');
    const mountain = permanent('mountain', 'A', '', 'Basic Land — Mountain');
    const paid = {
      zones: { battlefield: [mountain, creature('ox', 'B', '3/3')], hand: { A: [spell('prick', '~ deals 1 damage to target creature.')] } },
    };
    const cast = { by: 'A', do: 'cast', object: 'prick', targets: ['ox'] };
    expect(board({ setup: paid, actions: [cast, any], expect: { refused: { action: 2 } } })).toBe('passed');
  });
});

describe('what is told', () => {
  const jailer = {
    ...creature('jailer', 'A'),
    text: '{0}: Exile target creature an opponent controls until an opponent becomes the monarch.',
  };
  const said = (actions: readonly Data[]): readonly string[] =>
    play({
      edition: newest,
      setup: { turn: 5, step: 'upkeep', librarySize: { A: 5, B: 5 }, zones: { battlefield: [jailer, creature('ox', 'B')] } },
      actions,
      expect: {},
    }).trace.map(({ text }) => text);

  it('of an exile that lasts until somebody is crowned: it begins, though its source is gone', () => {
    const destroyed = { by: 'B', do: 'effect', text: 'Destroy target creature.', targets: ['jailer'] };
    const texts = said([{ by: 'A', do: 'activate', object: 'jailer', targets: ['ox'] }, destroyed, empty]);
    expect(texts).toContain('ox is exiled.');
    expect(texts.filter((text) => text.includes('does nothing'))).toEqual([]);
  });

  it('of the draw step of who has left: nobody draws', () => {
    const texts = play({
      edition: newest,
      players: ['A', 'B', 'C'],
      setup: { turn: 5, step: 'upkeep', librarySize: { A: 5, B: 5, C: 5 }, zones: { battlefield: [] } },
      actions: [{ by: 'A', do: 'concede' }, until('draw of B')],
      expect: {},
    }).trace.map(({ text }) => text);
    expect(texts).toContain('B draws a card.');
    expect(texts).not.toContain('A draws a card.');
  });
});
