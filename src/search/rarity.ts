/** How much a word says by standing in few documents of so many: inverse document frequency, never negative. */
export const rarityOf = (documents: number, frequency: number): number => Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5));
