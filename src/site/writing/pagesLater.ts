/**
 * Astro bundles our code and makes one page after another in one thread, and what it holds for bundling it holds to its end. Here it only bundles: other
 * processes (scripts/site/runBuild.ts) fill what it has bundled with what the corpus knows and make the pages of that, after its end. What they need to know
 * lies beside the bundle, in a folder of the site that is removed when the pages are made.
 */
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Bundle, bundleFile, bundleFolder } from './bundle.ts';

/** `CONCORDANCE_PAGES_LATER=1`: somebody makes them afterwards. */
const arePagesLater = process.env['CONCORDANCE_PAGES_LATER'] === '1';

export function pagesLater(): AstroIntegration {
  let site: { readonly folder: string } & Pick<Bundle, 'base' | 'origin'>;
  /** Where Astro puts what it bundles for making pages; and the style sheets of each page, which it fills in meanwhile. */
  let bundled = '';
  let styles: ReadonlyMap<string, { readonly styles: unknown }> = new Map();
  const keepBundle = async (): Promise<void> => {
    const entry = (await readdir(bundled)).find((name) => name.startsWith('prerender-entry.'));
    if (entry === undefined) throw new Error(`Astro has put no entry for pages into ${bundled}`);
    const { folder, base, origin } = site;
    const bundle: Bundle = { base, origin, entry, styles: [...styles].map(([key, page]) => [key, page.styles]) };
    await cp(bundled, join(folder, bundleFolder), { recursive: true });
    await writeFile(join(folder, bundleFolder, bundleFile), JSON.stringify(bundle));
  };
  return {
    name: 'pages-later',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build' && !arePagesLater) throw new Error('Astro only bundles here: `npm run build` makes the site');
      },
      'astro:config:done': ({ config }) => {
        const origin = new URL(config.site ?? 'http://localhost/').origin;
        site = { folder: fileURLToPath(config.outDir), base: config.base.replace(/\/*$/, '/'), origin };
      },
      'astro:build:setup': ({ vite, pages }) => {
        bundled = vite.environments?.['prerender']?.build?.outDir ?? '';
        styles = pages;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'pages-later',
          setup: keepBundle,
          getStaticPaths: () => Promise.resolve([]),
          render: ({ url }) => Promise.reject(new Error(`${url} is made later`)),
        });
      },
    },
  };
}
