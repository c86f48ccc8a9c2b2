/** What the feeds of a build tell, and the documents that they tell it of: made once, and without a demonstration being played. */
import type { Library } from '../frame/library/library.ts';
import { makeFeeds, type SiteFeed } from './feeds.ts';
import { type DocumentData, makePolicyData, readDocuments } from './makeFiles.ts';

export interface OpenedFeeds {
  readonly documents: readonly DocumentData[];
  readonly policy: ReturnType<typeof makePolicyData>;
  readonly feeds: readonly SiteFeed[];
}

const opened = new WeakMap<Library, OpenedFeeds>();

/** The feeds of a library; the same on every call of a build. */
export function openFeeds(library: Library): OpenedFeeds {
  const known = opened.get(library);
  if (known) return known;
  const documents = readDocuments(library);
  const policy = makePolicyData(library);
  const made = { documents, policy, feeds: makeFeeds(library, documents, policy.banned) };
  opened.set(library, made);
  return made;
}
