/** The last wording of a provision with the edition that brought each word in. */
import type { IsoDate } from '../../../model/edition.ts';
import { ageWords } from '../../../wording/ageWords.ts';
import { foldTypography } from '../../../wording/typography.ts';
import { afterOf, type Histories } from '../kin/kinship.ts';
import type { Provisions } from '../provisions.ts';

export interface WordAges {
  readonly runs: readonly { readonly text: string; readonly figure: number; readonly shade: number }[];
  /** What the figures mean: the oldest is 1. `step`: this page tells of that edition. */
  readonly editions: readonly {
    readonly figure: number;
    readonly date: IsoDate;
    readonly after?: IsoDate;
    readonly set?: string;
    readonly step: boolean;
    readonly shade: number;
  }[];
  readonly length: number;
}

/** Shades of age, from 1; the oldest words have none, 0. */
const shades = 4;

/** Undefined for a lineage that never had a text. */
export function tellAges(lineage: number, histories: Histories, provisions: Provisions): WordAges | undefined {
  const wordings = listWordings(lineage, histories, provisions, Infinity, new Set());
  const runs = ageWords(wordings, { fold: foldTypography });
  if (runs.length === 0) return undefined;
  const places = [...new Set(runs.map(({ since }) => since))].sort((a, b) => a - b);
  const stepped = new Set(histories.lineages[lineage]?.steps.map(({ edition }) => edition));
  const shadeOf = (since: number): number => (places.length < 2 ? 0 : Math.round((places.indexOf(since) / (places.length - 1)) * shades));
  return {
    runs: runs.map(({ text, since }) => ({ text, figure: places.indexOf(since) + 1, shade: shadeOf(since) })),
    editions: places.flatMap((place, at) => {
      const { date, set } = provisions.recordOf(place) ?? {};
      if (date === undefined) return [];
      return [
        {
          figure: at + 1,
          date,
          ...afterOf(histories, date),
          ...(set === undefined ? {} : { set }),
          step: stepped.has(place),
          shade: shadeOf(place),
        },
      ];
    }),
    length: runs.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** Every wording before an edition, the oldest first; of a lineage that began as part of another, that one's before them. */
function listWordings(
  lineage: number,
  histories: Histories,
  provisions: Provisions,
  until: number,
  seen: Set<number>,
): { readonly text: string; readonly edition: number }[] {
  if (seen.has(lineage)) return [];
  seen.add(lineage);
  const { steps } = histories.lineages[lineage] ?? { steps: [] };
  const [first] = steps;
  const own = steps.flatMap(({ edition, entry }) => {
    const text = entry === '' || edition >= until ? '' : (provisions.find(edition, entry)?.text ?? '');
    return text === '' ? [] : [{ text, edition }];
  });
  const source =
    first &&
    histories.flows.filter(({ to, edition }) => to === lineage && edition === first.edition).toSorted((a, b) => b.score - a.score)[0];
  return source ? [...listWordings(source.from, histories, provisions, source.edition, seen), ...own] : own;
}
