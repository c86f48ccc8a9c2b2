/** Limited range of influence, place by place where something is selected (801). Seats: A, B, C, D in turn order; with range 1, C is out of A's. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

type Given = Readonly<Record<string, unknown>>;
const bears = ['A', 'B', 'C', 'D'].map((player) => creature(player.toLowerCase(), player));
const artifact = (controller: string, text: string): Given => ({ ref: 'thing', name: 'Thing', controller, type: 'Artifact', text });

const table = (battlefield: readonly unknown[], actions: readonly unknown[], expected: unknown, more: Given = {}) =>
  play(
    {
      players: ['A', 'B', 'C', 'D'],
      options: { rangeOfInfluence: 1 },
      setup: { librarySize: { A: 5, B: 5, C: 5, D: 5 }, zones: { battlefield }, ...(more['setup'] as Given | undefined) },
      actions,
      expect: expected,
      ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'setup')),
    },
    '2026-01-16',
  );

const effect = (text: string, targets?: readonly string[], by = 'A') => ({ by, do: 'effect', text, ...(targets ? { targets } : {}) });
const check = { by: 'all', do: 'check' };
const resolve = { by: 'all', do: 'resolve' };

describe('range of influence', () => {
  it.each([
    ['each player', 'Each player gains 1 life.', { life: { A: 21, B: 21, C: 20, D: 21 } }],
    ['each opponent', 'Each opponent loses 1 life.', { life: { A: 20, B: 19, C: 20, D: 19 } }],
    ['all of a kind', 'Tap all creatures.', { tapped: { a: true, b: true, c: false, d: true } }],
    ['what is counted', 'You gain 1 life for each creature on the battlefield.', { life: { A: 23 } }],
    ['a change of many', 'Creatures get +1/+1 until end of turn.', { pt: { a: '3/3', c: '2/2' } }],
  ])('an effect reaches %s as far as it goes', (_, text, expected) => {
    expect(verdict(table(bears, [effect(text)], expected))).toBe('passed');
  });

  it('a static ability changes and sees what is in range alone', () => {
    expect(
      verdict(table([...bears, artifact('A', 'All creatures get +1/+1.')], [], { pt: { a: '3/3', b: '3/3', c: '2/2', d: '3/3' } })),
    ).toBe('passed');
  });

  it('an effect of a spell does nothing while what it changed is out of range', () => {
    const give = effect('Gain control of target creature until end of turn.', ['b'], 'C');
    const actions = [effect('Target creature gets +3/+3 until end of turn.', ['b']), give];
    expect(
      verdict(
        table(bears, actions, [
          { after: 1, pt: { b: '5/5' } },
          { after: 2, pt: { b: '2/2' }, controller: { b: 'C' } },
        ]),
      ),
    ).toBe('passed');
  });

  it('an Aura goes and an Equipment falls off when what bears them goes out of range', () => {
    const attached = [
      { ref: 'aura', name: 'Aura', controller: 'A', type: 'Enchantment — Aura', attachedTo: 'b', text: 'Enchant creature' },
      { ref: 'sword', name: 'Sword', controller: 'A', type: 'Artifact — Equipment', attachedTo: 'b', text: 'Equip {1}' },
    ];
    const actions = [check, effect('Gain control of target creature until end of turn.', ['b'], 'C'), check];
    const expected = [
      { after: 1, attachedTo: { aura: 'b', sword: 'b' } },
      { after: 3, zones: { aura: 'graveyard', sword: 'battlefield' }, attachedTo: { sword: 'none' }, cites: ['704.5m', '704.5n'] },
    ];
    expect(verdict(table([...bears, ...attached], actions, expected))).toBe('passed');
  });

  it('only opponents in range are attacked', () => {
    const setup = { step: 'declare attackers' };
    const actions = [
      { by: 'A', do: 'enumerate', what: 'attacks' },
      { by: 'A', do: 'attack', attackers: { a: 'C' } },
    ];
    const expected = { legal: { exactly: [{}, { a: 'B' }, { a: 'D' }] }, refused: { action: 2, rule: '801.3' } };
    const options = { rangeOfInfluence: 1, attackMultiplePlayers: true };
    const position = { setup: { ...setup, zones: { battlefield: bears } }, options };
    expect(verdict(table(bears, actions, expected, position))).toBe('passed');
  });

  it('an ability that any player may activate is out of reach for a stranger', () => {
    const thing = artifact('C', '{0}: You gain 1 life. Any player may activate this ability.');
    const actions = [{ by: 'A', do: 'activate', object: 'thing' }];
    expect(verdict(table([thing], actions, { refused: { action: 1, rule: '801.6' } }))).toBe('passed');
  });

  it.each([
    ['what enters', 'Whenever a creature enters, you gain 1 life.', 'Create a 1/1 white Soldier creature token.'],
    ['who gains life', 'Whenever a player gains life, you draw a card.', 'You gain 2 life.'],
    ['what dies', 'Whenever a creature dies, you gain 1 life.', 'Destroy all creatures you control.'],
    ['who draws', 'Whenever a player draws a card, you gain 1 life.', 'Draw a card.'],
  ])('an ability that waits for %s does not see a stranger', (_, text, happens) => {
    const actions = [effect(happens, undefined, 'C'), check, effect(happens, undefined, 'B'), check];
    const expected = [{ after: 2, triggered: { thing: 0 } }, { triggered: { thing: 1 } }];
    expect(verdict(table([...bears, artifact('A', text)], actions, expected))).toBe('passed');
  });

  it('a step of a stranger’s turn begins unseen', () => {
    const thing = artifact('A', 'At the beginning of each upkeep, you gain 1 life.');
    const from = (active: string) => ({ setup: { active, step: 'upkeep', zones: { battlefield: [thing] } } });
    expect(verdict(table([], [], { triggered: { thing: 0 } }, from('C')))).toBe('passed');
    expect(verdict(table([], [], { triggered: { thing: 1 } }, from('B')))).toBe('passed');
  });

  it('a replacement effect does not see a stranger', () => {
    const thing = artifact('A', 'If a creature would die, exile it instead.');
    const expected = { zones: { b: 'exile', c: 'graveyard' } };
    const actions = [effect('Destroy target creature.', ['b'], 'B'), effect('Destroy target creature.', ['c'], 'C'), check];
    expect(verdict(table([...bears, thing], actions, expected))).toBe('passed');
  });

  it('a target that has gone out of range is illegal', () => {
    const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 3 damage to target creature.' };
    const actions = [
      { by: 'A', do: 'cast', object: 'bolt', targets: ['b'] },
      effect('Gain control of target creature until end of turn.', ['b'], 'C'),
      resolve,
    ];
    const setup = { zones: { hand: { A: [bolt] }, battlefield: bears } };
    expect(verdict(table([], actions, { zones: { b: 'battlefield' }, damage: { b: 0 }, cites: ['608.2b'] }, { setup }))).toBe('passed');
  });

  it('who would win makes the opponents in range lose, since October 2007', () => {
    const scenario = { players: ['A', 'B', 'C', 'D'], options: { rangeOfInfluence: 1 }, actions: [effect('You win the game.')] };
    const later = play({ ...scenario, expect: { losers: ['B', 'D'], winner: 'none', cites: ['801.14'] } }, '2026-01-16');
    expect(verdict(later)).toBe('passed');
    expect(verdict(play({ ...scenario, expect: { losers: ['B', 'C', 'D'], winner: 'A' } }, '2007-09-07'))).toBe('passed');
  });

  it('world permanents and, until 2013, legends go only where their controller sees the other', () => {
    const world = (ref: string, controller: string) => ({ ref, name: ref, controller, type: 'World Enchantment' });
    const apart = [world('one', 'A'), world('two', 'C')];
    expect(verdict(table(apart, [check], { exists: { one: true, two: true } }))).toBe('passed');
    expect(verdict(table([world('one', 'A'), world('two', 'B')], [check], { zones: { one: 'graveyard', two: 'battlefield' } }))).toBe(
      'passed',
    );
    const legend = (ref: string, controller: string) => ({ ref, name: 'Legend', controller, type: 'Legendary Artifact' });
    const legends = { players: ['A', 'B', 'C', 'D'], options: { rangeOfInfluence: 1 }, actions: [check] };
    const at = (controller: string, zone: string) =>
      play(
        {
          ...legends,
          setup: { zones: { battlefield: [legend('l', 'A'), legend('m', controller)] } },
          expect: { zones: { l: zone, m: zone } },
        },
        '2012-10-01',
      );
    expect(verdict(at('C', 'battlefield'))).toBe('passed');
    expect(verdict(at('B', 'graveyard'))).toBe('passed');
  });

  it('another player who chooses a target chooses what both can reach', () => {
    const witch = {
      ref: 'witch',
      name: 'Witch',
      controller: 'A',
      type: 'Creature — Wizard',
      pt: '1/3',
      text: "{T}: Witch deals 1 damage to target creature of an opponent's choice.",
    };
    const ask = [
      { by: 'A', do: 'activate', object: 'witch' },
      { by: 'A', do: 'choose', choice: 'B' },
    ];
    const target = (choice: string, rule: string) =>
      verdict(table([...bears, witch], [...ask, { by: 'B', do: 'choose', choice }], { refused: { action: 3, rule } }));
    expect(target('c', '801.4')).toBe('passed');
    expect(target('d', '801.5a')).toBe('passed');
  });

  it('damage that comes from out of range keeps its source when an effect sends it elsewhere', () => {
    const text = 'The next 2 damage that would be dealt to target creature this turn is dealt to another target creature instead.';
    const ping = (ref: string): Given => ({
      ref,
      name: 'Pinger',
      controller: 'C',
      type: 'Creature — Wizard',
      pt: '1/1',
      text: '{T}: Pinger deals 2 damage to target creature.\nWhenever Pinger deals damage, you gain 1 life.',
    });
    const redirect = { ref: 'way', name: 'Way', type: 'Instant', cost: '{0}', text };
    const setup = { active: 'C', zones: { hand: { B: [redirect] }, battlefield: [...bears, ping('ping')] } };
    const actions = [
      { by: 'C', do: 'activate', object: 'ping', targets: ['b'] },
      { by: 'C', do: 'pass' },
      { by: 'D', do: 'pass' },
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'way', targets: ['b', 'c'] },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ];
    expect(verdict(table([], actions, { zones: { c: 'graveyard', b: 'battlefield' }, life: { C: 21 } }, { setup }))).toBe('passed');
  });

  it('a choice that nobody in range could make falls to the closest on the left', () => {
    const pile = {
      ref: 'pile',
      name: 'Pile',
      type: 'Sorcery',
      cost: '{0}',
      text: 'Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.',
    };
    const setup = { librarySize: { A: 5, B: 5, C: 5, D: 5 }, zones: { hand: { A: [pile] } } };
    const actions = [{ by: 'A', do: 'cast', object: 'pile' }, resolve];
    const given = (range: number, expected: Given) =>
      verdict(table([], actions, expected, { setup, options: { rangeOfInfluence: range } }));
    expect(given(0, { pending: { player: 'B', kind: 'object' } })).toBe('passed');
    expect(given(1, { pending: { player: 'A', kind: 'object' } })).toBe('passed');
  });

  it('is refused where no rule knows it, and where it leaves a player out', () => {
    const options = (rangeOfInfluence: unknown) => ({ players: ['A', 'B', 'C'], options: { rangeOfInfluence } });
    expect(verdict(play(options(1), '2005-02-01'))).toBe('refused options.rangeOfInfluence');
    expect(verdict(play(options({ A: 1, B: 1 }), '2026-01-16'))).toBe('refused options.rangeOfInfluence');
    expect(verdict(play(options({ A: 1, B: 1, C: 1, E: 1 }), '2026-01-16'))).toBe('refused options.rangeOfInfluence.E');
  });

  it('a loop that would draw the game is not guessed', () => {
    const restless = artifact('A', 'Whenever Thing becomes tapped, untap it.\nWhenever Thing becomes untapped, tap it.');
    const actions = [effect('Tap target artifact.', ['thing']), { by: 'all', do: 'pass until', until: 'stack empty' }];
    const result = table([restless], actions, {});
    expect(result.unsupported[0]?.reason).toContain('a loop in a limited range');
  });
});
