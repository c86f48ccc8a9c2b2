/** The key that shows where the scores of results come from. By its place: with Alt some keyboards write another letter. */
export const isExplainKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && code === 'KeyE';
