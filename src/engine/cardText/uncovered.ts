/**
 * What texts can say and the interpreter does not do yet, by the field that names it. A text that needs one of these is refused with that
 * reason, so that no ability is ever half carried out. Whoever teaches the engine one of them takes it off the list.
 */
const missing: Readonly<Record<string, readonly string[]>> = {
  kind: [],
  do: [],
  keyword: ['assist', 'mutate', 'ripple'],
  rule: [],
  restriction: ['be enchanted'],
  // Counters with rules of their own (122.1) that are not played: those of radiation, which a player has.
  counter: ['rad'],
};

/** Subtypes with rules of their own that are not played: a card that has one is refused, whatever its text is. */
export const uncoveredSubtypes: readonly string[] = ['Role'];

/** Fields of instructions that are not acted on yet, and what that is. */
const fields: readonly (readonly [act: string, field: string, what: string])[] = [];

/** The first thing in compiled data that the engine cannot do; undefined when it can do all of it. */
export function findUncovered(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'string' && missing[field]?.includes(value)) return value;
    const inside = findUncovered(value);
    if (inside !== undefined) return inside;
  }
  const field = fields.find(([act, name]) => 'do' in data && data.do === act && name in data);
  if (field) return field[2];
  if ('kind' in data && data.kind === 'triggered' && 'choose' in data && hasBy(data.choose)) return 'modes chosen by an opponent';
  return undefined;
}

const hasBy = (choose: unknown): boolean => typeof choose === 'object' && choose !== null && 'by' in choose;
