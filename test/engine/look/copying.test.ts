import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/engine/language/ability.ts';
import type { Instruction } from '../../../src/engine/language/instruction.ts';
import {
  all,
  beginPlay,
  type CardGiven,
  creature,
  damageTo,
  gain,
  keyword,
  number,
  oneTarget,
  spell,
  staticRules,
  target,
  whenever,
  you,
} from '../kit.ts';

const bear = (ref: string, more: Partial<CardGiven> = {}): CardGiven => ({ ref, name: 'Bear', pt: '2/2', cost: '{1}{G}', ...more });
const inHand = all({ kind: 'and', filters: [{ kind: 'card' }, { kind: 'zone', zone: 'hand' }] });
const enter: Instruction = { do: 'move', what: inHand, to: 'battlefield' };
const cloning = (more: object = {}): Ability =>
  staticRules('You may have this enter as a copy of a creature.', {
    rule: 'enters',
    what: 'self',
    asCopyOf: creature,
    optional: true,
    ...more,
  });
const clone = (more: object = {}): CardGiven => ({ ref: 'clone', name: 'Clone', pt: '0/0', cost: '{3}{U}', abilities: [cloning(more)] });

describe('entering as a copy', () => {
  it('copies what is printed, not counters, status and other effects', () => {
    const original = bear('a1', { abilities: [keyword('trample')], as: { tapped: true, damage: 1, counters: { '+1/+1': 2 } } });
    const play = beginPlay({ zones: { A: { battlefield: [original], hand: [clone()] } } });
    play.effect([
      {
        do: 'modify',
        what: all(creature),
        changes: [{ kind: 'modify power/toughness', power: number(3), toughness: number(3) }],
        duration: 'end of turn',
      },
      enter,
    ]);
    play.answer('a1.0');
    play.settle();
    expect(play.is('clone')).toMatchObject({ name: 'Bear', power: 2, toughness: 2, colors: ['green'] });
    expect(play.is('clone').abilities.map(({ text }) => text)).toEqual(['trample']);
    expect(play.find('clone')).toMatchObject({ tapped: false, damage: 0, counters: {} });
  });

  it('is optional: it enters as itself, and dies with toughness 0', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1')], hand: [clone()] } } });
    play.effect([enter]);
    play.answer('no');
    play.settle();
    expect(play.zoneOf('clone')).toBe('graveyard');
  });

  it('of a copy copies what that is a copy of, with its exceptions', () => {
    const made = { except: [{ kind: 'add types', types: { types: ['artifact'] } }] };
    const play = beginPlay({
      zones: { A: { battlefield: [bear('a1')], hand: [clone(made)] }, B: { hand: [{ ...clone(), ref: 'second' }] } },
    });
    const enterOne = (ref: string): void => {
      play.effect([{ do: 'move', what: target(), to: 'battlefield' }], { targets: [[ref]] });
    };
    enterOne('clone.0');
    play.answer('a1.0');
    enterOne('second.0');
    play.answer('clone.1');
    expect(play.is('second')).toMatchObject({ name: 'Bear', types: ['creature', 'artifact'] });
  });

  it('enters as the copy would: tapped, and its enter trigger triggers', () => {
    const original = bear('a1', {
      abilities: [
        staticRules('Enters tapped.', { rule: 'enters', what: 'self', tapped: true }),
        whenever('When this enters, gain 3.', { on: 'enters', what: 'self' }, [gain(3)]),
      ],
    });
    const play = beginPlay({ zones: { A: { battlefield: [original], hand: [clone()] } } });
    play.effect([enter]);
    play.answer('a1.0');
    play.settle();
    expect([play.find('clone')?.tapped, play.life('A')]).toEqual([true, 23]);
  });

  it('is itself again in another zone', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1')], hand: [clone()] } } });
    play.effect([enter]);
    play.answer('a1.0');
    play.effect([{ do: 'destroy', what: all(creature) }]);
    expect(play.is('clone').name).toBe('Clone');
  });

  it('of a face-down creature is a 2/2 without a name, and not face down', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { pt: '7/7', as: { faceDown: true } })], hand: [clone()] } } });
    play.effect([enter]);
    play.answer('a1.0');
    play.settle();
    expect(play.is('clone')).toMatchObject({ name: '', power: 2, toughness: 2, colors: [], abilities: [] });
    expect(play.find('clone')?.faceDown).toBe(false);
  });
});

