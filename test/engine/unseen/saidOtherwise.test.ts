/** What an opponent chooses, what attacks cost by a number, those that were counted, and words that are written in several ways. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };
const permanent = (types: readonly ('artifact' | 'creature' | 'enchantment')[] = ['creature']) => ({ name: 'Test', types, subtypes: [] });

describe('something of an opponent’s choice', () => {
  const mercy = spell('s', "Return a nonland card of an opponent's choice from your graveyard to your hand.");
  const dead = (ref: string, owner = 'A') => ({ ...creature(ref, owner), name: `Dead ${ref}` });
  const setup = (players: readonly string[]) => ({
    mana: { A: '{R}' },
    librarySize: Object.fromEntries(players.map((id) => [id, 5])),
    zones: { battlefield: [], hand: { A: [mercy] }, graveyard: { A: [dead('x'), dead('y'), land('l')], B: [dead('z', 'B')] } },
  });

  it('is chosen by that opponent as it resolves, among what is yours', () => {
    const actions = [{ by: 'A', do: 'cast', object: 's' }, resolve, choose('y', 'B')];
    expect(verdict(play(board(setup(['A', 'B']), actions, { zones: { y: 'hand', x: 'graveyard', z: 'graveyard' } })))).toBe('passed');
    expect(verdict(play(board(setup(['A', 'B']), [...actions.slice(0, 2), choose('l', 'B')], {})))).not.toBe('passed');
    expect(verdict(play(board(setup(['A', 'B']), [...actions.slice(0, 2), choose('z', 'B')], {})))).not.toBe('passed');
  });

  it('is chosen by the one of several whom you choose', () => {
    const actions = [{ by: 'A', do: 'cast', object: 's' }, resolve, choose('C'), choose('x', 'C')];
    expect(verdict(play(board(setup(['A', 'B', 'C']), actions, { zones: { x: 'hand', y: 'graveyard' } }, ['A', 'B', 'C'])))).toBe('passed');
  });

  it('is nothing where there is none', () => {
    const bare = { mana: { A: '{R}' }, zones: { battlefield: [], hand: { A: [mercy] }, graveyard: { A: [land('l')] } } };
    expect(verdict(play(board(bare, cast('A', 's'), { zones: { l: 'graveyard', s: 'graveyard' }, handSize: { A: 0 } })))).toBe('passed');
  });

  it('may be a target that the opponent chooses as it is put onto the stack', () => {
    const target = spell('s', "Return target creature card of an opponent's choice from your graveyard to your hand.");
    const actions = [{ by: 'A', do: 'cast', object: 's' }, choose('x', 'B'), resolve];
    const there = {
      mana: { A: '{R}' },
      zones: { battlefield: [creature('alive', 'A')], hand: { A: [target] }, graveyard: { A: [dead('x'), dead('y')] } },
    };
    expect(verdict(play(board(there, actions, { zones: { x: 'hand', y: 'graveyard', alive: 'battlefield' } })))).toBe('passed');
  });

  it('is not read of what another does', () => {
    expect(compileText("Each opponent sacrifices a creature of an opponent's choice.", { ...permanent(), types: ['sorcery'] }).ok).toBe(
      false,
    );
  });
});

const sphere = {
  ref: 'sphere',
  name: 'Sphere',
  controller: 'B',
  type: 'Enchantment',
  text: "Creatures can't attack you or a planeswalker you control unless their controller pays {X} for each of those creatures, where X is the number of enchantments you control.",
};

describe('what attacks cost by a number', () => {
  const other = { ref: 'other', name: 'Other', type: 'Enchantment' };
  const attack = (mana: string, attackers: object, controller: string, expected: object) =>
    verdict(
      play(
        board(
          {
            step: 'declare attackers',
            mana: { A: mana },
            zones: { battlefield: [sphere, { ...other, controller }, creature('one', 'A'), creature('two', 'A')] },
          },
          [{ by: 'A', do: 'attack', attackers }],
          expected,
        ),
      ),
    );

  it('is counted for whoever is attacked, not for who attacks', () => {
    expect(attack('{R}{R}', { one: 'B' }, 'B', { attacking: { one: true }, mana: { A: '' } })).toBe('passed');
    expect(attack('{R}', { one: 'B' }, 'A', { attacking: { one: true }, mana: { A: '' } })).toBe('passed');
  });

  it('is paid for each of several', () => {
    expect(attack('{R}{R}{R}{R}', { one: 'B', two: 'B' }, 'B', { attacking: { one: true, two: true }, mana: { A: '' } })).toBe('passed');
    expect(attack('{R}{R}{R}', { one: 'B', two: 'B' }, 'B', { refused: { action: 1 } })).toBe('passed');
  });

  it('has to say what X is', () => {
    expect(
      compileText("Creatures can't attack you unless their controller pays {X} for each of those creatures.", permanent(['enchantment']))
        .ok,
    ).toBe(false);
  });
});

describe('those that were counted', () => {
  const call = spell(
    's',
    'Draw a card for each creature you control with a +1/+1 counter on it. Those creatures gain indestructible until end of turn.',
  );
  const fed = (ref: string, controller = 'A') => creature(ref, controller, '2/2', { counters: { '+1/+1': 1 } });

  it('are those that were so as it resolved', () => {
    const setup = {
      mana: { A: '{R}' },
      zones: { battlefield: [fed('one'), fed('two'), creature('plain', 'A'), fed('theirs', 'B')], hand: { A: [call] } },
    };
    const later = { by: 'A', do: 'effect', text: 'Put a +1/+1 counter on target creature.', targets: ['plain'] };
    const end = { by: 'A', do: 'effect', text: 'Destroy all creatures.' };
    expect(
      verdict(
        play(
          board(setup, [...cast('A', 's'), later, end], {
            handSize: { A: 2 },
            zones: { one: 'battlefield', two: 'battlefield', plain: 'graveyard', theirs: 'graveyard' },
          }),
        ),
      ),
    ).toBe('passed');
  });

  it('are none where none was', () => {
    const setup = { mana: { A: '{R}' }, zones: { battlefield: [creature('plain', 'A')], hand: { A: [call] } } };
    expect(verdict(play(board(setup, cast('A', 's'), { handSize: { A: 0 }, zones: { plain: 'battlefield' } })))).toBe('passed');
  });

  it('are called by what they are, and not by a pronoun', () => {
    const about = { ...permanent(), types: ['sorcery'] as const };
    expect(compileText('Draw a card for each creature you control. Those lands gain indestructible until end of turn.', about).ok).toBe(
      false,
    );
    expect(compileText('Draw a card for each creature you control. They gain indestructible until end of turn.', about).ok).toBe(false);
    expect(
      compileText(
        'Draw a card for each creature you control. You gain 1 life. Those creatures gain indestructible until end of turn.',
        about,
      ).ok,
    ).toBe(false);
  });
});

describe('words that are written in several ways', () => {
  it.each([
    ['First Strike', 'First strike'],
    ['Flying, Haste', 'Flying, haste'],
    ['When CARDNAME enters, draw a card.', 'When Test enters, draw a card.'],
    ['Other creatures have protection from colored spells.', 'Other creatures have protection from colored spells.'],
    [
      'At the beginning of combat on your turn, exile target creature at the end of combat.',
      'At the beginning of combat on your turn, exile target creature at end of combat.',
    ],
    ['Non-basic lands your opponents control enter tapped.', 'Nonbasic lands your opponents control enter tapped.'],
  ])('mean the same: %s', (one, other) => {
    const read = (text: string): unknown => {
      const compiled = compileText(text, permanent());
      if (!compiled.ok) return compiled;
      return JSON.parse(JSON.stringify(compiled.abilities, (key, value: unknown) => (key === 'text' ? undefined : value)));
    };
    expect(read(one)).not.toHaveProperty('ok');
    expect(read(one)).toEqual(read(other));
  });

  it('protects from spells that have a color, and from no others', () => {
    const giant = creature('giant', 'B', '9/9', { text: 'Protection from colored spells' });
    const shock = (colors: object) => spell('s', 'Destroy target creature.', colors);
    const setup = (card: object) => ({
      mana: { A: '{R}{C}' },
      zones: {
        battlefield: [giant, creature('red', 'A', '2/2', { colors: ['red'], text: '{0}: Destroy target creature.' })],
        hand: { A: [card] },
      },
    });
    expect(
      verdict(play(board(setup(shock({})), [{ by: 'A', do: 'cast', object: 's', targets: ['giant'] }], { refused: { action: 1 } }))),
    ).toBe('passed');
    expect(verdict(play(board(setup(shock({ cost: '{1}' })), cast('A', 's', 'giant'), { zones: { giant: 'graveyard' } })))).toBe('passed');
    // The ability of a red creature is no spell.
    const ability = [{ by: 'A', do: 'activate', object: 'red', targets: ['giant'] }, resolve];
    expect(verdict(play(board(setup(shock({})), ability, { zones: { giant: 'graveyard' } })))).toBe('passed');
  });

  it('counts Auras that are attached to creatures, whoever controls these', () => {
    const aura = (ref: string, attachedTo: string, controller = 'A') => ({
      ref,
      name: `Aura ${ref}`,
      type: 'Enchantment — Aura',
      controller,
      attachedTo,
      text: 'Enchant permanent',
    });
    const all = [
      creature('one', 'A'),
      creature('two', 'B'),
      { ...land('l'), controller: 'A' },
      aura('a', 'one'),
      aura('b', 'two'),
      aura('c', 'l'),
      aura('d', 'one', 'B'),
    ];
    const setup = {
      mana: { A: '{R}' },
      zones: { battlefield: all, hand: { A: [spell('s', "Draw a card for each Aura you control that's attached to a creature.")] } },
    };
    expect(verdict(play(board(setup, cast('A', 's'), { handSize: { A: 2 } })))).toBe('passed');
  });
});
