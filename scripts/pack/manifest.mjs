/** The package.json of what is packed. Ours asks for all that the site is built with; the packed one for what its code imports. */
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../node24.mjs';

const [path, aside] = [join(root, 'package.json'), join(root, 'build', 'package.json')];

/** The manifest that is packed: `texts` are those of its modules. What they import and ours does not ask for, the test of the package finds. */
export function makeManifest(own, texts) {
  const isImported = (name) => {
    const imports = new RegExp(`\\b(?:from|import|import\\() ?['"]${name}(?:/[^'"]*)?['"]`);
    return texts.some((text) => imports.test(text));
  };
  const kept = Object.entries(own).filter(([key]) => !['devDependencies', 'scripts', 'allowScripts'].includes(key));
  const dependencies = Object.entries(own.dependencies).filter(([name]) => isImported(name));
  // What puts ours back stays, for the next pack after one that was ended half way.
  const { prepack, postpack } = own.scripts;
  return { ...Object.fromEntries(kept), scripts: { prepack, postpack }, dependencies: Object.fromEntries(dependencies) };
}

export async function setManifestAside() {
  await mkdir(join(root, 'build'), { recursive: true });
  await copyFile(path, aside);
}

/** Puts our own back, if it was set aside; where it is back already, by hand, what was set aside is older and goes. */
export async function restoreManifest() {
  if ('devDependencies' in JSON.parse(await readFile(path, 'utf8'))) {
    await rm(aside, { force: true });
    return;
  }
  await rename(aside, path).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
