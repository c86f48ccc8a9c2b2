import { describe, expect, it } from 'vitest';
import { makeDocumentView, makeEditionView, type EditionView } from '../../../../src/site/frame/library/edition.ts';
import { linkEntry, listRanges } from '../../../../src/site/frame/wording/linkWording.ts';
import { day } from '../../../grammar/trees.ts';
import { makeEntry, makeRecord, makeTerm } from '../../fixtures.ts';

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

  it('names its symbols', () => {
    expect(pieces).toContainEqual({ kind: 'symbol', value: '{T}', symbol: '{T}', name: 'tap symbol' });
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

describe('a range of citations', () => {
  const rules = ['703.1', '703.2', '703.3', '703.4'].map((number) => makeEntry(number, 'rule', { text: `Nap ${number}.` }));
  const catnaps = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, [
    makeEntry('703', 'subsection', { title: 'Naps' }),
    ...rules,
    makeEntry('703.1a', 'subrule', { text: 'Short.' }),
    makeEntry('703.1b', 'subrule', { text: 'Long.' }),
    makeEntry('703.1c', 'subrule', { text: 'None.' }),
  ]);
  const linkText = (text: string, from = catnaps) => linkEntry(from, makeEntry('999.1', 'rule', { text })).text.flat();
  const rangeOf = (text: string, from = catnaps) => linkText(text, from).find((piece) => piece.kind === 'range');

  it.each([
    ['See rules 703.1-703.4.', 'rules 703.1', '-', '703.4', '703.1 703.2 703.3 703.4'],
    ['See rules 703.1–703.4.', 'rules 703.1', '–', '703.4', '703.1 703.2 703.3 703.4'],
    ['See rules 703.2 through 703.4.', 'rules 703.2', ' through ', '703.4', '703.2 703.3 703.4'],
    ['See rules 703.1–4.', 'rules 703.1', '–', '4', '703.1 703.2 703.3 703.4'],
    ['See rules 703.1a-c.', 'rules 703.1a', '-', 'c', '703.1a 703.1b 703.1c'],
  ])('leads to both ends and to all between: %s', (text, first, mark, last, all) => {
    const range = rangeOf(text);
    expect(range?.ends.map(({ value }) => value)).toEqual([first, last]);
    expect(range?.mark).toBe(mark);
    expect(range?.list?.entries.map(({ name }) => name).join(' ')).toBe(all);
    const hrefs = range?.ends.map((end) => (end.kind === 'citation' ? end.href : ''));
    expect(hrefs).toEqual([range?.list?.entries[0]?.href, range?.list?.entries.at(-1)?.href]);
  });

  it('of two has no list: both are linked', () => {
    expect(rangeOf('See rules 703.3–703.4.')?.list).toBeUndefined();
  });

  it('says of each end by itself whether it is there', () => {
    const range = rangeOf('See rules 703.2–703.9.');
    expect(range?.ends.map(({ kind }) => kind)).toEqual(['citation', 'unresolved']);
    expect(range?.list?.entries.map(({ name }) => name)).toEqual(['703.2', '703.3', '703.4']);
    expect(rangeOf('See rules 801.1–801.3.')?.ends.map(({ kind }) => kind)).toEqual(['unresolved', 'unresolved']);
  });

  it('keeps the text as printed', () => {
    const text = 'As in rules 703.1 through 703.3 and 703.1a–c, nap.';
    const print = linkText(text).map((piece) =>
      piece.kind === 'range' ? [piece.ends[0].value, piece.mark, piece.ends[1].value].join('') : 'value' in piece ? piece.value : '',
    );
    expect(print.join('')).toBe(text);
  });

  it('has a name of its own for each list on the page', () => {
    const entry = makeEntry('999.1', 'rule', { text: 'See rules 703.1–703.3 and 703.2–703.4.', examples: ['Rules 703.1–703.4.'] });
    const { text, examples } = linkEntry(catnaps, entry);
    const ids = listRanges([...text, ...examples.flat()]).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  });
});

describe('a partial copy', () => {
  const whole = makeEditionView({ record: makeRecord('comprehensive-rules', '2009-10-01'), address: { date: day('2009-10-01') } }, [
    makeEntry('703', 'subsection', { title: 'Naps' }),
    ...['703.1', '703.2', '703.3'].map((number) => makeEntry(number, 'rule', { text: 'Nap.' })),
  ]);
  const record = makeRecord('comprehensive-rules', '2009-10-01', { key: 'comprehensive-rules/2009-10-01~page-1a', extent: 'page' });
  const own = makeEntry('703.1', 'rule', { text: 'Nap. See rules 703.1, 703.2 and 801.1, and rules 703.1–703.3.' });
  const piecesIn = (within?: EditionView) =>
    linkEntry(makeDocumentView({ record, address: { date: day('2009-10-01') } }, [own], within), own).text.flat();

  it('leads to itself, and to the whole edition for what it leaves out, marked as such', () => {
    const links = piecesIn(whole).flatMap((piece) => (piece.kind === 'citation' || piece.kind === 'unresolved' ? [piece] : []));
    expect(links).toEqual([
      {
        kind: 'citation',
        value: expect.stringContaining('703.1') as string,
        href: '/documents/comprehensive-rules/2009-10-01~page-1a/#703.1',
      },
      { kind: 'citation', value: '703.2', href: '/2009-10-01/703/#703.2', elsewhere: true },
      { kind: 'unresolved', value: '801.1' },
    ]);
    const range = piecesIn(whole).find((piece) => piece.kind === 'range');
    expect(range?.ends.map((end) => end.kind === 'citation' && end.elsewhere === true)).toEqual([false, true]);
  });

  it('finds nothing elsewhere when the whole edition is not here', () => {
    expect(piecesIn().flatMap((piece) => (piece.kind === 'unresolved' ? [piece.value] : []))).toEqual(['703.2', '801.1']);
  });
});
