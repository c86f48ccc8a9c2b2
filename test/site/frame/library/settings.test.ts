import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeReportAddress, openSettings, readSettings } from '../../../../src/site/frame/library/settings.ts';
import { makeFolder } from '../../../folders.ts';

describe('the settings of the site', () => {
  let folder: string;
  beforeEach(() => void (folder = makeFolder()));
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['report: mailto:cats@example.test', 'mailto:cats@example.test'],
    ['report: https://example.test/new', 'https://example.test/new'],
    ['', undefined],
  ])('%j gives the address %s for reports', (text, report) => {
    writeFileSync(join(folder, 'site.yaml'), text);
    expect(readSettings(folder).report).toBe(report);
  });

  it('are read once for all pages of a build', () => {
    writeFileSync(join(folder, 'site.yaml'), 'report: mailto:cats@example.test');
    const opened = openSettings(folder);
    expect(opened).toEqual(readSettings(folder));
    expect(openSettings(folder)).toBe(opened);
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'site.yaml'), 'report: mailto:dogs@example.test');
    expect(openSettings(other).report).toBe('mailto:dogs@example.test');
  });

  it.each([
    ['address: https://cats.example.test', 'https://cats.example.test/'],
    ['address: http://localhost:4321/', 'http://localhost:4321/'],
    ['address: https://example.test/cats', 'https://example.test/cats/'],
    ['report: mailto:cats@example.test', undefined],
  ])('%j gives the address %s of the site', (text, address) => {
    writeFileSync(join(folder, 'site.yaml'), text);
    expect(readSettings(folder).address).toBe(address);
  });

  it.each([
    ['report: javascript:alert(1)', 'expected report to begin with mailto: or https:, found "javascript:alert(1)"'],
    ['report: [1]', 'expected report to begin with mailto: or https:, found [1]'],
    ['address: https://example.test/cats/?q=1', 'expected address to begin with http: or https: and to have no query, found'],
    ['address: cats.example.test', 'expected address to begin with http: or https: and to have no query, found "cats.example.test"'],
    ['address: "https://a b"', 'expected address to begin with http: or https: and to have no query, found "https://a b"'],
    ['adress: https://example.test/', 'expected address and report, found adress'],
    ['- address', 'expected address and report, found ["address"]'],
  ])('%j is refused with the place', (text, message) => {
    writeFileSync(join(folder, 'site.yaml'), text);
    expect(() => readSettings(folder)).toThrow(`site.yaml: ${message}`);
  });

  it('are empty without a file', () => {
    expect(readSettings(folder)).toEqual({});
  });

  it('fill number and edition into the address', () => {
    expect(makeReportAddress('mailto:cats@example.test?subject={number}%20of%20{edition}', '703. Naps & rests', '2026-01-16')).toBe(
      'mailto:cats@example.test?subject=703.%20Naps%20%26%20rests%20of%202026-01-16',
    );
  });
});
