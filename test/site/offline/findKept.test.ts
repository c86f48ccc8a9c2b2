import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../src/model/edition.ts';
import { findInstead, findKeptFile, hasLastingName, typeOf } from '../../../src/site/offline/findKept.ts';

const edition = [
  'index.html',
  '704/index.html',
  '404.html',
  'all/index.html',
  'examples/ogre.json',
  'glossary/a b/index.html',
  'offline/index.html',
];
const has = (path: string): boolean => edition.includes(path);
const hasAll = (path: string): boolean => has(path) || path === 'one-page/index.html';
const newest = '2026-01-16' as IsoDate;

const leads = { kind: 'file', path: '404.html', status: 404 };

describe('an address among what is kept', () => {
  it.each([
    ['/', { kind: 'file', path: 'index.html' }],
    ['/704/', { kind: 'file', path: '704/index.html' }],
    ['/704', { kind: 'redirect', to: '/704/' }],
    ['/704.5j', leads],
    ['/704.5j.html', leads],
    ['/704.5j/', leads],
    ['/2009-07-11/502.33', undefined],
    ['/handbook/704.5j', undefined],
    ['/704/index.html', { kind: 'file', path: '704/index.html' }],
    ['/examples/ogre.json', { kind: 'file', path: 'examples/ogre.json' }],
    ['/glossary/a%20b/', { kind: 'file', path: 'glossary/a b/index.html' }],
    ['/705/', leads],
    ['/nothing', undefined],
    ['/nothing.html', undefined],
    ['/%', undefined],
    ['/../704/', undefined],
  ])('%s is found as a host finds it', (pathname, found) => {
    expect(findKeptFile(pathname, has)).toEqual(found);
  });

  it.each([
    ['/2026-01-16/704/', has, '/all/'],
    ['/2009-07-11/704/', has, '/offline/?asked=%2F2009-07-11%2F704%2F'],
    ['/2009-07-11/704/', hasAll, '/one-page/?edition=2009-07-11'],
    ['/2009-07-11/', hasAll, '/one-page/?edition=2009-07-11'],
    ['/handbook/2009-10-01/704/', hasAll, '/one-page/?edition=handbook%2F2009-10-01'],
    ['/history/2009-07-11/502.9b/', has, '/offline/?asked=%2Fhistory%2F2009-07-11%2F502.9b%2F'],
    ['/nothing', hasAll, '/offline/?asked=%2Fnothing'],
  ])('%s that is not there leads on', (pathname, kept, instead) => {
    expect(findInstead(pathname, kept, newest)).toBe(instead);
  });

  it.each([
    ['_astro/Page.abc.js', true],
    ['data/editions/a-0123456789abcdef.json', true],
    ['search/index-0123456789abcdef.bin', true],
    ['search/texts-0123456789abcdef/3.json', true],
    ['search/words-0123456789abcdef/3.bin', true],
    ['data/editions.json', false],
    ['data/searches.json', false],
    ['search/words/3.bin', false],
    ['search/texts/3.json', false],
    ['704/index.html', false],
  ])('%s is the same in any build: %s', (path, lasts) => {
    expect(hasLastingName(path)).toBe(lasts);
  });

  it.each([
    ['a/index.html', 'text/html; charset=utf-8'],
    ['a.woff2', 'font/woff2'],
    ['a.unknown', 'application/octet-stream'],
  ])('%s is sent as %s', (path, type) => {
    expect(typeOf(path)).toBe(type);
  });
});
