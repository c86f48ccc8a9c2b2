/** A copy for each that a spell could target: legal for each word "target", one copy for each, in an order of the copier's choice (707.10d). */
import { describe, expect, it } from 'vitest';
import { cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const zadaText =
  'Whenever you cast an instant or sorcery spell that targets only Zada, Hedron Grinder, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.';
const zada = {
  ref: 'z',
  name: 'Zada, Hedron Grinder',
  type: 'Legendary Creature — Goblin Ally',
  pt: '3/3',
  controller: 'A',
  text: zadaText,
};
const bear = (ref: string, controller = 'A', text = '') => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2', controller, text });
const spell = (text: string, ref = 's', type = 'Instant') => ({ ref, name: ref, type, cost: '{0}', text });
const grow = spell('Target creature gets +1/+1 until end of turn.');
const board = (battlefield: readonly object[], hand: object, actions: readonly object[], expected: object) =>
  outcome({ zones: { battlefield, hand } }, actions, expected);
const toEnd = until('stack empty');

describe('a spell that targets only the source', () => {
  it('is copied for each other creature of its controller, and for no other', () => {
    const all = [zada, bear('x'), bear('y'), bear('theirs', 'B')];
    const actions = [cast('s', { targets: ['z'] }), resolve, choose(['x', 'y']), toEnd];
    expect(board(all, { A: [grow] }, actions, { pt: { z: '4/4', x: '3/3', y: '3/3', theirs: '2/2' } })).toBe('passed');
  });
  it('is copied in the order that its controller chooses: the last one resolves first', () => {
    const all = [zada, bear('x'), bear('y')];
    const drain = spell('Tap target creature. Draw a card.');
    const actions = [cast('s', { targets: ['z'] }), resolve, choose(['y', 'x']), resolve];
    expect(board(all, { A: [drain] }, actions, { tapped: { x: true, y: false, z: false }, handSize: { A: 1 } })).toBe('passed');
  });
  it('is copied for nothing that it could not target', () => {
    const all = [zada, bear('x', 'A', 'Shroud'), bear('y')];
    expect(board(all, { A: [grow] }, [cast('s', { targets: ['z'] }), toEnd], { pt: { x: '2/2', y: '3/3', z: '4/4' } })).toBe('passed');
    const goblins = spell('Target Goblin gets +1/+1 until end of turn.');
    expect(board(all, { A: [goblins] }, [cast('s', { targets: ['z'] }), toEnd], { pt: { y: '2/2', z: '4/4' } })).toBe('passed');
    expect(board([zada], { A: [grow] }, [cast('s', { targets: ['z'] }), toEnd], { pt: { z: '4/4' } })).toBe('passed');
  });
  it('is not copied where it has another target too, and is where each of its targets is that', () => {
    const two = spell('Target creature gets +1/+1 until end of turn. Another target creature gets +1/+1 until end of turn.');
    const all = [zada, bear('x'), bear('y')];
    expect(board(all, { A: [two] }, [cast('s', { targets: ['z', 'x'] }), toEnd], { pt: { x: '3/3', y: '2/2', z: '4/4' } })).toBe('passed');
    const both = spell('Tap target creature. Target creature gets +1/+1 until end of turn.');
    const actions = [cast('s', { targets: ['z', 'z'] }), resolve, choose(['x', 'y']), toEnd];
    expect(board(all, { A: [both] }, actions, { pt: { x: '3/3', y: '3/3', z: '4/4' }, tapped: { x: true, y: true, z: true } })).toBe(
      'passed',
    );
  });
  it('is copied though it was countered, and though the source is gone', () => {
    const all = [zada, bear('x')];
    const counter = [cast('s', { targets: ['z'] }), effect('Counter target spell.', 's'), toEnd];
    expect(board(all, { A: [grow] }, counter, { pt: { z: '3/3', x: '3/3' } })).toBe('passed');
    const dead = [cast('s', { targets: ['z'] }), effect('Destroy target creature.', 'z'), toEnd];
    expect(board(all, { A: [grow] }, dead, { pt: { x: '3/3' }, zones: { z: 'graveyard' } })).toBe('passed');
  });
  it('is copied for nobody of another player, whose spell is no trigger of it', () => {
    const all = [zada, bear('theirs', 'B')];
    const actions = [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 's', targets: ['z'] }, toEnd];
    expect(board(all, { B: [grow] }, actions, { pt: { z: '4/4', theirs: '2/2' } })).toBe('passed');
  });
});

