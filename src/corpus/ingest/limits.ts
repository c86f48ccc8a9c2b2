/** What one document may cost. */
export interface Limits {
  /** Of the processor, not of the clock: a busy machine must not decide what is read. */
  readonly seconds: number;
  /** Of the thread's memory for values. */
  readonly megabytes: number;
}

/** For a machine on which the longest edition takes a second and 200 MB, as a PDF three seconds, and the reader is loaded in 0.3 seconds. */
export const usualLimits: Limits = { seconds: 8, megabytes: 512 };
