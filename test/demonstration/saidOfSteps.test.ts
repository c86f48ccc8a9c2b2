/** What steps say, and rest on, where that was found wrong, beside the point, or missing: each on boards of other cards. */
import { describe, expect, it } from 'vitest';
import { effect, passAll } from './citesOf.ts';
import { creature, play } from './play.ts';

type Board = Readonly<Record<string, unknown>>;

const stepsOf = (board: Board) => {
  const { trace, unsupported } = play({ edition: '2026-01-16', ...board });
  expect(unsupported).toEqual([]);
  return trace;
};
const said = (board: Board): readonly string[] => stepsOf(board).map(({ text }) => text);
const restsOn = (board: Board, words: string): readonly string[] => stepsOf(board).find(({ text }) => text.includes(words))?.cites ?? [];

const lands = (count: number, controller = 'A') =>
  Array.from({ length: count }, (_, at) => ({ ref: `land${at}`, name: 'Swamp', type: 'Basic Land — Swamp', controller }));
const resolve = { by: 'all', do: 'resolve' };
const spell = (ref: string, type: string, cost: string, text: string, more: Board = {}) => ({ ref, name: ref, type, cost, text, ...more });

describe('costs', () => {
  const dig = spell('dig', 'Sorcery', '{4}{B}', 'Delve\nDraw a card.');
  const delving = (edition: string): Board => ({
    edition,
    setup: {
      librarySize: { A: 3 },
      zones: { hand: { A: [dig] }, graveyard: { A: [creature('one', 'A'), creature('two', 'A')] }, battlefield: lands(3) },
    },
    actions: [{ by: 'A', do: 'cast', object: 'dig', additional: ['one', 'two'] }],
  });
  it('are reduced by what helps until July 2013, and paid with it since', () => {
    expect(said(delving('2013-05-01'))).toContain('The total cost is {2}{B} and 2 exiles, {2} less by delve.');
    expect(said(delving('2014-09-26'))).toEqual(
      expect.arrayContaining(['The total cost is {4}{B}.', '{2} of the total cost is paid with delve.']),
    );
    expect(restsOn(delving('2013-05-01'), 'The total cost')).toContain('702.64a');
  });

  it('of several kickers say which is paid', () => {
    const both = spell('both', 'Sorcery', '{B}', 'Kicker {1} and/or {B}\nDraw a card.');
    const board = {
      setup: { librarySize: { A: 3 }, zones: { hand: { A: [both] }, battlefield: lands(3) } },
      actions: [{ by: 'A', do: 'cast', object: 'both', additional: ['{1}', '{B}'] }],
    };
    expect(said(board)).toContain('A announces kicker {1} and kicker {B}.');
  });

  it('of a face-down card rest on what lets it be cast so alone, and turning it up tells what is paid and what it is', () => {
    const card = spell('bat', 'Creature — Bat', '{4}', 'Flying\nLifelink\nMorph {B}', { pt: '2/2' });
    const board = {
      setup: { zones: { hand: { A: [card] }, battlefield: lands(4) } },
      actions: [
        { by: 'A', do: 'cast', object: 'bat', faceDown: true },
        resolve,
        { by: 'A', do: 'special', object: 'bat', action: 'turn face up' },
      ],
    };
    expect(restsOn(board, 'The total cost')).toEqual(['601.2f', '118.9', '702.37a']);
    expect(said(board)).toEqual(expect.arrayContaining(['A pays {B}.', 'A face-down card is turned face up: it is bat.']));
  });

  it('of an attack say how much, and what is paid', () => {
    const wall = {
      ref: 'toll',
      name: 'toll',
      type: 'Enchantment',
      controller: 'B',
      text: "Creatures can't attack you unless their controller pays {1} for each of those creatures.",
    };
    const board = {
      setup: { step: 'declare attackers', zones: { battlefield: [wall, creature('ox', 'A'), ...lands(1)] } },
      actions: [{ by: 'A', do: 'attack', attackers: { ox: 'B' } }],
    };
    expect(said(board)).toEqual(expect.arrayContaining(['The attack costs {1}.', 'A pays {B}.']));
  });
});

