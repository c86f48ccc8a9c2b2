/**
 * How much more than usual is tried: `CONCORDANCE_RUNS=10` for a night. What every run leaves out for the sake of time is tried with any number
 * above 1.
 */
export const thoroughly = Math.max(1, Number(process.env['CONCORDANCE_RUNS'] ?? 1) || 1);

/** So many runs of a property, or more. */
export const runs = (usual: number): number => Math.round(usual * thoroughly);

/** Every so-manieth of a list whose members are tried one by one, the first among them; all of it in a long run. */
export const everyNth = <Item>(items: readonly Item[], nth: number): readonly Item[] =>
  thoroughly > 1 ? items : items.filter((_, at) => at % nth === 0);
