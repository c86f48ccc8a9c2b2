import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type ServedSite, serveSite } from '../../scripts/site/serveSite.ts';

const root = mkdtempSync(join(tmpdir(), 'concordance-'));
const site = join(root, 'site');
let served: ServedSite;

beforeAll(async () => {
  mkdirSync(join(site, 'rules', '702.19'), { recursive: true });
  mkdirSync(join(site, 'empty'));
  writeFileSync(join(site, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(site, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(site, 'rules', '702.19', 'index.html'), 'Trampling');
  mkdirSync(join(site, '613'));
  writeFileSync(join(site, '613', 'index.html'), '<p id=613.7c class=x>Late</p><p id="613.8">Later</p><p id=613.70>Last');
  mkdirSync(join(site, '2009-07-11', '702.9'), { recursive: true });
  writeFileSync(join(site, '2009-07-11', '702.9', 'index.html'), '<p id=702.9b>Flying');
  writeFileSync(join(site, 'index.json'), JSON.stringify('x'.repeat(5000)));
  writeFileSync(join(site, 'icon.svg'), '<svg/>');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  served = await serveSite(site, 0);
});

afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true });
});

interface Answered {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly location: string | undefined;
  readonly coding: string | undefined;
  readonly body: string;
}

/** Asks with the path exactly as it is given; fetch would tidy it. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: new URL(served.address).port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          type: response.headers['content-type'],
          location: response.headers.location,
          coding: response.headers['content-encoding'],
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the site that is served', () => {
  test.each([
    { path: '/', type: 'text/html; charset=utf-8', body: '<h1>Home</h1>' },
    { path: '/?q=trample', type: 'text/html; charset=utf-8', body: '<h1>Home</h1>' },
    { path: '/rules/702.19/', type: 'text/html; charset=utf-8', body: 'Trampling' },
    { path: '/rules/702%2E19/', type: 'text/html; charset=utf-8', body: 'Trampling' },
    { path: '/icon.svg', type: 'image/svg+xml', body: '<svg/>' },
  ])('answers $path', async ({ path, type, body }) => {
    expect(await ask(path)).toMatchObject({ status: 200, type, body });
  });

  test.each([
    { path: '/rules/702.19', location: '/rules/702.19/' },
    { path: '/rules/702.19?x=1', location: '/rules/702.19/?x=1' },
    { path: '//rules/702.19', location: '/rules/702.19/' },
  ])('sends $path to its folder', async ({ path, location }) => {
    expect(await ask(path)).toMatchObject({ status: 308, location });
  });

  test.each([
    { path: '/613.7c', location: '/613/#613.7c' },
    { path: '/613.7C/', location: '/613/#613.7c' },
    { path: '/613.8', location: '/613/#613.8' },
    { path: '/6137c', location: '/613/#613.7c' },
    { path: '/2009-07-11/702.9b/', location: '/2009-07-11/702.9/#702.9b' },
    { path: '/2009-07-11/702.9.', location: '/2009-07-11/702.9/' },
  ])('leads from $path to the page that the rule stands on', async ({ path, location }) => {
    expect(await ask(path)).toMatchObject({ status: 302, location });
  });

  test.each([
    '/613.7',
    '/613.7b',
    '/702.9b',
    '/2009-07-11/613.7c',
    '/nothing',
    '/empty',
    '/empty/',
    '/icon.svg/',
    '/../secret.txt',
    '/rules/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%5c..%5csecret.txt',
    '/%00',
    '/%zz',
    '/....//secret.txt',
  ])('has nothing at %s and says so with its own page', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '<h1>Not here</h1>' });
  });

  test('answers HEAD without a body and refuses to be written to', async () => {
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask('/', 'POST')).toMatchObject({ status: 405 });
  });

  test.each([
    { accepts: 'gzip, br', coding: 'br' },
    { accepts: 'gzip', coding: 'gzip' },
    { accepts: 'br;q=0', coding: undefined },
    { accepts: '', coding: undefined },
  ])('is sent as "$coding" to a browser that accepts "$accepts"', async ({ accepts, coding }) => {
    const { body, ...answered } = await ask('/index.json', 'GET', { 'accept-encoding': accepts });
    expect(answered.coding).toBe(coding);
    expect(body.length < 1000).toBe(coding !== undefined);
  });

  test('serves below a path, leads there from the top, and has nothing elsewhere', async () => {
    const below = await serveSite(site, 0, '/rules/');
    onTestFinished(() => below.close());
    const look = async (path: string): Promise<readonly unknown[]> => {
      const { status, headers } = await fetch(new URL(path, below.address), { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(below.address).toMatch(/^http:\/\/localhost:\d+\/rules\/$/);
    expect(await look('/rules/')).toEqual([200, null]);
    expect(await look('/rules/index.json')).toEqual([200, null]);
    expect(await look('/')).toEqual([302, '/rules/']);
    expect(await look('/rules')).toEqual([302, '/rules/']);
    expect((await look('/index.json'))[0]).toBe(404);
    expect((await look('/rulesindex.json'))[0]).toBe(404);
    expect(await look('/rules/613.7c')).toEqual([302, '/rules/613/#613.7c']);
    expect((await look('/613.7c'))[0]).toBe(404);
  });

  test('takes the next port when the usual one is taken, and only the chosen one when one was chosen', async () => {
    const blocker = createServer().listen(4321);
    onTestFinished(() => void blocker.close());
    await new Promise((resolve) => blocker.once('listening', resolve).once('error', resolve));
    const other = await serveSite(site);
    onTestFinished(() => other.close());
    expect(Number(new URL(other.address).port)).toBeGreaterThan(4321);
    await expect(serveSite(site, Number(new URL(other.address).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
