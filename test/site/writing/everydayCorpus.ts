import { corpusFormat } from '../../../src/corpus/format.ts';
import type { Corpus } from '../../../src/corpus/readCorpus.ts';
import { makeEntry, makeRecord, makeTerm } from '../fixtures.ts';

/** An edition of which every rule speaks of one word, and one rule of the other. */
export function everydayCorpus(often: string, once: string): Pick<Corpus, 'manifest' | 'loadEdition'> {
  const rules = Array.from({ length: 20 }, (_, at) =>
    makeEntry(`703.${at + 1}`, 'rule', { text: at === 0 ? `A ${often} has a ${once}.` : `A ${often} sleeps.` }),
  );
  return {
    manifest: { format: corpusFormat, editions: [makeRecord('comprehensive-rules', '2026-01-16')], passedOver: [] },
    loadEdition: () => [...rules, makeTerm(often, 'Young.'), makeTerm(once, 'Long.')],
  };
}
