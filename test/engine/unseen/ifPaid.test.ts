/** What hangs on how a spell was cast: "instead", "also", "unless it was kicked", kicked spells of others (601.2b, 614.1a, 702.33, 702.138). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (
  {
    battlefield = [],
    zones = {},
    mana = {},
  }: { readonly battlefield?: readonly object[]; readonly zones?: object; readonly mana?: object },
  actions: readonly object[],
  expected: object,
) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { mana, librarySize: { A: 9, B: 9 }, zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const resolve = { by: 'all', do: 'resolve' };
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const spell = (text: string, more: object = {}) => ({ ref: 's', name: 'Test spell', type: 'Instant', cost: '{R}', text, ...more });
const permanent = (ref: string, text: string, type = 'Enchantment') => ({
  ref,
  name: `Test ${ref}`,
  type,
  text,
  controller: 'A',
  pt: '1/1',
});
const hand = (text: string, more: object = {}) => ({ hand: { A: [spell(text, more)] } });
const refusedAt = (at: number) => ({ refused: { action: at + 1 } });

describe('instead', () => {
  const text = 'Kicker {2}\nDestroy target artifact. If this spell was kicked, instead destroy two target artifacts.';
  const relic = (ref: string) => ({ ref, name: ref, type: 'Artifact', controller: 'B' });
  const battlefield = [relic('one'), relic('two')];

  it('has one target unkicked, and two kicked', () => {
    const once = [cast('s', { targets: ['one'] }), resolve];
    expect(outcome({ battlefield, zones: hand(text), mana: { A: '{R}' } }, once, { zones: { one: 'graveyard', two: 'battlefield' } })).toBe(
      'passed',
    );
    const twice = [cast('s', { targets: [['one', 'two']], kicked: true }), resolve];
    const both = { zones: { one: 'graveyard', two: 'graveyard' } };
    expect(outcome({ battlefield, zones: hand(text), mana: { A: '{2}{R}' } }, twice, both)).toBe('passed');
    expect(
      outcome(
        { battlefield, zones: hand(text), mana: { A: '{R}' } },
        twice.slice(0, 1).map((each) => ({ ...each, kicked: false })),
        refusedAt(0),
      ),
    ).toBe('passed');
  });

  it('leaves what stands before it undone', () => {
    const words =
      'Kicker {2}\nTest spell deals 2 damage to target creature. If this spell was kicked, instead it deals 4 damage to that creature and you gain 4 life.';
    const board = { battlefield: [creature('giant', 'B', '5/5')], zones: hand(words), mana: { A: '{2}{R}' } };
    const expected = { damage: { giant: 4 }, life: { A: 24 } };
    expect(outcome(board, [cast('s', { targets: ['giant'], kicked: true }), resolve], expected)).toBe('passed');
  });

  it('is not understood where what follows could be of either', () => {
    const words =
      'Kicker {2}\nChoose target creature with mana value 3 or less. If this spell was kicked, instead choose target creature. Exile the chosen creature, then its controller gains 1 life.';
    expect(outcome({ zones: hand(words) }, [], {})).toMatch(/^refused setup/);
  });

  it('may say that damage cannot be prevented', () => {
    const words =
      "Kicker {2}\nTest spell deals 3 damage to any target. If this spell was kicked, instead it deals 10 damage to that permanent or player and the damage can't be prevented.";
    const shield = effect('Prevent the next 4 damage that would be dealt to you this turn.', { by: 'B' });
    const kicked = [shield, cast('s', { targets: ['B'], kicked: true }), resolve];
    expect(outcome({ zones: hand(words), mana: { A: '{2}{R}' } }, kicked, { life: { B: 10 } })).toBe('passed');
    const plain = [shield, cast('s', { targets: ['B'] }), resolve];
    expect(outcome({ zones: hand(words), mana: { A: '{R}' } }, plain, { life: { B: 20 } })).toBe('passed');
  });
});

describe('also', () => {
  it('adds to what is done', () => {
    const words =
      'Kicker {2}\nTarget creature gets +2/+2 until end of turn. If this spell was kicked, that creature also gains flying until end of turn.';
    const board = (paid: string) => ({ battlefield: [creature('bear', 'A')], zones: hand(words), mana: { A: paid } });
    const has = { pt: { bear: '4/4' }, abilities: { bear: { has: ['flying'] } } };
    expect(outcome(board('{2}{R}'), [cast('s', { targets: ['bear'], kicked: true }), resolve], has)).toBe('passed');
    const lacks = { pt: { bear: '4/4' }, abilities: { bear: { lacks: ['flying'] } } };
    expect(outcome(board('{R}'), [cast('s', { targets: ['bear'] }), resolve], lacks)).toBe('passed');
  });

  it('deals its damage to a second target', () => {
    const words =
      'Kicker {2}\nTest spell deals 4 damage to target creature. If this spell was kicked, it also deals 4 damage to target player.';
    const board = { battlefield: [creature('bear', 'A')], zones: hand(words), mana: { A: '{2}{R}' } };
    const expected = { zones: { bear: 'graveyard' }, life: { B: 16 } };
    expect(outcome(board, [cast('s', { targets: ['bear', 'B'], kicked: true }), resolve], expected)).toBe('passed');
  });
});

describe('unless', () => {
  const fire = spell('Kicker {2}\nTrample\nAt the beginning of the end step, sacrifice Test spell unless it was kicked.', {
    type: 'Creature — Elemental',
    pt: '5/3',
  });

  it.each([
    [true, '{2}{R}', 'battlefield'],
    [false, '{R}', 'graveyard'],
  ])('kicked %s it is in the %s', (kicked, paid, zone) => {
    const actions = [cast('s', { kicked }), resolve, until('cleanup')];
    expect(outcome({ zones: { hand: { A: [fire] } }, mana: { A: paid } }, actions, { zones: { s: zone } })).toBe('passed');
  });

  it('asks whether it escaped', () => {
    const titan = spell('When Test spell enters, sacrifice it unless it escaped.\nEscape—{R}, Exile two other cards from your graveyard.', {
      type: 'Creature — Giant',
      pt: '6/6',
    });
    expect(
      outcome({ zones: { hand: { A: [titan] } }, mana: { A: '{R}' } }, [cast('s'), resolve, until('stack empty')], {
        zones: { s: 'graveyard' },
      }),
    ).toBe('passed');
    const others = ['x', 'y'].map((ref) => ({ ref, name: ref, type: 'Sorcery' }));
    const actions = [cast('s', { alternative: 'escape' }), resolve, until('stack empty')];
    const board = { zones: { graveyard: { A: [titan, ...others] } }, mana: { A: '{R}' } };
    expect(outcome(board, actions, { zones: { s: 'battlefield', x: 'exile', y: 'exile' } })).toBe('passed');
  });
});

describe('a kicked spell', () => {
  const watcher = permanent('watcher', 'Whenever you cast a kicked spell, you gain 2 life.');
  const words = 'Kicker {2}\nDraw a card.';

  it.each([
    [true, '{2}{R}', 22],
    [false, '{R}', 20],
  ])('kicked %s is heard by who waits for one', (kicked, paid, life) => {
    const board = { battlefield: [watcher], zones: hand(words), mana: { A: paid } };
    expect(outcome(board, [cast('s', { kicked }), until('stack empty')], { life: { A: life } })).toBe('passed');
  });

  it('is told from others by what counters it', () => {
    const counter = effect('Counter target spell if it was kicked.', { targets: ['s'] });
    const kicked = [cast('s', { kicked: true }), counter];
    expect(outcome({ zones: hand(words), mana: { A: '{2}{R}' } }, kicked, { zones: { s: 'graveyard' }, handSize: { A: 0 } })).toBe(
      'passed',
    );
    expect(outcome({ zones: hand(words), mana: { A: '{R}' } }, [cast('s'), counter], { zones: { s: 'stack' } })).toBe('passed');
  });

  it('is counted by how often it was', () => {
    const shaman = spell(
      'Multikicker {1}\nWhen Test spell enters, it deals damage to target player equal to twice the number of times it was kicked.',
      { type: 'Creature — Shaman', pt: '4/3' },
    );
    const actions = [cast('s', { kicked: 3 }), resolve, { by: 'A', do: 'choose', choice: 'B' }, until('stack empty')];
    expect(outcome({ zones: { hand: { A: [shaman] } }, mana: { A: '{3}{R}' } }, actions, { life: { B: 14 } })).toBe('passed');
  });
});

describe('a spell that is bargained', () => {
  it('may cost less', () => {
    const words = "Bargain\nThis spell costs {2} less to cast if it's bargained.\nDraw a card.";
    const relic = { ref: 'relic', name: 'relic', type: 'Artifact', controller: 'A' };
    const zones = hand(words, { cost: '{2}{R}' });
    const actions = [cast('s', { additional: ['bargain', 'relic'] }), resolve];
    const expected = { zones: { relic: 'graveyard' }, handSize: { A: 1 } };
    expect(outcome({ battlefield: [relic], zones, mana: { A: '{R}' } }, actions, expected)).toBe('passed');
    expect(outcome({ battlefield: [relic], zones, mana: { A: '{R}' } }, [cast('s')], refusedAt(0))).toBe('passed');
  });
});
