import { describe, expect, it } from 'vitest';
import type { Filter } from '../../../../src/engine/language/filter.ts';
import type { Instruction } from '../../../../src/engine/language/instruction.ts';
import {
  all,
  beginPlay,
  type CardGiven,
  creature,
  damageTo,
  eventObject,
  gain,
  keyword,
  number,
  self,
  staticRules,
  target,
  whenever,
  you,
} from '../../kit.ts';

const bear = (ref: string, more: Partial<CardGiven> = {}): CardGiven => ({ ref, pt: '2/2', ...more });
const enchantment = (ref: string, ...abilities: NonNullable<CardGiven['abilities']>): CardGiven => ({
  ref,
  types: ['enchantment'],
  abilities,
});
const destroy = { do: 'destroy', what: target() } as const;
const eventPlayer = { kind: 'event', role: 'player' } as const;
const eventAmount = (factor: number) => ({ kind: 'times', factor, of: { kind: 'event amount' } }) as const;
const exileIt: Instruction = { do: 'move', what: eventObject, to: 'exile' };
const fromHand: Filter = { kind: 'and', filters: [{ kind: 'card' }, { kind: 'zone', zone: 'hand' }] };
const enterAll: Instruction = { do: 'move', what: all(fromHand), to: 'battlefield' };

describe('replacing where something goes', () => {
  const leyline = (zone: 'dies' | 'put into graveyard') =>
    enchantment(
      'leyline',
      staticRules('Exile it instead.', { rule: 'replace', event: { on: zone, what: creature }, by: [exileIt], instead: true }),
    );
  const priest = enchantment('priest', whenever('Whenever a creature dies, you gain 1 life.', { on: 'dies', what: creature }, [gain(1)]));

  it('what would die is exiled, and nothing has died', () => {
    const play = beginPlay({ zones: { A: { battlefield: [leyline('dies'), priest, bear('a1')] } } });
    play.effect([destroy], { targets: [['a1.0']] });
    play.settle();
    expect([play.zoneOf('a1'), play.life('A')]).toEqual(['exile', 20]);
  });

  it('a card put into a graveyard from a hand has not died', () => {
    const play = beginPlay({ zones: { A: { battlefield: [leyline('dies')], hand: [bear('h1')] } } });
    play.effect([{ do: 'discard', who: you, amount: number(1) }]);
    expect(play.zoneOf('h1')).toBe('graveyard');
  });

  it('but has been put into a graveyard', () => {
    const play = beginPlay({ zones: { A: { battlefield: [leyline('put into graveyard')], hand: [bear('h1')] } } });
    play.effect([{ do: 'discard', who: you, amount: number(1) }]);
    expect(play.zoneOf('h1')).toBe('exile');
  });

  it('for a turn, of one object alone', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1'), bear('a2')] } } });
    const dies = { on: 'dies', what: { kind: 'one of', of: target() } } as const;
    play.effect([{ do: 'rules', rules: [{ rule: 'replace', event: dies, by: [exileIt], instead: true }], duration: 'end of turn' }], {
      targets: [['a1.0']],
    });
    play.effect([{ do: 'destroy', what: all(creature) }]);
    expect([play.zoneOf('a1'), play.zoneOf('a2')]).toEqual(['exile', 'graveyard']);
  });
});

describe('destruction', () => {
  it('is replaced by a regeneration shield once: tapped, healed', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { as: { damage: 1 } })] } } });
    play.effect([{ do: 'regenerate', what: target() }, destroy], { targets: [['a1.0']] });
    expect(play.find('a1')).toMatchObject({ zone: 'battlefield', tapped: true, damage: 0, regenerationShields: 0, id: 'a1.0' });
    play.effect([destroy], { targets: [['a1.0']] });
    expect(play.zoneOf('a1')).toBe('graveyard');
  });

  it.each([
    ['that lets nothing regenerate', { ...destroy, noRegeneration: true }],
    ['that is a sacrifice', { do: 'sacrifice', who: you, what: target() }],
  ] as const)('%s is not', (_, instruction) => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1')] } } });
    play.effect([{ do: 'regenerate', what: target() }, instruction], { targets: [['a1.0']] });
    expect(play.zoneOf('a1')).toBe('graveyard');
  });

  it('by lethal damage is replaced too', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1')] } } });
    play.effect([{ do: 'regenerate', what: target() }, damageTo(target(), 5)], { targets: [['a1.0']] });
    play.settle();
    expect(play.find('a1')).toMatchObject({ zone: 'battlefield', damage: 0 });
  });

  it('does nothing to what is indestructible, and uses up no shield', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { abilities: [keyword('indestructible')] })] } } });
    play.effect([{ do: 'regenerate', what: target() }, destroy], { targets: [['a1.0']] });
    expect(play.find('a1')).toMatchObject({ zone: 'battlefield', tapped: false, regenerationShields: 1 });
  });
});

