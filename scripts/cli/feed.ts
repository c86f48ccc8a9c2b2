import { makeLineageRecords } from '../../src/site/data/lineageRecords.ts';
import { makeLineageFeed, writeFeed } from '../../src/site/data/feeds.ts';
import { findOne, nameOf, openChain } from './chain.ts';
import { type Command, parseDay, parseOptions, UsageError } from './command.ts';
import { printLine } from './desk.ts';

export const feedCommand: Command = {
  name: 'feed',
  usage: 'NUMBER [--edition DATE] [--document ID]',
  summary: 'an Atom feed of one rule or term through all editions',
  help: `
Writes an Atom feed (RFC 4287) to standard output: an entry for each edition in which the provision that has this number
(or headword) was added, said something else or got another number, the newest first. Days are those of the editions; ids
stay the same whenever and wherever it is written, so that a reader sees each entry once.

  --edition DATE   the number is that of the edition in force on that day
  --document ID    comprehensive-rules, handbook, rulings-summary, tournament-rules, penalty-guide

Exit 1: there is no such number.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, { edition: { type: 'string' }, document: { type: 'string' } });
    const asked = positionals.join(' ');
    if (asked.trim() === '') throw new UsageError('name a NUMBER');
    const chain = await openChain(desk, values.document);
    const record = chain.findRecord(values.edition === undefined ? undefined : parseDay(values.edition, '--edition'));
    const found = findOne(chain, record, asked);
    const { corpus, lineages } = chain;
    const at = found.kind === 'found' ? lineages.index.lineageOf(lineages.placeOf(record.date) ?? -1, found.entry.id) : undefined;
    const told = at === undefined ? undefined : makeLineageRecords(corpus, lineages)[at];
    const feed = told && found.kind === 'found' ? makeLineageFeed(told, nameOf(found.entry), lineages.document) : undefined;
    if (!feed) {
      printLine(desk.err, `concordance feed: there is no "${asked}" in the edition of ${record.date}`);
      if (found.kind === 'missing' && found.near.length > 0) printLine(desk.err, `near: ${found.near.map(nameOf).join(', ')}`);
      return 1;
    }
    desk.out.write(writeFeed(feed));
    return 0;
  },
};
