/** Words that the page of a demonstration and its player share: the player loads them alone. */
export const stepLabels = { atOnce: 'All of this at once' } as const;
