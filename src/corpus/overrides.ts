/**
 * Reviewed decisions about what print says, as data with a reason: content/overrides.
 *
 *     - document: comprehensive-rules
 *       editions: [2006-10-01, 2007-02-01]
 *       ruleId: number-out-of-order     the diagnostic that was reviewed
 *       number: 432.2b                  the entry as printed
 *       meant: 423.2b                   the number that was meant, when there is no doubt
 *       reason: Follows 423.2a and concerns the same; digits transposed.
 *
 * An override excuses the diagnostic. The number and the text stay as printed; `meant` is a second name under which the entry is found,
 * and an editorial note beside it.
 */
import { documentIds, type DocumentId, type IsoDate, toIsoDate } from '../model/edition.ts';
import type { Diagnostic, Entry } from '../model/entry.ts';

export interface Override {
  readonly document: DocumentId;
  readonly editions: readonly IsoDate[];
  readonly ruleId: string;
  /** Id of the entry it is about; absent when it is about the whole document. */
  readonly number?: string;
  readonly meant?: string;
  readonly reason: string;
}

/** Checks a record of an overrides file; a text says what is wrong with it. */
export function toOverride(value: unknown): Override | string {
  if (typeof value !== 'object' || value === null) return 'expected a record';
  const record = value as Record<string, unknown>;
  const document = documentIds.find((id) => id === record['document']);
  if (!document) return `expected document (${documentIds.join(', ')})`;
  const dates = (Array.isArray(record['editions']) ? (record['editions'] as unknown[]) : []).map((date) => toIsoDate(String(date)));
  const editions = dates.filter((date) => date !== undefined);
  if (editions.length === 0 || editions.length < dates.length) return 'expected editions, a list of dates (YYYY-MM-DD)';
  const { ruleId, reason, number, meant } = record;
  if (typeof ruleId !== 'string') return 'expected ruleId, the diagnostic that was reviewed';
  if (typeof reason !== 'string' || reason.trim().length < 10) return 'expected a reason';
  const numberText = textOf(number);
  const meantText = textOf(meant);
  return {
    document,
    editions,
    ruleId,
    reason,
    ...(numberText === undefined ? {} : { number: numberText }),
    ...(meantText === undefined ? {} : { meant: meantText }),
  };
}

/** A number such as 505.54 is a number to YAML. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** The overrides that hold for an edition, applied: diagnostics excused, entries told what was meant. */
export function applyOverrides(
  edition: { readonly document: DocumentId; readonly date: IsoDate | undefined },
  overrides: readonly Override[],
  entries: readonly Entry[],
  diagnostics: readonly Diagnostic[],
): { entries: Entry[]; diagnostics: Diagnostic[] } {
  const holding = overrides.filter(
    (override) => override.document === edition.document && edition.date !== undefined && override.editions.includes(edition.date),
  );
  if (holding.length === 0) return { entries: [...entries], diagnostics: [...diagnostics] };
  const placeOf = (override: Override): readonly [number, number] | undefined =>
    entries.find((entry) => entry.id === override.number)?.lines;
  return {
    entries: entries.map((entry) => {
      const override = holding.find((each) => each.number === entry.id && each.meant !== undefined);
      return override?.meant === undefined ? entry : { ...entry, meant: override.meant, note: override.reason };
    }),
    diagnostics: diagnostics.map((diagnostic) => {
      const override = holding.find((each) => {
        if (each.ruleId !== diagnostic.ruleId) return false;
        const lines = placeOf(each);
        return each.number === undefined || (lines !== undefined && diagnostic.line >= lines[0] && diagnostic.line <= lines[1]);
      });
      return override ? { ...diagnostic, excused: override.reason } : diagnostic;
    }),
  };
}
