/** The rule that decides is cited, and once: neither its heading, nor its twin, nor what is true of everything of the kind. Boards of no Example. */
import { describe, expect, it } from 'vitest';
import { citesOf, effect, passAll } from './citesOf.ts';
import { creature, play } from './play.ts';

type Board = Readonly<Record<string, unknown>>;

const bear = creature('bear', 'A');
const field = (...permanents: readonly object[]) => ({ zones: { battlefield: permanents } });

describe('a spell', () => {
  const bolt = { ref: 'bolt', name: 'Spark', type: 'Instant', cost: '{R}', text: 'Spark deals 1 damage to any target.' };
  const board = {
    setup: { mana: { A: '{R}' }, zones: { hand: { A: [bolt] }, battlefield: [bear] } },
    actions: [{ by: 'A', do: 'cast', object: 'bolt', targets: ['bear'] }, passAll],
  };
  it.each([
    ['2026-01-16', ['601.2a'], ['601.2c'], ['601.2f'], ['601.2h', '118.3a'], ['608.1'], ['120.2b', '120.3e']],
    ['2009-10-01', ['601.2a'], ['601.2c'], ['601.2e'], ['601.2g', '116.3a'], ['608.1'], ['118.2b', '118.3d']],
    ['2005-10-01', ['409.1a'], ['409.1c'], ['409.1f'], ['409.1h'], ['413.1'], ['413.2b']],
  ])(
    'says its announcement, target, cost, payment and resolution, each by its rule, in %s',
    (edition, onto, target, cost, pays, resolves, deals) => {
      expect(citesOf(board, 'onto the stack', edition)).toEqual(onto);
      expect(citesOf(board, 'The target is', edition)).toEqual(target);
      expect(citesOf(board, 'total cost', edition)).toEqual(cost);
      expect(citesOf(board, 'A pays {R}', edition)).toEqual(pays);
      expect(citesOf(board, 'Spark resolves', edition)).toEqual(resolves);
      expect(citesOf(board, 'deals 1 damage', edition)).toEqual(deals);
    },
  );
  it.each([
    ['upkeep', 'A'],
    ['end', 'A'],
    ['precombat main', 'B'],
  ])('that is no instant could not be cast then: what permits it is said, in the %s of %s', (step, active) => {
    const setup = { ...board.setup, step, active };
    const pass = active === 'B' ? [{ by: 'B', do: 'pass' }] : [];
    expect(citesOf({ setup, actions: [...pass, board.actions[0]] }, 'can be cast now')).toEqual(['117.1a']);
  });
  it('with several instructions follows them in their order', () => {
    const word = { ref: 'word', name: 'Word', type: 'Instant', cost: '{0}', text: 'You gain 1 life. Draw a card.' };
    const cast = {
      setup: { librarySize: { A: 3 }, zones: { hand: { A: [word] } } },
      actions: [{ by: 'A', do: 'cast', object: 'word' }, passAll],
    };
    expect(citesOf(cast, 'Word resolves')).toEqual(['608.1', '608.2c']);
  });
});

describe('an ability', () => {
  const pinger = creature('pinger', 'A', '1/1', { text: '{1}, {T}: This creature deals 1 damage to any target.' });
  const board = {
    setup: { mana: { A: '{C}' }, ...field(pinger, bear) },
    actions: [{ by: 'A', do: 'activate', object: 'pinger', targets: ['bear'] }],
  };
  it('has its target, its payment and its tap told', () => {
    expect(citesOf(board, 'activates the ability')).toEqual(['602.2a']);
    expect(citesOf(board, 'The target is')).toEqual(['601.2c', '602.2b']);
    expect(citesOf(board, 'A pays {C}')).toEqual(['602.1a', '601.2h', '118.3a']);
    expect(citesOf(board, 'is tapped')).toEqual(['701.26a', '107.5']);
  });
  it('that triggers has its target told as well', () => {
    const ghost = creature('ghost', 'A', '1/1', { text: 'When this creature dies, it deals 1 damage to any target.' });
    const dying = {
      setup: field(ghost, bear),
      actions: [effect('Destroy target creature.', 'ghost'), { by: 'all', do: 'check' }, { by: 'A', do: 'choose', choice: 'bear' }],
    };
    expect(citesOf(dying, 'triggers')).toEqual(['603.3', '603.6c', '603.10a', '700.4']);
    expect(citesOf(dying, 'The target is')).toEqual(['601.2c', '603.3d']);
  });
  it('is not said to be put in an order where there is but one', () => {
    const twin = { text: 'Whenever a creature dies, you gain 1 life.' };
    const other = { text: 'Whenever a creature dies, you lose 1 life.' };
    const two = { setup: field(creature('x', 'A', '1/1', twin), creature('y', 'A', '1/1', other), bear) };
    const act = { by: 'A', do: 'choose', choice: ['x', 'y'] };
    const destroyed = effect('Destroy target creature.', 'bear');
    expect(citesOf({ ...two, actions: [destroyed, { by: 'all', do: 'check' }, act] }, 'triggers')).toContain('603.3b');
    const one = { setup: field(creature('x', 'A', '1/1', twin), bear), actions: [destroyed, { by: 'all', do: 'check' }] };
    expect(citesOf(one, 'triggers')).not.toContain('603.3b');
  });
});

