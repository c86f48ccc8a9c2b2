import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { cacheFolder } from './src/site/writing/cacheFolder.ts';
import { nameOfEngine, nameOfEveryPage } from './src/site/writing/cutScripts.ts';
import { makeFonts } from './src/site/writing/makeFonts.ts';
import { wordsAreMade } from './src/site/writing/madeWords.ts';
import { pagesLater } from './src/site/writing/pagesLater.ts';
import { readSettings } from './src/site/frame/library/settings.ts';

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

/** Where the style sheets and the layout find what is made of the packages of fonts. */
const fonts = await makeFonts(cacheFolder);

/** The page of components is for whoever changes the look: `CONCORDANCE_COMPONENTS=yes npx astro dev`, or a build. */
const componentsArePage = {
  name: 'components-are-a-page',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      if (process.env['CONCORDANCE_COMPONENTS']) injectRoute({ pattern: '/components/', entrypoint: './src/pages/_components.astro' });
    },
  },
};

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
  integrations: [pagesAreShort, componentsArePage, pagesLater()],
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
