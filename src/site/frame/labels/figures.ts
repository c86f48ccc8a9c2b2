/**
 * Counts and days as our sentences have them, in English alone. Written here and not by `Intl`: its first formatter has the browser read the data of a
 * locale, a twentieth of a second in which a page hears nobody, four times that on a phone.
 */
import type { IsoDate } from '../../../model/edition.ts';

/** `1,204`; of a whole number. */
export const sayFigure = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/**
 * `January 16, 2026`.
 * @throws RangeError for what has no month, as a name of a file
 */
export function makeDateText(date: IsoDate): string {
  const [year = '', month, day] = date.split('-');
  const name = months[Number(month) - 1];
  if (name === undefined) throw new RangeError(`${date} is no day`);
  return `${name} ${String(Number(day))}, ${year}`;
}
