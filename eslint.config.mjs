import tseslint from 'typescript-eslint';

/**
 * Who may import whom, as docs/design.md draws it. A folder may import itself, and what is listed. dependency-cruiser.config.mjs
 * holds the same table over all imports, so that a rule switched off in a comment is found too.
 */
import { layers, mayImport } from './test/architecture/layers.mjs';

/** How deep folders lie in a layer. An import of another layer climbs out of its own, and no further: src/corpus has a folder `wording` too. */
const depths = [0, 1, 2];

const boundaries = layers.flatMap((layer) =>
  depths.map((depth) => ({
    files: [`src/${layer}/${'*/'.repeat(depth)}*.ts`],
    rules: {
      // Taking a key out of an object by naming the rest is the plain way of dropping it.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-imports': [
        'error',
        {
          patterns: layers
            .filter((other) => other !== layer && !mayImport[layer].includes(other))
            .map((other) => ({
              regex: `^(?:\\./)?(?:\\.\\./){${depth + 1}}${other}/`,
              message: `src/${layer} may import ${mayImport[layer].join(', ') || 'nothing'}.`,
            })),
        },
      ],
    },
  })),
);

export default tseslint.config(
  { ignores: ['build/', 'dist/', '.astro/', 'node_modules/', 'content/documents/'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.mjs', 'scripts/*.mjs', 'test/architecture/*.mjs'] } } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  // A file has one idea. What scripts make is as long as what it is made of.
  {
    files: ['src/**', 'scripts/**'],
    ignores: ['src/engine/concepts/numberRuns.ts'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }] },
  },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  { files: ['test/**/*.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  ...boundaries,
);
