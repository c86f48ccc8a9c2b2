/** Which entries of the handbook are to be read again: the official text that they restate has changed since somebody read it beside them. */
import type { Entry, EntryId } from '../model/entry.ts';
import type { IsoDate } from '../model/edition.ts';
import type { Lineages } from '../model/lineage.ts';
import { isChange } from '../lineage/changes.ts';
import type { LineageIndex } from '../lineage/follow.ts';

/** The official text as far as the handbook asks for it: its chain of editions, and how to follow an entry through them. */
export interface OfficialText extends Pick<Lineages, 'editions' | 'lineages'> {
  readonly index: Pick<LineageIndex, 'lineageOf' | 'entryOf'>;
}

/** An official entry that an entry rests on, and what became of it since. */
export interface Outrun {
  readonly id: EntryId;
  /** The first edition that says it otherwise, or no longer. */
  readonly day: IsoDate;
  readonly is: 'changed' | 'gone';
}

/** The last edition that began before a day, or on it; of `before` never on it. -1 where there is none. */
export function placeBefore({ editions }: Pick<OfficialText, 'editions'>, day: IsoDate, on: 'before' | 'on'): number {
  return editions.findLastIndex((date) => date < day || (on === 'on' && date === day));
}

/** The edition by whose numbers an entry names what it rests on: the last that it held in. `read`: the handbook's newest day. */
export const anchorOf = (official: OfficialText, { before }: { readonly before?: IsoDate }, read: IsoDate): number =>
  before === undefined ? placeBefore(official, read, 'on') : placeBefore(official, before, 'before');

/** The lineage of an official entry by its id, whichever quotation marks and apostrophes its print has. */
export function findLineage({ index }: OfficialText, edition: number, id: EntryId): number | undefined {
  return index.lineageOf(edition, id) ?? index.lineageOf(edition, id.replace(/[“”]/g, '"').replace(/’/g, "'"));
}

/**
 * What an entry rests on and the official text lacks: its author meant something else, or slipped. Of an entry that has ended the last few
 * editions are looked through, since one of them may be a draft, or known by its day alone. None where no edition is known.
 */
export function listUnfound(official: OfficialText, { rests }: Pick<Entry, 'rests'>, read: IsoDate): readonly EntryId[] {
  if (!rests) return [];
  const anchor = anchorOf(official, rests, read);
  if (anchor < 0 || (rests.before === undefined && official.editions[anchor] !== read)) return [];
  // An entry that began later is not to be found there.
  if (rests.from !== undefined && (official.editions[anchor] ?? '') < rests.from) return [];
  const first = rests.before === undefined ? anchor : Math.max(0, anchor - fewEditions);
  const isFound = (id: EntryId): boolean =>
    Array.from({ length: anchor - first + 1 }, (_, at) => first + at).some((edition) => findLineage(official, edition, id) !== undefined);
  return rests.on.filter((id) => !isFound(id));
}

const fewEditions = 3;

/**
 * What an entry rests on that has changed in substance, or is gone, in editions after the handbook was read beside them. An entry that has
 * ended tells of a day that is past: nothing outruns it.
 */
export function listOutrun(official: OfficialText, { rests }: Pick<Entry, 'rests'>, read: IsoDate): readonly Outrun[] {
  if (!rests || rests.before !== undefined) return [];
  const anchor = anchorOf(official, rests, read);
  // By numbers of a day whose edition is not here nothing can be proved.
  if (official.editions[anchor] !== read) return [];
  return rests.on.flatMap((id) => {
    const { steps = [] } = official.lineages[findLineage(official, anchor, id) ?? -1] ?? {};
    const step = steps.find((each) => each.edition > anchor && (each.entry === '' || isChange(each)));
    const day = official.editions[step?.edition ?? -1];
    return step === undefined || day === undefined ? [] : [{ id, day, is: step.entry === '' ? 'gone' : 'changed' } as const];
  });
}
