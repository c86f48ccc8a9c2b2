/** The handbook beside the official text of every edition: where the same provision stands, under whatever number, as it was on that day. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { historyPapers } from './historyPapers.ts';

// Read beside the edition of 2004: what changed in 2008 it does not know.
const handbook = [
  '---\ndocument: handbook\ntitle: A Handbook\neffective: 2004-05-02\n---',
  '# 1. Home',
  '## 100. The Bowl',
  '100.1. Each kitten eats from its own bowl.\n{asks: Whose bowl is it?}\n{rests on: 100.2}',
  '## 102. Places',
  '102.1. Who comes first keeps the sill.\n{101.1 until 2004-05-02}',
  '# Glossary',
  '### Window Cat\n{from 2004-05-02}\n\nWho keeps the sill.',
  '### Sofa Tiger\n{ours}\n\nA cat that bites. See rule 102.1.',
].join('\n\n');
const known = '- { document: handbook, date: 2001-03-01 }\n';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSyntheticSite({ papers: historyPapers, handbook: { '1.md': handbook }, known });
});
afterAll(() => site.close());

const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('plain words', () => {
  it('stand beside the provision under the number of each day, closed and named as the handbook’s', () => {
    const old = open('2001-03-01/1')('[id="101.1"] .plain-words');
    expect(tidy(old.text())).toContain('Who comes first keeps the sill.');
    expect(old.closest('.beside').attr('open')).toBeUndefined();
    const now = open('2004-05-02/1');
    expect(tidy(now('[id="102.1"] .plain-words').text())).toContain('Who comes first keeps the sill.');
    expect(now('[id="101.1"] .plain-words').length).toBe(0);
  });

  it('stand beside a newer edition where nothing changed since they were read, and not where something did', () => {
    const newest = open('100');
    expect(tidy(newest('[id="100.1"] .plain-words').text())).toContain('Each kitten eats from its own bowl.');
    expect(newest('[id="100.1"] .plain-words .source a').attr('href')).toBe('/handbook/100/#100.1');
    expect(open('glossary/window-cat-obsolete')('.plain-words').length).toBe(0);
  });
});

describe('the handbook’s own page', () => {
  it('says what an entry rests on beside its own rule', () => {
    const note = open('handbook/100')('[id="100.1"] .handbook-note');
    expect(tidy(note.text())).toBe('Rests on 100.2.');
    expect(note.find('a').attr('href')).toBe('/100/#100.2');
  });

  it('says that an entry is to be read again, of what, and since when', () => {
    const note = open('handbook/glossary/window-cat')('.to-reread');
    expect(tidy(note.text())).toBe('To be read again: “Window Cat” changed on June 3, 2008. This entry tells what held before.');
    expect(note.find('a').attr('href')).toMatch(/^\/history\/.*cat\/$/);
  });

  it('says that a term is players’ own', () => {
    expect(tidy(open('handbook/glossary/sofa-tiger')('.handbook-note').text())).toBe(
      'A word of players: the official glossary does not have it.',
    );
  });
});