describe('what leaves the stack', () => {
  it('is no ability in a graveyard', () => {
    const probe = creature('probe', 'A', '1/1', { text: '{T}: You gain 1 life.' });
    const no = spell('no', 'Instant', '{U}', 'Counter target activated ability.');
    const board = {
      setup: { mana: { B: '{U}' }, zones: { battlefield: [probe], hand: { B: [no] } } },
      actions: [
        { by: 'A', do: 'activate', object: 'probe' },
        { by: 'A', do: 'pass' },
        { by: 'B', do: 'cast', object: 'no', targets: ['probe'] },
        resolve,
      ],
    };
    expect(said(board)).toContain('An ability of probe is countered, and ceases to exist.');
  });

  it('does not resolve where no target is legal, and says why', () => {
    const zap = spell('zap', 'Instant', '{R}', 'zap deals 1 damage to target creature.');
    const hide = spell('hide', 'Instant', '{G}', 'Target creature gains shroud until end of turn.');
    const board = {
      setup: { mana: { A: '{R}', B: '{G}' }, zones: { battlefield: [creature('ox', 'B')], hand: { A: [zap], B: [hide] } } },
      actions: [
        { by: 'A', do: 'cast', object: 'zap', targets: ['ox'] },
        { by: 'A', do: 'pass' },
        { by: 'B', do: 'cast', object: 'hide', targets: ['ox'] },
        passAll,
      ],
    };
    expect(said(board)).toContain('zap leaves the stack and does nothing: ox has shroud.');
    expect(said(board)).not.toContain('zap resolves.');
    expect(restsOn(board, 'does nothing')).toEqual(['608.2b', '702.18a']);
  });
});

describe('what does not happen', () => {
  it.each([
    ['Each opponent sacrifices a creature.', 'B has nothing to sacrifice.'],
    ['Each opponent discards a card.', 'B has no card to discard.'],
    ['Each opponent mills two cards.', 'B has no card to mill.'],
  ])('is told: %s', (text, sentence) => {
    const board = { actions: [effect(text)] };
    expect(said(board)).toContain(sentence);
    expect(restsOn(board, sentence)).toEqual(['609.3']);
  });

  it('is told of what does not untap', () => {
    const sleepy = creature('ox', 'B', '2/2', { tapped: true, text: "This creature doesn't untap during your untap step." });
    expect(
      said({ setup: { zones: { battlefield: [sleepy] } }, actions: [{ by: 'all', do: 'pass until', until: 'upkeep of B' }] }),
    ).toContain('ox does not untap.');
  });
});

describe('what enters', () => {
  it('with loyalty counters does so by the rule of planeswalkers, and its abilities cost by theirs', () => {
    const walker = spell('walker', 'Legendary Planeswalker — Jace', '{2}', '+1: You gain 1 life.', { loyalty: 3 });
    const board = {
      setup: { mana: { A: '{C}{C}' }, zones: { hand: { A: [walker] } } },
      actions: [{ by: 'A', do: 'cast', object: 'walker' }, resolve, { by: 'A', do: 'activate', object: 'walker', ability: 1 }],
    };
    expect(restsOn(board, 'walker enters with 3 loyalty counters.')).toContain('306.5b');
    expect(restsOn(board, 'loyalty counter is put on walker')).toContain('606.4');
  });

  it('for its dash cost replaces nothing', () => {
    const scout = spell('scout', 'Creature — Goblin', '{2}', 'Dash {1}', { pt: '2/1' });
    const board = {
      setup: { mana: { A: '{C}' }, zones: { hand: { A: [scout] } } },
      actions: [{ by: 'A', do: 'cast', object: 'scout', alternative: 'dash' }, resolve],
      expect: { abilities: { scout: { has: ['haste'] } } },
    };
    expect(said(board).filter((text) => text.includes('changes what happens'))).toEqual([]);
    expect(stepsOf(board).flatMap(({ cites }) => cites)).not.toContain('614.12');
    expect(restsOn(board, 'delayed triggered ability')).toContain('702.109a');
    expect(play({ edition: '2026-01-16', ...board }).passed).toBe(true);
  });
});

