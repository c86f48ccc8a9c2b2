/**
 * The register of lineage ids: content/lineages/<document>.txt. A lineage is named after the first entry that it had when it was
 * registered; from then on the register gives it that name, whatever editions are added before, between or behind those that were known.
 *
 *     editions 1999-04-23 2001-07-23 …                      those that the register knows
 *     1999-04-23/502.9 502.9 @12 502.12 @34 -               the id, then its entries; `@12` begins another at the edition of that place
 */
import type { IsoDate } from '../model/edition.ts';
import { toIsoDate } from '../model/edition.ts';
import type { Lineage, LineageId, Lineages } from '../model/lineage.ts';

/** Finds the registered id of an entry of an edition. */
export interface Register {
  readonly editions: readonly IsoDate[];
  readonly find: (date: IsoDate, entry: string) => LineageId | undefined;
}

export const emptyRegister: Register = { editions: [], find: () => undefined };

/** Writes the lineages of a document as its register: facts alone, numbers and headwords. */
export function makeRegister({ editions, lineages }: Lineages): string {
  const lines = lineages
    .map(({ id, steps }) => [
      id,
      ...steps.flatMap(({ edition, entry }, at) => {
        if (at > 0 && steps[at - 1]?.entry === entry) return [];
        const name = entry === '' ? '-' : encodeURI(entry);
        return at === 0 && `${editions[edition] ?? ''}/${entry}` === id ? [name] : [`@${edition}`, name];
      }),
    ])
    .map(([id = '', ...rest]) => [encodeURI(id), ...rest].join(' '));
  return [`editions ${editions.join(' ')}`, ...lines.toSorted()].join('\n') + '\n';
}

interface Run {
  readonly from: IsoDate;
  readonly until: IsoDate | undefined;
  readonly id: LineageId;
}

/** Reads a register. What it cannot read it leaves out: the lineage then has the id of its first entry. */
export function parseRegister(text: string): Register {
  const [head = '', ...lines] = text.split('\n');
  const editions = head.split(' ').flatMap((day) => toIsoDate(day) ?? []);
  const runs = new Map<string, Run[]>();
  for (const line of lines) {
    const [id = '', ...names] = line.split(' ').map(decode);
    const steps = readSteps(id, names, editions);
    steps.forEach(({ date, entry }, at) => {
      if (entry === '-') return;
      const run = { from: date, until: steps[at + 1]?.date, id };
      const list = runs.get(entry);
      if (list) list.push(run);
      else runs.set(entry, [run]);
    });
  }
  const known = new Set(editions);
  return {
    editions,
    find: (date, entry) =>
      known.has(date) ? runs.get(entry)?.find(({ from, until }) => from <= date && (until === undefined || date < until))?.id : undefined,
  };
}

function readSteps(id: string, names: readonly string[], editions: readonly IsoDate[]): { date: IsoDate; entry: string }[] {
  const steps: { date: IsoDate; entry: string }[] = [];
  let date = toIsoDate(id.slice(0, 10));
  for (const name of names) {
    const place = /^@(\d+)$/.exec(name)?.[1];
    if (place !== undefined) date = editions[Number(place)];
    else if (date !== undefined) steps.push({ date, entry: name });
  }
  return steps;
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/**
 * Gives lineages their registered ids: each that of its oldest registered entry whose id no other has taken. Lineages without one keep the
 * id of their first entry.
 */
export function applyRegister({ editions, lineages, flows }: Lineages, register: Register): Lineages {
  const taken = new Set<LineageId>();
  const known = register.editions.filter((date) => editions.includes(date)).map((date) => editions.indexOf(date));
  const findIds = ({ steps }: Lineage): LineageId[] => {
    const ids = new Set<LineageId>();
    for (const edition of known) {
      const step = steps.findLast((each) => each.edition <= edition);
      const date = editions[edition];
      const id = step && step.entry !== '' && date !== undefined ? register.find(date, step.entry) : undefined;
      if (id !== undefined) ids.add(id);
    }
    return [...ids];
  };
  const wanted = lineages.map(findIds);
  const named = lineages.map((lineage, at): Lineage => {
    const id = wanted[at]?.find((each) => !taken.has(each));
    if (id === undefined) return lineage;
    taken.add(id);
    return { ...lineage, id };
  });
  // An id that the register has given to one lineage cannot be that of another which merely began there.
  const used = new Set<LineageId>(taken);
  return {
    editions,
    flows,
    lineages: named.map((lineage, at) => {
      if (wanted[at]?.includes(lineage.id)) return lineage;
      let { id } = lineage;
      for (let copy = 2; used.has(id); copy += 1) id = `${lineage.id}~${copy}`;
      used.add(id);
      return { ...lineage, id };
    }),
  };
}
