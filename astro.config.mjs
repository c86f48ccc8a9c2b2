import { access, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { pinPages } from './src/site/pinnedPages.ts';

/**
 * Astro writes the paths /404 and /500 as the files of status pages, 404.html and 500.html. In the rules they are subsections (Graveyard, the
 * turn structure), so their pages go where every other subsection's page is, and the page for missing addresses becomes 404.html.
 */
const subsectionsAreNoStatusPages = {
  name: 'subsections-are-no-status-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const number of ['404', '500']) {
        const written = new URL(`${number}.html`, dir);
        const exists = await access(written).then(
          () => true,
          () => false,
        );
        if (!exists) continue;
        await mkdir(new URL(`${number}/`, dir), { recursive: true });
        await rename(written, new URL(`${number}/index.html`, dir));
      }
      await copyFile(new URL('not-found/index.html', dir), new URL('404.html', dir));
      await rm(new URL('not-found/', dir), { recursive: true });
    },
  },
};

/** The newest edition stands under its date too: src/site/pinnedPages.ts. After the pages have their places. */
const newestIsPinned = {
  name: 'newest-is-pinned',
  hooks: {
    'astro:build:done': ({ dir, pages }) =>
      pinPages(
        fileURLToPath(dir),
        pages.map(({ pathname }) => `/${pathname}`),
      ),
  },
};

/**
 * A static site of its own files: no inline styles and no inline scripts, so that the Content-Security-Policy of src/site/layouts/Page.astro
 * needs no exception. `CONCORDANCE_CORPUS` names the corpus, `CONCORDANCE_EDITIONS` the editions shown (src/site/chooseEditions.ts).
 */
export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  build: { format: 'directory', inlineStylesheets: 'never' },
  integrations: [subsectionsAreNoStatusPages, newestIsPinned],
  vite: { build: { assetsInlineLimit: 0 }, worker: { format: 'es' } },
});
