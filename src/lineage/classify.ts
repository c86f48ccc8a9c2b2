/** In what two wordings of one provision differ. */
import type { Difference } from '../model/alignment.ts';
import { compareLists } from '../wording/compareLists.ts';
import { foldTypography } from '../wording/typography.ts';
import { makeWording } from '../corpus/wording/parseWording.ts';
import type { Prepared } from './preparedEdition.ts';

/** Whether what an old citation points at became what a new one points at. */
export type Follows = (oldCited: string, newCited: string) => boolean;

/** Whether citations of one wording became those of another: single ones, and both ends of a range (`702.2 to 702.9`). */
export function makeFollows(becomes: Follows): Follows {
  return (oldCited, newCited) => {
    const [from, to] = [oldCited.split(' to '), newCited.split(' to ')];
    return from.length === to.length && from.every((cited, at) => becomes(cited, to[at] ?? ''));
  };
}

/** The least difference that explains all that is different; `follows` compares citations by what they resolve to. */
export function classifyDifference(old: Prepared, young: Prepared, follows: Follows): Difference {
  const [one, other] = [old.provision, young.provision];
  if (one.wording === other.wording && one.title === other.title) return 'none';
  const [before, after] = [makeWording(one.wording), makeWording(other.wording)];
  if (before === after && one.title === other.title) return 'none';
  const sameCited = one.cites.length === other.cites.length && one.cites.every((cited, at) => follows(cited, other.cites[at] ?? ''));
  if (sameCited) {
    if (old.folded.typography === young.folded.typography) return citesOf(before) === citesOf(after) ? 'typography' : 'citations';
    if (equal(old.folded.words, young.folded.words)) return 'punctuation';
    if (equal(old.folded.stems, young.folded.stems)) return 'vocabulary';
  }
  return isListChange(before, after) ? 'list' : 'substance';
}

const equal = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((word, at) => word === right[at]);

/** The numbers of a text, as printed. */
const citesOf = (text: string): string => (text.match(/\d{1,3}(?:\.\d+[a-z]*)?/g) ?? []).join(' ');

/** Whether nothing but members of lists, and typography, came and went. */
function isListChange(before: string, after: string): boolean {
  const change = compareLists(before, after, { fold: foldTypography });
  return change !== undefined && change.frame.every(({ kind }) => kind === 'same');
}
