/** Finds where a text cites tournament policy: `MTR 4.3`, `IPG Appendix A`, `section 4.8 of the Tournament Rules`, `Floor Rules 101`. */
import { readAt } from '../corpus/wording/spans.ts';
import { policyIds, type PolicyId } from '../model/edition.ts';
import type { Mention } from './mention.ts';

const magic = String.raw`(?:(?:Magic(?:: The Gathering)?|DCI|M:?tG) )?`;
const names: Readonly<Record<PolicyId, string>> = {
  'tournament-rules': String.raw`${magic}(?:MTR|(?:tournament|floor) rules)`,
  'penalty-guide': String.raw`${magic}(?:M?IPG|infraction procedure guide|penalty guide(?:lines?)?)`,
};
const anyName = policyIds.map((id) => names[id]).join('|');
const number = String.raw`(?:[1-9]\d?\.[1-9]\d?|[1-9]\d\d|appendix [A-H])(?![\w%€$£]|\.\d|,\d)`;
const section = String.raw`(?:sections?|sec\.|§§?|rules?|paragraphs?|chapters?)`;
/** Sections have one or two digits alone only where the word says that it is one. */
const led = String.raw`(?:${section} ?(?:[1-9]\d?(?![\w%]|\.\d|,\d)|${number})|${number})`;
const separated = String.raw`(?:,? (?:and|or|&) |, ?|/| ?- ?| (?:to|through) )`;
const list = String.raw`${led}(?:${separated}(?:${section} ?)?${number})*`;

/** `MTR 4.2 and 4.3`, `Tournament Rules, section 6.1`; `3.5 of the IPG`; `section 2.5`, of which nothing says where. */
const shapes = [
  new RegExp(String.raw`(?<![\p{L}\p{N}_])(?<name>${anyName}),?:? (?<list>${list})`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}_.,$€£#-])(?<list>${list}) (?:of|in|from) (?:the )?(?<name>${anyName})(?![\p{L}\p{N}])`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_])(?<list>(?:sections?|sec\.|§§?) ?(?:[1-9]\d?\.[1-9]\d?)(?![\w%]|\.\d|,\d)(?:${separated}(?:[1-9]\d?\.[1-9]\d?)(?![\w%]|\.\d|,\d))*)`,
    'giu',
  ),
] as const;

const member = new RegExp(
  String.raw`(?:${section} ?)?(?<number>(?:[1-9]\d?\.[1-9]\d?|[1-9]\d\d|[1-9]\d?|appendix [A-H])(?![\w]|\.\d))`,
  'giu',
);
const between = / ?- ?| (?:to|through) (?:section )?/iy;
const named = Object.fromEntries(
  policyIds.map((id) => [id, new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${names[id]})(?![\p{L}\p{N}])`, 'iu')]),
) as Record<PolicyId, RegExp>;
/** `section 2.5 of my thesis`. */
const ofOther = / of (?!this\b)/iy;

/** `prose` is the text as it is read, `text` as it is written, of the same length. */
export function findPolicyMentions(prose: string, text: string): readonly Mention[] {
  const elsewhere = policyIds.filter((id) => named[id].test(prose));
  const found: Mention[] = [];
  const taken = new Uint8Array(prose.length);
  for (const [at, shape] of shapes.entries()) {
    for (const match of prose.matchAll(shape)) {
      const { name, list: members = '' } = match.groups ?? {};
      const start = match.index;
      const end = start + match[0].length;
      const documents = name === undefined ? elsewhere : policyIds.filter((id) => named[id].test(name));
      if (documents.length === 0 || taken.subarray(start, end).includes(1) || (name === undefined && readAt(ofOther, prose, end))) continue;
      const listAt = at === 1 || name === undefined ? start : end - members.length;
      const mentions = readMembers(members).map(({ from, to, ends: [first, last] }, place, { length }): Mention => {
        // The name belongs to the member that it stands beside.
        const begin = place === 0 ? start : listAt + first;
        const stop = place === length - 1 ? end : listAt + last;
        return {
          start: begin,
          end: stop,
          text: text.slice(begin, stop),
          cited: to === undefined ? { kind: 'number', number: from } : { kind: 'range', from, to },
          documents,
          ground: name === undefined && documents.length === 1 ? 'elsewhere' : 'said',
        };
      });
      found.push(...mentions);
      taken.fill(1, start, end);
    }
  }
  return found;
}

interface Member {
  readonly from: string;
  readonly to?: string;
  readonly ends: readonly [number, number];
}

function readMembers(list: string): readonly Member[] {
  const members: Member[] = [];
  for (const match of list.matchAll(member)) {
    const from = (match.groups?.['number'] ?? '').replace(/^appendix (.)$/i, (_, letter: string) => `Appendix ${letter.toUpperCase()}`);
    const before = members.at(-1);
    const gap = before && list.slice(before.ends[1], match.index);
    if (before && before.to === undefined && gap !== undefined && readAt(between, gap, 0)?.[0] === gap)
      members[members.length - 1] = { ...before, to: from, ends: [before.ends[0], match.index + match[0].length] };
    else members.push({ from, ends: [match.index, match.index + match[0].length] });
  }
  return members;
}
