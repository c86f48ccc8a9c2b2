/** What decides by the rules of each era, and what only stands near it; and what is told that shows later, or does not happen. Boards of no Example. */
import { describe, expect, it } from 'vitest';
import { citesOf, effect, passAll } from './citesOf.ts';
import { creature, play } from './play.ts';

const field = (...permanents: readonly object[]) => ({ zones: { battlefield: permanents } });
const told = (board: Readonly<Record<string, unknown>>, edition = '2026-01-16') => {
  const { trace, unsupported } = play({ edition, ...board });
  expect(unsupported).toEqual([]);
  return trace;
};
const texts = (board: Readonly<Record<string, unknown>>, edition?: string) => told(board, edition).map(({ text }) => text);

describe('a counter that changes power and toughness', () => {
  it.each([
    ['2003-07-01', '418.5a', '418.5b'],
    ['2009-07-11', '612.3d', '612.3c'],
    ['2012-05-01', '613.3d', '613.3c'],
    ['2020-01-24', '613.3d', '613.3c'],
    ['2020-04-17', '613.4c', '613.4d'],
    ['2026-01-16', '613.4c', '613.4d'],
  ])('counts in the layer of counters, in %s', (edition, layer, other) => {
    const board = { setup: field(creature('bear', 'A')), actions: [effect('Put a +1/+1 counter on target creature.', 'bear')] };
    const cites = citesOf(board, 'counter is put', edition);
    expect(cites).toContain(layer);
    expect(cites).not.toContain(other);
  });
});

describe('a spell with abilities besides its instructions', () => {
  const cast = (text: string) => ({
    setup: { zones: { hand: { A: [{ ref: 'word', name: 'Word', type: 'Instant', cost: '{0}', text: `You gain 1 life.\n${text}` }] } } },
    actions: [{ by: 'A', do: 'cast', object: 'word' }, passAll],
  });
  it('is followed without them; of keywords that is not said', () => {
    expect(citesOf(cast('When you cycle this card, draw a card.'), 'Word resolves')).toEqual(['608.1', '113.3a']);
    expect(citesOf(cast('Flashback {2}'), 'Word resolves')).toEqual(['608.1']);
  });
});

describe('a replacement effect', () => {
  it('gets one opportunity where it would change its own result, not where something enters with a choice', () => {
    const voice = {
      ...creature('voice', 'A'),
      text: 'As this creature enters, choose a color.\nThis creature has protection from the chosen color.',
      chosen: { color: 'red' },
    };
    const board = {
      setup: field(voice),
      actions: [effect("Create a token that's a copy of target creature.", 'voice'), { by: 'A', do: 'choose', choice: 'black' }],
    };
    expect(citesOf(board, 'changes what happens')).not.toContain('614.5');
    const well = {
      ref: 'well',
      name: 'Well',
      controller: 'A',
      type: 'Artifact',
      text: 'If you would gain life, you gain twice that much life instead.',
    };
    expect(citesOf({ setup: field(well), actions: [effect('You gain 1 life.')] }, 'changes what happens')).toContain('614.5');
  });
});

describe('an ability that waits', () => {
  it('for something to leave needs no looking back, one of a permanent does', () => {
    const pledge = creature('pledge', 'A', '1/1', { text: '{0}: When this creature leaves the battlefield this turn, you gain 3 life.' });
    const actions = [
      { by: 'A', do: 'activate', object: 'pledge' },
      { by: 'all', do: 'resolve' },
      effect('Exile target creature.', 'pledge'),
      { by: 'all', do: 'check' },
    ];
    expect(citesOf({ setup: field(pledge), actions }, 'triggers')).toEqual(['603.3', '603.6c', '603.7b']);
    const ghost = creature('ghost', 'A', '1/1', { text: 'When this creature leaves the battlefield, you gain 3 life.' });
    const gone = { setup: field(ghost), actions: [effect('Exile target creature.', 'ghost'), { by: 'all', do: 'check' }] };
    expect(citesOf(gone, 'triggers')).toContain('603.10a');
  });
  it.each([
    ['1999-04-23', ['406.2a', '406.2b']],
    ['2003-07-01', ['404.4a']],
    ['2026-01-16', ['603.7a']],
  ])('is made by its rule, in %s', (edition, rules) => {
    const pledge = creature('pledge', 'A', '1/1', { text: '{0}: When this creature leaves the battlefield this turn, you gain 3 life.' });
    const board = {
      setup: field(pledge),
      actions: [
        { by: 'A', do: 'activate', object: 'pledge' },
        { by: 'all', do: 'resolve' },
      ],
    };
    expect(citesOf(board, 'waits', edition)).toEqual(rules);
  });
});