describe('what moves', () => {
  it.each([
    ['has no toughness', effect('Target creature gets -2/-2 until end of turn.', 'bear'), 'is put into', '704.5f'],
    ['has lethal damage', effect('This spell deals 2 damage to target creature.', 'bear'), 'is destroyed', '704.5g'],
    ['is an Aura of nothing', effect('Destroy target creature.', 'bear'), 'Wings is put into', '704.5m'],
  ])('by a state-based action cites it: %s', (_, act, words, rule) => {
    const wings = {
      ref: 'wings',
      name: 'Wings',
      controller: 'A',
      type: 'Enchantment — Aura',
      text: 'Enchant creature\nEnchanted creature has flying.',
      attachedTo: 'bear',
    };
    const cites = citesOf({ setup: field(bear, wings), actions: [act, { by: 'all', do: 'check' }] }, words);
    expect(cites).toContain(rule);
    expect(cites).not.toContain('704.3');
  });
  it('elsewhere than to the graveyard was destroyed in vain', () => {
    const phoenix = creature('phoenix', 'A', '2/2', { text: "If this creature would die, put it on top of its owner's library instead." });
    const cites = citesOf({ setup: field(phoenix), actions: [effect('Destroy target creature.', 'phoenix')] }, 'library.');
    expect(cites).toContain('614.6');
    expect(cites).not.toContain('701.8a');
  });
  it('is another object where something would have gone on about it, and else that is not said', () => {
    const back = effect("Return target creature to its owner's hand.", 'bear');
    expect(citesOf({ setup: field(bear), actions: [back] }, 'returns to')).toEqual(['608.2c']);
    const grown = effect('Target creature gets +3/+3 until end of turn.', 'bear');
    expect(citesOf({ setup: field(bear), actions: [grown, back] }, 'returns to')).toContain('400.7');
  });
});

describe('a continuous effect', () => {
  const grow = effect('Target creature gets +1/+1 until end of turn.', 'bear');
  it('on a target fixes no set, one on what is described does', () => {
    expect(citesOf({ setup: field(bear), actions: [grow] }, 'gets +1/+1')).toEqual(['611.2a', '613.4c']);
    expect(
      citesOf({ setup: field(bear), actions: [effect('Creatures you control get +1/+1 until end of turn.')] }, 'gets +1/+1'),
    ).toContain('611.2c');
  });
  it('has a timestamp that counts where it undoes another', () => {
    const take = effect('Target creature loses flying until end of turn.', 'bear');
    const give = effect('Target creature gains flying until end of turn.', 'bear');
    expect(citesOf({ setup: field(bear), actions: [give, take] }, 'loses flying')).toEqual(expect.arrayContaining(['613.7b', '613.9']));
    expect(citesOf({ setup: field(bear), actions: [give] }, 'gains flying')).not.toContain('613.7b');
  });
  it('that copies stays by its rule on what was a copy or is affected', () => {
    const copy = effect('Target creature becomes a copy of another target creature until end of turn.', 'bear', 'elf');
    const board = { setup: field(bear, creature('elf', 'A', '1/1')) };
    expect(citesOf({ ...board, actions: [copy] }, 'becomes a copy')).not.toContain('707.4');
    expect(citesOf({ ...board, actions: [grow, copy] }, 'becomes a copy')).toContain('707.4');
  });
});