describe('how something enters', () => {
  const tapped = staticRules('This enters tapped.', { rule: 'enters', what: 'self', tapped: true });
  const counters = staticRules('This enters with two +1/+1 counters.', {
    rule: 'enters',
    what: 'self',
    counters: { counter: '+1/+1', amount: number(2) },
  });

  it('tapped and with counters: their order is not asked for', () => {
    const play = beginPlay({ zones: { A: { hand: [bear('h1', { abilities: [tapped, counters] })] } } });
    play.effect([enterAll]);
    expect(play.find('h1')).toMatchObject({ tapped: true, counters: { '+1/+1': 2 } });
    expect(play.is('h1').power).toBe(4);
  });

  it('tapped by another permanent’s ability, if it would be what that speaks of', () => {
    const orb = enchantment('orb', staticRules('Creatures enter tapped.', { rule: 'enters', what: creature, tapped: true }));
    const animator = enchantment('animator', {
      kind: 'static',
      text: 'Artifacts are creatures.',
      what: all({ kind: 'type', type: 'artifact' }),
      changes: [{ kind: 'add types', types: { types: ['creature'] } }],
    });
    const zones = { hand: [{ ref: 'relic' }, bear('h1')] };
    const without = beginPlay({ zones: { A: { ...zones, battlefield: [orb] } } });
    without.effect([enterAll]);
    expect([without.find('relic')?.tapped, without.find('h1')?.tapped]).toEqual([false, true]);
    const withIt = beginPlay({ zones: { A: { ...zones, battlefield: [orb, animator] } } });
    withIt.effect([enterAll]);
    expect(withIt.find('relic')?.tapped).toBe(true);
  });

  it('without the abilities that it would not have (614.12)', () => {
    const humility = enchantment('humility', {
      kind: 'static',
      text: 'Creatures lose all abilities.',
      what: all(creature),
      changes: [{ kind: 'lose all abilities' }],
    });
    const play = beginPlay({ zones: { A: { battlefield: [humility], hand: [bear('h1', { abilities: [tapped] })] } } });
    play.effect([enterAll]);
    expect(play.find('h1')?.tapped).toBe(false);
  });

  it('with a choice that it remembers', () => {
    const chooser = bear('h1', {
      abilities: [staticRules('Choose a colour.', { rule: 'enters', what: 'self', choose: { kind: 'colors' } })],
    });
    const play = beginPlay({ zones: { A: { hand: [chooser] } } });
    play.effect([enterAll]);
    expect(play.session.pending()?.kind).toBe('color');
    play.answer('red');
    // That of its own text: what it may become a copy of later has another (607.5).
    expect(play.find('h1')?.memory).toEqual({ color: 'red' });
  });

  it.each([
    ['yes', false, 18],
    ['no', true, 20],
  ])('tapped unless life is paid: %s', (answer, isTapped, life) => {
    const shock: CardGiven = {
      ref: 'shock',
      types: ['land'],
      abilities: [
        staticRules('Pay 2 life or it enters tapped.', {
          rule: 'enters',
          what: 'self',
          tapped: true,
          unlessPaid: [{ pay: 'life', amount: number(2) }],
        }),
      ],
    };
    const play = beginPlay({ zones: { A: { hand: [shock] } } });
    play.effect([enterAll]);
    play.answer(answer);
    expect([play.find('shock')?.tapped, play.life('A')]).toEqual([isTapped, life]);
  });

  it('with loyalty, however it enters', () => {
    const play = beginPlay({ zones: { A: { hand: [{ ref: 'walker', types: ['planeswalker'], loyalty: 4 }] } } });
    play.effect([enterAll]);
    play.settle();
    expect(play.find('walker')).toMatchObject({ zone: 'battlefield', counters: { loyalty: 4 } });
  });
});

