/** What `lint` says of a chapter of the handbook where the official text is at hand: what it rests on that is not there, or has changed since. */
import { numberOn, restsOf } from '../corpus/rests.ts';
import type { Diagnostic, Entry } from '../model/entry.ts';
import type { IsoDate } from '../model/edition.ts';
import { anchorOf, listOutrun, listUnfound, type OfficialText, type Outrun } from './rereading.ts';

/** How an official entry is named in a line of text: `702.19b`, `“Trample”`. */
export const nameOfficial = (id: string): string => id.replace(/^glossary:(.*)$/, '“$1”');

/** `702.19b changed on 2026-03-06`, `“Trample” is gone since 2026-03-06`. */
export const tellOutrun = ({ id, day, is }: Outrun): string =>
  `${nameOfficial(id)} ${is === 'gone' ? 'is gone since' : 'changed on'} ${day}`;

/** The entries of one chapter, as it stands in its file; `read` is the day of its front matter. */
export function checkChapter(official: OfficialText, entries: readonly Entry[], read: IsoDate): readonly Diagnostic[] {
  return entries.flatMap((entry): Diagnostic[] => {
    const rests = restsOf(entry);
    if (!rests) return [];
    const [line] = entry.lines;
    const day = official.editions[anchorOf(official, rests, read)] ?? read;
    return [
      ...listUnfound(
        official,
        { rests: { ...rests, on: rests.on.map((id) => (id === entry.number ? numberOn(entry, day) : id)) } },
        read,
      ).map((id) => ({
        line,
        column: 1,
        severity: 'error' as const,
        ruleId: 'rests-on-unfound',
        message: `It rests on ${nameOfficial(id)}, which the Comprehensive Rules of ${day} do not have; expected an entry of that edition.`,
      })),
      ...listOutrun(official, { rests }, read).map((outrun) => ({
        line,
        column: 1,
        severity: 'warning' as const,
        ruleId: 'to-be-reread',
        message: `To be read again: ${tellOutrun(outrun)}; it was read beside the edition of ${day}.`,
      })),
    ];
  });
}
