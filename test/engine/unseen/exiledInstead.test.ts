/** A card that an effect has somebody cast, and that is exiled where it would be put into a graveyard (614.1a, 608.2g). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const again = (more = ' this turn', whose = 'your') =>
  spell(
    's',
    `You may cast target instant or sorcery card from ${whose} graveyard without paying its mana cost. If that card would be put into ${whose} graveyard${more}, exile it instead.`,
  );
const bolt = (ref: string) => spell(ref, `Spell ${ref} deals 3 damage to any target.`);
const set = (card: object, more: object = {}) => ({
  mana: { A: '{R}{R}', B: '{R}{R}{U}' },
  zones: { battlefield: [creature('bear', 'B')], hand: { A: [card] }, graveyard: { A: [bolt('old')] }, ...more },
});
const all = { by: 'all', do: 'pass until', until: 'stack empty' };

describe('a spell that is exiled instead', () => {
  it('is exiled once it has resolved, and the card that let it be cast is not', () => {
    const actions = [{ by: 'A', do: 'cast', object: 's', targets: ['old'] }, { by: 'all', do: 'resolve' }, choose('yes'), choose('B'), all];
    expect(verdict(play(board(set(again()), actions, { life: { B: 17 }, zones: { old: 'exile', s: 'graveyard' } })))).toBe('passed');
  });

  it('is exiled where it is countered', () => {
    const no = spell('no', 'Counter target spell.', { cost: '{U}' });
    const actions = [
      { by: 'A', do: 'cast', object: 's', targets: ['old'] },
      { by: 'all', do: 'resolve' },
      choose('yes'),
      choose('B'),
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'no', targets: ['old'] },
      all,
    ];
    const zones = { hand: { A: [again()], B: [no] } };
    expect(verdict(play(board(set(again(), zones), actions, { life: { B: 20 }, zones: { old: 'exile', no: 'graveyard' } })))).toBe(
      'passed',
    );
  });

  it('stays in the graveyard where it is not cast', () => {
    const actions = [{ by: 'A', do: 'cast', object: 's', targets: ['old'] }, { by: 'all', do: 'resolve' }, choose('no'), all];
    expect(verdict(play(board(set(again()), actions, { zones: { old: 'graveyard', s: 'graveyard' } })))).toBe('passed');
  });

  it('goes to its owner’s graveyard where yours alone is meant and it is another’s', () => {
    const text =
      'You may cast target instant card from a graveyard without paying its mana cost. If that card would be put into your graveyard this turn, exile it instead.';
    const other = text.replace('your graveyard', 'a graveyard');
    const actions = [{ by: 'A', do: 'cast', object: 's', targets: ['old'] }, { by: 'all', do: 'resolve' }, choose('yes'), choose('B'), all];
    const theirs = { graveyard: { B: [bolt('old')] } };
    expect(verdict(play(board(set(spell('s', text), theirs), actions, { life: { B: 17 }, zones: { old: 'graveyard' } })))).toBe('passed');
    expect(verdict(play(board(set(spell('s', other), theirs), actions, { life: { B: 17 }, zones: { old: 'exile' } })))).toBe('passed');
  });

  it('is that one alone: what is cast otherwise is not', () => {
    const actions = [
      { by: 'A', do: 'cast', object: 's', targets: ['old'] },
      { by: 'all', do: 'resolve' },
      choose('yes'),
      choose('B'),
      all,
      ...cast('A', 'new', 'B'),
    ];
    const zones = { hand: { A: [again(), bolt('new')] } };
    expect(verdict(play(board(set(again(), zones), actions, { life: { B: 14 }, zones: { old: 'exile', new: 'graveyard' } })))).toBe(
      'passed',
    );
  });

  it('is not put into a hand that returns it: what it becomes there is another object', () => {
    const back = spell('back', "Return target spell to its owner's hand.", { cost: '{U}' });
    const actions = [
      { by: 'A', do: 'cast', object: 's', targets: ['old'] },
      { by: 'all', do: 'resolve' },
      choose('yes'),
      choose('B'),
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'back', targets: ['old'] },
      all,
      { by: 'A', do: 'effect', text: 'Discard your hand.' },
    ];
    const zones = { hand: { A: [again()], B: [back] } };
    expect(verdict(play(board(set(again(), zones), actions, { life: { B: 20 }, zones: { old: 'graveyard' } })))).toBe('passed');
  });

  it('without a time it is so as long as the spell is there', () => {
    const actions = [{ by: 'A', do: 'cast', object: 's', targets: ['old'] }, { by: 'all', do: 'resolve' }, choose('yes'), choose('B'), all];
    expect(verdict(play(board(set(again('')), actions, { zones: { old: 'exile' } })))).toBe('passed');
  });

  it('is not read where the spell is cast later, or is not said', () => {
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    const later =
      'You may cast target instant card from your graveyard this turn. If that card would be put into your graveyard this turn, exile it instead.';
    expect(compileText(later, about).ok).toBe(false);
    expect(compileText('Draw a card. If that card would be put into your graveyard this turn, exile it instead.', about).ok).toBe(false);
  });
});
