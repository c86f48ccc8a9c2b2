import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { TestDesk } from './testDesk.ts';

const games = (desk: TestDesk, name: string, text: string): void => {
  const path = join(desk.root, 'content', 'games', name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};
const wick = 'A wick that has drunk its oil is trimmed before the bell of the harbour rings twice.';

describe('at a terminal another game', () => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = new TestDesk({ rules: 'paper comprehensive-rules 2010-01-01\n100.1 Kittens sit at the table.\n' });
    games(desk, 'lanterns.yaml', 'title: Lanterns and Tides\ncredits: [It is ours.]\nterms: Take it.\n');
    games(desk, 'lanterns/first', `paper game-lanterns 2019-01-01\n100.1 Keepers light lanterns.\n100.2 ${wick}\n`);
    games(desk, 'lanterns/second', `paper game-lanterns 2021-01-01\n100.1 Keepers light lanterns.\n101.7 ${wick}\n`);
    expect(await desk.run('ingest')).toMatchObject({ code: 0, out: expect.stringMatching(/game-lanterns +2/) as string });
  });

  test('is asked by its name, never where Magic is asked, and refused where nobody describes it', async () => {
    const asked = async (...args: string[]) => (await desk.run(...args)).out;
    expect(await asked('show', '100.1', '--document', 'game-lanterns')).toContain('Keepers light lanterns.');
    expect(await asked('show', '100.1')).toContain('Kittens sit at the table.');
    expect(await desk.run('show', '101.7')).toMatchObject({ code: 1 });
    expect(await asked('show', '100.2', '--document', 'game-lanterns', '--edition', '2020-05-05')).toContain(wick);
    expect(await asked('search', 'wick', '--document', 'game-lanterns')).toContain('101.7');
    expect(await desk.run('search', 'wick')).toMatchObject({ code: 1 });
    expect(await asked('search', 'wick', '--all-documents')).toContain('game-lanterns/2021-01-01');
    const feed = await asked('feed', '101.7', '--document', 'game-lanterns');
    expect(feed).toContain(wick);
    expect(feed).toContain('It is ours.');
    expect(feed).not.toMatch(/Wizards|Magic/);
    for (const command of ['show', 'search', 'feed'])
      expect(await desk.run(command, 'wick', '--document', 'game-other'), command).toMatchObject({
        code: 2,
        err: expect.stringMatching(/--document game-other: there is no such document.*game-lanterns/s) as string,
      });
  });

  test('that is badly described stops reading with one line, and the corpus is as it was', async () => {
    games(desk, 'lanterns.yaml', 'title: Lanterns and Tides\ncolour: red\n');
    const { code, err } = await desk.run('ingest');
    expect(code).toBe(2);
    expect(err).toMatch(/lanterns\.yaml: expected credits, a list of lines that say whose the text is, found nothing/);
    expect((await desk.run('show', '100.1', '--document', 'game-lanterns')).code).toBe(0);
  });
});