describe('prevention of damage', () => {
  const shield = (amount: number | 'all', more: Partial<Extract<Instruction, { do: 'prevent damage' }>> = {}): Instruction => ({
    do: 'prevent damage',
    amount: amount === 'all' ? 'all' : number(amount),
    to: target(),
    duration: 'end of turn',
    ...more,
  });

  it('a shield prevents so much and no more, over several events', () => {
    const play = beginPlay({});
    play.effect([shield(3)], { targets: [['B']] });
    play.effect([damageTo(target(), 2)], { targets: [['B']] });
    expect(play.life('B')).toBe(20);
    play.effect([damageTo(target(), 2)], { targets: [['B']] });
    expect(play.life('B')).toBe(19);
    expect(play.state().effects).toHaveLength(0);
  });

  it('whose damage it prevents first is the protected player’s choice, when several sources deal damage at once', () => {
    const lifelinker = bear('a2', { abilities: [keyword('lifelink')] });
    const play = beginPlay({ step: 'declare attackers', zones: { A: { battlefield: [bear('a1', { pt: '3/3' }), lifelinker] } } });
    play.answer({ 'a1.0': 'B', 'a2.0': 'B' });
    play.effect([shield(2)], { targets: [['B']] });
    for (let at = 0; at < 8 && play.session.pending()?.kind !== 'replacement'; at += 1) {
      const question = play.session.pending();
      if (question?.kind === 'priority') play.act({ do: 'pass', by: question.player });
      else play.answer({});
    }
    const question = play.session.pending();
    expect([question?.player, question?.kind, question?.options()]).toEqual(['B', 'replacement', ['a1.0', 'a2.0']]);
    play.answer('a2.0');
    // All of the lifelinker's 2 damage is prevented, so nothing is gained.
    expect([play.life('A'), play.life('B')]).toEqual([20, 17]);
  });

  it.each([
    ['combat damage only', { combatOnly: true }, 18],
    ['damage of another source', { from: { kind: 'target', index: 1 } }, 18],
    ['any damage', {}, 20],
  ] as const)('%s', (_, more, life) => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1'), bear('a2')] } } });
    play.effect([shield('all', more)], { targets: [['B'], ['a2.0']] });
    play.effect([{ do: 'damage', source: target(1), to: target(0), amount: number(2) }], { targets: [['B'], ['a1.0']] });
    expect(play.life('B')).toBe(life);
  });

  it('does not touch damage that cannot be prevented', () => {
    const play = beginPlay({});
    play.effect([shield('all'), { do: 'damage', source: self, to: target(), amount: number(2), unpreventable: true }], {
      targets: [['B']],
    });
    expect(play.life('B')).toBe(18);
  });

  it('is what protection does', () => {
    const red: Filter = { kind: 'color', color: 'red' };
    const play = beginPlay({
      zones: {
        A: {
          battlefield: [
            bear('a1', { abilities: [keyword('protection', red)] }),
            bear('r', { colors: ['red'] }),
            bear('g', { colors: ['green'] }),
          ],
        },
      },
    });
    const by = (source: string): void => {
      play.effect([{ do: 'damage', source: target(1), to: target(0), amount: number(1) }], { targets: [['a1.0'], [source]] });
    };
    by('r.0');
    expect(play.find('a1')?.damage).toBe(0);
    by('g.0');
    expect(play.find('a1')?.damage).toBe(1);
  });

  it('can do something with what was prevented', () => {
    const play = beginPlay({});
    play.effect([shield('all', { then: [{ do: 'gain life', who: you, amount: { kind: 'event amount' } }] })], { targets: [['A']] });
    play.effect([damageTo(target(), 4)], { targets: [['A']] });
    expect(play.life('A')).toBe(24);
  });

  it('does it for damage of some sources alone, where the text says so', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('r', { colors: ['red'] }), bear('g', { colors: ['green'] })] } } });
    const red: Instruction = {
      do: 'if',
      condition: { kind: 'matches', subject: { kind: 'event', role: 'source' }, filter: { kind: 'color', color: 'red' } },
      then: [{ do: 'gain life', who: you, amount: eventAmount(1) }],
    };
    play.effect([shield('all', { then: [red] })], { targets: [['A']] });
    for (const source of ['r.0', 'g.0'])
      play.effect([{ do: 'damage', source: target(1), to: target(0), amount: number(3) }], { targets: [['A'], [source]] });
    expect(play.life('A')).toBe(23);
  });

  it('leaves lifelink nothing to gain', () => {
    const play = beginPlay({ zones: { A: { battlefield: [bear('a1', { abilities: [keyword('lifelink')] })] } } });
    play.effect([shield(1)], { targets: [['B']] });
    play.effect([{ do: 'damage', source: target(1), to: target(0), amount: number(3) }], { targets: [['B'], ['a1.0']] });
    expect([play.life('A'), play.life('B')]).toEqual([22, 18]);
  });
});

