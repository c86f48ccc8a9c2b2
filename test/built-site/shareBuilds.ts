/** A folder for the sites that the tests of one run build: what several files want is built once. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    builtSites: string;
  }
}

/** Below build/, so that no file has to be moved from one disk to another. @returns What removes the folder at the end */
export default function shareBuilds(project: TestProject): () => void {
  const build = fileURLToPath(new URL('../../build', import.meta.url));
  mkdirSync(build, { recursive: true });
  const folder = mkdtempSync(join(build, 'test-sites-'));
  project.provide('builtSites', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
