import { access, copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { makeFonts } from './src/site/writing/makeFonts.ts';
import { writeManifest } from './src/site/writing/offline/makeManifest.ts';
import { wordsAreMade } from './src/site/writing/madeWords.ts';
import { makePacks } from './src/site/writing/offline/makePacks.ts';
import { makeServiceWorker } from './src/site/writing/offline/makeServiceWorker.ts';
import { makePictures } from './src/site/writing/pictures/makePictures.ts';
import { nameOfEngine, nameOfEveryPage } from './src/site/writing/cutScripts.ts';
import { sharePages } from './src/site/writing/sharePages.ts';
import { isSecond } from './src/site/writing/shares.ts';
import { writeForEngines } from './src/site/writing/sitemap.ts';
import { readSettings } from './src/site/frame/library/settings.ts';

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

/** What the standard lets a page leave out: src/site/writing/shortenHtml.ts. */
const pagesAreShort = {
  name: 'pages-are-short',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) =>
      addMiddleware({ entrypoint: new URL('src/site/writing/shortPages.ts', import.meta.url), order: 'post' }),
  },
};

/**
 * A static site of its own files: no inline styles and no inline scripts, so that the Content-Security-Policy of src/site/layout/Page.astro
 * needs no exception. `CONCORDANCE_CORPUS` names the corpus, `CONCORDANCE_EDITIONS` the editions shown (src/site/frame/library/chooseEditions.ts).
 */
const { address = 'http://localhost/' } = readSettings();
const cache = fileURLToPath(new URL('node_modules/.cache/concordance', import.meta.url));

/** Where the style sheets and the layout find what is made of the packages of fonts. */
const fonts = await makeFonts(cache);

/** Whoever shows them asks for them by their full address: without one there are none. */
const linksHavePictures = {
  name: 'links-have-pictures',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (readSettings().address !== undefined) await cp(await makePictures(cache), new URL('pictures/', dir), { recursive: true });
    },
  },
};

/** After all pages are there: what makes the site one that can be installed and kept, and what search engines are told. */
const siteCanBeKept = {
  name: 'site-can-be-kept',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const base = new URL(address).pathname;
      if (readSettings().address !== undefined) await writeForEngines(folder, address);
      await writeManifest(folder, base);
      await writeFile(new URL('sw.js', dir), await makeServiceWorker(base));
      await makePacks(folder, new Date().toISOString().slice(0, 10));
    },
  },
};

/** The page of components is for whoever changes the look: `CONCORDANCE_COMPONENTS=yes npx astro dev`, or a build. */
const componentsArePage = {
  name: 'components-are-a-page',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      if (process.env['CONCORDANCE_COMPONENTS']) injectRoute({ pattern: '/components/', entrypoint: './src/pages/_components.astro' });
    },
  },
};

/** What makes pages; and what is made of all of them, once they are together. */
const ofPages = [pagesAreShort, componentsArePage, sharePages()];
const ofSite = [subsectionsAreNoStatusPages, linksHavePictures, siteCanBeKept];

/** Every page names its scripts: Page.[hash].js, not Page.astro_astro_type_script_index_0_lang.[hash].js. */
const scripts = {
  entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
  codeSplitting: { groups: [{ name: nameOfEveryPage }, { name: nameOfEngine }] },
};

export default defineConfig({
  base: new URL(address).pathname,
  output: 'static',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  build: { format: 'directory', inlineStylesheets: 'never' },
  integrations: isSecond ? ofPages : [...ofPages, ...ofSite],
  vite: {
    plugins: [wordsAreMade(new URL(address).pathname)],
    // The parser of Markdown works in a worker, where the form that this package has for browsers finds no document.
    resolve: {
      alias: {
        'made-fonts': fonts,
        'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
      },
    },
    server: { fs: { allow: [fileURLToPath(new URL('.', import.meta.url)), fonts] } },
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
    environments: { client: { build: { rolldownOptions: { output: scripts } } } },
  },
});
