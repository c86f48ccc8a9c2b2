/** Mana of what was chosen as a land entered (607.2d), and on what it may be spent (106.6). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const land = (text: string) => ({ ref: 'land', name: 'Vale', type: 'Land', text });
const inHand = (text: string, more: readonly object[] = []) => ({
  step: 'precombat main',
  zones: { hand: { A: [land(text), ...more] } },
});
const playIt = { by: 'A', do: 'play land', object: 'land' };
const choose = (choice: string) => ({ by: 'A', do: 'choose', choice });
const tap = { by: 'A', do: 'activate', object: 'land' };

describe('mana of a symbol or of the chosen color', () => {
  const text = 'As Vale enters, choose a color other than white.\n{T}: Add {W} or one mana of the chosen color.';
  const gives = (choice: string, mana: string) =>
    verdict(play({ edition, setup: inHand(text), actions: [playIt, choose('blue'), tap, choose(choice)], expect: { mana: { A: mana } } }));
  it('is either, as is chosen each time', () => {
    expect(gives('white', '{W}')).toBe('passed');
    expect(gives('blue', '{U}')).toBe('passed');
  });
  it('is no other color', () => {
    expect(gives('red', '{R}')).toMatch(/^failed/);
  });
  it('does not have the color that may not be chosen', () => {
    expect(verdict(play({ edition, setup: inHand(text), actions: [playIt, choose('white')], expect: {} }))).toMatch(/^failed/);
  });
});

describe('a land that enters tapped, and as it does, something is chosen', () => {
  const text = 'This land enters tapped. As it enters, choose a color.\n{T}: Add one mana of the chosen color.';
  it('is tapped, and adds that color later', () => {
    expect(verdict(play({ edition, setup: inHand(text), actions: [playIt, choose('red')], expect: { tapped: { land: true } } }))).toBe(
      'passed',
    );
    const actions = [playIt, choose('red'), { by: 'A', do: 'effect', text: 'Untap target land.', targets: ['land'] }, tap];
    expect(verdict(play({ edition, setup: inHand(text), actions, expect: { mana: { A: '{R}' } } }))).toBe('passed');
  });
});

const spell = (ref: string, type: string, more: object = {}) => ({ ref, name: `Test ${ref}`, type, cost: '{G}', ...more });
const elf = spell('elf', 'Creature — Elf', { pt: '1/1' });
const ox = spell('ox', 'Creature — Ox', { pt: '2/2' });
const resolve = { by: 'all', do: 'resolve' };
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const withLand = (text: string, hand: readonly object[], actions: readonly object[], expect: object, more: object = {}) =>
  verdict(
    play({
      edition,
      setup: { step: 'precombat main', librarySize: { A: 9, B: 9 }, zones: { hand: { A: [land(text), ...hand] }, ...more } },
      actions: [playIt, ...actions],
      expect,
    }),
  );

describe('mana for spells of the chosen type', () => {
  const territory =
    'As Vale enters, choose a creature type.\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type.';
  it('pays for those, as the land has it', () => {
    expect(withLand(territory, [elf], [choose('Elf'), cast('elf'), resolve], { zones: { elf: 'battlefield' } })).toBe('passed');
  });
  it('pays for no others', () => {
    expect(withLand(territory, [ox], [choose('Elf'), cast('ox')], {})).toMatch(/^failed actions\[2\]/);
  });
  it('pays for abilities of such a source where that is said', () => {
    const text = `${territory.slice(0, -1)} or activate an ability of a creature source of the chosen type.`;
    const doer = (ref: string, type: string) => ({ ...spell(ref, type, { pt: '1/1', controller: 'A' }), text: '{G}: You gain 3 life.' });
    const more = { battlefield: [doer('elf', 'Creature — Elf'), doer('ox', 'Creature — Ox')] };
    const activate = (object: string) => [choose('Elf'), { by: 'A', do: 'activate', object }, resolve];
    expect(withLand(text, [], activate('elf'), { life: { A: 23 } }, more)).toBe('passed');
    expect(withLand(text, [], activate('ox'), {}, more)).toMatch(/^failed actions\[2\]/);
  });
});

const counterspell = { ref: 'no', name: 'No', type: 'Instant', cost: '{0}', text: 'Counter target spell.' };
describe('what is done where such mana is spent on a spell', () => {
  const cavern =
    "As Vale enters, choose a creature type.\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.";
  const countered = [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'no', targets: ['elf'] }, resolve, resolve];
  it('cannot be countered', () => {
    expect(
      verdict(
        play({
          edition,
          setup: { step: 'precombat main', zones: { hand: { A: [land(cavern), elf], B: [counterspell] } } },
          actions: [playIt, choose('Elf'), cast('elf'), ...countered],
          expect: { zones: { elf: 'battlefield' } },
        }),
      ),
    ).toBe('passed');
  });
  it('can be, where another mana was spent', () => {
    const forest = { ref: 'forest', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' };
    expect(
      verdict(
        play({
          edition,
          setup: { step: 'precombat main', zones: { battlefield: [forest], hand: { A: [land(cavern), elf], B: [counterspell] } } },
          actions: [playIt, choose('Ox'), cast('elf'), ...countered.slice(0, -1)],
          expect: { zones: { elf: 'graveyard' } },
        }),
      ),
    ).toBe('passed');
  });
  const hall = '{T}, Pay 3 life: Add {G}. If that mana is spent on a creature spell, it gains haste.';
  it('keeps an ability as a permanent (400.7a)', () => {
    const expected = { life: { A: 17 }, abilities: { elf: { has: ['haste'] } }, zones: { elf: 'battlefield' } };
    expect(withLand(hall, [elf], [tap, cast('elf'), resolve], expected)).toBe('passed');
  });
  it('is not limited by that', () => {
    const gain = { ...spell('gain', 'Sorcery'), text: 'You gain 5 life.' };
    expect(withLand(hall, [gain], [tap, cast('gain'), resolve], { life: { A: 22 } })).toBe('passed');
  });
  const attendant =
    '{T}: Add one mana of any color. If that mana is spent to cast a non-Human creature spell, that creature enters with an additional +1/+1 counter on it.';
  it('enters with a counter, if it is such', () => {
    const human = spell('human', 'Creature — Human', { pt: '1/1' });
    expect(withLand(attendant, [elf], [cast('elf'), resolve], { counters: { elf: { '+1/+1': 1 } } })).toBe('passed');
    expect(withLand(attendant, [human], [cast('human'), resolve], { counters: { human: {} } })).toBe('passed');
  });
});

describe('what triggers where such mana is spent on a spell', () => {
  const shock = { ref: 'shock', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to any target.' };
  const goggles =
    '{T}: Add {R}. When that mana is spent to cast a red instant or sorcery spell, copy that spell and you may choose new targets for the copy.';
  const keep = { by: 'A', do: 'choose', choice: 'B' };
  it('copies that spell', () => {
    const actions = [cast('shock', { targets: ['B'] }), resolve, { by: 'A', do: 'choose', choice: 'A' }, resolve, resolve];
    expect(withLand(goggles, [shock], actions, { life: { A: 18, B: 18 } })).toBe('passed');
  });
  it('does not trigger of another spell', () => {
    const goblin = spell('goblin', 'Creature — Goblin', { cost: '{R}', pt: '1/1' });
    expect(withLand(goggles, [goblin], [cast('goblin'), resolve], { zones: { goblin: 'battlefield' }, triggered: { land: 0 } })).toBe(
      'passed',
    );
  });
  it('does not trigger again of the next one', () => {
    const mountain = { ref: 'mountain', name: 'Mountain', type: 'Basic Land — Mountain', controller: 'A' };
    const next = { ...shock, ref: 'next', name: 'Next', text: 'Next deals 2 damage to any target.' };
    const first = [cast('shock', { targets: ['B'], pay: '{R}' }), resolve, keep, resolve, resolve];
    const actions = [tap, ...first, cast('next', { targets: ['B'] }), resolve];
    expect(withLand(goggles, [shock, next], actions, { life: { B: 14 } }, { battlefield: [mountain] })).toBe('passed');
  });

  it('holds the spell against the commander, wherever that is', () => {
    const path =
      "{T}: Add one mana of any color in your commander's color identity. When that mana is spent to cast a creature spell that shares a creature type with your commander, scry 1.";
    const setup = (hand: object) => ({
      step: 'precombat main',
      librarySize: { A: 9, B: 9 },
      zones: {
        command: { A: [{ ...elf, ref: 'chief', name: 'Chief', type: 'Legendary Creature — Elf Warrior', cost: '{G}', commander: true }] },
        hand: { A: [land(path), hand] },
      },
    });
    const go = (hand: object, ref: string, triggers: number) =>
      verdict(
        play({
          edition,
          format: 'commander',
          players: ['A', 'B'],
          setup: setup(hand),
          actions: [playIt, cast(ref)],
          expect: { triggered: { land: triggers } },
        }),
      );
    expect(go(elf, 'elf', 1)).toBe('passed');
    expect(go(ox, 'ox', 0)).toBe('passed');
  });
});