describe('what an effect says', () => {
  it('tells each loss of life with the total that it leaves', () => {
    const board = {
      setup: {
        attacking: { one: 'B', two: 'B' },
        blocking: {},
        step: 'declare blockers',
        zones: { battlefield: [creature('one', 'A'), creature('two', 'A', '3/3')] },
      },
      actions: [{ by: 'all', do: 'pass until', until: 'end of combat' }],
    };
    expect(said(board)).toEqual(expect.arrayContaining(['B loses 2 life (18).', 'B loses 3 life (15).']));
  });

  it('names the color that was chosen, and writes 0 with the sign of the other', () => {
    const paint = { setup: { zones: { battlefield: [creature('ox', 'A')] } } };
    expect(
      said({
        ...paint,
        actions: [
          effect('Target creature becomes the color of your choice until end of turn.', 'ox'),
          { by: 'A', do: 'choose', choice: 'blue' },
        ],
      }),
    ).toContain('ox becomes blue until end of turn.');
    expect(said({ ...paint, actions: [effect('Target creature gets -2/-0 until end of turn.', 'ox')] })).toContain(
      'ox gets -2/-0 until end of turn.',
    );
  });

  it('rests on its keyword action', () => {
    expect(restsOn({ actions: [effect('Investigate.')] }, 'is created')).toContain('701.16a');
  });
});

describe('who has left', () => {
  const table = { players: ['A', 'B', 'C'], setup: { librarySize: { A: 5, B: 5, C: 5 } } };
  it('has the turn go on without an active player, and begins none', () => {
    const board = {
      ...table,
      actions: [
        { by: 'A', do: 'concede' },
        { by: 'all', do: 'pass until', until: 'upkeep of C' },
        { by: 'all', do: 'pass until', until: 'upkeep of B' },
      ],
    };
    expect(restsOn(board, 'A’s turn goes on without an active player.')).toEqual(['800.4j']);
    expect(
      stepsOf(board)
        .filter(({ cites }) => cites.includes('800.4k'))
        .map(({ text }) => text),
    ).toEqual(['B’s untap step begins.']);
  });
});

describe('what is true of several', () => {
  const bear = (ref: string) => creature(ref, 'A', '2/2', { name: 'Bear', cost: '{1}{G}', type: 'Creature — Bear' });
  const coat = { ref: 'coat', name: 'coat', controller: 'A', type: 'Artifact', text: 'Creatures you control get +1/+1.' };
  const setup = { zones: { battlefield: [coat, bear('one'), bear('two'), creature('ox', 'A', '1/1', { cost: '{U}' })] } };
  it.each([
    ['of one name by the same rules is said once, and of which', { pt: { one: '3/3', two: '3/3' } }, ['Bear (1) and Bear (2) are 3/3.']],
    ['and of others otherwise is said of each', { pt: { two: '3/3', ox: '2/2' } }, ['Bear (2) is 3/3.', 'ox is 2/2.']],
    [
      'whatever is asked',
      { manaValue: { one: 2, two: 2, ox: 1 } },
      ['The mana value of Bear (1) and Bear (2) is 2.', 'The mana value of ox is 1.'],
    ],
  ])('%s', (_, asked, sentences) => {
    expect(said({ setup, expect: [{ after: 0, ...asked }] }).slice(1)).toEqual(sentences);
  });

  it('of a team is said of the team, not once for each player', () => {
    const spared = {
      ref: 'vow',
      name: 'vow',
      controller: 'A',
      type: 'Enchantment',
      text: "You don't lose the game for having 0 or less life.",
    };
    const board = {
      format: 'two-headed giant',
      players: ['A', 'B', 'C', 'D'],
      teams: [
        ['A', 'B'],
        ['C', 'D'],
      ],
      setup: { life: { A: 1 }, librarySize: { A: 9, B: 9, C: 9, D: 9 }, zones: { battlefield: [spared] } },
    };
    const loss = [effect('You lose 40 life.'), { by: 'all', do: 'check' }];
    expect(said({ ...board, actions: loss }).filter((text) => text.includes('cannot lose'))).toEqual([
      'A and B cannot lose the game for having 0 or less life.',
    ]);
    expect(said({ ...board, actions: [effect('Your life total becomes 7.')] })).toContain('The life of A and B is set.');
  });
});

