/**
 * What pages import and only the corpus knows: once for the site in place of once on each of its pages. Our code is bundled without it, and filled with it
 * afterwards (fillBundle.ts), so that one bundle serves every corpus; `astro dev` makes it when a page first asks for it.
 */
import { openCorpus } from '../../corpus/readCorpus.ts';
import { hasRulings } from '../../rulings/openRulings.ts';
import { chooseEditions } from '../frame/library/chooseEditions.ts';
import { makeMenuDocuments } from '../frame/library/documentTabs.ts';
import { makeEverydaySheet } from './everydaySheet.ts';

interface MadeModule {
  /** What pages import. */
  readonly id: string;
  /** What is bundled in its place: nothing that a bundler works out, leaves out or takes apart. */
  readonly blank: string;
  /** What the bundler leaves of that, in the files of one page or many. */
  readonly bundled: RegExp;
  /** What comes in the place of that, for the corpus of this process, on a site below the path `base`. */
  readonly make: (base: string) => string;
  /** The same as a module. */
  readonly serve: (made: string) => string;
}

const modules: readonly MadeModule[] = [
  {
    id: 'made-words/everyday.css',
    blank: '.made-words { --made-words: everyday; }',
    bundled: /\.made-words\{--made-words:everyday;?\}/g,
    make: (base) => makeEverydaySheet(openCorpus(), base),
    serve: (made) => made,
  },
  {
    id: 'made-words/documents',
    blank: "export default JSON.parse('made-words/documents');",
    bundled: /JSON\.parse\((["'`])made-words\/documents\1\)/g,
    make: (base) => JSON.stringify(makeDocuments(base)),
    serve: (made) => `export default ${made};`,
  },
];

function makeDocuments(base: string): readonly (readonly [name: string, href: string])[] {
  const corpus = openCorpus();
  const { manifest } = corpus;
  const { shown, documents } = chooseEditions(manifest.editions, process.env['CONCORDANCE_EDITIONS'], manifest.missing);
  const isRuledOn = hasRulings(corpus, process.env['CONCORDANCE_CONTENT'] ?? 'content');
  const lines = makeMenuDocuments({ editions: shown, documents: documents.map((record) => ({ record })) }, isRuledOn);
  return lines.map(([name, href]) => [name, href.replace(/^\//, base)]);
}

/** A blank of a bundle, and what comes in its place. */
export interface MadeWords {
  readonly id: string;
  readonly bundled: RegExp;
  readonly text: string;
}

/** All of them, for the corpus of this process, on a site below the path `base`. */
export const makeWords = (base: string): readonly MadeWords[] =>
  modules.map(({ id, bundled, make }) => ({ id, bundled, text: make(base) }));

/** For Vite: blanks where it bundles, and what is made where it serves. `base`: the path below which the site lies. */
export function wordsAreMade(base: string) {
  const made = new Map<string, string>();
  let isBundled = false;
  return {
    name: 'words-are-made',
    configResolved: ({ command }: { readonly command: string }) => {
      isBundled = command === 'build';
    },
    resolveId: (id: string) => (modules.some((each) => each.id === id) ? `\0${id}` : undefined),
    load: (id: string) => {
      const module = modules.find((each) => `\0${each.id}` === id);
      if (!module) return undefined;
      if (isBundled) return module.blank;
      const text = made.get(id) ?? module.serve(module.make(base));
      made.set(id, text);
      return text;
    },
  };
}
