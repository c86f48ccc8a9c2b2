/** The layers of src/, and which others each may import (shared by the lint rules and dependency-cruiser.config.mjs). */
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

/** The strata of src/engine, from the lowest: each may import those before it. Card text is read beside them, from the language alone. */
export const strata = ['language', 'concepts', 'state', 'look', 'events', 'stateBasedActions', 'actions', 'turn', 'telling'];

/** The chapters of src/demonstration, from the lowest: each may import those before it. */
export const chapters = ['format', 'position', 'telling', 'expecting', 'playing', 'editions', 'examples'];
