/** Our own rulings as rulings like all others, and what is wrong with a file of them beside the official text. */
import type { Diagnostic } from '../model/entry.ts';
import { readAuthors } from './authors.ts';
import type { Official } from './official.ts';
import { type OwnFile, readOwnFiles, slugOf, wordingOf, type OwnRuling } from './ownRulings.ts';
import type { Spot } from './placeTopics.ts';
import { toPlaces } from './places.ts';
import type { Ruling } from './ruling.ts';

/** Reads content/rulings. What an edition does not have stays unplaced. @throws ContentError when a file cannot be read. */
export function readOwn(contentFolder: string, official: Official): readonly Ruling[] {
  return readOwnFiles(contentFolder).flatMap((file) =>
    file.rulings.map((own): Ruling => {
      const places = toPlaces(official, spotsOf(official, file, own), file.read);
      return {
        id: `rulings/${file.name}/${slugOf(own.title)}`,
        source: 'rulings',
        version: file.read,
        kind: 'ruling',
        entry: {
          id: slugOf(own.title),
          kind: 'ruling',
          author: file.author,
          number: '',
          title: own.title,
          wording: wordingOf(own),
          examples: [],
          lines: [own.line, own.line],
        },
        authors: readAuthors(file.author).ids,
        ...(own.given === undefined ? {} : { date: own.given }),
        places,
        ...(places.length > 0 ? {} : { unplaced: 'unnamed' }),
        shownBy: own.shownBy,
      };
    }),
  );
}

function spotsOf(official: Official, { read }: Pick<OwnFile, 'read'>, { on }: OwnRuling): readonly Spot[] {
  const edition = official.placeOn(read);
  return edition === undefined
    ? []
    : on.flatMap((entry) => (official.findEntry(edition, entry) ? [{ edition, entry, proof: 'named' as const }] : []));
}

/** What `lint` says of a file where official text and demonstrations are at hand. */
export function checkOwnFile(official: Official | undefined, file: OwnFile, demonstrations: ReadonlySet<string>): readonly Diagnostic[] {
  const edition = official?.placeOn(file.read);
  const beside = edition === undefined ? undefined : official?.editions[edition];
  const unread: Diagnostic[] =
    beside === undefined || beside === file.read
      ? []
      : [
          {
            line: 1,
            column: 1,
            severity: 'warning',
            ruleId: 'rulings-read',
            message: `It says read: ${file.read}, a day of no edition here; expected that of the edition whose numbers it means (${beside} is taken).`,
          },
        ];
  const ofRulings = file.rulings.flatMap((own) => {
    const at = { line: own.line, column: 1 };
    const unfound =
      official === undefined || edition === undefined
        ? []
        : own.on
            .filter((id) => !official.findEntry(edition, id))
            .map((id): Diagnostic => ({
              ...at,
              severity: 'error',
              ruleId: 'ruling-on-unfound',
              message: `It is on ${nameOf(id)}, which the Comprehensive Rules of ${file.read} do not have; expected an entry of that edition.`,
            }));
    const outrun =
      official === undefined
        ? []
        : toPlaces(official, spotsOf(official, file, own), file.read)
            .filter(({ standing }) => standing.is !== 'unchanged')
            .map(({ entry, standing }): Diagnostic => ({
              ...at,
              severity: 'warning',
              ruleId: 'to-be-reread',
              message: `To be read again: ${nameOf(entry)} ${standing.is === 'gone' ? 'is gone since' : 'changed on'} ${standing.day ?? ''}.`,
            }));
    const unplayed: Diagnostic[] = demonstrations.has(own.shownBy)
      ? []
      : [
          {
            ...at,
            severity: 'error',
            ruleId: 'ruling-shown-by',
            message: `It is shown by ${own.shownBy}; expected the id of a demonstration of content/demonstrations.`,
          },
        ];
    return [...unfound, ...outrun, ...unplayed];
  });
  return [...unread, ...ofRulings];
}

const nameOf = (id: string): string => id.replace(/^glossary:(.*)$/, '“$1”');
