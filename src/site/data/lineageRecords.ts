/** The lineages of a document as records: each provision once, with every wording it had. */
import type { Corpus } from '../../corpus/readCorpus.ts';
import { makeWording } from '../../corpus/wording/parseWording.ts';
import { isEdition } from '../../corpus/lookup/openCalendar.ts';
import type { LoadedEntry } from '../../corpus/loadedEntry.ts';
import { makeExampleId } from '../../lineage/provision.ts';
import type { DocumentLineages } from '../../lineage/store/readLineages.ts';
import type { EditionRecord } from '../../corpus/format.ts';
import type { LineageStep } from '../../model/lineage.ts';
import type { Inline } from '../../model/wording.ts';
import type { LineageRecord, Step } from './shapes.ts';

/** What a provision is in one edition. */
type State = Pick<Step, 'id' | 'kind' | 'parent' | 'title' | 'text' | 'author' | 'date' | 'changed' | 'meant' | 'note'>;

const members = [
  'id',
  'kind',
  'parent',
  'title',
  'text',
  'author',
  'date',
  'changed',
  'meant',
  'note',
] as const satisfies readonly (keyof State)[];

/** The whole editions of a document, the oldest first. */
export function listEditions({ manifest }: Pick<Corpus, 'manifest'>, document: DocumentLineages['document']): readonly EditionRecord[] {
  return manifest.editions
    .filter((record) => record.document === document && isEdition(record))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * The records, in the order of the lineages of the corpus. Reads each edition once, and keeps of it what its successor is compared with.
 * @throws Error when a lineage is missing, which is a fault of ours.
 */
export function makeLineageRecords(corpus: Corpus, lineages: DocumentLineages): readonly LineageRecord[] {
  const { document, editions, flows } = lineages;
  const keys = new Map(listEditions(corpus, document).map(({ date, key }) => [date, key]));
  const steps = lineages.lineages.map((): Step[] => []);
  const told = lineages.lineages.map((lineage) => new Map(lineage.steps.map((step) => [step.edition, step])));
  let before: readonly (State | undefined)[] = [];
  editions.forEach((date, place) => {
    const key = keys.get(date);
    const now = lineages.lineages.map((): State | undefined => undefined);
    for (const state of key === undefined ? [] : corpus.loadEdition(key).flatMap(statesOf)) {
      const lineage = lineages.index.lineageOf(place, state.id);
      if (lineage === undefined || lineage >= now.length) throw new Error(`${document} ${date}: no lineage has ${state.id}`);
      now[lineage] = state;
    }
    steps.forEach((list, at) => list.push(...makeStep(date, before[at], now[at], told[at]?.get(place))));
    before = now;
  });
  const idOf = (at: number): string => lineages.lineages[at]?.id ?? '';
  const [cameFrom, wentTo] = [Map.groupBy(flows, ({ to }) => to), Map.groupBy(flows, ({ from }) => from)];
  return lineages.lineages.map((lineage, at): LineageRecord => {
    const arrived = (cameFrom.get(at) ?? []).map((flow) => ({
      edition: editions[flow.edition] ?? '',
      lineage: idOf(flow.from),
      score: flow.score,
    }));
    const left = (wentTo.get(at) ?? []).map((flow) => ({
      edition: editions[flow.edition] ?? '',
      lineage: idOf(flow.to),
      score: flow.score,
    }));
    return {
      id: lineage.id,
      steps: steps[at] ?? [],
      ...(arrived.length === 0 ? {} : { cameFrom: arrived }),
      ...(left.length === 0 ? {} : { wentTo: left }),
    };
  });
}

function statesOf({
  id,
  kind,
  parent,
  title,
  wording,
  examples,
  author,
  date,
  changed,
  meant,
  note,
}: LoadedEntry): (State & { id: string })[] {
  const state = {
    id,
    kind,
    ...(parent === undefined ? {} : { parent }),
    ...(title === undefined ? {} : { title }),
    text: textOf(wording),
    ...(author === undefined ? {} : { author }),
    ...(date === undefined ? {} : { date }),
    ...(changed === undefined ? {} : { changed }),
    ...(meant === undefined ? {} : { meant }),
    ...(note === undefined ? {} : { note }),
  };
  return [state, ...examples.map((text, at) => ({ id: makeExampleId(id, at), kind: 'example', parent: id, text: textOf(text) }))];
}

/** A corpus has each wording once, in whatever editions it stands; so its text is one too. */
const texts = new WeakMap<readonly Inline[], string>();

function textOf(wording: readonly Inline[]): string {
  const known = texts.get(wording);
  if (known !== undefined) return known;
  const text = makeWording(wording);
  texts.set(wording, text);
  return text;
}

/** Steps say what is new; a lineage that is gone has a last one without an id. */
function makeStep(edition: string, before: State | undefined, now: State | undefined, told: LineageStep | undefined): readonly Step[] {
  if (now === undefined) return before === undefined ? [] : [{ edition, id: null, ...describe(told) }];
  const news = members.filter((name) => now[name] !== before?.[name]);
  if (news.length === 0 && told === undefined) return [];
  return [{ edition, ...Object.fromEntries(news.map((name) => [name, now[name] ?? null] as const)), ...describe(told) }];
}

function describe(step: LineageStep | undefined): Pick<Step, 'relation' | 'difference' | 'score' | 'because'> {
  if (step === undefined) return {};
  const { relation, difference, score, because } = step;
  if (relation === 'added' || relation === 'removed') return { relation };
  return {
    relation,
    ...(difference === 'none' ? {} : { difference }),
    ...(score === 1 ? {} : { score }),
    ...(because === 'identical' ? {} : { because }),
  };
}

/** What a provision is as of an edition: all steps up to it, laid over each other. Undefined before its first and from its end on. */
export function asOf({ steps }: Pick<LineageRecord, 'steps'>, edition: string): (State & { id: string }) | undefined {
  const state: Record<string, unknown> = {};
  for (const step of steps) {
    if (step.edition > edition) break;
    for (const name of members) if (step[name] !== undefined) state[name] = step[name];
  }
  if (typeof state['id'] !== 'string') return undefined;
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== null)) as State & { id: string };
}

/** The part of a document in which a lineage lies: that of its last number. */
export function partOf({ steps }: Pick<LineageRecord, 'steps'>, document: DocumentLineages['document']): string {
  if (document !== 'comprehensive-rules' && document !== 'handbook') return 'all';
  const last = steps.findLast(({ id }) => typeof id === 'string')?.id ?? '';
  return last.startsWith('glossary:') ? 'glossary' : (/^\d/.exec(last)?.[0] ?? 'other');
}

/** The first three digits of every number that lineages ever had, sorted; of a section its one. */
export function listHeld(records: readonly LineageRecord[]): readonly string[] {
  const held = records.flatMap(({ steps }) => steps.flatMap(({ id }) => /^\d{1,3}/.exec(id ?? '')?.[0] ?? []));
  return [...new Set(held)].sort();
}
