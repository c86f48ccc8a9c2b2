/** Gives way to what the reader does and sees, between two pieces of long work on one thread. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
