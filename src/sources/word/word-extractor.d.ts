/** What is used of it: the package brings no types. */
declare module 'word-extractor' {
  interface Options {
    /** Whether typographic signs are written as ASCII. */
    readonly filterUnicode: boolean;
  }
  interface Document {
    getBody(options: Options): string;
    getFootnotes(options: Options): string;
    getEndnotes(options: Options): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<Document>;
  }
}
