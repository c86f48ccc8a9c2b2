/**
 * Fonts that readers have, with their measures as their files state them (`hhea` and `head`, and the mean width of Latin text), so that what stands
 * in until ours arrive takes the same room. DejaVu is what Debian's Chromium brings.
 */
import type { createFontStack } from '@capsizecss/core';

export type FontMetrics = Parameters<typeof createFontStack>[0][number];

interface Measures {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap?: number;
  readonly xWidthAvg: number;
  /** Where it is not the name without its spaces. */
  readonly postscriptName?: string;
  readonly fullName?: string;
}

const measured = (
  familyName: string,
  { lineGap = 0, xWidthAvg, postscriptName, fullName = familyName, ...measures }: Measures,
): FontMetrics => ({
  familyName,
  fullName,
  postscriptName: postscriptName ?? familyName.replaceAll(' ', ''),
  ...measures,
  lineGap,
  xWidthAvg,
  subsets: { latin: { xWidthAvg }, thai: { xWidthAvg } },
});

export const serifs: readonly FontMetrics[] = [
  measured('Georgia', { unitsPerEm: 2048, ascent: 1878, descent: -449, xWidthAvg: 913 }),
  measured('Times New Roman', {
    unitsPerEm: 2048,
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    xWidthAvg: 832,
    postscriptName: 'TimesNewRomanPSMT',
  }),
  measured('Noto Serif', {
    ...{ unitsPerEm: 1000, ascent: 1069, descent: -293, xWidthAvg: 481 },
    ...{ postscriptName: 'NotoSerif-Regular', fullName: 'Noto Serif Regular' },
  }),
  measured('DejaVu Serif', { unitsPerEm: 2048, ascent: 1901, descent: -483, xWidthAvg: 1058 }),
];

export const sansSerifs: readonly FontMetrics[] = [
  measured('Segoe UI', { unitsPerEm: 2048, ascent: 2210, descent: -514, xWidthAvg: 908 }),
  measured('Roboto', {
    ...{ unitsPerEm: 2048, ascent: 1900, descent: -500, xWidthAvg: 911 },
    ...{ postscriptName: 'Roboto-Regular', fullName: 'Roboto Regular' },
  }),
  measured('Arial', { unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67, xWidthAvg: 913, postscriptName: 'ArialMT' }),
  measured('DejaVu Sans', { unitsPerEm: 2048, ascent: 1901, descent: -483, xWidthAvg: 1041 }),
];
