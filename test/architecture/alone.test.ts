import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alone } from '../alone.ts';

const changesAll =
  /\bvi\.(?:mock|doMock|spyOn|stub\w+|useFakeTimers|setSystemTime)\(|\bprocess\.(?:chdir\(|env(?:\.\w+|\[[^\]]+\])\s*=[^=])/;

it('files that change what all code of a process sees have one to themselves, and no others', () => {
  const test = join(import.meta.dirname, '..');
  const found = readdirSync(test, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && changesAll.test(readFileSync(join(test, file), 'utf8')))
    .map((file) => `test/${file}`);
  expect(found.toSorted()).toEqual(alone.toSorted());
});
