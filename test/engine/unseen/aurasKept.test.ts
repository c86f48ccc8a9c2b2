/** Protection that an Aura gives and that does not remove it (702.16n), costs of a counter and of cards milled, cards milled that trigger. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, land, spell } from './spellsOnBoards.ts';

const ward = (ref: string, more: object = {}) => ({
  ref,
  name: `Ward ${ref}`,
  type: 'Enchantment — Aura',
  cost: '{B}',
  text: `Enchant creature\nEnchanted creature has protection from black. This effect doesn't remove Ward ${ref}.`,
  ...more,
});
const on = (ref: string, to: string, controller = 'A') => ward(ref, { controller, attachedTo: to });
const curse = {
  ref: 'curse',
  name: 'Curse',
  controller: 'B',
  type: 'Enchantment — Aura',
  cost: '{B}',
  attachedTo: 'bear',
  text: 'Enchant creature\nEnchanted creature gets -1/-1.',
};
const check = { do: 'check' };
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(play(board({ ...more, zones: { battlefield, ...(more as { zones?: object }).zones } }, actions, expected)));

describe('an Aura that gives protection from its own color', () => {
  it('stays, and another Aura of that color does not', () => {
    const all = [creature('bear', 'A'), on('w', 'bear'), curse];
    expect(outcome(all, [check], { zones: { w: 'battlefield', curse: 'graveyard' }, pt: { bear: '2/2' } })).toBe('passed');
  });

  it('is removed by the same protection from elsewhere, as another of its name is', () => {
    const all = [creature('bear', 'A'), on('w', 'bear'), on('v', 'bear')];
    expect(outcome(all, [check], { zones: { w: 'graveyard', v: 'graveyard' } })).toBe('passed');
    const own = [creature('bear', 'A', '2/2', { text: 'Protection from black' }), on('w', 'bear')];
    expect(outcome(own, [check], { zones: { w: 'graveyard' } })).toBe('passed');
  });

  it('protects from all else of the color', () => {
    const kill = spell('kill', 'Destroy target creature.', { cost: '{B}' });
    const all = [creature('bear', 'A'), on('w', 'bear')];
    const actions = [{ by: 'A', do: 'cast', object: 'kill', targets: ['bear'] }];
    expect(
      outcome(
        all,
        actions,
        { refused: { action: 1 }, zones: { bear: 'battlefield' } },
        { mana: { A: '{B}' }, zones: { hand: { A: [kill] } } },
      ),
    ).toBe('passed');
  });

  it('may be of the color that was chosen', () => {
    const shield = {
      ref: 'shield',
      name: 'Shield',
      type: 'Enchantment — Aura',
      cost: '{U}',
      attachedTo: 'bear',
      controller: 'A',
      chosen: { color: 'blue' },
      text: "Enchant creature\nAs Shield enters, choose a color.\nEnchanted creature has protection from the chosen color. This effect doesn't remove Shield.",
    };
    const blue = { ...curse, cost: '{U}' };
    expect(outcome([creature('bear', 'A'), shield, blue], [check], { zones: { shield: 'battlefield', curse: 'graveyard' } })).toBe(
      'passed',
    );
  });

  it('is not read of what is no Aura, or of another', () => {
    const about = { name: 'Test', types: ['enchantment'] as const, subtypes: ['Aura'] };
    expect(compileText("Enchanted creature has protection from black. This effect doesn't remove Auras.", about).ok).toBe(false);
    expect(
      compileText("Enchanted creature has protection from black. This effect doesn't remove Test.", { ...about, subtypes: [] }).ok,
    ).toBe(false);
    expect(compileText("Enchanted creature has flying. This effect doesn't remove Test.", about).ok).toBe(false);
  });
});

const ghave = (text: string) => ({ ref: 'g', name: 'Ghave', controller: 'A', type: 'Creature', pt: '3/3', text });
const fed = (ref: string, controller: string, many: number) => creature(ref, controller, '2/2', { counters: { '+1/+1': many } });
const remove = ghave('Remove a +1/+1 counter from a creature you control: Draw a card.');

describe('a cost of a counter of one of several', () => {
  it('is paid with a counter of the creature that is chosen', () => {
    const all = [remove, fed('one', 'A', 2), fed('two', 'A', 1)];
    const actions = [
      { by: 'A', do: 'activate', object: 'g' },
      { by: 'A', do: 'choose', choice: 'two' },
      { by: 'all', do: 'resolve' },
    ];
    expect(outcome(all, actions, { handSize: { A: 1 }, counters: { one: { '+1/+1': 2 }, two: {} } })).toBe('passed');
  });

  it('is paid with its own counters too, and is not asked for where there is but one', () => {
    const own = { ...remove, counters: { '+1/+1': 1 } };
    expect(
      outcome(
        [own, fed('theirs', 'B', 3)],
        [
          { by: 'A', do: 'activate', object: 'g' },
          { by: 'all', do: 'resolve' },
        ],
        { handSize: { A: 1 }, pt: { g: '3/3' }, counters: { theirs: { '+1/+1': 3 } } },
      ),
    ).toBe('passed');
  });

  it('cannot be paid with those of others, or of another kind', () => {
    const all = [remove, fed('theirs', 'B', 2), creature('odd', 'A', '2/2', { counters: { charge: 1 } })];
    expect(outcome(all, [{ by: 'A', do: 'activate', object: 'g' }], { refused: { action: 1 }, handSize: { A: 0 } })).toBe('passed');
  });

  it('is paid with one each time', () => {
    const all = [remove, fed('one', 'A', 2)];
    const activate = { by: 'A', do: 'activate', object: 'g' };
    expect(
      outcome(all, [activate, activate, { by: 'all', do: 'pass until', until: 'stack empty' }], {
        handSize: { A: 2 },
        counters: { one: {} },
      }),
    ).toBe('passed');
    expect(outcome(all, [activate, activate, activate], { refused: { action: 3 } })).toBe('passed');
  });

  it('is not read of what is not yours', () => {
    const about = { name: 'Test', types: ['creature'] as const, subtypes: [] };
    expect(compileText('Remove a +1/+1 counter from a creature: Draw a card.', about).ok).toBe(false);
  });
});

const millikin = { ref: 'm', name: 'Millikin', controller: 'A', type: 'Artifact Creature', pt: '0/1', text: '{T}, Mill a card: Add {C}.' };

describe('a cost of cards that are milled', () => {
  it.each([['{T}, Mill a card: Add {C}.'], ['{T}, Put the top card of your library into your graveyard: Add {C}.']])(
    'puts them into the graveyard: %s',
    (text) => {
      const rock = { ref: 'rock', name: 'Rock', type: 'Artifact', cost: '{1}' };
      const actions = [
        { by: 'A', do: 'cast', object: 'rock' },
        { by: 'all', do: 'resolve' },
      ];
      const setup = {
        librarySize: { B: 9 },
        zones: { battlefield: [{ ...millikin, text }], hand: { A: [rock] }, library: { A: [land('l'), land('k')] } },
      };
      expect(
        verdict(play({ ...board(setup, actions, { zones: { rock: 'battlefield', l: 'graveyard', k: 'library' }, tapped: { m: true } }) })),
      ).toBe('passed');
    },
  );

  it('is not offered where there are not so many', () => {
    const milling = {
      ref: 'u',
      name: 'Upkeep',
      controller: 'A',
      type: 'Artifact',
      text: '{0}: Sacrifice Upkeep unless you mill two cards.',
    };
    const paid = (cards: readonly object[], more: readonly object[], expected: object) =>
      verdict(
        play({
          edition: '2025-11-14',
          setup: { step: 'precombat main', zones: { battlefield: [milling], library: { A: cards } } },
          actions: [{ by: 'A', do: 'activate', object: 'u' }, { by: 'all', do: 'resolve' }, ...more],
          expect: expected,
        }),
      );
    expect(paid([land('l')], [], { zones: { u: 'graveyard', l: 'library' } })).toBe('passed');
    expect(paid([land('l'), land('k')], [{ by: 'A', do: 'choose', choice: 'yes' }], { zones: { u: 'battlefield', l: 'graveyard' } })).toBe(
      'passed',
    );
  });

  it('cannot be paid out of an empty library', () => {
    const setup = { zones: { battlefield: [millikin] } };
    expect(
      verdict(
        play({
          edition: '2025-11-14',
          setup,
          actions: [{ by: 'A', do: 'activate', object: 'm' }],
          expect: { refused: { action: 1 }, tapped: { m: false } },
        }),
      ),
    ).toBe('passed');
  });
});

const amoeba = {
  ref: 'n',
  name: 'Narcomoeba',
  type: 'Creature',
  pt: '1/1',
  text: 'Flying\nWhen Narcomoeba is put into your graveyard from your library, you may put it onto the battlefield.',
};

describe('a card that is put into its graveyard from the library', () => {
  const mill = { by: 'A', do: 'effect', text: 'Target player mills two cards.', targets: ['A'] };
  const setup = { librarySize: { B: 9 }, zones: { battlefield: [], library: { A: [amoeba, land('l'), land('k')] } } };
  const resolve = [
    { by: 'all', do: 'resolve' },
    { by: 'A', do: 'choose', choice: 'yes' },
  ];

  it('triggers there, and comes back', () => {
    expect(verdict(play(board({ ...setup }, [mill, ...resolve], { zones: { n: 'battlefield', l: 'graveyard' } })))).toBe('passed');
  });

  it('does not trigger from the hand or the battlefield', () => {
    const held = { librarySize: { A: 9, B: 9 }, zones: { battlefield: [], hand: { A: [amoeba] } } };
    expect(
      verdict(
        play(
          board(held, [{ by: 'A', do: 'effect', text: 'Discard your hand.' }, check], { zones: { n: 'graveyard' }, triggered: { n: 0 } }),
        ),
      ),
    ).toBe('passed');
    const there = { zones: { battlefield: [{ ...amoeba, controller: 'A' }] } };
    expect(
      verdict(
        play(
          board(there, [{ by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['n'] }, check], {
            zones: { n: 'graveyard' },
            triggered: { n: 0 },
          }),
        ),
      ),
    ).toBe('passed');
  });

  it('stays where it was removed in response', () => {
    const actions = [
      mill,
      { by: 'A', do: 'effect', text: 'Exile target card from a graveyard.', targets: ['n'] },
      { by: 'all', do: 'resolve' },
    ];
    expect(verdict(play(board({ ...setup }, actions, { zones: { n: 'exile' } })))).toBe('passed');
  });
});