describe('several effects', () => {
  const double = (ref: string) =>
    enchantment(
      ref,
      staticRules('It deals double that damage.', {
        rule: 'replace',
        event: { on: 'damage' },
        by: [],
        instead: false,
        scale: { times: 2, plus: 0 },
      }),
    );
  const plusOne = (ref: string) =>
    enchantment(
      ref,
      staticRules('It deals that much plus 1.', {
        rule: 'replace',
        event: { on: 'damage' },
        by: [],
        instead: false,
        scale: { times: 1, plus: 1 },
      }),
    );

  it.each([
    [['double.0'], 7],
    [['plus.0'], 8],
  ])('the affected player chooses which applies first: %j makes %i', (answers, damage) => {
    const play = beginPlay({ zones: { A: { battlefield: [double('double'), plusOne('plus')] } } });
    play.effect([damageTo(target(), 3)], { targets: [['B']] });
    const question = play.session.pending();
    expect([question?.player, question?.kind, question?.options()]).toEqual(['B', 'replacement', ['double.0', 'plus.0']]);
    play.settle(...answers);
    expect(play.life('B')).toBe(20 - damage);
  });

  it('of the same wording are not asked about, and each applies once', () => {
    const play = beginPlay({ zones: { A: { battlefield: [double('d1'), double('d2')] } } });
    play.effect([damageTo(target(), 1)], { targets: [['B']] });
    expect(play.life('B')).toBe(16);
  });

  it('one that gives a draw two draws does not apply to those again', () => {
    const twice = (ref: string, by: readonly Instruction[], more = {}) =>
      enchantment(
        ref,
        staticRules(`${ref}: draw two cards instead.`, { rule: 'replace', event: { on: 'draw', who: you }, by, instead: true, ...more }),
      );
    const library = Array.from({ length: 8 }, (_, at) => bear(`l${at}`));
    const one = beginPlay({ zones: { A: { battlefield: [twice('w', [{ do: 'draw', who: you, amount: number(2) }])], library } } });
    one.effect([{ do: 'draw', who: you, amount: number(1) }]);
    expect(one.state().zones.hand['A']).toHaveLength(2);
    const two = beginPlay({
      zones: {
        A: { battlefield: [twice('w', [], { scale: { times: 2, plus: 0 } }), twice('v', [], { scale: { times: 2, plus: 0 } })], library },
      },
    });
    two.effect([{ do: 'draw', who: you, amount: number(1) }]);
    // Two that multiply: in any order it is the same, and nobody is asked.
    two.settle();
    expect(two.state().zones.hand['A']).toHaveLength(4);
  });

  it('life that would be gained is lost, and then is no gain', () => {
    const play = beginPlay({
      zones: {
        A: {
          battlefield: [
            enchantment(
              'false',
              staticRules('Lose that much instead.', {
                rule: 'replace',
                event: { on: 'gain life', who: { kind: 'players', which: 'each' } },
                by: [{ do: 'lose life', who: eventPlayer, amount: eventAmount(1) }],
                instead: true,
              }),
            ),
            enchantment(
              'watch',
              whenever('Whenever you gain life, draw.', { on: 'gains life', who: you }, [{ do: 'draw', who: you, amount: number(1) }]),
            ),
          ],
        },
      },
    });
    play.effect([gain(3)]);
    expect([play.life('A'), play.state().waiting.length]).toEqual([17, 0]);
  });

  it('a player who cannot gain life has nothing to be replaced', () => {
    const play = beginPlay({
      zones: {
        A: {
          battlefield: [
            enchantment('no', staticRules('No gain.', { rule: 'cannot', who: { kind: 'players', which: 'each' }, what: 'gain life' })),
          ],
        },
      },
    });
    play.effect([gain(3)]);
    expect(play.life('A')).toBe(20);
  });

  it('combat damage that is redirected stays combat damage, from the same source', () => {
    const guard = bear('guard', {
      pt: '0/6',
      abilities: [
        staticRules('Damage that would be dealt to you is dealt to this instead.', {
          rule: 'replace',
          event: { on: 'damage', to: you },
          by: [{ do: 'damage', source: { kind: 'event', role: 'source' }, to: self, amount: { kind: 'event amount' } }],
          instead: true,
        }),
      ],
    });
    const play = beginPlay({ zones: { A: { battlefield: [guard] } } });
    play.effect([damageTo(target(), 4)], { by: 'B', targets: [['A']] });
    expect([play.life('A'), play.find('guard')?.damage]).toEqual([20, 4]);
  });
});

describe('a commander', () => {
  const commander = bear('boss', { as: { commander: true } });
  it('before July 2020 goes to the command zone instead of dying, and has not died', () => {
    const priest = enchantment('priest', whenever('Whenever a creature dies, gain 1.', { on: 'dies', what: creature }, [gain(1)]));
    const play = beginPlay({ day: '2019-10-04', zones: { A: { battlefield: [commander, priest] } } });
    play.effect([destroy], { targets: [['boss.0']] });
    play.answer('yes');
    play.settle();
    expect([play.zoneOf('boss'), play.life('A')]).toEqual(['command', 20]);
  });

  it('since then dies first, and is moved by a state-based action', () => {
    const priest = enchantment('priest', whenever('Whenever a creature dies, gain 1.', { on: 'dies', what: creature }, [gain(1)]));
    const play = beginPlay({ day: '2020-07-03', zones: { A: { battlefield: [commander, priest] } } });
    play.effect([destroy], { targets: [['boss.0']] });
    play.settle('yes');
    expect([play.zoneOf('boss'), play.life('A')]).toEqual(['command', 21]);
  });
});
