/** What became of what a ruling speaks of: whether its substance, or that of anything under it, changed after the ruling. */
import { isChange } from '../lineage/changes.ts';
import { makeExampleId } from '../lineage/provision.ts';
import type { LineageStep } from '../model/lineage.ts';
import type { EntryId } from '../model/entry.ts';
import type { Official } from './official.ts';
import type { Standing } from './ruling.ts';

interface Changed {
  readonly edition: number;
  readonly lineage: number;
  readonly how: NonNullable<Standing['below']>['how'];
}

/**
 * Of a lineage in the editions after that at `place`. A ruling on a heading speaks of what stands under it too: what was rewritten, what went and
 * what came there outruns it; the wording of a heading is `alone`. Examples explain a rule and are none.
 */
export function findStanding(official: Official, lineage: number, place: number, alone = false): Omit<Standing, 'older'> {
  const own = official.lineages[lineage]?.steps ?? [];
  const gone = own.find((step) => step.edition > place && step.entry === '');
  const until = gone?.edition ?? Infinity;
  const changes = [
    ...own
      .filter((step) => step.edition > place && isChange(step))
      .map((step): Changed => ({ edition: step.edition, lineage, how: 'rewritten' })),
    ...(alone ? [] : changesBelow(official, lineage, own, place, until)),
  ].toSorted((a, b) => a.edition - b.edition || Number(b.lineage === lineage) - Number(a.lineage === lineage));
  const times = new Set(changes.map(({ edition }) => edition)).size;
  const [first] = changes;
  const tell = (edition: number): Pick<Standing, 'day' | 'after'> => {
    const day = official.editions[edition];
    const after = day === undefined ? undefined : official.after(day);
    return { ...(day === undefined ? {} : { day }), ...(after === undefined ? {} : { after }) };
  };
  if (first) {
    const of = first.lineage === lineage ? {} : { below: { lineage: first.lineage, how: first.how } };
    return { is: gone ? 'gone' : 'rewritten', ...tell(gone?.edition ?? first.edition), ...(gone ? {} : of), times };
  }
  return gone ? { is: 'gone', ...tell(gone.edition), times } : { is: 'unchanged', times };
}

/** What changed under a heading while it stood: steps of the lineages that were under it, wherever they were then. */
function changesBelow(official: Official, lineage: number, own: readonly LineageStep[], place: number, until: number): readonly Changed[] {
  const heads = [...new Set(own.map(({ entry }) => entry))].filter((entry) => /^\d{3}/.test(entry));
  const below = new Set(heads.flatMap((head) => listBelow(official).get(head) ?? []));
  const headAt = (edition: number): EntryId => own.findLast((step) => step.edition <= edition)?.entry ?? '';
  return [...below].flatMap((other) => {
    const steps = other === lineage ? [] : (official.lineages[other]?.steps ?? []);
    return steps.flatMap((step, at): Changed[] => {
      if (step.edition <= place || step.edition >= until) return [];
      const stood = isUnder(steps[at - 1]?.entry ?? '', headAt(step.edition - 1));
      const stands = isUnder(step.entry, headAt(step.edition));
      // It came, it went, or it says something else; to be renumbered together with its heading is nothing.
      const how = stood && stands ? 'rewritten' : stands ? 'came' : 'went';
      return (stood && stands && isChange(step)) || stood !== stands ? [{ edition: step.edition, lineage: other, how }] : [];
    });
  });
}

const listed = new WeakMap<Official['lineages'], ReadonlyMap<EntryId, readonly number[]>>();

/** By the id of a heading, in whatever edition, the lineages that bore a number under it in some edition. Examples are none. */
function listBelow({ lineages }: Official): ReadonlyMap<EntryId, readonly number[]> {
  const known = listed.get(lineages);
  if (known) return known;
  const made = new Map<EntryId, number[]>();
  lineages.forEach(({ steps }, lineage) => {
    const heads = new Set(steps.flatMap(({ entry }) => (entry.includes(exampleMark) ? [] : headsOf(entry))));
    for (const head of heads) made.set(head, [...(made.get(head) ?? []), lineage]);
  });
  listed.set(lineages, made);
  return made;
}

/** The numbers above one: `502`, `502.9` above `502.9b`. */
export function headsOf(entry: EntryId): readonly EntryId[] {
  const [, subsection, rule, letter] = /^(\d{3})\.(\d+)([a-z]+)?/.exec(entry) ?? [];
  if (subsection === undefined) return [];
  return letter === undefined ? [subsection] : [subsection, `${subsection}.${rule ?? ''}`];
}

const exampleMark = makeExampleId('', 0).replace(/\d+$/, '');

/** By the numbers alone: `502.9b` is under `502.9` and `502`, nothing under a term. */
export const isUnder = (entry: EntryId, heading: EntryId): boolean => heading !== '' && headsOf(entry).includes(heading);
