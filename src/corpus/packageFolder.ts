/** Where this package lies, and what of it comes with the code. Node only. */
import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that the folders `src` and `scripts` of the running code are in: that of the package, or `build/lib` where it was compiled. */
export const codeFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of the package: that of its `package.json`, with `content`. */
export const packageFolder = findPackage(codeFolder);

/** Whether the code runs as an installed package, compiled, and not in the repository. */
export const isInstalled = codeFolder !== packageFolder;

/** A file of our code by its name without ending: `.ts` in the repository, `.js` where it was compiled. */
export function codeFile(path: string, from: string): URL {
  return new URL(`${path}${extname(fileURLToPath(from))}`, from);
}

function findPackage(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, 'package.json')) || above === folder ? folder : findPackage(above);
}
