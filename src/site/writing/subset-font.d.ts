/** What makeFonts.ts and makePictures.ts use of subset-font, which has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      readonly keepFeatures?: readonly string[];
      readonly preserveNameIds?: readonly number[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
