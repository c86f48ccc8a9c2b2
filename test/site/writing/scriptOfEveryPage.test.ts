import { describe, expect, it } from 'vitest';
import { nameOfEveryPage } from '../../../src/site/writing/scriptOfEveryPage.ts';

const page = '/work/src/site/layout/Page.astro?astro&type=script&index=0&lang.ts';
const view = '/work/src/site/search/SearchView.astro?astro&type=script&index=0&lang.ts';

/** Of modules by what they need: what the bundler says of them. */
const modules = (needs: Readonly<Record<string, readonly string[]>>) => ({
  getModuleInfo: (id: string) => ({ importers: Object.keys(needs).filter((each) => needs[each]?.includes(id)), dynamicImporters: [page] }),
});

describe('a module', () => {
  it.each([
    ['that the layout needs', { [page]: ['menu.ts'] }, 'menu.ts', 'everyPage'],
    ['that it needs by another', { [page]: ['menu.ts'], 'menu.ts': ['days.ts'], [view]: ['days.ts'] }, 'days.ts', 'everyPage'],
    ['that a view alone needs', { [page]: ['menu.ts'], [view]: ['results.ts'] }, 'results.ts', null],
    ['that nothing needs before it begins', { [page]: ['menu.ts'] }, 'engine.ts', null],
    ['that needs what the layout needs', { [page]: ['menu.ts'], 'results.ts': ['menu.ts'] }, 'results.ts', null],
    ['in a circle', { 'one.ts': ['other.ts'], 'other.ts': ['one.ts'] }, 'one.ts', null],
  ])('%s', (_, needs, id, name) => expect(nameOfEveryPage(id, modules(needs))).toBe(name));

  it('of the layout itself is the file that the page names', () => expect(nameOfEveryPage(page, modules({}))).toBe(null));
  it('that the bundler does not know goes where it puts it', () => expect(nameOfEveryPage('?', { getModuleInfo: () => null })).toBe(null));
});
