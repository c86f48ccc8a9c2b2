/**
 * The corpus as one SQLite file. Made by the SQLite of Node (22.13 and newer, with FTS5), which the package brings for building; each wording
 * stands once, and an entry with the editions in which it stood so. The same documents give the same tables, whenever they are written.
 */
import type { DatabaseSync } from 'node:sqlite';
import { nameDocument } from '../frame/labels/labels.ts';
import { asOf, partOf } from './lineageRecords.ts';
import type { DocumentData } from './makeFiles.ts';
import { type Body, dataVersion } from './shapes.ts';
import { allCredits, allTerms } from './terms.ts';

/** What the file says of itself; the page about data shows it. */
export const tables = `
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE edition (document TEXT NOT NULL, date TEXT NOT NULL, until TEXT, title TEXT, release TEXT, sha256 TEXT NOT NULL,
  PRIMARY KEY (document, date)) STRICT, WITHOUT ROWID;
CREATE TABLE lineage (lineage INTEGER PRIMARY KEY, document TEXT NOT NULL, name TEXT NOT NULL, part TEXT NOT NULL) STRICT;
CREATE TABLE wording (wording INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
-- What a provision was from the edition "first" to the edition "last", both included.
CREATE TABLE entry (lineage INTEGER NOT NULL REFERENCES lineage, document TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, parent TEXT,
  title TEXT, wording INTEGER NOT NULL REFERENCES wording, author TEXT, made TEXT, first TEXT NOT NULL, last TEXT NOT NULL,
  relation TEXT, difference TEXT, PRIMARY KEY (lineage, first)) STRICT, WITHOUT ROWID;
CREATE INDEX entry_by_id ON entry (id);
CREATE INDEX entry_by_wording ON entry (wording);
-- Matter that went from one lineage to another.
CREATE TABLE flow (origin INTEGER NOT NULL, target INTEGER NOT NULL, document TEXT NOT NULL, edition TEXT NOT NULL, score REAL NOT NULL) STRICT;
CREATE TABLE change (document TEXT NOT NULL, edition TEXT NOT NULL, kind TEXT NOT NULL, place INTEGER NOT NULL, old TEXT, new TEXT,
  PRIMARY KEY (document, edition, kind, place)) STRICT, WITHOUT ROWID;
-- "gone" is NULL too where the list itself ended: listed today is what has as "last" the newest edition of the Tournament Rules.
CREATE TABLE listed (card TEXT NOT NULL, list TEXT NOT NULL, format TEXT NOT NULL, first TEXT NOT NULL, last TEXT NOT NULL, gone TEXT) STRICT;
-- Lists of rulings summaries, which are no editions of the Tournament Rules; "author" and "made" are of the source that the summary names.
CREATE TABLE listed_in_summary (card TEXT NOT NULL, list TEXT NOT NULL, format TEXT NOT NULL, edition TEXT NOT NULL, entry TEXT NOT NULL,
  author TEXT, made TEXT, note TEXT) STRICT;
CREATE TABLE penalty (lineage TEXT NOT NULL, name TEXT NOT NULL, edition TEXT NOT NULL, number TEXT NOT NULL, penalty TEXT) STRICT;
CREATE TABLE example (document TEXT NOT NULL, edition TEXT NOT NULL, rule TEXT NOT NULL, ordinal INTEGER NOT NULL, state TEXT NOT NULL, demonstration TEXT,
  reason TEXT) STRICT;
CREATE VIEW entry_in_edition AS SELECT edition.date AS edition, entry.*, wording.text FROM edition
  JOIN entry ON entry.document = edition.document AND edition.date BETWEEN entry.first AND entry.last JOIN wording USING (wording);
CREATE VIRTUAL TABLE found USING fts5 (text, content = 'wording', content_rowid = 'wording', tokenize = 'porter unicode61');
`;

export interface SqliteContent {
  readonly documents: readonly DocumentData[];
  readonly banned?: Body<'banned'> | undefined;
  readonly penalties?: Body<'penalties'> | undefined;
  readonly examples?: Body<'examples'> | undefined;
}

type Row = Readonly<Record<string, string | number | null | undefined>>;

