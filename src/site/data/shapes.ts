/**
 * The shapes of /data/v1/, each said once: the type, the check and the JSON Schema are all made of what stands here. What only adds members keeps
 * the number; whatever a reader of version 1 could misread is version 2, at another address.
 */
import { z } from 'zod';
import { documentIds, type GameId } from '../../model/edition.ts';
import { text, count, document, address, head } from './shapes/words.ts';
import { editionsFile, lineagesFile, newestFile, changesFile } from './shapes/rules.ts';
import { bannedFile, penaltiesFile } from './shapes/policy.ts';
import { examplesFile } from './shapes/examples.ts';
import { rulingsFile } from './shapes/rulings.ts';

export { dataVersion } from './shapes/words.ts';

export const indexFile = z
  .strictObject({
    ...head,
    documentation: address('The page that explains all this.'),
    documents: z.array(z.strictObject({ document, title: text('Its name today.'), editions: address('What there is of it, and where.') })),
    banned: address('Banned and restricted cards.').exactOptional(),
    penalties: address('Penalties by date.').exactOptional(),
    examples: address('Examples with scenarios and outcomes.').exactOptional(),
    rulings: address('Rulings, under the lineages that they speak of.').exactOptional(),
    feeds: z.array(z.strictObject({ title: text('What it tells of.'), feed: address('An Atom feed.') })),
    downloads: z.array(
      z.strictObject({
        file: address('Many files in one; the page of the data says what is in it.'),
        is: text('What it is.'),
        bytes: count('Size of the file.'),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .describe('Checksum of the file as it is served.'),
      }),
    ),
    schemas: z.record(z.string(), z.string()).describe('Address of the JSON Schema of each kind of file.'),
  })
  .meta({ title: 'What there is', description: 'The one address to know: everything else is named here.' });

/** Every kind of file by the name of its schema. */
export const shapes = {
  index: indexFile,
  editions: editionsFile,
  lineages: lineagesFile,
  newest: newestFile,
  changes: changesFile,
  banned: bannedFile,
  penalties: penaltiesFile,
  examples: examplesFile,
  rulings: rulingsFile,
} as const;
export type ShapeName = keyof typeof shapes;
export type Shape<Name extends ShapeName> = z.infer<(typeof shapes)[Name]>;
/** What a maker gives: the head is put before it. */
export type Body<Name extends ShapeName> = Omit<Shape<Name>, keyof typeof head>;
export type LineageRecord = Shape<'lineages'>['lineages'][number];
export type Step = LineageRecord['steps'][number];
export type EditionRow = Shape<'editions'>['editions'][number];

/** The JSON Schema (2020-12) of a kind of file. */
export const makeSchema = (name: ShapeName, games: readonly GameId[] = []): object =>
  z.toJSONSchema(shapes[name], {
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      // A site has the documents of Magic, and of other games those that are described there.
      if (zodSchema !== document) return;
      const { description } = jsonSchema;
      delete jsonSchema.anyOf;
      delete jsonSchema.description;
      Object.assign(jsonSchema, { type: 'string', enum: [...documentIds, ...games], description });
    },
  });
