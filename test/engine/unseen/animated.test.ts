/** Auras that bring back the card that they enchant: Animate Dead, Dance of the Dead; and what keeps from being a target on the battlefield alone (113.6). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const text =
  'Enchant creature card in a graveyard\nWhen Test Raising enters the battlefield, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with Test Raising." Return enchanted creature card to the battlefield under your control and attach Test Raising to it. When Test Raising leaves the battlefield, that creature\'s controller sacrifices it.\nEnchanted creature gets -1/-0.';
const aura = (more: object = {}) => ({ ref: 'ad', name: 'Test Raising', type: 'Enchantment — Aura', cost: '{B}', text, ...more });
const dead = (more: object = {}) => ({ ref: 'it', name: 'Test Beast', type: 'Creature — Beast', cost: '{5}', pt: '5/5', ...more });
const cast = { by: 'A', do: 'cast', object: 'ad', targets: ['it'] };
const resolve = { by: 'all', do: 'resolve' };
const empty = { by: 'all', do: 'pass until', until: 'stack empty' };
const effect = (by: string, instruction: string, ...targets: readonly string[]) => ({ by, do: 'effect', text: instruction, targets });
const board = (actions: readonly object[], expected: object, { card = dead(), spell = aura(), edition = '2012-02-01' } = {}) =>
  verdict(
    play({
      edition,
      setup: { mana: { A: '{B}' }, zones: { battlefield: [creature('other', 'A')], hand: { A: [spell] }, graveyard: { B: [card] } } },
      actions: [cast, ...actions],
      expect: expected,
    }),
  );

describe('a card that its Aura brings back', () => {
  it('is controlled by who controls the Aura, and enchanted by it', () => {
    expect(board([empty], { controller: { it: 'A' }, pt: { it: '4/5' }, attachedTo: { ad: 'it' } })).toBe('passed');
  });

  it('is sacrificed as the Aura leaves, by who controls it then', () => {
    expect(
      board([empty, effect('A', 'Destroy target enchantment.', 'ad'), empty], {
        zones: { it: 'graveyard', ad: 'graveyard', other: 'battlefield' },
      }),
    ).toBe('passed');
    const stolen = [empty, effect('B', 'Gain control of target creature.', 'it'), effect('B', 'Destroy target enchantment.', 'ad'), empty];
    expect(board(stolen, { zones: { it: 'graveyard', ad: 'graveyard' }, graveyardSize: { A: 1, B: 1 } })).toBe('passed');
  });

  it('loses its Aura with protection from it, and is sacrificed', () => {
    const expected = { zones: { it: 'graveyard', ad: 'graveyard' } };
    expect(
      board([empty, effect('A', 'Target creature gains protection from black until end of turn.', 'it'), { do: 'check' }, empty], expected),
    ).toBe('passed');
    expect(board([empty], expected, { card: dead({ text: 'Protection from black' }) })).toBe('passed');
  });

  it('stays where it is where the Aura is gone as the ability resolves', () => {
    const expected = { zones: { it: 'graveyard', ad: 'graveyard' } };
    expect(board([resolve, effect('B', 'Destroy target enchantment.', 'ad'), empty], expected)).toBe('passed');
  });

  it('is not there any more when it was exiled in response, and the Aura goes', () => {
    const exiled = [resolve, effect('B', 'Exile target creature card from a graveyard.', 'it'), { do: 'check' }, empty];
    expect(board(exiled, { zones: { it: 'exile', ad: 'graveyard' } })).toBe('passed');
  });

  it('enchants nothing else than what it put there', () => {
    const gone = [empty, effect('A', 'Attach target Aura you control to target creature.', 'ad', 'other')];
    expect(board(gone, { attachedTo: { ad: 'it' } })).toBe('passed');
  });

  it('is read in the words of other years', () => {
    const spell = aura({
      text: text
        .replaceAll('enters the battlefield', 'comes into play')
        .replaceAll("it's on the battlefield", "it's in play")
        .replaceAll('put onto the battlefield', 'put into play')
        .replaceAll('to the battlefield', 'to play')
        .replaceAll('leaves the battlefield', 'leaves play'),
    });
    expect(board([empty], { controller: { it: 'A' }, pt: { it: '4/5' } }, { spell, edition: '2006-02-01' })).toBe('passed');
    const tapped = aura({
      text: text.replace('Return enchanted creature card to the battlefield', 'Put enchanted creature card onto the battlefield tapped'),
    });
    expect(board([empty], { tapped: { it: true }, controller: { it: 'A' } }, { spell: tapped })).toBe('passed');
  });

  it('is refused where it loses or gains something else', () => {
    const read = (from: string, to: string) =>
      compileText(text.replace(from, to), { name: 'Test Raising', types: ['enchantment'], subtypes: ['Aura'] }).ok;
    expect(read('', '')).toBe(true);
    expect(read('loses "enchant creature card in a graveyard"', 'loses "flying"')).toBe(false);
    expect(read('gains "enchant creature put onto the battlefield with Test Raising."', 'gains "Enchant creature."')).toBe(false);
  });
});

describe('abilities of permanents that keep from being a target', () => {
  const targeted = (spell: object, zones: object, targets: readonly string[], expected: object) =>
    verdict(
      play({
        edition: '2024-11-08',
        setup: {
          mana: { A: '{U}{B}', B: '{U}{B}' },
          zones: { ...zones, hand: { B: [{ ref: 's', type: 'Instant', cost: '{B}', name: 'Test', ...spell }] } },
        },
        actions: [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 's', targets }, ...('refused' in expected ? [] : [resolve])],
        expect: expected,
      }),
    );
  it.each(['Protection from black', 'Shroud', 'Hexproof'])('do nothing in a graveyard: %s', (keywords) => {
    const spell = { text: 'Exile target creature card from a graveyard.' };
    expect(targeted(spell, { graveyard: { A: [dead({ text: keywords })] } }, ['it'], { zones: { it: 'exile' } })).toBe('passed');
  });

  it.each(['Protection from black', 'Shroud', 'Hexproof'])('hold on the battlefield: %s', (keywords) => {
    const spell = { text: 'Destroy target creature.' };
    const zones = { battlefield: [dead({ text: keywords, controller: 'A' })] };
    expect(targeted(spell, zones, ['it'], { refused: { action: 2 } })).toBe('passed');
  });

  it.each(['Protection from blue', 'Shroud', 'Hexproof'])('do nothing on the stack: %s', (keywords) => {
    expect(
      verdict(
        play({
          edition: '2024-11-08',
          setup: {
            mana: { A: '{B}', B: '{U}' },
            zones: {
              hand: {
                A: [dead({ text: keywords, cost: '{B}' })],
                B: [{ ref: 's', type: 'Instant', cost: '{U}', name: 'Test', text: 'Counter target spell.' }],
              },
            },
          },
          actions: [
            { by: 'A', do: 'cast', object: 'it' },
            { by: 'A', do: 'pass' },
            { by: 'B', do: 'cast', object: 's', targets: ['it'] },
            empty,
          ],
          expect: { zones: { it: 'graveyard' } },
        }),
      ),
    ).toBe('passed');
  });
});
