/**
 * content/games/NAME.yaml: another game whose rules are read and shown beside those of Magic, with its documents in content/games/NAME/. What is
 * written there is all that the code is told of a game; docs/games.md describes it.
 *
 *     title: Lanterns and Tides
 *     short: Lanterns                       in tabs and citations; the title where it is missing
 *     numbers: 1.2.3                        or 100.1a, as the rules of Magic have it and as is taken without a word
 *     headings: { glossary: Words }         contents, glossary, credits, where the documents call them otherwise
 *     credits: [Lanterns and Tides is …]    whose the text is
 *     terms: May be passed on unchanged.    on what terms
 *     editions: [{ date: 2021-03-01, name: Second Printing, files: [second.txt] }]
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { GameStyle } from '../grammar/families/gameRules.ts';
import { type GameId, type IsoDate, toDocumentId } from '../model/edition.ts';
import { isoDate, listOf, readContent, textOf } from './content.ts';
import { ContentError } from './contentError.ts';
import { errorCode } from './store/corpusFiles.ts';

/** What the site has to know of a game: in the manifest of the corpus, as it was described. */
export interface Game {
  readonly id: GameId;
  readonly title: string;
  readonly short: string;
  /** Whose the text is; one line at least. */
  readonly credits: readonly string[];
  /** On what terms it may be used. */
  readonly terms: string;
}

/** A game with what reading its documents needs. Plain data: it is handed to workers. */
export interface GameDescription extends Game, GameStyle {
  readonly id: GameId;
  /** Known editions: files of the game's folder that say no date themselves stand under theirs. */
  readonly editions: readonly {
    readonly date: IsoDate;
    readonly set?: { readonly code: string; readonly name: string };
    readonly files: readonly string[];
  }[];
}

export const gamesFolder = 'games';

const line = (expected: string) =>
  z
    .string(expected)
    .trim()
    .regex(/^[^\n]+$/, expected);
const heading = line('expected a heading as the documents print it').exactOptional();
const files = 'expected files, names of documents in the folder of the game';

const description = z.strictObject(
  {
    title: line('expected title, the name of the game'),
    short: line('expected short, a name of 24 signs at most').max(24, 'expected short, a name of 24 signs at most').exactOptional(),
    numbers: z.enum(['100.1a', '1.2.3'], 'expected numbers: 100.1a or 1.2.3').default('100.1a'),
    headings: z
      .strictObject({ contents: heading, glossary: heading, credits: heading }, 'expected headings of contents, glossary and credits')
      .exactOptional(),
    credits: z
      .array(
        line('expected credits, a list of lines that say whose the text is'),
        'expected credits, a list of lines that say whose the text is',
      )
      .min(1, 'expected credits, a list of lines that say whose the text is'),
    terms: line('expected terms, a line that says on what terms the text may be used'),
    editions: listOf(
      z.strictObject(
        {
          date: isoDate('expected date (YYYY-MM-DD)'),
          name: textOf('expected the name of the edition').exactOptional(),
          files: listOf(line(files), files),
        },
        'expected a record with date',
      ),
      'expected editions, a list of records with date',
    ),
  },
  'expected a description with title, credits and terms',
);

/**
 * Reads the descriptions below a content folder, by id. A folder without them gives none.
 * @throws ContentError on a malformed one, a name that cannot stand in addresses, documents without description, and two that a reader could
 * not tell apart.
 */
export function readGames(contentFolder: string): readonly GameDescription[] {
  const folder = join(contentFolder, gamesFolder);
  const found = listFolder(folder);
  const games = found.filter(({ isFolder }) => !isFolder).map(({ name }) => readGame(folder, name));
  for (const { name } of found.filter(({ isFolder }) => isFolder))
    if (!games.some(({ id }) => id === `game-${name}`))
      throw new ContentError(`${join(folder, name)}: expected ${name}.yaml beside this folder, found nothing that describes the game`);
  refuseAlike(folder, games);
  return games;
}

/** The descriptions, which decide how documents are read; their documents are not among them. */
export function listGameFiles(contentFolder: string): readonly string[] {
  const folder = join(contentFolder, gamesFolder);
  return listFolder(folder).flatMap(({ name, isFolder }) => (isFolder ? [] : [join(folder, name)]));
}

interface Found {
  readonly name: string;
  readonly isFolder: boolean;
}

function listFolder(folder: string): readonly Found[] {
  try {
    const found = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
    return found.map((each) => ({ name: each.name, isFolder: each.isDirectory() })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return [];
    throw new ContentError(`${folder}: expected a folder that can be read, found ${code ?? String(error)}`);
  }
}

function readGame(folder: string, file: string): GameDescription {
  const path = join(folder, file);
  const id = file.endsWith('.yaml') ? toDocumentId(`game-${file.slice(0, -'.yaml'.length)}`) : undefined;
  if (id === undefined)
    throw new ContentError(
      `${path}: expected NAME.yaml, a name of small letters and digits joined by hyphens, found ${JSON.stringify(file)}`,
    );
  const { editions, short, headings, ...told } = readContent(path, description);
  const own = listFolder(join(folder, file.slice(0, -'.yaml'.length))).map(({ name }) => name);
  const named = new Set<string>();
  editions.forEach(({ date, files: names }, at) => {
    const place = `${path}, editions, record ${at + 1}`;
    if (editions.findIndex((other) => other.date === date) !== at)
      throw new ContentError(`${place}: expected a date that no record above has, found ${date}`);
    for (const name of names) {
      if (!own.includes(name)) throw new ContentError(`${place}: ${files}, found ${JSON.stringify(name)}`);
      if (named.has(name)) throw new ContentError(`${place}: expected each file under one date, found ${JSON.stringify(name)} again`);
      named.add(name);
    }
  });
  return {
    id: id as GameId,
    ...told,
    short: short ?? told.title,
    ...(headings ? { headings } : {}),
    editions: editions.map(({ date, name, files: names }) => ({
      date,
      ...(name === undefined ? {} : { set: { code: name, name } }),
      files: names,
    })),
  };
}

/** Readers know documents by their titles, in tabs by their short names. */
function refuseAlike(folder: string, games: readonly GameDescription[]): void {
  const taken = new Map<string, string>();
  for (const { id, title, short } of games)
    for (const name of new Set([title, short].map((each) => each.toLowerCase()))) {
      const other = taken.get(name);
      if (other !== undefined)
        throw new ContentError(
          `${join(folder, `${id.slice('game-'.length)}.yaml`)}: expected a title and short of its own, found ${JSON.stringify(name)} of ${other}`,
        );
      taken.set(name, id);
    }
}