describe('whoever casts it', () => {
  const dragon = {
    ref: 'd',
    name: 'Mirrorwing Dragon',
    type: 'Creature — Dragon',
    pt: '4/5',
    controller: 'A',
    text: 'Whenever a player casts an instant or sorcery spell that targets only Mirrorwing Dragon, that player copies that spell for each other creature they control that the spell could target. Each copy targets a different one of those creatures.',
  };
  it('copies it for their own, and controls the copies', () => {
    const all = [dragon, bear('a'), bear('b', 'B'), bear('c', 'B', 'Hexproof')];
    const kill = spell('Destroy target creature. You gain 1 life.');
    const theirs = [
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 's', targets: ['d'] },
      resolve,
      { ...choose(['b', 'c']), by: 'B' },
      toEnd,
    ];
    expect(
      board(all, { B: [kill] }, theirs, {
        zones: { a: 'battlefield', b: 'graveyard', c: 'graveyard', d: 'graveyard' },
        life: { A: 20, B: 23 },
      }),
    ).toBe('passed');
  });
});

describe('if it targets only the source', () => {
  const nephilim = {
    ref: 'n',
    name: 'Ink-Treader Nephilim',
    type: 'Creature — Nephilim',
    pt: '3/3',
    controller: 'A',
    text: 'Whenever a player casts an instant or sorcery spell, if that spell targets only Ink-Treader Nephilim, copy the spell for each other creature that spell could target. Each copy targets a different one of those creatures.',
  };
  it('is copied for all others by who has the ability', () => {
    const all = [nephilim, bear('a'), bear('b', 'B')];
    const actions = [cast('s', { targets: ['n'] }), resolve, choose(['a', 'b']), toEnd];
    expect(board(all, { A: [grow] }, actions, { pt: { n: '4/4', a: '3/3', b: '3/3' } })).toBe('passed');
    expect(board(all, { A: [grow] }, [cast('s', { targets: ['a'] }), toEnd], { pt: { n: '3/3', a: '3/3', b: '2/2' } })).toBe('passed');
  });
  it('is looked at again as it resolves (603.4)', () => {
    const all = [nephilim, bear('a'), bear('b', 'B')];
    const actions = [cast('s', { targets: ['n'] }), effect('Change the target of target spell.', 's'), choose('b'), toEnd];
    expect(board(all, { A: [grow] }, actions, { pt: { n: '3/3', a: '2/2', b: '3/3' } })).toBe('passed');
  });
});

describe('of one that is not named', () => {
  const golem = {
    ref: 'g',
    name: 'Precursor Golem',
    type: 'Artifact Creature — Golem',
    pt: '3/3',
    controller: 'A',
    text: 'Whenever a player casts an instant or sorcery spell that targets only a single Golem, that player copies that spell for each other Golem that spell could target. Each copy targets a different one of those Golems.',
  };
  const other = { ...golem, ref: 'h', name: 'h', text: '', controller: 'B' };
  it('is copied for all others of that kind, the source among them', () => {
    const all = [golem, other, bear('x')];
    expect(board(all, { A: [grow] }, [cast('s', { targets: ['h'] }), toEnd], { pt: { g: '4/4', h: '4/4', x: '2/2' } })).toBe('passed');
    expect(board(all, { A: [grow] }, [cast('s', { targets: ['x'] }), toEnd], { pt: { g: '3/3', h: '3/3', x: '3/3' } })).toBe('passed');
  });
  it('is copied for permanents and players alike', () => {
    const radiate =
      'Choose target instant or sorcery spell that targets only a single permanent or player. Copy that spell for each other permanent or player the spell could target. Each copy targets a different one of those permanents and players.';
    const bolt = spell('Spark deals 1 damage to any target.', 'Spark');
    const actions = [cast('Spark', { targets: ['x'] }), effect(radiate, 'Spark'), choose(['y', 'A', 'B']), toEnd];
    expect(board([bear('x'), bear('y', 'B')], { A: [bolt] }, actions, { damage: { x: 1, y: 1 }, life: { A: 19, B: 19 } })).toBe('passed');
    const own = [cast('Spark', { targets: ['B'] }), effect(radiate, 'Spark'), choose(['x', 'A']), toEnd];
    expect(board([bear('x')], { A: [bolt] }, own, { damage: { x: 1 }, life: { A: 19, B: 19 } })).toBe('passed');
  });
});

describe('what targets only the source', () => {
  const torch = { ...bear('t'), name: 'Torchling', text: '{0}: Change the target of target spell that targets only Torchling.' };
  const kill = spell('Destroy target creature.');
  const answer = { by: 'A', do: 'activate', object: 't', ability: 1, targets: ['s'] };
  it('is a target of such a kind, and nothing else is', () => {
    const turned = [cast('s', { targets: ['t'] }), answer, resolve, choose('x'), toEnd];
    expect(board([torch, bear('x', 'B')], { A: [kill] }, turned, { zones: { t: 'battlefield', x: 'graveyard' } })).toBe('passed');
    expect(board([torch, bear('x', 'B')], { A: [kill] }, [cast('s', { targets: ['x'] }), answer], {})).toBe('failed actions[1]');
  });
});
