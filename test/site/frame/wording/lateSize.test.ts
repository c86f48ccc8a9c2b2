import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LoadedEntry } from '../../../../src/corpus/loadedEntry.ts';
import { sizeOf } from '../../../../src/site/frame/wording/lateSize.ts';

const styles = readFileSync(join(import.meta.dirname, '../../../../src/site/layout/late.css'), 'utf8');
const entryOf = (length: number) =>
  ({ wording: [{ kind: 'text', value: 'k'.repeat(length) }], examples: [] }) as unknown as Pick<LoadedEntry, 'wording' | 'examples'>;

test.each([0, 1, 66, 660, 6_600, 66_000, 660_000, 6_600_000])('a part of %d letters has a size that the style sheet knows', (length) => {
  expect(styles).toContain(`.late.size-${sizeOf([entryOf(length) as LoadedEntry])} {`);
});
