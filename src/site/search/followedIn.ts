/** What several documents sought besides or instead: said once for all of them, and folded of each where they did not do the same. */
import type { Followed } from '../../search/readQuery.ts';
import { searchLabels as labels } from './searchLabels.ts';
import type { Answer } from './searchEngine.ts';

/** Of those that have a result here: what one of the others sought changed nothing that is shown. */
function listFollowed({ documents = [], hits }: Answer): readonly { readonly title: string; readonly followed: readonly Followed[] }[] {
  const shown = new Set(hits.map(({ of }) => of));
  return documents
    .filter(({ title }) => shown.has(title))
    .map(({ title, followed }) => ({ title, followed: followed.filter(({ kind }) => kind !== 'unknown') }));
}

/** A line for each thing that was typed and followed in any of them, with the words of all. */
export function tellFollowed(answer: Answer): readonly string[] {
  const all = listFollowed(answer).flatMap(({ followed }) => followed);
  const alike = Map.groupBy(all, ({ kind, typed }) => `${kind === 'begun' ? 'corrected' : kind} ${typed}`);
  return [...alike.values()].flatMap((ones) => {
    const words = [...new Set(ones.flatMap((each) => each.words))];
    const isBeside = ones.some((each) => each.isBeside);
    return ones.slice(0, 1).map((first) => labels.followedIn({ ...first, words, isBeside }));
  });
}

/** A line for each document, folded; none where all that are shown did the same. */
export function makeFollowedNote(answer: Answer): HTMLElement | undefined {
  const lines = listFollowed(answer).map(({ title, followed }) => ({ title, line: followed.map(labels.followed).join(' ') }));
  const byLine = Map.groupBy(lines, ({ line }) => line);
  if (byLine.size < 2) return undefined;
  const note = document.createElement('details');
  note.className = 'search-followed';
  note.append(Object.assign(document.createElement('summary'), { textContent: labels.followedWhere }));
  for (const [line, ones] of byLine)
    note.append(
      Object.assign(document.createElement('p'), {
        textContent: `${ones.map(({ title }) => title).join('; ')}: ${line === '' ? labels.asTyped : line}`,
      }),
    );
  return note;
}
