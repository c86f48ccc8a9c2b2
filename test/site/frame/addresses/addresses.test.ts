import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../../src/model/edition.ts';
import { makeAddress, makeExampleAnchor, makeSlugs, parseAddress, type Address } from '../../../../src/site/frame/addresses/addresses.ts';

const date = '2009-07-11' as IsoDate;

const table: readonly (readonly [string, Address])[] = [
  ['/', { kind: 'contents', edition: {} }],
  ['/2009-07-11/', { kind: 'contents', edition: { date } }],
  ['/learn/', { kind: 'learn' }],
  ['/learn/turn/', { kind: 'learn', chapter: 'turn' }],
  ['/handbook/', { kind: 'contents', edition: { document: 'handbook' } }],
  ['/handbook/2009-07-11/704/', { kind: 'page', edition: { document: 'handbook', date }, id: '704' }],
  ['/7/', { kind: 'page', edition: {}, id: '7' }],
  ['/704/#704.5j', { kind: 'page', edition: {}, id: '704', anchor: '704.5j' }],
  ['/702.19/', { kind: 'page', edition: {}, id: '702.19' }],
  ['/702/#702.30d~2', { kind: 'page', edition: {}, id: '702', anchor: '702.30d~2' }],
  ['/2009-07-11/704/', { kind: 'page', edition: { date }, id: '704' }],
  ['/glossary/', { kind: 'glossary', edition: {} }],
  ['/glossary/#letter-t', { kind: 'glossary', edition: {}, anchor: 'letter-t' }],
  ['/2009-07-11/glossary/trample/', { kind: 'term', edition: { date }, slug: 'trample' }],
  ['/documents/rulings-summary/1999-04-21/#A.1', { kind: 'document', key: 'rulings-summary/1999-04-21', anchor: 'A.1' }],
  ['/documents/comprehensive-rules/2006-10-01~page-1a2b3c4d/', { kind: 'document', key: 'comprehensive-rules/2006-10-01~page-1a2b3c4d' }],
  ['/7/all/', { kind: 'whole', edition: {}, id: '7' }],
  ['/2009-07-11/7/all/#704.5j', { kind: 'whole', edition: { date }, id: '7', anchor: '704.5j' }],
  ['/changes/2009-07-11/#702.19b', { kind: 'changes', edition: { date }, anchor: '702.19b' }],
  [
    '/changes/2009-07-11/glossary-a-l/#glossary%3AHaste',
    { kind: 'changes', edition: { date }, part: 'glossary-a-l', anchor: 'glossary:Haste' },
  ],
  ['/editions/', { kind: 'editions' }],
  ['/editions/2009-07-11/', { kind: 'edition', edition: { date } }],
  ['/editions/handbook/2009-07-11/', { kind: 'edition', edition: { document: 'handbook', date } }],
  ['/policy/', { kind: 'policy' }],
  ['/policy/formats/', { kind: 'policy', part: 'formats' }],
  ['/policy/formats/type-1-5/', { kind: 'policy', part: 'formats', name: 'type-1-5' }],
  ['/search/', { kind: 'search' }],
  ['/examples/', { kind: 'examples' }],
  ['/examples/#section-613', { kind: 'examples', anchor: 'section-613' }],
  ['/examples/gray-ogre/', { kind: 'demonstration', id: 'gray-ogre' }],
  ['/examples/gray-ogre/?on=2005-10-01#step-3', { kind: 'demonstration', id: 'gray-ogre', on: '2005-10-01', anchor: 'step-3' }],
  ['/search/?q=first%20strike%20%26%20more', { kind: 'search', query: 'first strike & more' }],
];

describe('addresses', () => {
  it.each(table)('%s is written', (path, address) => {
    expect(makeAddress(address)).toBe(path);
  });

  it.each(table)('%s is read', (path, address) => {
    expect(parseAddress(path)).toEqual(address);
  });

  it.each([
    '',
    'glossary/',
    '/no-such/',
    '/7/8/',
    '/editions/x/',
    '/editions/handbook/',
    '/editions/2009-07-11/7/',
    '/7/all/all/',
    '/704',
    '/glossary/a/b/',
    '/704/?q=x',
    '/examples/a/b/',
    '/examples/?on=2005-10-01',
    '/examples/a/?off=1',
  ])('%j is no address', (path) => {
    expect(parseAddress(path)).toBeUndefined();
  });

  it('reads every anchor that it writes', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (anchor) => {
        const address: Address = { kind: 'page', edition: {}, id: '704', anchor };
        expect(parseAddress(makeAddress(address))).toEqual(address);
      }),
    );
  });

  it('never fails on a path', () => {
    fc.assert(fc.property(fc.string(), (path) => void parseAddress(path)));
  });

  it('counts Examples from one', () => {
    expect(makeExampleAnchor('702.19b', 0)).toBe('702.19b-example-1');
  });
});

describe('slugs', () => {
  it.each([
    ['Trample', 'trample'],
    ['Two-Headed Giant Variant', 'two-headed-giant-variant'],
    ['Aether Sprockets’ Éclat', 'aether-sprockets-eclat'],
    ['“Old Word,” Older Word (Obsolete)', 'old-word-older-word-obsolete'],
    ['…', 'term'],
  ])('%s becomes %s', (headword, slug) => {
    expect(makeSlugs([headword])).toEqual([slug]);
  });

  it('are each used once', () => {
    expect(makeSlugs(['Role', 'role', 'Role-2', 'ROLE'])).toEqual(['role', 'role-2', 'role-2-2', 'role-3']);
  });

  it('are distinct and safe in addresses whatever the headwords', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (headwords) => {
        const slugs = makeSlugs(headwords);
        expect(new Set(slugs).size).toBe(headwords.length);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });
});
