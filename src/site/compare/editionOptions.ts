/** The fields in which editions are chosen: what they offer, and what an address means by a value. */
import { toIsoDate } from '../../model/edition.ts';
import { compareLabels } from './compareLabels.ts';

/** The day of an edition, by the value that addresses have for it. */
export const dateOf = (value: string): string => value.replace(/^.*\//, '');

/** The options of the document that is chosen. */
export function listOptions(select: HTMLSelectElement | null): readonly HTMLOptionElement[] {
  const chosen = select?.selectedOptions[0];
  const group = chosen?.closest('optgroup') ?? select;
  return [...(group?.querySelectorAll('option') ?? [])];
}

/** The option of that name, or of the edition in force on that day; else why there is none. */
export function findOption(select: HTMLSelectElement, value: string, missing: readonly string[]): string | { readonly refused: string } {
  const values = [...select.options].map((option) => option.value);
  if (values.includes(value)) return value;
  const day = toIsoDate(dateOf(value));
  const document = value.slice(0, value.length - dateOf(value).length);
  const own = [...values, ...missing].filter((each) => each.slice(0, each.length - dateOf(each).length) === document).toSorted();
  if (day === undefined) return { refused: compareLabels.noDay(value) };
  if (own.length === 0) return { refused: compareLabels.noDocument(value) };
  const inForce = own.findLast((each) => each <= value);
  if (inForce === undefined) return { refused: compareLabels.noEdition(day, dateOf(own[0] ?? '')) };
  if (!missing.includes(inForce)) return inForce;
  const sides = [
    own.findLast((each) => each < inForce && !missing.includes(each)),
    own.find((each) => each > inForce && !missing.includes(each)),
  ];
  return {
    refused: compareLabels.isMissing(
      day,
      dateOf(inForce),
      sides.flatMap((side) => (side === undefined ? [] : [dateOf(side)])),
    ),
  };
}
