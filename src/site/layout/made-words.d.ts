/** Made from the corpus by src/site/writing/madeWords.ts. */
declare module 'made-words/documents' {
  /** What the menu calls the documents of this site, and where they stand. */
  const documents: readonly (readonly [name: string, href: string])[];
  export default documents;
}
