/** The picture that chats and search engines show with a link: one for each kind of page, drawn when the site is built. */
import { parseAddress, type Address } from './addresses.ts';
import { toLink } from './siteRoot.ts';

export const pictureKinds = ['home', 'rules', 'glossary', 'history', 'changes', 'compare', 'examples', 'practice', 'documents'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What all pictures measure: what chats take without cutting it. */
export const pictureSize = { width: 1200, height: 630 } as const;

const kinds: Readonly<Record<Address['kind'], PictureKind>> = {
  contents: 'rules',
  page: 'rules',
  whole: 'rules',
  all: 'rules',
  'one-page': 'rules',
  glossary: 'glossary',
  term: 'glossary',
  history: 'history',
  changes: 'changes',
  timeline: 'changes',
  churn: 'changes',
  eras: 'changes',
  compare: 'compare',
  where: 'history',
  'as-of': 'history',
  cite: 'history',
  examples: 'examples',
  demonstration: 'examples',
  policy: 'rules',
  rulings: 'rules',
  practice: 'practice',
  learn: 'practice',
  document: 'documents',
  editions: 'documents',
  edition: 'documents',
  help: 'home',
  data: 'documents',
  offline: 'home',
  kept: 'home',
  answer: 'rules',
  search: 'home',
};

/** The kind of picture for a page. */
export function findPictureKind(path: string): PictureKind {
  const address = parseAddress(path);
  return address === undefined || path === toLink('/') ? 'home' : kinds[address.kind];
}

/** Where the picture of a kind stands: a path from the root of the host. */
export function makePicturePath(kind: PictureKind): string {
  return toLink(`/pictures/${kind}.png`);
}