describe('a refusal to tap', () => {
  it.each([
    ['1999-04-23', '409.1f'],
    ['2003-07-01', '104.4'],
    ['2026-01-16', '107.5'],
  ])('what is tapped rests on the tap symbol, in %s', (edition, rule) => {
    const idol = { ref: 'idol', name: 'Idol', controller: 'A', type: 'Artifact', tapped: true, text: '{T}: You gain 1 life.' };
    const board = { setup: field(idol), actions: [{ by: 'A', do: 'activate', object: 'idol' }] };
    const refused = told(board, edition).find(({ event }) => event === 'refused');
    expect(refused?.text).toContain('it is tapped already');
    expect(refused?.cites).toEqual([rule]);
  });
});

describe('modes', () => {
  it('that lack a target are left out by their rule', () => {
    const counsel = {
      ref: 'counsel',
      name: 'Counsel',
      type: 'Instant',
      cost: '{0}',
      text: 'Choose one —\n• Destroy target artifact.\n• Draw a card.',
    };
    const setup = { librarySize: { A: 3 }, zones: { hand: { A: [counsel] } } };
    const board = { setup, actions: [{ by: 'A', do: 'enumerate', what: 'modes', object: 'counsel' }] };
    expect(citesOf(board, 'legal choice of modes')).toEqual(['601.2b', '700.2a']);
  });
});

