/**
 * The site kept on a device, in a browser whose network is off, gives out half-way, or has a newer build: read, followed, searched, played and
 * compared from what was kept, and never from two builds at once.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveSite, type ServedSite } from '../../scripts/site/serveSite.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import type { Catalogue } from '../../src/site/frame/data/catalogue.ts';
import { makeChooser } from '../../src/site/offline/choices.ts';
import type { Latest } from '../../src/site/offline/latest.ts';
import { makePacks } from '../../src/site/writing/offline/makePacks.ts';
import { hasBrowser, launchBrowser, measureShift, runAxe } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { exampleSite } from './sites.ts';
import { openNetwork, type FailingNetwork } from './failingNetwork.ts';

describe.skipIf(!hasBrowser)('a site that is kept on a device', () => {
  let built: BuiltSite;
  let browser: Browser;
  beforeAll(async () => {
    built = await buildSyntheticSite(exampleSite);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await built.close();
  });

  let folder: string;
  let served: ServedSite;
  let network: FailingNetwork;
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    // Some tests change it, as a newer build would.
    folder = mkdtempSync(join(tmpdir(), 'concordance-offline-'));
    cpSync(built.folder, folder, { recursive: true });
    served = await serveSite(folder, { port: 0 });
    network = await openNetwork(new URL(served.address).origin);
    context = await browser.newContext();
    page = await context.newPage();
  });
  afterEach(async () => {
    await context.close();
    await network.close();
    await served.close();
    rmSync(folder, { recursive: true });
  });

  const go = (path: string, on = page) => on.goto(network.origin + path);
  const said = (on = page): Promise<string> => on.locator('.offline-said').innerText();
  const button = (choice: string, on = page) => on.locator(`[data-choice="${choice}"] button`);
  const keep = async (choice: 'edition' | 'archive'): Promise<void> => {
    await go('/offline/');
    await button(choice).click();
    await page.waitForSelector('.offline-said:has-text("Done.")');
  };
  const goOffline = async (): Promise<void> => {
    network.isDown = true;
    await context.setOffline(true);
  };
  const latest = (): Latest => JSON.parse(readFileSync(join(folder, 'offline/latest.json'), 'utf8')) as Latest;
  /** Every html file with a mark: a newer build of the site. */
  const buildAnew = async (made: string, edition?: string): Promise<void> => {
    for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), html.replace(/<title>/, '<title>Newer: '));
    }
    if (edition !== undefined) {
      const path = join(folder, 'data/editions.json');
      const catalogue = JSON.parse(readFileSync(path, 'utf8')) as { editions: [{ date: string }] };
      catalogue.editions[0].date = edition;
      writeFileSync(path, JSON.stringify(catalogue));
    }
    await makePacks(folder, made as IsoDate);
  };
  const caches = (): Promise<readonly string[]> => page.evaluate(() => globalThis.caches.keys());
  /** Asks anew whatever was learned within the hour. */
  const forgetCheck = (): Promise<void> =>
    page.evaluate(async () => {
      for (const name of await globalThis.caches.keys()) {
        const cache = await globalThis.caches.open(name);
        await cache.delete('/offline/kept/known');
      }
    });

  it('is not there before the reader chooses: no worker, no cache, nothing of it loaded', async () => {
    await go('/611/');
    await page.waitForLoadState('networkidle');
    await go('/offline/');
    await page.waitForSelector('[data-choice="edition"] button:enabled');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await caches()).toEqual([]);
    expect(network.asked.filter((path) => /sw\.js|\.bin$|keptNotice/.test(path))).toEqual([]);
    expect(await page.locator('.offline-here').isVisible()).toBe(false);
  });

  it('says how much it is before it is loaded: what is then sent', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('/offline/');
    await page.waitForSelector('[data-choice="edition"] button:enabled');
    const size = (bytes: number): string => `${Math.ceil(bytes / 1e5) / 10} MB`;
    const { edition, archive } = latest().packs;
    expect(await page.locator('[data-choice="edition"] .offline-size').innerText()).toContain(`${size(edition.bytes)} to load`);
    expect(await page.locator('[data-choice="archive"] .offline-size').innerText()).toContain(
      `${size(edition.bytes + archive.bytes)} to load, with the newest edition`,
    );
    expect(readFileSync(join(folder, edition.path)).length).toBe(edition.bytes);
    expect(await runAxe(page)).toEqual([]);
    expect(await measureShift(page)).toBe(0);
  });

  it('is read, followed, searched, played and practised with no network at all', async () => {
    await keep('edition');
    expect(await page.locator('.offline-here').innerText()).toMatch(/Comprehensive Rules, effective July 11, 2009/);
    expect(await runAxe(page)).toEqual([]);
    await page.close();
    await goOffline();
    page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    // From the home screen: what the manifest says.
    await go((JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as { start_url: string }).start_url);
    await page.locator('.home a[href="/611/"]').first().click();
    await page.waitForURL('**/611/');
    expect(await page.locator('[id="611.2"]').innerText()).toContain('What a resolved spell does');
    // Style, fonts and scripts are there.
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.masthead') ?? document.body).position)).toBe('sticky');
    await page.locator('.example .run').first().click();
    await page.locator('.player-controls button:nth-last-of-type(2)').first().click();
    await go('/examples/larger-bear/?on=2009-05-01');
    await page.waitForSelector('.demonstration[data-ready] .player-controls');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('left over');
    // What was begun to be typed has answers too.
    await page.locator('.search-dialog .result').first().filter({ hasText: '500.4' }).waitFor();
    await go('/where/?n=300.3&on=2009-05-01');
    await page.waitForSelector('.where-said a');
    expect(await page.locator('.where-said').innerText()).toContain('500.4');
    await go('/practice/');
    expect(await page.locator('h1').innerText()).toBe('Practice');
    await go('/500.4');
    await page.waitForURL('**/500/#500.4');
    await go('/glossary');
    expect(page.url()).toBe(`${network.origin}/glossary/`);
    // Under its day: the page with all of it, at the same rule.
    await go('/2009-07-11/6/#611.2');
    expect(page.url()).toBe(`${network.origin}/all/#611.2`);
    // What was not kept says so, and where.
    await go('/2009-05-01/3/');
    expect(page.url()).toBe(`${network.origin}/offline/?asked=%2F2009-05-01%2F3%2F`);
    expect(await page.locator('.offline-asked').innerText()).toContain('/2009-05-01/3/ is not kept on this device');
    expect(complaints).toEqual([]);
  });

  it('has histories, comparison and older editions as the second choice', async () => {
    await keep('archive');
    await goOffline();
    await go('/compare/?from=2009-05-01&to=2009-07-11');
    await page.waitForSelector('.change');
    await go('/changes/2009-07-11/');
    expect(await page.locator('h1').innerText()).toContain('July 11, 2009');
    await go('/2009-05-01/3/#300.3');
    await page.waitForSelector('[id="300.3"]');
    expect(page.url()).toBe(`${network.origin}/one-page/?edition=2009-05-01#300.3`);
    await go('/timeline/');
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('answers each file as the host does, byte for byte, but what the search sends compressed as it is', async () => {
    await keep('archive');
    const catalogue = JSON.parse(readFileSync(join(folder, 'data/editions.json'), 'utf8')) as Catalogue;
    const choose = makeChooser(catalogue, () => true);
    const files = listFiles(folder).filter((path) => choose(path) !== undefined);
    await goOffline();
    await go('/');
    const digests = await page.evaluate((paths) => {
      const digestOf = async (path: string): Promise<string> => {
        const bytes = await (await fetch(`/${path}`)).arrayBuffer();
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      };
      return Promise.all(paths.map(digestOf));
    }, files);
    const read = (path: string): Buffer => {
      const bytes = readFileSync(join(folder, path));
      return /^search\/.*\.bin$/.test(path) ? gunzipSync(bytes) : bytes;
    };
    const digest = (path: string): string => createHash('sha256').update(read(path)).digest('hex');
    expect(digests).toEqual(files.map(digest));
    expect(files.length).toBeGreaterThan(100);
  });

  it('is not kept by half when the network gives out half-way, and the last good one stays', async () => {
    network.cut = /\.bin$/;
    await go('/offline/');
    await button('edition').click();
    await page.waitForSelector('.offline-said:has-text("The connection broke off")');
    expect(await caches()).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

    network.cut = undefined;
    await button('edition').click();
    await page.waitForSelector('.offline-said:has-text("Done.")');
    await buildAnew('2026-12-01');
    network.cut = /\.bin$/;
    await go('/offline/');
    await page.locator('.offline-newer').click();
    await page.waitForSelector('.offline-said:has-text("The connection broke off")');
    await goOffline();
    await go('/611/');
    expect(await page.title()).not.toContain('Newer');
    expect(await page.locator('[id="611.2"]').count()).toBe(1);
  });

  it('throws away what is not what the site said it would be', async () => {
    const { path } = latest().packs.edition;
    const bytes = readFileSync(join(folder, path));
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    writeFileSync(join(folder, path), bytes);
    await go('/offline/');
    await button('edition').click();
    await page.waitForSelector('.offline-said:has-text("The download was damaged")');
    expect(await caches()).toEqual([]);
  });

  it('tells quietly of a newer build, shows none of it before it is taken, and takes it whole', async () => {
    await keep('edition');
    await go('/611/');
    const open = await context.newPage();
    await go('/500/', open);
    await buildAnew('2026-12-01');
    await forgetCheck();
    await go('/611/');
    await page.waitForSelector('.kept-newer:has-text("The site was updated on December 1, 2026")');
    expect(await page.title()).not.toContain('Newer');
    expect(await measureShift(page)).toBe(0);
    expect(await runAxe(page)).toEqual([]);
    // A page that is not kept is of the network, whole: with the catalogue that the network has.
    await go('/2009-05-01/3/');
    expect(await page.title()).toContain('Newer');
    await go('/611/');
    await page.locator('.kept-newer a').click();
    await page.locator('.offline-newer').click();
    await page.waitForSelector('.offline-said:has-text("Done.")');
    // A page of the build before is still answered from that.
    expect(await open.evaluate(async () => (await fetch('/611/')).text())).not.toContain('<title>Newer');
    await goOffline();
    await go('/611/');
    expect(await page.title()).toContain('Newer');
    expect(await page.locator('.kept-newer').count()).toBe(0);
    // When it is gone nothing of that build is kept any more.
    await open.close();
    await go('/500/');
    await go('/611/');
    await expect.poll(async () => (await caches()).length).toBe(2);
  });

  it('does not call current what it knows to be superseded, without a network too', async () => {
    await keep('archive');
    await buildAnew('2026-03-02', '2026-03-01');
    await forgetCheck();
    await go('/611/');
    await page.waitForSelector('.kept-superseded');
    await goOffline();
    await go('/611/');
    expect(await page.locator('.kept-superseded').innerText()).toContain(
      'Kept here: the rules of July 11, 2009, superseded on March 1, 2026.',
    );
    expect(await measureShift(page)).toBe(0);
    expect(await page.locator('.masthead .status').innerText()).toMatch(/^Rules\sJuly 11, 2009\ssuperseded$/);
    await go('/editions/');
    await page.waitForSelector('.kept-superseded');
    expect(await page.locator('.state:text-is("current")').count()).toBe(0);
    await go('/offline/');
    await page.waitForSelector('.offline-here');
    expect(await page.locator('.offline-here').innerText()).toContain('superseded on March 1, 2026');
    expect(await runAxe(page)).toEqual([]);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    }
  });

  it('is removed without a trace, and the site is read from the network again', async () => {
    await keep('edition');
    await page.locator('.offline-remove').click();
    await page.waitForSelector('.offline-said:has-text("Removed")');
    expect(await caches()).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await buildAnew('2026-12-01');
    await go('/611/');
    expect(await page.title()).toContain('Newer');
  });

  it.each([
    [
      'there is not enough room',
      'There is not enough room: it needs',
      () => {
        navigator.storage.estimate = () => Promise.resolve({ quota: 1000, usage: 900 });
      },
    ],
    [
      'the room ends while it is laid down',
      'There is not enough room on this device',
      () => {
        Cache.prototype.put = () => Promise.reject(new DOMException('no', 'QuotaExceededError'));
      },
    ],
    [
      'files may not be kept',
      'This browser does not let the site store files',
      () => {
        CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'));
      },
    ],
    [
      'no worker may be started',
      'This browser does not let the site store files',
      () => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
      },
    ],
  ] as const)('says that nothing was kept, and why, when %s', async (_, words, spoil) => {
    await page.addInitScript(spoil);
    await go('/offline/');
    await button('edition').click();
    await page.waitForSelector(`.offline-said:has-text("${words}")`);
    expect(await said()).toContain('Nothing was changed');
    expect(await caches()).toEqual([]);
  });

  it('can be installed, from every kind of page', async () => {
    await keep('edition');
    const session = await context.newCDPSession(page);
    for (const path of ['/', '/611/', '/examples/larger-bear/', '/2009-05-01/3/']) {
      await go(path);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // A window that keeps nothing of what it was told is not installed from; the tests' windows are such.
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
      const { errors, url } = await session.send('Page.getAppManifest');
      expect([errors, url]).toEqual([[], `${network.origin}/manifest.webmanifest`]);
    }
  });
});
