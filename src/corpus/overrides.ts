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
import { z } from 'zod';
import { documentIds, type DocumentId, type IsoDate } from '../model/edition.ts';
import type { Diagnostic, Entry } from '../model/entry.ts';
import { documentId, isoDate, listOf, reason, textOf } from './content.ts';

const dates = 'expected editions, a list of dates (YYYY-MM-DD)';

/** Of a file of overrides. `number` is the id of the entry it is about; absent when it is about the whole document. */
export const overrides = listOf(
  z.object(
    {
      document: documentId(`expected document (${documentIds.join(', ')})`),
      editions: z.array(isoDate(dates), dates).min(1, dates),
      ruleId: z.string('expected ruleId, the diagnostic that was reviewed'),
      reason: reason('expected a reason'),
      number: textOf('expected a number').exactOptional(),
      meant: textOf('expected the number that was meant').exactOptional(),
    },
    'expected a record',
  ),
);
export type Override = z.infer<typeof overrides>[number];

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
