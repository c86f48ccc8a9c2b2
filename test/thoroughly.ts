/**
 * How much more than usual is tried: `CONCORDANCE_RUNS=10` for a night. What every run leaves out for the sake of time is tried with any number
 * above 1.
 */
export const thoroughly = Math.max(1, Number(process.env['CONCORDANCE_RUNS'] ?? 1) || 1);

/** So many runs of a property, or more. */
export const runs = (usual: number): number => Math.round(usual * thoroughly);