describe('what is told under old rules', () => {
  const fight = {
    setup: { ...field(creature('ram', 'A')), step: 'declare blockers', attacking: { ram: 'B' }, blocking: {} },
    actions: [{ by: 'all', do: 'pass until', until: 'end of combat' }],
  };
  it.each([
    ['1999-04-23', ['310.1b'], ['310.2']],
    ['2001-07-23', ['310.1b'], ['310.2']],
    ['2006-10-01', ['310.1', '310.2b'], ['310.1']],
  ])('has combat damage assigned, and put on the stack, by their rules, in %s', (edition, assigned, onStack) => {
    expect(citesOf(fight, 'damage is assigned', edition)).toEqual(assigned);
    expect(citesOf(fight, 'put on the stack', edition)).toEqual(onStack);
  });
  it.each([
    ['1999-04-23', '308.1', '309.1'],
    ['2003-07-01', '308.2', '309.2'],
  ])('has no attack and no block by the rules of declaring, in %s', (edition, attack, block) => {
    const start = { setup: { ...field(creature('ram', 'A')), step: 'beginning of combat' } };
    expect(
      citesOf({ ...start, actions: [{ by: 'all', do: 'pass until', until: 'end of combat' }] }, 'No creature attacks', edition),
    ).toEqual([attack]);
    const attacks = [
      { by: 'all', do: 'pass until', until: 'declare attackers' },
      { by: 'A', do: 'attack', attackers: { ram: 'B' } },
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ];
    expect(citesOf({ ...start, actions: attacks }, 'No creature blocks', edition)).toEqual([block]);
    expect(citesOf({ ...start, actions: attacks }, 'ram is tapped', edition)).not.toContain(edition === '1999-04-23' ? '308.3' : '308.2');
  });
  const burning = {
    setup: { mana: { A: '{R}{R}' }, step: 'postcombat main' },
    actions: [{ by: 'all', do: 'pass until', until: 'end' }],
  };
  it.each([
    ['1999-04-23', '300.4'],
    ['2006-10-01', '300.3'],
  ])('has mana burn once, and the life that it costs by its rule, in %s', (edition, rule) => {
    expect(texts(burning, edition).filter((text) => text.includes('mana') || text.includes('life'))).toEqual([
      'A loses 2 unspent mana, which burns.',
      'A loses 2 life (18).',
    ]);
    expect(citesOf(burning, 'loses 2 life', edition)).toEqual([rule]);
  });
  it('has regeneration by its rule before there were keyword actions', () => {
    const troll = creature('troll', 'A', '2/2', { text: '{0}: Regenerate this creature.' });
    const board = {
      setup: field(troll),
      actions: [{ by: 'A', do: 'activate', object: 'troll' }, { by: 'all', do: 'resolve' }, effect('Destroy target creature.', 'troll')],
    };
    for (const words of ['will be regenerated', 'troll is regenerated', 'troll is tapped'])
      expect(citesOf(board, words, '2006-10-01'), words).toEqual(['419.6b']);
  });
  it('has what is loose unattached by the state-based effect', () => {
    const pike = {
      ref: 'pike',
      name: 'Pike',
      controller: 'A',
      type: 'Artifact — Equipment',
      text: 'Equipped creature gets +1/+1.\nEquip {1}',
      attachedTo: 'bear',
    };
    const board = {
      setup: field(creature('bear', 'A'), pike),
      actions: [effect("Return target creature to its owner's hand.", 'bear'), { by: 'all', do: 'check' }],
    };
    expect(citesOf(board, 'Pike is unattached', '2006-10-01')).toEqual(['420.5k']);
  });
  it.each([
    ['1999-04-23', '409.1'],
    ['2001-07-23', '409.1g'],
  ])('has a spell cast when its steps are done, in %s', (edition, rule) => {
    const word = { ref: 'word', name: 'Word', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' };
    const board = { setup: { zones: { hand: { A: [word] } } }, actions: [{ by: 'A', do: 'cast', object: 'word' }] };
    expect(citesOf(board, 'has cast', edition)).toEqual([rule]);
  });
  it('has a token by the rule of tokens alone', () => {
    const board = { setup: field(), actions: [effect('Create a 1/1 white Soldier creature token.')] };
    expect(citesOf(board, 'is created', '2006-10-01')).toEqual(['216.1']);
  });
  it('has damage prevented by what makes an effect one of prevention', () => {
    const board = {
      setup: field(creature('bear', 'A')),
      actions: [
        effect('Prevent all damage that would be dealt to target creature this turn.', 'bear'),
        effect('This spell deals 2 damage to target creature.', 'bear'),
      ],
    };
    expect(citesOf(board, 'is prevented', '2006-10-01')).toEqual(['419.1d']);
  });
});

describe('a library into which several cards are shuffled', () => {
  it('is told once', () => {
    const cards = ['one', 'two', 'three'].map((ref) => ({ ref, name: ref, type: 'Instant', cost: '{0}' }));
    const board = {
      setup: { librarySize: { A: 3 }, zones: { graveyard: { A: cards } } },
      actions: [effect('Shuffle your graveyard into your library.')],
    };
    expect(texts(board).filter((text) => text.includes('shuffled'))).toEqual(['A’s library is shuffled.']);
  });
});

describe('what is done instead of losing', () => {
  it('is told before what it does', () => {
    const mirror = {
      ref: 'mirror',
      name: 'Mirror',
      controller: 'A',
      type: 'Artifact',
      text: 'If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.',
    };
    const board = {
      setup: { librarySize: { A: 20 }, ...field(mirror) },
      actions: [effect('You lose 20 life.'), { by: 'all', do: 'check' }],
    };
    const list = texts(board);
    const at = (words: string): number => list.findIndex((text) => text.includes(words));
    expect(at('does not lose the game')).toBeGreaterThan(0);
    expect(at('does not lose the game')).toBeLessThan(at('Mirror is put into'));
  });
});

describe('what shows later is told as it begins', () => {
  it.each([
    ['You control target player during that player’s next turn.', ['B'], 'A will control B during B’s next turn.', '722.1'],
    ['Take an extra turn after this one.', [], 'A will take an extra turn after this one.', '500.7'],
    ['You get two additional upkeep steps after this phase.', [], '2 steps will be added to this turn.', '500.10'],
    [
      'After this main phase, there is an additional combat phase followed by an additional main phase.',
      [],
      '2 phases will be added to this turn.',
      '500.8',
    ],
  ] as const)('%s', (text, targets, sentence, rule) => {
    const board = { setup: {}, actions: [effect(text.replaceAll('’', "'"), ...targets)] };
    expect(texts(board)).toContain(sentence);
    expect(citesOf(board, sentence)).toEqual([rule]);
  });
});

describe('what does not happen', () => {
  it('since what it would last until has happened is told', () => {
    const cage = {
      ref: 'cage',
      name: 'Cage',
      controller: 'A',
      type: 'Enchantment',
      text: '{0}: Exile target creature until this enchantment leaves the battlefield.',
    };
    const board = {
      setup: field(cage, creature('bear', 'B')),
      actions: [
        { by: 'A', do: 'activate', object: 'cage', targets: ['bear'] },
        effect('Destroy target enchantment.', 'cage'),
        { by: 'all', do: 'resolve' },
      ],
    };
    expect(citesOf(board, 'does nothing: what it would last until has happened')).toEqual(['610.3a']);
  });
  it.each([
    ['You may draw a card.', 'A does not do it.'],
    ['You may pay {1}. If you do, draw a card.', 'A does not pay {1}.'],
  ])('since a player does not want it is told: %s', (text, sentence) => {
    const board = {
      setup: { librarySize: { A: 3 }, mana: { A: '{C}' } },
      actions: [effect(text), { by: 'A', do: 'choose', choice: 'no' }],
    };
    expect(citesOf(board, sentence)).toEqual(['608.2d']);
  });
  it('since a player cannot pay is told as that', () => {
    expect(texts({ setup: { librarySize: { A: 3 } }, actions: [effect('You may pay {1}. If you do, draw a card.')] })).toContain(
      'A cannot pay {1}.',
    );
  });
});
