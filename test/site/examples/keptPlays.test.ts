/** What came of demonstrations, kept from one build to the next. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPlays } from '../../../scripts/site/playsFolder.ts';
import { playUnlessKept } from '../../../src/site/examples/keptPlays.ts';
import { makeTemporaryFolder } from '../../folders.ts';

const given = { id: 'two-ogres', edition: '2009-05-01' };
const outcome = { passed: true, steps: [{ text: 'An Ogre dies.', cites: ['420.5c'] }] };

/** Plays once and waits until that is kept. */
async function keep(folder: string): Promise<string> {
  expect(playUnlessKept('own', given, () => outcome, folder)).toBe(outcome);
  await vi.waitFor(() => expect(readdirSync(folder).filter((name) => name.endsWith('.kept'))).toHaveLength(1));
  return join(folder, readdirSync(folder)[0] ?? '');
}

describe('what came of a demonstration', () => {
  const play = vi.fn(() => ({ passed: false }));
  afterEach(() => void play.mockClear());

  it('is not played again where it was kept', async () => {
    const folder = makeTemporaryFolder();
    await keep(folder);
    expect(playUnlessKept<unknown>('own', given, play, folder)).toEqual(outcome);
    expect(play).not.toHaveBeenCalled();
  });

  it.each<readonly [string, 'own' | 'others', unknown]>([
    ['something else was given', 'own', { ...given, edition: '2010-01-01' }],
    ['it is asked under other rules', 'others', given],
  ])('is played where %s', async (_, kind, other) => {
    const folder = makeTemporaryFolder();
    await keep(folder);
    expect(playUnlessKept<unknown>(kind, other, play, folder)).toEqual({ passed: false });
  });

  it.each([
    ['a letter of it was changed', (bytes: Buffer) => Buffer.from(bytes.toString().replace('true', 'null'))],
    ['it was cut off', (bytes: Buffer) => bytes.subarray(0, -3)],
    ['it is another file', () => Buffer.from('{}')],
    ['nothing is left of it', () => Buffer.alloc(0)],
  ])('is played where %s', async (_, damage) => {
    const folder = makeTemporaryFolder();
    const file = await keep(folder);
    writeFileSync(file, damage(readFileSync(file)));
    expect(playUnlessKept<unknown>('own', given, play, folder)).toEqual({ passed: false });
  });

  it('is played where it cannot be kept, and where nobody named a folder', () => {
    const file = join(makeTemporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(playUnlessKept('own', given, () => outcome, join(file, 'below'))).toBe(outcome);
    expect(playUnlessKept('own', given, () => outcome)).toBe(outcome);
  });
});

describe('the folder of what is kept of plays', () => {
  it('is another when a file of the code changes, and what other code made is removed', async () => {
    const [folder, code] = [join(makeTemporaryFolder(), 'plays'), join(makeTemporaryFolder(), 'engine.ts')];
    writeFileSync(code, 'one');
    const one = (await openPlays({ folder, code: [code] })) ?? '';
    await keep(one);
    expect(await openPlays({ folder, code: [code] })).toBe(one);
    writeFileSync(code, 'other');
    const other = (await openPlays({ folder, code: [code] })) ?? '';
    expect(basename(other)).not.toBe(basename(one));
    expect(readdirSync(folder)).not.toContain(basename(one));
  });

  it('is not taken from somebody else', async () => {
    const folder = makeTemporaryFolder();
    writeFileSync(join(folder, 'letter.txt'), 'mine');
    expect(await openPlays({ folder, code: [] })).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });
});
