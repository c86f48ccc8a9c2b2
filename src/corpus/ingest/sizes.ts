/**
 * The largest file that is read at all. The longest edition has 1.4 MB in UTF-8; in UTF-16, as a saved page, five times that leaves room
 * for years to come. A larger file is refused by its size alone and never decoded.
 */
export const largestDocument = 8 * 1024 * 1024;

/** Why a file of so many bytes is not opened; undefined when it may be. */
export function refuseSize(bytes: number): string | undefined {
  if (bytes === 0) return 'is empty';
  if (bytes <= largestDocument) return undefined;
  return `is too large for a rules document: ${megabytes(bytes)} MB, at most ${megabytes(largestDocument)} MB are read`;
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);
