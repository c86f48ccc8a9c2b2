/**
 * Who may import whom: the layers of src/, the strata of src/engine and the features of src/site, as docs/design.md draws them (`npx depcruise src`).
 * The tables stand in test/architecture/layers.mjs; a test runs this, so a rule that a comment switches off is found all the same.
 */
import { chapters, layers, mayImport, siteMayImport, strata } from './test/architecture/layers.mjs';

const below = (folder, allowed) => ({
  name: `${folder} imports what stands below it`,
  comment: `${folder} may import ${allowed.join(', ') || 'nothing outside itself'}.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((each) => `^src/${each}(?:/|\\.ts$)`) },
});

const only = (name, ...own) => ({
  name: `${name} is imported by src/${own.join(' and src/')} alone`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/(?:${own.join('|')})/` },
  to: { path: `node_modules/${name}/` },
});

/** A folder's own files of the floors below, as the list says it from the lowest to the highest. */
const floors = (folder, order) =>
  order.map((name, at) =>
    below(
      `${folder}/${name}`,
      order.slice(0, at).map((each) => `${folder}/${each}`),
    ),
  );

export default {
  forbidden: [
    ...layers.map((layer) => below(layer, mayImport[layer])),
    ...floors('engine', strata),
    below('engine/cardText', ['engine/language', 'engine/concepts', 'engine/state']),
    {
      name: 'the engine plays without numbers of rules',
      comment:
        'It cites concepts; whoever tells them has their numbers, and says which have a rule (session.ts: hasRule). The grammar of card texts is no part of play: it knows keywords by name.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '^src/engine/(?:concepts|cardText)/' },
      to: {
        path: '^src/engine/concepts/(?:concepts|numbers|numberRuns|firstEditions)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the engine plays without its telling',
      comment: 'Whoever begins a session gives it the teller (session.ts); what happens is the same without one.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '^src/engine/telling/' },
      to: { path: '^src/engine/telling/' },
    },
    {
      name: 'who looks on starts nothing',
      comment: 'Nothing happens but in a session (session.ts); only who reads, sets up and plays a scenario names what it is to do.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:engine|demonstration/(?:format|position|playing))/' },
      to: { path: '^src/engine/(?:stateBasedActions|actions|turn|session)/', dependencyTypesNot: ['type-only'] },
    },
    ...floors('demonstration', chapters).map((rule) => ({ ...rule, to: { ...rule.to, path: '^src/demonstration/' } })),
    ...Object.entries(siteMayImport).map(([feature, allowed]) => ({
      ...below(`site/${feature}`, allowed),
      to: { path: '^src/site/', pathNot: [feature, ...allowed, 'layout'].map((each) => `^src/site/${each}/`) },
    })),
    {
      name: 'views alone stand on the layout',
      severity: 'error',
      from: { path: '^src/', pathNot: ['View\\.astro$', '^src/site/layout/'] },
      to: { path: '^src/site/layout/' },
    },
    {
      name: 'src/pages alone shows views',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/pages/' },
      to: { path: 'View\\.astro$' },
    },
    { name: 'model imports no package', severity: 'error', from: { path: '^src/model/' }, to: { pathNot: '^src/model/' } },
    only('cheerio', 'sources'),
    only('remark-parse', 'sources', 'rulings'),
    { name: 'no cycle', severity: 'error', from: { pathNot: '^src/engine/language/' }, to: { circular: true } },
    {
      name: 'no import of a file that is not there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^astro:|^mdast$|^made-words/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.mjs', '.js', '.astro', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
