/** An edition made ready for comparing: its provisions by place, with what stands around each of them. */
import type { Bags } from './bags.ts';
import type { FoldedWording } from './foldWording.ts';
import type { Provision, ProvisionId } from './provision.ts';

/** Provisions are paired with those of their own group alone. */
export const groups = ['heading', 'numbered', 'term', 'example'] as const;
export type Group = (typeof groups)[number];

export interface Prepared {
  readonly provision: Provision;
  readonly group: Group;
  readonly folded: FoldedWording;
  readonly bags: Bags;
  /** Place of its parent among the provisions; -1 without one. */
  readonly parent: number;
  readonly children: readonly number[];
  /** Of a term: its headword in the words of no era, without quotation marks and remarks such as "(Obsolete)". Else empty. */
  readonly headword: string;
  /** Its number without that of its parent: `b` of `702.19b`, `19` of `702.19`. */
  readonly tail: string;
  /** Places of what it cites, and of what cites it. */
  readonly cites: readonly number[];
  readonly citedBy: readonly number[];
}

export interface PreparedEdition {
  readonly all: readonly Prepared[];
  readonly placeOf: ReadonlyMap<ProvisionId, number>;
  /** Places by group, in the order of the document. */
  readonly inGroup: Readonly<Record<Group, readonly number[]>>;
  /** For each place, its rank among those of its group. */
  readonly rank: Int32Array;
}

/** How wordings are folded and counted; the same for all editions that are compared. */
export interface Reading {
  readonly fold: (wording: Provision['wording'], title?: string) => FoldedWording;
  readonly bag: (stems: readonly string[]) => Bags;
}

export function prepareEdition(provisions: readonly Provision[], { fold, bag }: Reading): PreparedEdition {
  const placeOf = new Map(provisions.map(({ id }, place) => [id, place]));
  const children: number[][] = provisions.map(() => []);
  const citedBy: number[][] = provisions.map(() => []);
  const parents = provisions.map(({ parent }) => (parent === undefined ? -1 : (placeOf.get(parent) ?? -1)));
  parents.forEach((parent, place) => children[parent]?.push(place));
  const cites = provisions.map((provision) => [...new Set(provision.cites.map((id) => placeOf.get(id)).filter((at) => at !== undefined))]);
  cites.forEach((cited, place) => {
    for (const at of cited) citedBy[at]?.push(place);
  });
  const all = provisions.map((provision, place): Prepared => {
    const parent = parents[place] ?? -1;
    let folded: FoldedWording | undefined;
    let bags: Bags | undefined;
    return {
      provision,
      group: groupOf(provision.kind),
      // When they are asked for: a comparison needs those of what changed alone.
      get folded() {
        return (folded ??= fold(provision.wording, provision.title));
      },
      get bags() {
        return (bags ??= bag(this.folded.stems));
      },
      parent,
      children: children[place] ?? [],
      headword: provision.kind === 'term' ? foldHeadword(provision.title ?? '', fold) : '',
      tail: tailOf(provision.number, provisions[parent]?.number ?? ''),
      cites: cites[place] ?? [],
      citedBy: citedBy[place] ?? [],
    };
  });
  const placesOf = (group: Group): readonly number[] => all.flatMap((each, place) => (each.group === group ? [place] : []));
  const inGroup = { heading: placesOf('heading'), numbered: placesOf('numbered'), term: placesOf('term'), example: placesOf('example') };
  const rank = new Int32Array(provisions.length);
  for (const group of groups) inGroup[group].forEach((place, at) => (rank[place] = at));
  return { all, placeOf, inGroup, rank };
}

function groupOf(kind: Provision['kind']): Group {
  if (kind === 'section' || kind === 'subsection' || kind === 'infraction' || kind === 'appendix') return 'heading';
  return kind === 'term' || kind === 'example' ? kind : 'numbered';
}

const tailOf = (number: string, parent: string): string =>
  parent !== '' && number.startsWith(parent) ? number.slice(parent.length).replace(/^\./, '') : number;

function foldHeadword(title: string, fold: Reading['fold']): string {
  const bare = title.replace(/\s*\([^()]*\)$/, '');
  return fold([{ kind: 'text', value: bare === '' ? title : bare }]).stems.join(' ');
}
