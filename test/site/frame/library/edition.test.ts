import { describe, expect, it } from 'vitest';
import { ancestorsOf, headingOf, makeDocumentView, makeEditionView, neighboursOf } from '../../../../src/site/frame/library/edition.ts';
import { makeEntry, makeRecord, makeTerm } from '../../fixtures.ts';

const entries = [
  makeEntry('7', 'section', { title: 'Tails and Whiskers' }),
  makeEntry('701', 'subsection', { title: 'Keyword Actions' }),
  makeEntry('701.1', 'rule', { text: 'Most verbs are just verbs.' }),
  makeEntry('701.2', 'rule', { title: 'Groom' }),
  makeEntry('701.2a', 'subrule', { text: 'To groom a cat, comb it.', examples: ['A combed cat has been groomed.'] }),
  makeEntry('701.3', 'rule', { text: 'Purr' }),
  makeEntry('701.3a', 'subrule', { text: 'A purring cat hums.' }),
  makeEntry('703', 'subsection', { title: 'Naps', text: 'Naps' }),
  makeEntry('703.1', 'rule', { title: 'Short' }),
  makeEntry('703.1a', 'subrule', { text: 'Once.' }),
  makeEntry('703.1a', 'subrule', { text: 'Twice.', id: '703.1a~2' }),
  makeEntry('999.9', 'rule', { text: 'A rule without a home.' }),
  makeTerm('Purr', 'To hum.'),
];
const view = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, entries);
const entryOf = (id: string) => view.findEntry(id)!;

describe('an edition', () => {
  it.each([
    ['7', '/7/'],
    ['701', '/701/'],
    ['701.1', '/701/#701.1'],
    ['701.2', '/701.2/'],
    ['701.2a', '/701.2/#701.2a'],
    ['701.3a', '/701.3/#701.3a'],
    ['703.1', '/703/#703.1'],
    ['703.1a~2', '/703/#703.1a~2'],
    ['999.9', '/#999.9'],
    ['glossary:Purr', '/glossary/purr/'],
    ['123.4', undefined],
  ])('knows where %s stands', (id, href) => {
    expect(view.hrefOf(id)).toBe(href);
  });

  it('gives keywords pages of their own, other titled rules not', () => {
    expect(view.pages.map((page) => page.id)).toEqual(['7', '701', '701.2', '701.3', '703']);
  });

  it('keeps what stands under nothing', () => {
    expect(view.loose.map((entry) => entry.id)).toEqual(['999.9']);
  });

  it('says a heading once when it was read as heading and text', () => {
    expect(entryOf('703').wording).toEqual([]);
  });

  it('takes a short text for a heading, a sentence not', () => {
    expect([headingOf(entryOf('701.3')), headingOf(entryOf('701.1'))]).toEqual(['Purr', undefined]);
  });

  it('knows what stands above an entry', () => {
    expect(ancestorsOf(view, entryOf('701.2a')).map((entry) => entry.id)).toEqual(['7', '701', '701.2']);
  });

  it('goes from subsection to subsection and from keyword to keyword', () => {
    expect(neighboursOf(view, entryOf('701')).next?.id).toBe('703');
    expect(neighboursOf(view, entryOf('701.3'))).toEqual({ previous: entryOf('701.2') });
  });

  it('does not go round in circles when a damaged source has entries above each other', () => {
    const circle = [makeEntry('1.1', 'note', { parent: '1.2' }), makeEntry('1.2', 'note', { parent: '1.1' })];
    expect(() =>
      makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, circle).hrefOf('1.1'),
    ).not.toThrow();
  });
});

describe('a source on one page', () => {
  it('has every entry there', () => {
    const document = makeDocumentView({ record: makeRecord('rulings-summary', '1999-04-21'), address: {} }, entries);
    expect(document.hrefOf('701.2a')).toBe('/documents/rulings-summary/1999-04-21/#701.2a');
  });
});
