/** Days in our sentences: one form everywhere. In addresses, fields, menus of editions and data they are as ISO 8601 has them. */
import { toIsoDate } from '../../../model/edition.ts';
import { makeDateText } from './labels.ts';

/** `January 16, 2026` for `2026-01-16`; what is no such day stays, a name of a file say. */
export function sayDay(day: string): string {
  const date = toIsoDate(day);
  return date === undefined ? day : makeDateText(date);
}

/** A sentence of ours in which every such day is said. */
export const sayDays = (sentence: string): string => sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, sayDay);