describe('a turn', () => {
  it.each([
    ['2026-01-16', ['121.1', '504.1']],
    ['2009-10-01', ['119.1', '504.1']],
    ['2005-10-01', ['304.1']],
  ])('has its card drawn by the rule of the draw step, in %s', (edition, rules) => {
    const board = { setup: { turn: 3, step: 'upkeep', librarySize: { A: 3 } }, actions: [{ by: 'all', do: 'pass until', until: 'draw' }] };
    expect(citesOf(board, 'draws a card', edition)).toEqual(rules);
  });
  it.each([
    ['2026-01-16', { upkeep: '501.1', draw: '501.1', attackers: '506.1', end: '512.1', cleanup: '512.1' }],
    ['2009-10-01', { upkeep: '501.1', draw: '501.1', attackers: '506.1', end: '512.1', cleanup: '512.1' }],
    ['2005-10-01', { upkeep: '301.1', draw: '301.1', attackers: '306.1', end: '312.1', cleanup: '312.1' }],
  ])('comes to a step by the order of the steps, in %s', (edition, rules) => {
    const setup = { turn: 3, step: 'untap', librarySize: { A: 3, B: 3 } };
    const board = { setup, actions: [{ by: 'all', do: 'pass until', until: 'next turn' }] };
    for (const [step, rule] of Object.entries(rules)) expect(citesOf(board, `${step} step begins`, edition)).toEqual([rule]);
  });
  it('ends with what wears off, where something does', () => {
    const board = (...acts: readonly object[]) => ({
      setup: field(bear),
      actions: [...acts, { by: 'all', do: 'pass until', until: 'next turn' }],
    });
    expect(citesOf(board(effect('Target creature gets +1/+1 until end of turn.', 'bear')), 'At the end of the turn')).toEqual(
      expect.arrayContaining(['514.2']),
    );
    const { trace } = play({ edition: '2026-01-16', ...board() });
    expect(trace.flatMap(({ cites }) => cites)).not.toContain('514.2');
  });
});

describe('what is done because a text says so', () => {
  it('is grounded in the instruction where a continuous effect ends with it, too', () => {
    const glory = { ref: 'glory', name: 'Glory', controller: 'A', type: 'Enchantment', text: 'Creatures get +1/+1.' };
    const board = { setup: field(bear, glory), actions: [effect('Destroy target enchantment.', 'glory')] };
    expect(citesOf(board, 'Glory is destroyed', '2005-10-01')).toEqual(['413.2b', '418.4b']);
  });
  it('is grounded in it where what moves is another object', () => {
    const blink = effect("Exile target creature, then return that card to the battlefield under its owner's control.", 'bear');
    const board = { setup: field(bear), actions: [blink] };
    expect(citesOf(board, 'enters the battlefield')).toEqual(['608.2c', '403.4']);
  });
  it('with cascade says of no cost that it was paid', () => {
    const agent = { ref: 'agent', name: 'Agent', type: 'Creature — Elf', cost: '{3}', pt: '1/1', text: 'Cascade' };
    const word = { ref: 'word', name: 'Word', type: 'Sorcery', cost: '{1}', text: 'You gain 1 life.' };
    const board = {
      setup: { zones: { hand: { A: [agent] }, library: { A: [word] } } },
      actions: [
        { by: 'A', do: 'cast', object: 'agent', pay: 'free' },
        { by: 'all', do: 'resolve' },
        { by: 'A', do: 'choose', choice: 'yes' },
      ],
    };
    expect(citesOf(board, 'Word goes onto the stack')).toEqual(['601.2a', '608.2d']);
  });
  it('counts nothing where a whole hand is discarded', () => {
    const cards = ['one', 'two'].map((ref) => ({ ref, name: ref, type: 'Instant', cost: '{0}' }));
    const board = { setup: { zones: { hand: { A: cards } } }, actions: [effect('Discard your hand.')] };
    expect(citesOf(board, 'discards')).toEqual(['701.9a']);
  });
});

