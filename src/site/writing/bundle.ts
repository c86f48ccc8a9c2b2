/** What the processes of one build (scripts/site/runBuild.ts) leave for each other and tell each other. */

/** Where the bundle lies that pages are made of, in the folder of the site until they are made; and the file in it that says what is known of it. */
export const bundleFolder = '.pages';
export const bundleFile = 'bundle.json';

/** What Astro knows of the site and of what it has bundled. */
export interface Bundle {
  /** The path below which the site lies, with a slash at its end, and the origin before it. */
  readonly base: string;
  readonly origin: string;
  /** The module that knows all routes, a file of the folder. */
  readonly entry: string;
  /** The style sheets of each page, by the key that Astro has for it. */
  readonly styles: readonly (readonly [key: string, styles: unknown])[];
}

/**
 * What one that makes pages says: which pages either can make, in their order; how many it has made; that what it has to make of the first choice of what a
 * reader keeps (src/site/offline/choices.ts) is made; and that it has made all that it was to make.
 */
export type Said =
  { readonly either: readonly string[] } | { readonly made: number } | { readonly isFirstMade: true } | { readonly isDone: true };

/** What it is told each time that it is done: pages to make; with none it ends. */
export interface Told {
  readonly pages: readonly string[];
}
