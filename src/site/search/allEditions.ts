/** The search in all editions at once, on the page: what it found as a list, each with the days of its editions. Loaded when it is chosen. */
import { searchAllEditions, type TimedHit } from '../../search/allEditions/searchAllEditions.ts';
import type { WordsOverTime } from '../../search/allEditions/wordsOverTime.ts';
import { loadOnce } from '../frame/browser/loading.ts';
import { loadWordsOverTime } from '../frame/data/loadSearch.ts';
import { openCatalogue, openChain, type LoadedChain } from '../where/loadChain.ts';
import { nameStretches, tellTimed, timedLabels as labels } from './timedLabels.ts';

interface Opened {
  readonly words: WordsOverTime;
  readonly chain: LoadedChain;
}

const open = loadOnce(async (): Promise<Opened> => {
  const { wordsOverTime } = await openCatalogue();
  const [words, chain] = await Promise.all([wordsOverTime && loadWordsOverTime(wordsOverTime.path), openChain()]);
  if (!words || !chain) throw new Error('The words of all editions cannot be had.');
  return { words, chain };
});

export interface TimedResults {
  readonly total: number;
  readonly status: string;
  readonly sought: readonly string[];
  readonly items: readonly HTMLLIElement[];
}

/** Rejects when the data cannot be had. */
export async function searchAll(text: string, from: number, limit: number): Promise<TimedResults> {
  const { words, chain } = await open();
  const answer = searchAllEditions(words, text, { from, limit });
  const { total, hits, sought } = answer;
  const today = hits.some((hit) => isToday(hit, words)) ? await chain.loadNamed(words.editions.length - 1) : undefined;
  return {
    total,
    status: tellTimed(answer, from),
    sought,
    items: hits.map((hit) => {
      const last = (hit.spans.at(-1)?.to ?? 1) - 1;
      const id = chain.lineages[hit.lineage]?.steps.findLast(({ edition }) => edition <= last)?.entry ?? '';
      const href = (isToday(hit, words) ? today?.hrefOf(id) : undefined) ?? chain.historyOf(hit.lineage);
      return makeItem(hit, id, href, words);
    }),
  };
}

const isToday = ({ spans }: TimedHit, { editions }: WordsOverTime): boolean => spans.at(-1)?.to === editions.length;

function makeItem(hit: TimedHit, id: string, href: string | undefined, words: WordsOverTime): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement(href === undefined ? 'div' : 'a');
  link.className = 'result';
  if (href !== undefined && link instanceof HTMLAnchorElement) link.href = href;
  const head = append(link, 'result-head');
  const isTerm = id.startsWith('glossary:');
  if (!isTerm) append(head, 'result-number').textContent = id;
  const title = isTerm ? id.slice('glossary:'.length) : hit.title;
  if (title !== undefined) append(head, 'result-title').textContent = title;
  const edition = words.editions[(hit.spans.at(-1)?.to ?? 1) - 1] ?? '';
  if (!isToday(hit, words)) append(head, 'result-kind').textContent = labels.lastIn(edition);
  const stood = hit.spans.map(({ from, to }) => ({ first: words.editions[from] ?? '', last: words.editions[to - 1] ?? '' }));
  append(link, 'result-snippet').textContent = nameStretches(stood, isToday(hit, words));
  item.append(link);
  return item;
}

function append(parent: HTMLElement, className: string): HTMLElement {
  const element = Object.assign(document.createElement('span'), { className });
  if (parent.hasChildNodes()) parent.append(' ');
  parent.append(element);
  return element;
}