/** Fills an empty database. */
export function fillDatabase(database: DatabaseSync, { documents, banned, penalties, examples }: SqliteContent): void {
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA user_version = ${dataVersion}; BEGIN;${tables}`);
  const insertInto = (table: string, names: readonly string[]): ((row: Row) => void) => {
    const statement = database.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`);
    return (row) => void statement.run(...names.map((name) => row[name] ?? null));
  };
  const about = insertInto('about', ['name', 'value']);
  const all = documents.map(({ document }) => document);
  about({ name: 'credits', value: allCredits(all).join('\n') });
  about({ name: 'terms', value: allTerms(all) });
  for (const { document } of documents) about({ name: `title of ${document}`, value: nameDocument(document) });
  const edition = insertInto('edition', ['document', 'date', 'until', 'title', 'release', 'sha256']);
  const lineage = insertInto('lineage', ['lineage', 'document', 'name', 'part']);
  const wording = insertInto('wording', ['wording', 'text']);
  const entry = insertInto('entry', [
    ...['lineage', 'document', 'id', 'kind', 'parent', 'title', 'wording', 'author', 'made', 'first', 'last', 'relation', 'difference'],
  ]);
  const flow = insertInto('flow', ['origin', 'target', 'document', 'edition', 'score']);
  const change = insertInto('change', ['document', 'edition', 'kind', 'place', 'old', 'new']);
  const wordings = new Map<string, number>();
  const placeOf = (text: string): number => {
    const known = wordings.get(text);
    if (known !== undefined) return known;
    wordings.set(text, wordings.size + 1);
    wording({ wording: wordings.size, text });
    return wordings.size;
  };
  let lineages = 0;
  for (const { document, editions, records, changes } of documents) {
    for (const { date, until, title, set, source } of editions)
      edition({ document, date, until, title, release: set, sha256: source.sha256 });
    const days = editions.map(({ date }) => date);
    const first = lineages + 1;
    const numbers = new Map(records.map(({ id }, at) => [id, first + at]));
    for (const record of records) {
      lineages += 1;
      lineage({ lineage: lineages, document, name: record.id, part: partOf(record, document) });
      record.steps.forEach((step, at) => {
        const now = asOf(record, step.edition);
        const next = record.steps[at + 1]?.edition;
        const last = next === undefined ? days.at(-1) : days[days.indexOf(next) - 1];
        if (!now || last === undefined) return;
        const { id, kind, parent, title, text = '', author, date: made } = now;
        const { relation, difference } = step;
        entry({
          lineage: lineages,
          document,
          id,
          kind,
          parent,
          title,
          wording: placeOf(text),
          author,
          made,
          first: step.edition,
          last,
          relation,
          difference,
        });
      });
      for (const { edition: at, lineage: target, score } of record.wentTo ?? [])
        flow({ origin: lineages, target: numbers.get(target), document, edition: at, score });
    }
    for (const changed of changes.flatMap((year) => year.editions))
      for (const [kind, told] of Object.entries(changed.changes))
        told.forEach(({ old = [], new: heirs = [] }, place) =>
          change({ document, edition: changed.edition, kind, place, old: old.join(' + ') || null, new: heirs.join(' + ') || null }),
        );
  }
  const listed = insertInto('listed', ['card', 'list', 'format', 'first', 'last', 'gone']);
  for (const { name, listed: runs } of banned?.cards ?? [])
    for (const { list, format, from, to, gone } of runs) listed({ card: name, list, format, first: from, last: to, gone });
  const inSummary = insertInto('listed_in_summary', ['card', 'list', 'format', 'edition', 'entry', 'author', 'made', 'note']);
  for (const { name, summaries = [] } of banned?.cards ?? [])
    for (const { list, format, edition: at, entry: id, author, date, note } of summaries)
      inSummary({ card: name, list, format, edition: at, entry: id, author, made: date, note });
  const penalty = insertInto('penalty', ['lineage', 'name', 'edition', 'number', 'penalty']);
  const { days = [], infractions = [] } = penalties ?? {};
  for (const { lineage: of, name, penalties: cells } of infractions)
    cells.forEach((cell, at) => cell && penalty({ lineage: of, name, edition: days[at], number: cell.number, penalty: cell.penalty }));
  const example = insertInto('example', ['document', 'edition', 'rule', 'ordinal', 'state', 'demonstration', 'reason']);
  for (const { document, edition: at, rule, ordinal, state, by = [], reason } of examples?.examples ?? [])
    example({ document, edition: at, rule, ordinal, state, demonstration: by.join(' ') || null, reason });
  database.exec(`INSERT INTO found (found) VALUES ('rebuild'); INSERT INTO found (found) VALUES ('optimize'); COMMIT; ANALYZE; VACUUM;`);
}
