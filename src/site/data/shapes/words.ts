/** The words that the shapes of all files are made of, and what every file begins with. */
import { z } from 'zod';
import { documentIds } from '../../../model/edition.ts';

export const dataVersion = 1;

export const text = (meaning: string) => z.string().describe(meaning);
export const day = (meaning: string) => z.iso.date().describe(meaning);
export const count = (meaning: string) => z.int().min(0).describe(meaning);
export const document = z
  .union([z.enum(documentIds), z.templateLiteral(['game-', z.string()])])
  .describe('The document: a work that lives through editions.');
export const entryId = (meaning: string) =>
  z
    .string()
    .describe(
      `${meaning} Ids are numbers (\`702.19b\`), \`glossary:Trample\` for a term, \`702.19b#example-1\` for an Example; \`~2\` for a second of that number.`,
    );
export const lineageId = text('A lineage: the edition and id under which it was registered, `2009-07-11/702.19b`. It never changes.');
export const address = (meaning: string) => text(`${meaning} An address from the root of the host.`);

/** What every file begins with. */
export const head = {
  $schema: address('The JSON Schema of this file.'),
  version: z
    .literal(dataVersion)
    .describe('Raised whenever a reader of this version could misread a file; files of another lie at another address.'),
  credits: z.array(z.string()).min(1).describe('Whose the text is. To be kept wherever any of it is shown.'),
  terms: text('On what terms it may be used.'),
};

export const gap = z
  .strictObject({ date: day('The day from which it was in force.'), set: text('The release it accompanied.').exactOptional() })
  .describe('An edition that is known to have been and is not here.');
