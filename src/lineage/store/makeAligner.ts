/** Aligning editions of a corpus by their keys. */
import { type Corpus, openCorpus } from '../../corpus/readCorpus.ts';
import { isOfGame, type EditionKey } from '../../corpus/format.ts';
import { readEraForms } from '../../corpus/vocabulary.ts';
import type { Alignment, Link } from '../../model/alignment.ts';
import type { IsoDate } from '../../model/edition.ts';
import { alignEditions } from '../align.ts';
import { makeBagger } from '../bags.ts';
import { makeFolder } from '../foldWording.ts';
import { type ForcedLink, readForcedLinks } from '../forced.ts';
import { prepareEdition, type PreparedEdition, type Reading } from '../preparedEdition.ts';
import { toProvisions } from '../provision.ts';
import type { AlignSetup, AlignTask } from './alignTask.ts';
import { quotedDay } from './quotedRules.ts';

/** Aligns pairs of the corpus in a folder, with the links that the content forces. */
export const openAligner = ({ corpusFolder, contentFolder }: AlignSetup): ((task: AlignTask) => Alignment) =>
  makeAligner(openCorpus(corpusFolder), contentFolder, readForcedLinks(contentFolder));

/** Aligns pairs of a corpus. The edition that two pairs in a row have in common is prepared once. */
export function makeAligner(corpus: Corpus, contentFolder: string, forced: readonly ForcedLink[] = []): (task: AlignTask) => Alignment {
  const eraForms = readEraForms(contentFolder);
  const ofMagic: Reading = { fold: makeFolder(eraForms), bag: makeBagger() };
  const ofGames: Reading = { fold: makeFolder([]), bag: makeBagger() };
  const readingOf = (key: EditionKey): Reading => (isOfGame(key) ? ofGames : ofMagic);
  let last: { readonly name: string; readonly edition: PreparedEdition } | undefined;
  const prepare = (key: EditionKey, on?: IsoDate): PreparedEdition => {
    const name = `${key} ${on ?? ''}`;
    if (last?.name === name) return last.edition;
    const entries = corpus.loadEdition(key);
    const edition = prepareEdition(
      toProvisions(on === undefined ? entries : entries.filter((entry) => quotedDay(entry) === on)),
      readingOf(key),
    );
    last = { name, edition };
    return edition;
  };
  return (task) => {
    const old = prepare(task.old);
    const young = prepare(task.new, task.on);
    const pairs = forced.filter((link) => makeKey(link, link.oldDate) === task.old && makeKey(link, link.newDate) === task.new);
    const alignment = alignEditions(
      old,
      young,
      readingOf(task.old),
      pairs.map(({ pair }) => pair),
    );
    return task.part ? alignment : { ...alignment, links: leaveOutUnchanged(alignment.links) };
  };
}

const makeKey = ({ document }: ForcedLink, date: IsoDate): EditionKey => `${document}/${date}`;

/** Leaves out the links that say nothing: what stayed where it was as it was, and is neither split nor merged. */
function leaveOutUnchanged(links: readonly Link[]): readonly Link[] {
  const ends = new Map<string, number>();
  for (const { old, new: heir } of links) {
    for (const end of [`o${old}`, `n${heir}`]) ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return links.filter(
    ({ old, new: heir, difference }) => old !== heir || difference !== 'none' || ends.get(`o${old}`) !== 1 || ends.get(`n${heir}`) !== 1,
  );
}