describe('becoming a copy', () => {
  const become = (more: object = {}): Instruction => ({
    do: 'modify',
    what: target(0),
    changes: [{ kind: 'copy', of: target(1), ...more }],
    duration: 'end of turn',
  });

  it('keeps counters and applies other effects on top', () => {
    const play = beginPlay({
      zones: { A: { battlefield: [bear('a1', { as: { counters: { '+1/+1': 1 } } }), bear('big', { name: 'Big', pt: '5/5' })] } },
    });
    play.effect(
      [
        {
          do: 'modify',
          what: target(0),
          changes: [{ kind: 'modify power/toughness', power: number(1), toughness: number(0) }],
          duration: 'end of turn',
        },
      ],
      {
        targets: [['a1.0']],
      },
    );
    play.effect([become()], { targets: [['a1.0'], ['big.0']] });
    expect(play.is('a1')).toMatchObject({ name: 'Big', power: 7, toughness: 6 });
  });

  it('fixes what is copied: a later change of the original changes nothing', () => {
    const play = beginPlay({
      zones: { A: { battlefield: [bear('a1'), bear('big', { name: 'Big', pt: '5/5' }), bear('third', { name: 'Third', pt: '1/1' })] } },
    });
    play.effect([become()], { targets: [['a1.0'], ['big.0']] });
    play.effect([become()], { targets: [['big.0'], ['third.0']] });
    expect([play.is('a1').name, play.is('big').name]).toEqual(['Big', 'Third']);
  });

  it('with an exception', () => {
    const play = beginPlay({
      zones: { A: { battlefield: [bear('a1'), bear('big', { name: 'Big', pt: '5/5', abilities: [keyword('flying')] })] } },
    });
    const except = [
      { kind: 'set power/toughness', power: number(1), toughness: number(1) },
      { kind: 'add ability', ability: keyword('haste') },
    ];
    play.effect([become({ except })], { targets: [['a1.0'], ['big.0']] });
    expect(play.is('a1')).toMatchObject({ name: 'Big', power: 1, toughness: 1 });
    expect(play.is('a1').abilities.map(({ text }) => text)).toEqual(['flying', 'haste']);
  });

  it('ends, and it is what it was', () => {
    const play = beginPlay({ step: 'end', zones: { A: { battlefield: [bear('a1'), bear('big', { name: 'Big', pt: '5/5' })] } } });
    play.effect([become()], { targets: [['a1.0'], ['big.0']] });
    play.act({ do: 'pass', by: 'A' });
    play.act({ do: 'pass', by: 'B' });
    expect(play.is('a1').name).toBe('Bear');
  });
});

describe('tokens that are copies', () => {
  it('copy what died as it last was: its copiable values', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { as: { counters: { '+1/+1': 4 } } })] } } });
    play.effect(
      [
        { do: 'destroy', what: target() },
        { do: 'create copy', who: you, amount: number(2), of: target(), except: [{ kind: 'add ability', ability: keyword('haste') }] },
      ],
      { targets: [['a1.0']] },
    );
    expect([play.is('Bear#1').power, play.is('Bear#2').name]).toEqual([2, 'Bear']);
    expect(play.find('Bear#2')).toMatchObject({ kind: 'token', zone: 'battlefield', counters: {} });
    play.effect([{ do: 'move', what: all({ kind: 'token' }), to: 'hand' }]);
    play.settle();
    expect([play.zoneOf('Bear#1'), play.zoneOf('Bear#2')]).toEqual(['gone', 'gone']);
  });
});

describe('copies of spells', () => {
  const bolt: CardGiven = {
    ref: 'bolt',
    name: 'Bolt',
    cost: '{0}',
    types: ['instant'],
    colors: ['red'],
    abilities: [spell('Bolt deals 3 damage to any target.', [damageTo(target(), 3)], [oneTarget({ kind: 'any target' })])],
  };
  const play = () => {
    const made = beginPlay({ zones: { A: { hand: [bolt], battlefield: [bear('a1')] }, B: { battlefield: [bear('b1')] } } });
    made.act({ do: 'cast', by: 'A', object: 'bolt.0', pay: 'free' });
    made.answer('B');
    return made;
  };

  it('have the targets of the original, and resolve first', () => {
    const game = play();
    game.effect([{ do: 'copy spell', what: target(), newTargets: false }], { targets: [['bolt.1']] });
    expect(game.state().zones.stack).toEqual(['bolt.1', 'Bolt#1.0']);
    game.act({ do: 'pass', by: 'A' });
    game.act({ do: 'pass', by: 'B' });
    expect([game.life('B'), game.zoneOf('bolt')]).toEqual([17, 'stack']);
    game.settle();
    expect([game.life('B'), game.zoneOf('bolt'), game.zoneOf('Bolt#1')]).toEqual([14, 'graveyard', 'gone']);
  });

  it('may have new targets, belong to who copied, and are not cast', () => {
    const game = play();
    game.effect([{ do: 'copy spell', what: target(), newTargets: true, changes: [{ kind: 'set colors', colors: ['blue'] }] }], {
      by: 'B',
      targets: [['bolt.1']],
    });
    expect(game.session.pending()?.player).toBe('B');
    game.answer('A');
    expect(game.is('Bolt#1')).toMatchObject({ colors: ['blue'], controller: 'B' });
    game.settle();
    expect([game.life('A'), game.life('B')]).toEqual([17, 17]);
    expect(game.told.filter(({ text }) => text.includes('has cast'))).toHaveLength(1);
  });
});
