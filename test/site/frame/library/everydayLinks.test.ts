import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../../../src/corpus/readCorpus.ts';
import { makeEditionView } from '../../../../src/site/frame/library/edition.ts';
import { findEverydaySlugs, leaveUnlinked } from '../../../../src/site/frame/library/everydayLinks.ts';
import { linkEntry, type Piece } from '../../../../src/site/frame/wording/linkWording.ts';
import { makeEntry, makeRecord, makeTerm } from '../../fixtures.ts';

const kitten = (number: string, more: Parameters<typeof makeEntry>[2] = {}): LoadedEntry =>
  makeEntry(number, 'rule', { text: 'A kitten has a whisker.', ...more });
const loaded = [
  makeEntry('7', 'section', { title: 'Cats' }),
  makeEntry('703', 'subsection', { title: 'Sleep', parent: '7' }),
  kitten('703.1', { parent: '703' }),
  kitten('703.1a', { parent: '703.1', examples: ['A kitten sleeps.'] }),
  kitten('703.2', { parent: '703' }),
  makeEntry('704', 'subsection', { title: 'Play', parent: '7' }),
  kitten('704.1', { parent: '704' }),
  makeTerm('Kitten', 'Young.'),
  makeTerm('Nap', 'What a kitten takes.'),
  makeTerm('Whisker', 'Long, on a kitten.'),
];
const record = makeRecord('comprehensive-rules', '2008-01-01');
const view = makeEditionView({ record, address: { date: record.date } }, loaded);
const superseded = { ...view, isUnlinked: leaveUnlinked(view, new Set(['kitten'])) };

const linksIn = (pieces: readonly Piece[]): readonly string[] => pieces.flatMap((piece) => (piece.kind === 'term' ? [piece.value] : []));
function linked(of: typeof view, id: string, quoted = false): readonly string[] {
  const entry = loaded.find((each) => each.id === id);
  if (!entry) throw new Error(id);
  const { text, examples } = linkEntry(of, entry, quoted);
  return [...text, ...examples.flat()].flatMap(linksIn);
}

describe('a word of every day in a superseded edition', () => {
  it.each([
    ['is linked where it first stands under a heading', '703.1', ['kitten', 'whisker']],
    ['is none in a rule below it, nor in its Examples', '703.1a', ['whisker']],
    ['is none in another rule under the heading', '703.2', ['whisker']],
    ['is linked again under the next heading', '704.1', ['kitten', 'whisker']],
    ['is linked in each term of the glossary', 'glossary:Nap', ['kitten']],
    ['is linked in each other term of the glossary', 'glossary:Whisker', ['kitten']],
  ])('%s', (_, id, links) => {
    expect(linked(superseded, id)).toEqual(links);
  });

  it('is linked wherever the rule is quoted, and in every rule of a newest edition', () => {
    expect(linked(superseded, '703.2', true)).toEqual(['kitten', 'whisker']);
    expect(linked(view, '703.2')).toEqual(['kitten', 'whisker']);
  });

  it('is counted in the newest edition', () => {
    const often = Array.from({ length: 12 }, (_, at) => makeEntry(`705.${at + 1}`, 'rule', { text: 'A kitten plays.' }));
    const newest = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, [...often, ...loaded]);
    expect([...findEverydaySlugs(newest)]).toEqual(['kitten']);
  });
});
