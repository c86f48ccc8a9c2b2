/** What unfolds a text of which the first lines are seen, and folds it again. */
export const unfoldLabels = { whole: 'All of it ▾', less: 'Less ▴' } as const;
