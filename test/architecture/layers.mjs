/** The layers of src/, and which others each may import (shared by the lint rules and the test over the import graph). */
export const mayImport = {
  model: [],
  sources: ['model'],
  grammar: ['model', 'sources'],
  corpus: ['model', 'sources', 'grammar', 'wording'],
  wording: ['model'],
  lineage: ['model', 'corpus', 'wording'],
  search: ['model', 'corpus', 'wording'],
  engine: ['model'],
  demonstration: ['model', 'engine', 'corpus', 'lineage'],
  site: ['model', 'corpus', 'wording', 'lineage', 'search', 'demonstration'],
  pages: ['model', 'corpus', 'search', 'site'],
};

export const layers = Object.keys(mayImport);
