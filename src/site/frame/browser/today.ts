import type { IsoDate } from '../../../model/edition.ts';

/** The day where the reader is, by the clock of the device. */
export function findToday(now = new Date()): IsoDate {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-') as IsoDate;
}
