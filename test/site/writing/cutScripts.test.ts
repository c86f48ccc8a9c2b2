import { describe, expect, it } from 'vitest';
import { nameOfEngine, nameOfEveryPage } from '../../../src/site/writing/cutScripts.ts';

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

const door = '/work/src/demonstration/inBrowser.ts';
const part = '/work/src/engine/turn/rare/choices.ts';

describe('a module of the engine', () => {
  it.each([
    ['that a play needs', { [door]: ['/src/engine/session.ts'], [part]: ['/src/engine/session.ts'] }, '/src/engine/session.ts', 'engine'],
    ['that a part alone needs', { [part]: ['/src/engine/actions/rare/piles.ts'] }, '/src/engine/actions/rare/piles.ts', null],
    ['that others need as well, but is none of the engine', { [door]: ['/src/model/edition.ts'] }, '/src/model/edition.ts', null],
  ])('%s', (_, needs, id, name) => expect(nameOfEngine(id, modules(needs))).toBe(name));
});
