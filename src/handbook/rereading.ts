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

/** What an entry rests on and the official text lacks there: its author meant something else, or slipped. None where no edition is known. */
export function listUnfound(official: OfficialText, { rests }: Pick<Entry, 'rests'>, read: IsoDate): readonly EntryId[] {
  if (!rests) return [];
  const anchor = anchorOf(official, rests, read);
  return anchor < 0 ? [] : rests.on.filter((id) => official.index.lineageOf(anchor, id) === undefined);
}

/**
 * What an entry rests on that has changed in substance, or is gone, in editions after the handbook was read beside them. An entry that has
 * ended tells of a day that is past: nothing outruns it.
 */
export function listOutrun(official: OfficialText, { rests }: Pick<Entry, 'rests'>, read: IsoDate): readonly Outrun[] {
  if (!rests || rests.before !== undefined) return [];
  const anchor = anchorOf(official, rests, read);
  return rests.on.flatMap((id) => {
    const { steps = [] } = official.lineages[official.index.lineageOf(anchor, id) ?? -1] ?? {};
    const step = steps.find((each) => each.edition > anchor && (each.entry === '' || isChange(each)));
    const day = official.editions[step?.edition ?? -1];
    return step === undefined || day === undefined ? [] : [{ id, day, is: step.entry === '' ? 'gone' : 'changed' } as const];
  });
}
