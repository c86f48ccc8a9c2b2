import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const docs = join(import.meta.dirname, '../../docs');

it('docs/design.md has a line for each record of docs/decisions, under its title', () => {
  const records = readdirSync(join(docs, 'decisions')).map((file) => {
    const title = /^# (.+)$/m.exec(readFileSync(join(docs, 'decisions', file), 'utf8'))?.[1] ?? '';
    return `[${title}](decisions/${file})`;
  });
  const listed = readFileSync(join(docs, 'design.md'), 'utf8').match(/\[[^\]]+\]\(decisions\/[^)]+\)/g) ?? [];
  expect(listed.toSorted()).toEqual(records.toSorted());
});
