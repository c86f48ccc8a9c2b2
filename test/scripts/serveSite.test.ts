import { linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rmSync } from 'node:fs';
import { type ServedSite, serveSite } from '../../scripts/site/serveSite.ts';
import { makeFolder } from '../folders.ts';

const root = makeFolder();
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
  mkdirSync(join(site, '.git'));
  writeFileSync(join(site, '.git', 'config'), 'secret');
  writeFileSync(join(site, '.concordance-site'), 'secret');
  symlinkSync(join(root, 'secret.txt'), join(site, 'out.txt'));
  symlinkSync(root, join(site, 'out'));
  symlinkSync('loop', join(site, 'loop'));
  symlinkSync('icon.svg', join(site, 'in.svg'));
  mkdirSync(join(site, 'again'));
  linkSync(join(site, 'rules', '702.19', 'index.html'), join(site, 'again', 'index.html'));
  symlinkSync('site', join(root, 'linked'));
  served = await serveSite(site, { port: 0 });
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
  readonly headers: IncomingHttpHeaders;
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
          headers: response.headers,
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

  test.each([
    { what: 'a part', headers: { range: 'bytes=1-3' }, status: 206, body: 'h1>', range: 'bytes 1-3/13' },
    { what: 'the end', headers: { range: 'bytes=-3' }, status: 206, body: 'h1>', range: 'bytes 10-12/13' },
    { what: 'a part that is not there', headers: { range: 'bytes=99-' }, status: 416, body: '', range: 'bytes */13' },
    { what: 'a part of what may be compressed', headers: { range: 'bytes=1-3', 'accept-encoding': 'br, gzip' }, status: 206, body: 'h1>' },
  ])('is given in parts: $what', async ({ headers, status, body, range }) => {
    const answered = await ask('/', 'GET', headers);
    expect(answered).toMatchObject({ status, coding: undefined });
    if (status === 206) expect(answered.body).toBe(body);
    if (range !== undefined) expect(answered.headers['content-range']).toBe(range);
  });

  test.each([
    { what: 'its tag', from: (tag: string) => tag, status: 304 },
    { what: 'its tag without the weakness, or with it', from: (tag: string) => tag.replace(/^W\//, ''), status: 304 },
    { what: 'a list with its tag', from: (tag: string) => `"other", ${tag}, "more"`, status: 304 },
    { what: 'any', from: () => '*', status: 304 },
    { what: 'another', from: () => '"other"', status: 200 },
  ])('is not sent again to whoever has $what', async ({ from, status }) => {
    for (const accepts of ['', 'gzip', 'br']) {
      const { headers } = await ask('/index.json', 'GET', { 'accept-encoding': accepts });
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect((await ask('/index.json', 'GET', { 'accept-encoding': accepts, 'if-none-match': from(headers.etag ?? '') })).status).toBe(
        status,
      );
      expect((await ask('/index.json', 'GET', { 'if-modified-since': headers['last-modified'] ?? '' })).status).toBe(304);
    }
  });

  test('says what a browser may do with each file', async () => {
    for (const [path, policy] of [
      ['/', "frame-ancestors 'none'; object-src"],
      ['/nothing', "frame-ancestors 'none'; object-src"],
      ['/icon.svg', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"],
      ['/index.json', "default-src 'self'; frame-ancestors 'none'"],
    ] as const) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy'], path).toContain(policy);
      expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    }
  });

  test('answers a whole address as it does a path', async () => {
    expect(await ask('http://elsewhere.example/icon.svg')).toMatchObject({ status: 200, body: '<svg/>' });
    expect(await ask('http://elsewhere.example')).toMatchObject({ status: 200, body: '<h1>Home</h1>' });
    expect(await ask('http://elsewhere.example/../secret.txt')).toMatchObject({ status: 404 });
  });

  test.each(['/out.txt', '/out/secret.txt', '/out/', '/deep/../out.txt', '/loop', '/loop/', '/.concordance-site', '/.git/config'])(
    'has nothing at %s, where a link or a name with a dot would lead out or in',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, body: '<h1>Not here</h1>' });
    },
  );

  test('follows links that stay inside, and knows a second name of a file from a link', async () => {
    expect(await ask('/in.svg')).toMatchObject({ status: 200, body: '<svg/>' });
    expect(await ask('/again/')).toMatchObject({ status: 200, body: 'Trampling' });
  });

  test('serves a folder that is a link itself', async () => {
    const linked = await serveSite(join(root, 'linked'), { port: 0 });
    onTestFinished(() => linked.close());
    expect(await (await fetch(new URL('icon.svg', linked.address))).text()).toBe('<svg/>');
  });

  test.skipIf(process.platform !== 'linux')('answers this machine alone unless it is told otherwise', async () => {
    const port = Number(new URL(served.address).port);
    const reach = (host: string): Promise<string> =>
      new Promise((resolve) => {
        request({ host, port, path: '/' }, (response) => resolve(String(response.resume().statusCode)))
          .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
          .end();
      });
    // All of 127.0.0.0/8 is this machine; a server on all interfaces would answer at each.
    expect(await reach('127.0.0.1')).toBe('200');
    expect(await reach('127.0.0.2')).toBe('ECONNREFUSED');
    const open = await serveSite(site, { port: 0, host: '127.0.0.2' });
    onTestFinished(() => open.close());
    expect(open.address).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/$/);
    expect((await fetch(open.address)).status).toBe(200);
  });

  test('serves below a path, leads there from the top, and has nothing elsewhere', async () => {
    const below = await serveSite(site, { port: 0, root: '/rules/' });
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
    const blocker = createServer().listen(4321, '127.0.0.1');
    onTestFinished(() => void blocker.close());
    await new Promise((resolve) => blocker.once('listening', resolve).once('error', resolve));
    const other = await serveSite(site);
    onTestFinished(() => other.close());
    expect(Number(new URL(other.address).port)).toBeGreaterThan(4321);
    await expect(serveSite(site, { port: Number(new URL(other.address).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
