/** Folders for tests: temporary ones, and what is in them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is removed when the test is over. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'concordance-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file below a folder with its content, for comparing two folders as wholes. */
export function readTree(folder: string, below = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(folder, below))
      .toSorted()
      .flatMap((name) => {
        const path = below === '' ? name : `${below}/${name}`;
        return statSync(join(folder, path)).isDirectory()
          ? Object.entries(readTree(folder, path))
          : [[path, readFileSync(join(folder, path), 'utf8')] as [string, string]];
      }),
  );
}
