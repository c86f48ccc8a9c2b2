import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longFiles } from '../schedule.ts';

it('files of tests of which it is said how long they take are there', () => {
  expect(Object.keys(longFiles).filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([]);
});
