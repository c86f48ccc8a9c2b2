/** The chapters of a build, each with what it names. */
import { ContentError } from '../../corpus/contentError.ts';
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { openDemonstrations, type ShownDemonstration } from '../examples/demonstrations.ts';
import type { EditionView } from '../frame/library/edition.ts';
import type { Library } from '../frame/library/library.ts';
import { openPractice, type ToldQuestion } from '../practice/questions.ts';
import { readChapters, type LearnChapter } from './readChapters.ts';

export interface ShownChapter {
  readonly chapter: LearnChapter;
  /** The handbook of today, whose entries these are. */
  readonly view: EditionView;
  readonly entries: readonly LoadedEntry[];
  readonly examples: readonly ShownDemonstration[];
  readonly questions: readonly ToldQuestion[];
  /** To read and to answer, as far as that can be said. */
  readonly minutes: number;
}

const opened = new WeakMap<Library, readonly ShownChapter[]>();

/** None where the build has no handbook. @throws ContentError where a chapter names what is not there. */
export function openChapters(library: Library): readonly ShownChapter[] {
  const known = opened.get(library) ?? makeChapters(library);
  opened.set(library, known);
  return known;
}

function makeChapters(library: Library): readonly ShownChapter[] {
  const view = library.editions.find(({ record }) => record.document === 'handbook');
  const chapters = view ? readChapters(process.env['CONCORDANCE_CONTENT'] ?? 'content') : [];
  if (!view || chapters.length === 0) return [];
  const demonstrations = openDemonstrations(library);
  const questions = new Map(openPractice(library).flatMap((topic) => topic.questions.map((each) => [each.scenario.id, each])));
  return chapters.map((chapter) => {
    const find = <T>(named: readonly string[], what: string, get: (id: string) => T | undefined): readonly T[] =>
      named.map((id) => get(id) ?? refuse(`content/learn.yaml, ${chapter.id}: expected ${what}, found ${id}`));
    const entries = find(chapter.steps, 'a number of the handbook', (id) => view.findEntry(id));
    const asked = find(chapter.practice, 'a demonstration that makes a question', (id) => questions.get(id));
    const words = entries.reduce((sum, { wording }) => sum + wording.reduce((own, part) => own + countWords(part), 0), 0);
    return {
      chapter,
      view,
      entries,
      examples: find(chapter.examples, 'a demonstration', demonstrations.find),
      questions: asked,
      minutes: Math.max(1, Math.round(words / wordsPerMinute + chapter.examples.length * 0.5 + asked.length)),
    };
  });
}

/** Of a text that is new to its reader. */
const wordsPerMinute = 180;

const countWords = (part: LoadedEntry['wording'][number]): number =>
  'value' in part
    ? part.value.split(/\s+/).filter((word) => word !== '').length
    : part.children.reduce((sum, child) => sum + countWords(child), 0);

function refuse(reason: string): never {
  throw new ContentError(reason);
}