describe('what goes with a creature from then on', () => {
  it('is told of an encoded card, and what the creature has by that rests there', () => {
    const board = {
      setup: {
        zones: { battlefield: [creature('thief', 'A')], hand: { A: [spell('night', 'Sorcery', '{0}', 'You gain 1 life.\nCipher')] } },
      },
      actions: [
        { by: 'A', do: 'cast', object: 'night' },
        resolve,
        { by: 'A', do: 'choose', choice: 'thief' },
        { by: 'all', do: 'pass until', until: 'beginning of combat' },
      ],
    };
    expect(restsOn(board, 'night is encoded on thief.')).toEqual(['702.99a', '613.1f', '611.3a']);
    expect(restsOn(board, 'beginning of combat step begins')).toEqual(['506.1']);
  });

  it('is told of the Ring-bearer, and not what the Ring does not say yet', () => {
    const board = {
      setup: { zones: { battlefield: [creature('thief', 'A')] } },
      actions: [
        effect('The Ring tempts you.'),
        { by: 'all', do: 'pass until', until: 'declare attackers' },
        { by: 'A', do: 'attack', attackers: { thief: 'B' } },
      ],
    };
    expect(restsOn(board, 'thief becomes A’s Ring-bearer.')).toEqual(expect.arrayContaining(['701.54a', '613.1d']));
    expect(restsOn(board, 'beginning of combat step begins')).toEqual(['506.1']);
    expect(said(board).filter((text) => text.includes('does not trigger'))).toEqual([]);
  });

  it('is told of what haunts', () => {
    const ghost = creature('ghost', 'A', '1/1', { text: 'Haunt\nWhen the creature it haunts dies, you gain 1 life.' });
    const board = {
      setup: { zones: { battlefield: [ghost, creature('victim', 'B')] } },
      actions: [effect('Destroy target creature.', 'ghost'), { by: 'game', do: 'check' }, resolve],
    };
    expect(restsOn(board, 'ghost haunts victim.')).toContain('702.55a');
  });
});

describe('rules of their own', () => {
  it.each([
    ['2026-01-16', '701.12c'],
    ['2010-10-01', '701.8c'],
  ])('has what exchanges life totals, in %s', (edition, rule) => {
    const board = { edition, setup: { life: { A: 5, B: 12 } }, actions: [effect('Exchange life totals with target opponent.')] };
    expect(restsOn(board, 'A gains 7 life')).toContain(rule);
  });

  it.each([
    ['2026-01-16', '714.2b'],
    ['2022-02-18', '715.2b'],
  ])('has a chapter that is reached, in %s', (edition, rule) => {
    const saga = { ref: 'saga', name: 'Song', controller: 'A', type: 'Enchantment — Saga', text: 'I, II — You gain 1 life.' };
    const board = {
      edition,
      setup: { zones: { battlefield: [saga] } },
      actions: [effect('Put a lore counter on each Saga you control.'), { by: 'game', do: 'check' }],
    };
    expect(restsOn(board, 'The ability of Song triggers')).toContain(rule);
  });

  it.each([
    [[], false],
    [
      [
        {
          ref: 'moon',
          name: 'Red Moon',
          controller: 'B',
          type: 'Enchantment',
          text: 'All lands are 2/2 creatures that are still lands.',
        },
      ],
      true,
    ],
  ] as const)('have effects on what enters, not the mana that a basic land adds', (more, cited) => {
    const fond = {
      ref: 'fond',
      name: 'Fond',
      controller: 'A',
      type: 'Enchantment',
      text: 'Whenever a land you control enters, you gain 1 life.',
    };
    const board = {
      setup: { zones: { battlefield: [fond, ...more], hand: { A: [{ ref: 'wood', name: 'Forest', type: 'Basic Land — Forest' }] } } },
      actions: [{ by: 'A', do: 'play land', object: 'wood' }],
    };
    expect(restsOn(board, 'The ability of Fond triggers').includes('603.6b')).toBe(cited);
  });
});

describe('an ability that an effect gives', () => {
  it.each([
    'Draw a card if you control a Swamp. Otherwise, you gain 2 life.',
    'You may sacrifice a creature. If you do, you gain 3 life.',
    'You gain 1 life. Then draw a card.',
  ])('begins each of its sentences with a capital letter: %s', (does) => {
    const text = `When this creature dies, ${does.charAt(0).toLowerCase()}${does.slice(1)}`;
    const giver = { ref: 'giver', name: 'Giver', controller: 'A', type: 'Enchantment', text: `Creatures you control have "${text}"` };
    const board = {
      setup: { librarySize: { A: 3 }, zones: { battlefield: [giver, creature('bear', 'A')] } },
      actions: [effect('Destroy target creature.', 'bear'), { by: 'game', do: 'check' }],
    };
    expect(said(board)).toContain(`The ability of bear triggers: “${text}”`);
  });
});
