/** Questions that the SQLite file answers, each as anyone may type it; the page about data shows them, and a test runs them. */

export interface SampleQuery {
  readonly asks: string;
  readonly sql: string;
}

export const sampleQueries: readonly SampleQuery[] = [
  {
    asks: 'What a rule said on a day',
    sql: `SELECT edition, id, text FROM entry_in_edition
WHERE document = 'comprehensive-rules' AND id = '502.9b'
  AND edition = (SELECT max(date) FROM edition WHERE document = 'comprehensive-rules' AND date <= '2006-10-15');`,
  },
  {
    asks: 'Full text over all editions: who had these words, and when',
    sql: `SELECT entry.document, entry.id, entry.first, entry.last, snippet(found, 0, '[', ']', '…', 12) AS words
FROM found JOIN entry ON entry.wording = found.rowid
WHERE found MATCH '"mana burn"' ORDER BY rank, entry.first LIMIT 20;`,
  },
  {
    asks: 'What an old number is called today',
    sql: `SELECT old.id AS was, new.id AS is_now, new.text FROM entry AS old
JOIN entry_in_edition AS new USING (lineage)
WHERE old.document = 'comprehensive-rules' AND old.id = '502.9b' AND '2006-10-01' BETWEEN old.first AND old.last
  AND new.edition = (SELECT max(date) FROM edition WHERE document = 'comprehensive-rules');`,
  },
  {
    asks: 'Rules that changed in substance most often',
    sql: `SELECT lineage.name, max(entry.last) AS last, count(*) AS changes FROM entry JOIN lineage USING (lineage)
WHERE entry.document = 'comprehensive-rules' AND entry.kind IN ('rule', 'subrule')
  AND entry.relation NOT IN ('added', 'removed') AND entry.difference IN ('list', 'substance')
GROUP BY lineage ORDER BY changes DESC LIMIT 10;`,
  },
  {
    asks: 'How much each edition changed',
    sql: `SELECT edition, sum(kind = 'added') AS added, sum(kind = 'removed') AS removed,
  sum(kind IN ('edited', 'moved+edited')) AS edited FROM change
WHERE document = 'comprehensive-rules' GROUP BY edition ORDER BY edition;`,
  },
  {
    asks: 'Examples that nothing demonstrates yet, with their text',
    sql: `SELECT example.rule, example.ordinal, example.edition, shown.text FROM example
JOIN entry_in_edition AS shown ON shown.document = example.document AND shown.edition = example.edition
  AND shown.id = example.rule || '#example-' || example.ordinal
WHERE example.state = 'not yet' ORDER BY example.edition DESC, example.rule LIMIT 20;`,
  },
];
