/** One thing and all that are like it, what it gets and deals, what it destroys for good, and how much a target has (611.2c, 608.2c, 701.19c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const effect = (text: string, targets: readonly string[] = [], by = 'A') => ({
  by,
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({ edition: '2025-11-14', setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield }, ...more }, actions, expect: expected }),
  );
const named = (ref: string, controller: string, name: string, more: object = {}) => ({
  ...creature(ref, controller, '4/4'),
  name,
  ...more,
});

describe('a target and all that are like it', () => {
  const blight = 'Target creature and all other creatures with the same name as that creature get -3/-3 until end of turn.';
  const three = [named('one', 'B', 'Rat'), named('two', 'A', 'Rat'), named('cat', 'B', 'Cat')];

  it('are all with that name, whoever controls them, and no others', () => {
    expect(outcome(three, [effect(blight, ['one'])], { pt: { one: '1/1', two: '1/1', cat: '4/4' } })).toBe('passed');
  });

  it('are those of that moment: what enters later is not', () => {
    const late = { ref: 'late', name: 'Rat', type: 'Creature — Rat', cost: '{0}', pt: '4/4', text: 'Flash' };
    const actions = [effect(blight, ['one']), { by: 'A', do: 'cast', object: 'late' }, { by: 'all', do: 'resolve' }];
    const result = play({
      edition: '2025-11-14',
      setup: { zones: { battlefield: three, hand: { A: [late] } } },
      actions,
      expect: { pt: { one: '1/1', two: '1/1', late: '4/4' } },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('share a color with it: what has none shares none, and the target is among them all the same', () => {
    const zeal = 'Target creature and each other creature that shares a color with it get +1/+1 until end of turn.';
    const colored = [
      named('one', 'B', 'R', { colors: ['red', 'green'] }),
      named('two', 'A', 'G', { colors: ['green'] }),
      named('cat', 'B', 'W', { colors: ['white'] }),
      named('none', 'A', 'N'),
    ];
    expect(outcome(colored, [effect(zeal, ['one'])], { pt: { one: '5/5', two: '5/5', cat: '4/4', none: '4/4' } })).toBe('passed');
    expect(outcome(colored, [effect(zeal, ['none'])], { pt: { none: '5/5', two: '4/4' } })).toBe('passed');
  });

  it('is the creature that was enchanted, when the Aura was given up for it', () => {
    const crown = {
      ref: 'crown',
      name: 'Crown',
      type: 'Enchantment — Aura',
      controller: 'A',
      attachedTo: 'one',
      text: 'Enchant creature\nSacrifice Crown: Enchanted creature and other creatures that share a creature type with it get +1/+1 until end of turn.',
    };
    const typed = [
      named('one', 'B', 'R', { type: 'Creature — Rat' }),
      named('two', 'A', 'S', { type: 'Creature — Rat Wizard' }),
      named('cat', 'B', 'C', { type: 'Creature — Cat' }),
    ];
    const use = [
      { by: 'A', do: 'activate', object: 'crown' },
      { by: 'all', do: 'resolve' },
    ];
    expect(outcome([...typed, crown], use, { pt: { one: '5/5', two: '5/5', cat: '4/4' }, zones: { crown: 'graveyard' } })).toBe('passed');
  });
});

describe('what it gets and deals', () => {
  it('is both, to whom the text says', () => {
    const eel = { ...creature('eel', 'A', '1/1'), name: 'Eel', text: '{0}: Eel gets +2/+0 until end of turn and deals 1 damage to you.' };
    const use = [
      { by: 'A', do: 'activate', object: 'eel' },
      { by: 'all', do: 'resolve' },
    ];
    expect(outcome([eel], use, { pt: { eel: '3/1' }, life: { A: 19, B: 20 } })).toBe('passed');
    const djinn = { ...eel, text: '{0}: Eel gets -1/-0 until end of turn and deals 1 damage to target attacking creature without flying.' };
    const shot = { by: 'A', do: 'activate', object: 'eel', targets: ['foe'] };
    const attacked = { active: 'B', step: 'declare attackers', attacking: { foe: 'A' } };
    const actions = [{ by: 'B', do: 'pass' }, shot, { by: 'all', do: 'resolve' }];
    expect(outcome([djinn, creature('foe', 'B', '3/3')], actions, { pt: { eel: '0/1' }, damage: { foe: 1 } }, attacked)).toBe('passed');
  });

  it('is dealt by a source that has gone meanwhile, and was as it last was', () => {
    const eel = {
      ...creature('eel', 'A', '1/1'),
      name: 'Eel',
      text: 'Lifelink\n{0}: Eel gets +2/+0 until end of turn and deals 1 damage to you.',
    };
    const gone = effect('Destroy target creature.', ['eel']);
    expect(outcome([eel], [{ by: 'A', do: 'activate', object: 'eel' }, gone, { by: 'all', do: 'resolve' }], { life: { A: 20 } })).toBe(
      'passed',
    );
  });
});

describe('what is destroyed this way', () => {
  const troll = named('troll', 'B', 'Troll', { text: '{0}: Regenerate Troll.' });
  it("can't be regenerated", () => {
    const text = "Destroy target creature. A creature destroyed this way can't be regenerated.";
    expect(
      outcome([troll], [effect('Regenerate target creature.', ['troll']), effect(text, ['troll'])], { zones: { troll: 'graveyard' } }),
    ).toBe('passed');
    expect(
      outcome([troll], [effect('Regenerate target creature.', ['troll']), effect('Destroy target creature.', ['troll'])], {
        zones: { troll: 'battlefield' },
      }),
    ).toBe('passed');
  });

  it('is asked first where it is only if something is so', () => {
    const text = "Destroy target creature if it's white. A creature destroyed this way can't be regenerated.";
    const white = { ...troll, colors: ['white'] };
    expect(
      outcome([white], [effect('Regenerate target creature.', ['troll']), effect(text, ['troll'])], { zones: { troll: 'graveyard' } }),
    ).toBe('passed');
    expect(outcome([troll], [effect(text, ['troll'])], { zones: { troll: 'battlefield' } })).toBe('passed');
  });
});

describe('how much a target has', () => {
  it('is counted as it resolves', () => {
    const text = 'Draw cards equal to the power of target creature you control.';
    const bear = creature('bear', 'A', '2/2');
    expect(
      outcome([bear], [effect('Target creature gets +1/+0 until end of turn.', ['bear']), effect(text, ['bear'])], { handSize: { A: 3 } }),
    ).toBe('passed');
    expect(outcome([creature('bear', 'A', '-1/2')], [effect(text, ['bear'])], { handSize: { A: 0 } })).toBe('passed');
  });
});

describe('is refused', () => {
  const reads = (text: string) => compileText(text, { name: 'Test', types: ['instant'], subtypes: [] }).ok;
  it('of what does not belong together, or is not destroyed', () => {
    expect(reads('Target creature and all other creatures get -3/-3 until end of turn.')).toBe(false);
    expect(reads("Destroy target permanent. Creatures destroyed this way can't be regenerated.")).toBe(false);
    expect(reads("Exile target creature. Creatures destroyed this way can't be regenerated.")).toBe(false);
    expect(reads('Draw cards equal to the power of two target creatures.')).toBe(false);
  });
});
