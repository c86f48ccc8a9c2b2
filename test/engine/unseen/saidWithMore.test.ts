/** Phrases of everyday cards: "for each ... and has", "can't be blocked by ... this turn", "from anywhere other than your hand", "to and dealt by". */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (
  {
    battlefield = [],
    zones = {},
    mana = {},
    players,
  }: { readonly battlefield?: readonly object[]; readonly zones?: object; readonly mana?: object; readonly players?: readonly string[] },
  actions: readonly object[],
  expected: object,
) =>
  verdict(
    play({
      edition: '2025-11-14',
      ...(players ? { players } : {}),
      setup: { mana, librarySize: { A: 9, B: 9 }, zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const empty = until('stack empty');
const land = (ref: string, name: string, controller: string) => ({ ref, name, type: `Basic Land — ${name}`, controller });

describe('so much for each, and an ability', () => {
  const aura = (text: string) => ({
    ref: 'aura',
    name: 'Test Armor',
    type: 'Enchantment — Aura',
    controller: 'A',
    attachedTo: 'bear',
    text: `Enchant creature\n${text}`,
  });

  it('counts for power and toughness alone, and gives the ability without any', () => {
    const text = 'Enchanted creature gets +1/+1 for each Plains you control and has first strike.';
    const attackers = { by: 'A', do: 'attack', attackers: { bear: 'B' } };
    const blocks = { by: 'B', do: 'block', blockers: { wolf: 'bear' } };
    const board = (plains: readonly object[]) => ({
      battlefield: [creature('bear', 'A', '2/2'), creature('wolf', 'B', '2/2'), aura(text), ...plains],
    });
    const actions = [until('declare attackers'), attackers, until('declare blockers'), blocks, until('end of combat')];
    expect(outcome(board([]), actions, { zones: { bear: 'battlefield', wolf: 'graveyard' }, damage: { bear: 0 } })).toBe('passed');
    const two = [land('p1', 'Plains', 'A'), land('p2', 'Plains', 'A'), land('p3', 'Plains', 'B')];
    expect(outcome(board(two), [], { pt: { bear: '4/4' } })).toBe('passed');
  });

  it('of many things is the same for each of them', () => {
    const text = 'Creatures you control get +1/+0 for each Forest you control and have menace.';
    const banner = { ref: 'banner', name: 'Test Banner', type: 'Artifact', controller: 'A', text };
    const battlefield = [
      ...[creature('bear', 'A', '2/2'), creature('elk', 'A', '3/3'), creature('wall', 'B', '0/3'), banner],
      ...[land('f', 'Forest', 'A'), land('g', 'Forest', 'A')],
    ];
    const actions = [
      until('declare attackers'),
      { by: 'A', do: 'attack', attackers: { elk: 'B' } },
      until('declare blockers'),
      { by: 'B', do: 'block', blockers: { wall: 'elk' } },
    ];
    expect(outcome({ battlefield }, actions, { pt: { bear: '4/2', elk: '5/3', wall: '0/3' }, refused: { action: 4 } })).toBe('passed');
  });

  it('is refused where nothing is there that could be counted', () => {
    expect(
      compileText('Enchanted creature has flying for each Plains you control and has trample.', {
        name: 'Test',
        types: ['enchantment'],
        subtypes: ['Aura'],
      }).ok,
    ).toBe(false);
  });
});

describe('cannot be blocked by some, this turn', () => {
  const dodger = (text: string) => ({ ...creature('dodger', 'A', '2/2'), text });
  const board = (text: string) => ({
    battlefield: [dodger(text), creature('small', 'B', '2/2'), creature('large', 'B', '3/3')],
    mana: { A: '{G}' },
  });
  const activated = [
    { by: 'A', do: 'activate', object: 'dodger', ability: '{G}' },
    empty,
    until('declare attackers'),
    { by: 'A', do: 'attack', attackers: { dodger: 'B' } },
    until('declare blockers'),
  ];
  const block = (by: string) => ({ by: 'B', do: 'block', blockers: { [by]: 'dodger' } });

  it('those with little power cannot, others can', () => {
    const text = "{G}: Test dodger can't be blocked by creatures with power 2 or less this turn.".replaceAll(
      'Test dodger',
      'This creature',
    );
    expect(outcome(board(text), [...activated, block('small')], { refused: { action: 6 } })).toBe('passed');
    expect(outcome(board(text), [...activated, block('large'), until('end of combat')], { zones: { dodger: 'graveyard' } })).toBe('passed');
  });

  it('none but some can', () => {
    const text = "{G}: This creature can't be blocked this turn except by creatures with power 3 or greater.";
    expect(outcome(board(text), [...activated, block('small')], { refused: { action: 6 } })).toBe('passed');
    expect(outcome(board(text), [...activated, block('large'), until('end of combat')], { zones: { dodger: 'graveyard' } })).toBe('passed');
  });

  it('is over with the turn', () => {
    const text = "{G}: This creature can't be blocked by creatures with power 2 or less this turn.";
    const actions = [
      { by: 'A', do: 'activate', object: 'dodger', ability: '{G}' },
      empty,
      until('upkeep of B'),
      until('upkeep of A'),
      until('declare attackers'),
      { by: 'A', do: 'attack', attackers: { dodger: 'B' } },
      until('declare blockers'),
      block('small'),
      until('end of combat'),
    ];
    expect(outcome(board(text), actions, { zones: { small: 'graveyard', dodger: 'graveyard' } })).toBe('passed');
  });
});

describe('a spell that is cast from anywhere other than your hand', () => {
  const amulet = {
    ref: 'amulet',
    name: 'Test Amulet',
    type: 'Artifact',
    controller: 'A',
    text: 'Whenever you cast a spell from anywhere other than your hand, each opponent loses 1 life.',
  };
  const shock = { ref: 'shock', name: 'Test Shock', type: 'Instant', cost: '{R}', text: 'You gain 1 life.\nFlashback {R}' };
  const board = (zones: object, mana: object = { A: '{R}' }) => ({ battlefield: [amulet], zones, mana });

  it.each([
    ['from a hand it is not', { hand: { A: [shock] } }, 0],
    ['from a graveyard it is', { graveyard: { A: [shock] } }, 1],
  ])('%s', (_, zones, times) => {
    const actions = [{ by: 'A', do: 'cast', object: 'shock', ...(times > 0 ? { alternative: 'flashback' } : {}) }, empty];
    expect(outcome(board(zones), actions, { life: { A: 21, B: 20 - times }, triggered: { amulet: times } })).toBe('passed');
  });

  it('of an opponent is no matter', () => {
    const actions = [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'shock', alternative: 'flashback' }, empty];
    expect(outcome(board({ graveyard: { B: [shock] } }, { B: '{R}' }), actions, { life: { A: 20, B: 21 }, triggered: { amulet: 0 } })).toBe(
      'passed',
    );
  });
});

describe('all combat damage to and by one creature is prevented', () => {
  it('and that of others is not', () => {
    const elite = {
      ...creature('elite', 'A', '1/1'),
      text: '{W}: Prevent all combat damage that would be dealt to and dealt by this creature this turn.',
    };
    const actions = [
      until('declare attackers'),
      { by: 'A', do: 'attack', attackers: { elite: 'B', elk: 'B' } },
      until('declare blockers'),
      { by: 'B', do: 'block', blockers: { wolf: 'elite' } },
      { by: 'A', do: 'activate', object: 'elite', ability: '{W}' },
      empty,
      until('end of combat'),
    ];
    const battlefield = [elite, creature('elk', 'A', '3/3'), creature('wolf', 'B', '2/1'), land('plains', 'Plains', 'A')];
    expect(
      outcome({ battlefield }, actions, {
        zones: { elite: 'battlefield', wolf: 'battlefield' },
        damage: { elite: 0, wolf: 0 },
        life: { B: 17 },
      }),
    ).toBe('passed');
  });
});
