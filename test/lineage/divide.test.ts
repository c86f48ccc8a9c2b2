import { describe, expect, it } from 'vitest';
import { align, arrows } from './makeEdition.ts';

/** Other rules, so that what is rare in them is rare. */
const filler = Array.from(
  { length: 80 },
  (_, at) => `9${String(at).padStart(2, '0')}.1 Guest number w${at} brings cake q${at} and a chair k${at} for the party.`,
);
const links = (old: readonly string[], young: readonly string[]) => {
  const alignment = align([...old, ...filler], [...young, ...filler]);
  return { ...alignment, all: arrows(alignment).filter((arrow) => !arrow.startsWith('9')) };
};

const pour = 'Before tea is poured, the youngest guest warms the porcelain cups with boiling water from the copper kettle.';
const serve = 'After sunset the host serves ginger biscuits on a silver tray to everyone who is still awake.';
const wash = 'Whoever breaks a saucer washes all remaining dishes with lemon soap until midnight.';

describe('a split', () => {
  it('is a rule of two sentences that became two rules', () => {
    const { all, removed, added } = links(
      ['1 Tea', `100.1 ${pour} ${serve}`, `100.2 ${wash}`],
      ['1 Tea', `100.1 ${pour}`, `100.2 ${serve}`, `100.3 ${wash}`],
    );
    expect(all).toEqual(['1 > 1', '100.1 > 100.1', '100.1 > 100.2 +', '100.2 > 100.3']);
    expect({ removed, added }).toEqual({ removed: [], added: [] });
  });

  it('is found under another parent too, if enough of the sentence came along', () => {
    const { all } = links(['100.1 ' + pour + ' ' + serve], [`100.1 ${pour}`, `305.7 ${serve}`]);
    expect(all).toEqual(['100.1 > 100.1', '100.1 > 305.7 +']);
  });

  it('is none where a rule merely got longer, or a new rule came', () => {
    expect(links([`100.1 ${pour}`], [`100.1 ${pour} ${serve}`, `100.2 ${wash}`]).all).toEqual(['100.1 > 100.1']);
  });
});

describe('a merge', () => {
  it('is two rules that became two sentences of one', () => {
    const { all, removed } = links(
      ['1 Tea', `100.1 ${pour}`, `100.2 ${serve}`, `100.3 ${wash}`],
      ['1 Tea', `100.1 ${pour} ${serve}`, `100.2 ${wash}`],
    );
    expect(all).toEqual(['1 > 1', '100.1 > 100.1', '100.2 > 100.1 +', '100.3 > 100.2']);
    expect(removed).toEqual([]);
  });

  it('is none where a rule was removed and its sentence is nowhere', () => {
    const { all, removed } = links([`100.1 ${pour}`, `100.2 ${serve}`], [`100.1 ${pour}`]);
    expect(all).toEqual(['100.1 > 100.1']);
    expect(removed).toEqual(['100.2']);
  });

  it('carries a link for each part when sentences go this way and that', () => {
    const { all } = links([`100.1 ${pour} ${serve}`, `100.2 ${wash}`], [`100.1 ${pour}`, `100.2 ${wash} ${serve}`]);
    expect(all).toEqual(['100.1 > 100.1', '100.1 > 100.2 +', '100.2 > 100.2']);
  });
});

describe('a list inside a sentence', () => {
  const clauses = [
    'the copper kettle is polished with vinegar',
    'ginger biscuits are stacked on silver trays',
    'every lantern in the orchard is lit',
  ];
  const inline = `Before guests arrive, these things are done, in order: ${clauses.map((clause, at) => `(${at + 1}) ${clause}`).join('; ')}.`;

  it('goes to the lettered rules that its clauses became', () => {
    const lettered = clauses.map((clause, at) => `100.1${'abc'.charAt(at)} ${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`);
    const { all, added } = links(
      ['1 Tea', '100 Guests', `100.1 ${inline}`, `100.2 ${wash}`],
      ['1 Tea', '100 Guests', '100.1 Before guests arrive, these things are done, in order:', ...lettered, `100.2 ${wash}`],
    );
    expect(all.map((arrow) => arrow.replace(' +', ''))).toEqual(
      expect.arrayContaining(['100.1 > 100.1a', '100.1 > 100.1b', '100.1 > 100.1c']),
    );
    expect(added).toEqual([]);
  });
});

describe('a sentence about two things', () => {
  const about = (what: string) => `${what} is announced when its phrase "bring porcelain" names a guest, a chair, or a garden bench.`;

  it('goes to both rules that it was divided into, each about one', () => {
    const { all, added } = links(
      ['1 Tea', '100 Toasts', `100.1 ${about('A morning or evening toast')}`, `100.2 ${wash}`],
      ['1 Tea', '100 Toasts', `100.1 ${about('A morning toast')}`, `100.2 ${about('An evening toast')}`, `100.3 ${wash}`],
    );
    expect(all.filter((arrow) => arrow.startsWith('100.1 ')).map((arrow) => arrow.replace(' +', ''))).toEqual([
      '100.1 > 100.1',
      '100.1 > 100.2',
    ]);
    expect(added).toEqual([]);
  });
});

describe('a rule that has only the form of another', () => {
  const form = (skill: string) => `If a cat has several instances of ${skill}, each of these instances works separately from the others.`;

  it('is new, not a part of it', () => {
    const { all, added } = links(
      ['701 Leaping', `701.1 ${form('leaping')}`],
      ['701 Leaping', `701.1 ${form('leaping')}`, '702 Swimming', `702.1 ${form('swimming')}`],
    );
    expect(all).toEqual(['701 > 701', '701.1 > 701.1']);
    expect(added).toEqual(['702', '702.1']);
  });

  it('is removed, not merged into it', () => {
    const { all, removed } = links(
      ['701 Leaping', `701.1 ${form('leaping')}`, '702 Swimming', `702.1 ${form('swimming')}`],
      ['701 Leaping', `701.1 ${form('leaping')}`],
    );
    expect(all).toEqual(['701 > 701', '701.1 > 701.1']);
    expect(removed).toEqual(['702', '702.1']);
  });
});

describe('a rule that opens a list', () => {
  const parts = [pour, serve, wash];
  const letters = ['a', 'b', 'c'];
  const whole = `100.1 ${parts.join(' ')}`;
  const list = ['100.1 There are customs at the table:', ...parts.map((part, at) => `100.1${letters[at] ?? ''} ${part}`)];

  it('is new, though what stands under it is not', () => {
    const { all, removed, added } = links(['1 Tea', '100 Customs', whole], ['1 Tea', '100 Customs', ...list]);
    expect(all.filter((arrow) => arrow.startsWith('100.1 ')).map((arrow) => arrow.replace(' +', ''))).toEqual([
      '100.1 > 100.1a',
      '100.1 > 100.1b',
      '100.1 > 100.1c',
    ]);
    expect({ removed, added }).toEqual({ removed: [], added: ['100.1'] });
  });

  it('goes where its list went', () => {
    const { all, removed } = links(['1 Tea', '100 Customs', ...list], ['1 Tea', '100 Customs', whole]);
    expect(all.filter((arrow) => arrow.includes('> 100.1')).map((arrow) => arrow.replace(' +', ''))).toEqual([
      '100.1 > 100.1',
      '100.1a > 100.1',
      '100.1b > 100.1',
      '100.1c > 100.1',
    ]);
    expect(removed).toEqual([]);
  });
});
