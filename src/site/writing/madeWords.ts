/** What pages import and only the corpus knows, as modules for Vite: once for the site in place of once on each of its pages. */
import { openCorpus } from '../../corpus/readCorpus.ts';
import { hasRulings } from '../../rulings/openRulings.ts';
import { chooseEditions } from '../frame/library/chooseEditions.ts';
import { makeMenuDocuments } from '../frame/library/documentTabs.ts';
import { corpusIsRead } from './corpusComes.ts';
import { makeEverydaySheet } from './everydaySheet.ts';

/** `made-words/everyday.css` and `made-words/documents`, made when a page first asks for them. `base`: the path below which the site lies. */
export function wordsAreMade(base: string) {
  const make: Readonly<Record<string, () => string>> = {
    'made-words/everyday.css': () => makeEverydaySheet(openCorpus(), base),
    'made-words/documents': () => {
      const corpus = openCorpus();
      const { manifest } = corpus;
      const { shown, documents } = chooseEditions(manifest.editions, process.env['CONCORDANCE_EDITIONS'], manifest.missing);
      const isRuledOn = hasRulings(corpus, process.env['CONCORDANCE_CONTENT'] ?? 'content');
      const lines = makeMenuDocuments({ editions: shown, documents: documents.map((record) => ({ record })) }, isRuledOn);
      return `export default ${JSON.stringify(lines.map(([name, href]) => [name, href.replace(/^\//, base)]))};`;
    },
  };
  const made = new Map<string, string>();
  return {
    name: 'words-are-made',
    resolveId: (id: string) => (id in make ? `\0${id}` : undefined),
    load: async (id: string) => {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !(name in make)) return undefined;
      await corpusIsRead;
      const text = made.get(name) ?? make[name]?.();
      if (text !== undefined) made.set(name, text);
      return text;
    },
  };
}
