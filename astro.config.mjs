import { access, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { defineConfig } from 'astro/config';

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

/**
 * A static site of its own files: no inline styles and no inline scripts, so that the Content-Security-Policy of src/site/layouts/Page.astro
 * needs no exception. `CONCORDANCE_CORPUS` names the corpus, `CONCORDANCE_EDITIONS` the editions shown (src/site/chooseEditions.ts).
 */
export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  build: { format: 'directory', inlineStylesheets: 'never' },
  integrations: [subsectionsAreNoStatusPages],
  vite: { build: { assetsInlineLimit: 0 } },
});