describe('a choice to pay', () => {
  it('is cited with the payment, not with the land tapped for it', () => {
    const spell = { ref: 'spell', name: 'Word', type: 'Sorcery', cost: '{0}', text: 'You gain 1 life.' };
    const leak = { ref: 'leak', name: 'Leak', type: 'Instant', cost: '{0}', text: 'Counter target spell unless its controller pays {1}.' };
    const island = { ref: 'island', name: 'Island', controller: 'A', type: 'Basic Land — Island', text: '' };
    const board = {
      setup: { zones: { battlefield: [island], hand: { A: [spell, leak] } } },
      actions: [
        { by: 'A', do: 'cast', object: 'spell' },
        { by: 'A', do: 'cast', object: 'leak', targets: ['spell'] },
        { by: 'all', do: 'resolve' },
        { by: 'A', do: 'choose', choice: 'yes' },
      ],
    };
    expect(citesOf(board, 'Island is tapped')).toEqual(['701.26a', '107.5']);
    expect(citesOf(board, 'A pays {U}')).toEqual(['118.3a', '608.2d']);
  });
});

describe('counters', () => {
  it.each([
    ['Infect', '1 poison counter', ['120.3b']],
    ['Toxic 1', '1 poison counter', ['120.3g']],
  ])('that come of damage are put by the rule of that damage: %s', (text, words, rules) => {
    const rat = creature('rat', 'A', '1/1', { text });
    const setup = { ...field(rat), step: 'declare blockers', attacking: { rat: 'B' }, blocking: {} };
    const { trace, unsupported } = play({
      edition: '2026-01-16',
      setup,
      actions: [{ by: 'all', do: 'pass until', until: 'end of combat' }],
    });
    expect(unsupported).toEqual([]);
    expect(trace.find(({ event }) => event === 'counters')?.cites, words).toEqual(rules);
  });
  it('that keep a permanent do so by their own rule alone', () => {
    const kept = { ...bear, counters: { shield: 1 } };
    const board = { setup: field(kept), actions: [effect('Destroy target creature.', 'bear')] };
    expect(citesOf(board, 'changes what happens')).toEqual(['122.1c']);
  });
  it('that a permanent enters with went along from no spell', () => {
    const hydra = {
      ref: 'hydra',
      name: 'Hydra',
      type: 'Creature — Hydra',
      cost: '{0}',
      pt: '1/1',
      text: 'Hydra enters with two +1/+1 counters on it.',
    };
    const board = { setup: { zones: { hand: { A: [hydra] } } }, actions: [{ by: 'A', do: 'cast', object: 'hydra' }, passAll] };
    expect(citesOf(board, 'Hydra enters the battlefield')).toEqual(['608.3a', '613.4c']);
  });
});

describe('a trigger', () => {
  it('on two events says of death only that what died has', () => {
    const thing = {
      ref: 'thing',
      name: 'Thing',
      type: 'Creature — Bear',
      cost: '{0}',
      pt: '1/1',
      text: 'When this creature enters or dies, you gain 1 life.',
    };
    const board = {
      setup: { zones: { hand: { A: [thing] } } },
      actions: [{ by: 'A', do: 'cast', object: 'thing' }, passAll, effect('Destroy target creature.', 'thing'), passAll],
    };
    const { trace, unsupported } = play({ edition: '2026-01-16', ...board });
    expect(unsupported).toEqual([]);
    const triggers = trace.filter(({ event }) => event === 'triggers').map(({ cites }) => cites.includes('700.4'));
    expect(triggers).toEqual([false, true]);
  });
});

describe('a refusal', () => {
  it('to cast from elsewhere rests on what permits casting (601.3), to cast at another time not on the rule of sorceries', () => {
    const bears = { ref: 'bears', name: 'Bears', type: 'Creature — Bear', cost: '{0}', pt: '1/1' };
    const cast = { by: 'A', do: 'cast', object: 'bears' };
    const cites = (board: Board) => play({ edition: '2026-01-16', ...board }).trace.find(({ event }) => event === 'refused')?.cites;
    expect(cites({ setup: { zones: { graveyard: { A: [bears] } } }, actions: [cast] })).toEqual(['601.3']);
    expect(cites({ setup: { step: 'upkeep', zones: { hand: { A: [bears] } } }, actions: [cast] })).toEqual(['117.1a', '601.3', '302.1']);
  });
});
