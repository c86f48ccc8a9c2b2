/** The layers of src/, and which others each may import (shared by the lint rules and dependency-cruiser.config.mjs). */
export const mayImport = {
  model: [],
  sources: ['model'],
  grammar: ['model', 'sources'],
  corpus: ['model', 'sources', 'grammar', 'wording'],
  wording: ['model'],
  lineage: ['model', 'corpus', 'wording'],
  handbook: ['model', 'corpus', 'lineage'],
  rulings: ['model', 'sources', 'corpus', 'wording', 'lineage'],
  search: ['model', 'corpus', 'wording'],
  engine: ['model'],
  demonstration: ['model', 'engine', 'corpus', 'lineage'],
  citing: ['model', 'sources', 'corpus', 'lineage'],
  site: ['model', 'corpus', 'wording', 'lineage', 'handbook', 'rulings', 'search', 'demonstration', 'citing'],
  pages: ['model', 'corpus', 'search', 'site'],
  library: ['model', 'sources', 'grammar', 'corpus', 'lineage', 'search', 'demonstration'],
};

export const layers = Object.keys(mayImport);

/** The strata of src/engine, from the lowest: each may import those before it. Card text is read beside them, from the language alone. */
export const strata = ['language', 'concepts', 'state', 'look', 'events', 'stateBasedActions', 'actions', 'turn', 'telling'];

/** The chapters of src/demonstration, from the lowest: each may import those before it. */
export const chapters = ['format', 'position', 'telling', 'expecting', 'playing', 'editions', 'practice', 'examples'];

/**
 * The folders of src/site, a feature each, and which others each may know. `frame` is what all know: addresses, words, the library, data files,
 * a wording on a page. The layout carries what stands on every page, so that it knows some features: views alone stand on it
 * (`*View.astro`), and src/pages alone shows views.
 */
export const siteMayImport = {
  frame: [],
  where: ['frame'],
  search: ['frame', 'where'],
  changes: ['frame'],
  cite: ['frame', 'where'],
  compare: ['frame', 'where', 'changes'],
  history: ['frame', 'changes'],
  examples: ['frame'],
  practice: ['frame', 'examples'],
  learn: ['frame', 'examples', 'practice', 'reading'],
  kept: ['frame', 'where'],
  rulings: ['frame', 'changes', 'history', 'examples'],
  reading: ['frame', 'where', 'changes', 'history', 'examples', 'kept', 'rulings'],
  documents: ['frame', 'changes', 'history', 'reading', 'rulings'],
  layout: ['frame', 'data', 'offline', 'where', 'search', 'history', 'examples', 'help', 'kept', 'reading', 'rulings'],
  home: ['frame', 'where', 'search', 'changes', 'history', 'examples', 'reading'],
  policy: ['frame', 'where', 'changes', 'history'],
  data: ['frame', 'changes', 'policy', 'examples', 'rulings'],
  help: ['frame'],
  offline: ['frame'],
  components: ['frame', 'where', 'search', 'changes', 'examples', 'practice', 'reading', 'documents', 'help', 'home'],
  writing: ['frame', 'offline', 'history', 'examples', 'kept', 'reading', 'rulings'],
};
