import { describe, expect, it } from 'vitest';
import { isRefusal, readSource } from '../../src/sources/readSource.ts';
import { readInBrowser } from '../../src/sources/readInBrowser.ts';
import { bodyOf, bytesOf, rawBytes } from './samples.ts';

const saved = (part: string, head = 'multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----wick--"'): string =>
  [
    'From: <Saved by a browser>',
    'MIME-Version: 1.0',
    `Content-Type: ${head}`,
    '',
    '------wick--',
    'Content-Type: text/css',
    '',
    'p { color: red }',
    '------wick--',
    part,
    '------wick----',
    '',
  ].join('\r\n');
const html = '<!doctype html><meta charset="utf-8"><p>100. Lamps</p><p>100.1. It’s lit = warm.</p>';
const asQuoted = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => (byte === 0x3d || byte > 126 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
    .join('')
    .replace('lit', 'l=\r\nit');

describe('a page that a browser saved as one file', () => {
  it.each([
    ['quoted-printable', `Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${asQuoted(html)}`],
    [
      'base64',
      `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(html).toString('base64')}`,
    ],
    ['bytes', `Content-Type: text/html\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${Buffer.from(html).toString('latin1')}`],
  ])('is read, its page written as %s', async (_, part) => {
    for (const read of [await readSource(rawBytes(saved(part))), await readInBrowser(rawBytes(saved(part)))]) {
      if (isRefusal(read)) return expect.fail(read.reason);
      expect(read.format).toBe('html');
      expect(bodyOf(read)).toBe('100. Lamps\n\n100.1. It’s lit = warm.');
    }
  });

  it.each(['Content-Type: image/png\r\n\r\nabc', 'Content-Type', ''])('and has no page in it is refused in one line (%j)', async (part) => {
    const read = await readSource(rawBytes(saved(part)));
    expect(isRefusal(read) ? read.reason : 'read').toBe('a page saved as one file (MHTML), without a page in it');
    const unmarked = await readSource(rawBytes(saved(part, 'multipart/related')));
    expect(isRefusal(unmarked) ? unmarked.reason : 'read').toMatch(/without a page/);
  });

  it('may be cut short anywhere', async () => {
    const whole = saved(`Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(html).toString('base64')}`);
    for (let length = 1; length < whole.length; length += 7) {
      const read = await readSource(rawBytes(whole.slice(0, length)));
      if (isRefusal(read)) expect(read.reason).toMatch(/^[^\n]+$/);
    }
  });

  it('is none where a letter speaks of it, or has no page', async () => {
    const letter = 'Date: today\nSubject: lamps\n\n100. Lamps\n100.1. MIME-Version: 1.0, and Content-Type: multipart/related.\n';
    const read = await readSource(bytesOf(letter));
    expect(isRefusal(read) ? read.reason : read.text).toBe(letter);
  });
});
