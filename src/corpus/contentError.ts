/** A fault in a file of content/: these are ours, so reading stops with one line that names the place. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
