/**
 * content/site.yaml: what whoever publishes the site decides. Without the file the site does without.
 *
 *     address: https://example.org/rules/
 *     report: mailto:rules@example.org?subject={number}%20of%20{edition}
 */
import { join } from 'node:path';
import { z } from 'zod';
import { readContent } from '../../../corpus/content.ts';

const address = 'expected address to begin with http: or https: and to have no query';
const report = 'expected report to begin with mailto: or https:';
const settings = z
  .strictObject(
    {
      /**
       * Where the site is published, with a slash at its end. Its links begin there, and its pages name their lasting address for search
       * engines, which want it in full.
       */
      address: z
        .string(address)
        .refine((text) => /^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text), address)
        .transform((text) => new URL(text.replace(/\/*$/, '/')).href)
        .exactOptional(),
      /** Address for reports of problems; `{number}` and `{edition}` are filled in. */
      report: z
        .string(report)
        .regex(/^(?:mailto|https):/, report)
        .exactOptional(),
    },
    'expected address and report',
  )
  .prefault({});
export type SiteSettings = z.infer<typeof settings>;

/** Reads the settings below a content folder. @throws ContentError when the file is malformed. */
export const readSettings = (contentFolder: string = process.env['CONCORDANCE_CONTENT'] ?? 'content'): SiteSettings =>
  readContent(join(contentFolder, 'site.yaml'), settings);

let opened: { readonly folder: string; readonly settings: SiteSettings } | undefined;

/** The same for a build, each page of which asks for them: read once. @throws ContentError as readSettings does. */
export function openSettings(folder: string = process.env['CONCORDANCE_CONTENT'] ?? 'content'): SiteSettings {
  if (opened?.folder !== folder) opened = { folder, settings: readSettings(folder) };
  return opened.settings;
}

/** The address for a report about a number of an edition. */
export function makeReportAddress(report: string, number: string, edition: string): string {
  return report.replaceAll('{number}', encodeURIComponent(number)).replaceAll('{edition}', encodeURIComponent(edition));
}
