import { describe, expect, it } from 'vitest';
import { makeEditionView } from '../../src/site/edition.ts';
import { linkEntry } from '../../src/site/linkWording.ts';
import { makeEntry, makeRecord, makeTerm } from './fixtures.ts';

const entries = [
  makeEntry('7', 'section', { title: 'Tails and Whiskers' }),
  makeEntry('703', 'subsection', { title: 'Naps' }),
  makeEntry('703.1', 'rule', {
    text: 'A catnap needs {T}. See rule 703.2, and rule 799.9.\nAnother catnap.',
    examples: ['A catnap by the fire.'],
  }),
  makeEntry('703.2', 'rule', { text: 'Dreams are free.' }),
  makeTerm('Catnap', 'A short sleep. A catnap is not a siesta.'),
];
const view = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, entries);

describe('a linked wording', () => {
  const linked = linkEntry(view, entries[2]!);
  const pieces = linked.text.flat();

  it('has its paragraphs', () => {
    expect(linked.text.length).toBe(2);
  });

  it('leads to what it cites', () => {
    expect(pieces).toContainEqual(expect.objectContaining({ kind: 'citation', href: '/703/#703.2' }));
  });

  it('says that a citation finds nothing', () => {
    expect(pieces.find((piece) => piece.kind === 'unresolved')?.value).toContain('799.9');
  });

  it('names its symbols, and finds their drawings', () => {
    expect(pieces).toContainEqual({ kind: 'symbol', value: '{T}', name: 'tap symbol', drawing: '/symbols/t.svg' });
  });

  it('keeps symbols in a row together, in emphasis too, and others apart', () => {
    const [paragraph = []] = linkEntry(view, makeEntry('703.9', 'rule', { text: 'Pay {2}{W}{W}, or {T}. _({G}{U})_' })).text;
    const costs = [...paragraph, ...paragraph.flatMap((piece) => (piece.kind === 'emphasis' ? piece.children : []))]
      .filter((piece) => piece.kind === 'cost')
      .map(({ symbols }) => symbols.map(({ value }) => value).join(''));
    expect(costs).toEqual(['{2}{W}{W}', '{G}{U}']);
    expect(paragraph).toContainEqual(expect.objectContaining({ kind: 'symbol', value: '{T}' }));
  });

  it('leads to a term at its first mention, in its Examples too only if it was not mentioned before', () => {
    const terms = [...pieces, ...linked.examples.flat(2)].filter((piece) => piece.kind === 'term');
    expect(terms).toEqual([{ kind: 'term', value: 'catnap', href: '/glossary/catnap/' }]);
  });

  it('does not lead from a term to itself', () => {
    expect(
      linkEntry(view, entries[4]!)
        .text.flat()
        .map((piece) => piece.kind),
    ).toEqual(['text']);
  });
});
