/**
 * content/site.yaml: what whoever publishes the site decides. Without the file the site does without.
 *
 *     report: mailto:rules@example.org?subject={number}%20of%20{edition}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface SiteSettings {
  /** Address for reports of problems; `{number}` and `{edition}` are filled in. */
  readonly report?: string;
}

/** Reads the settings below a content folder. Only `mailto:` and `https:` addresses are taken. @throws Error when the file is no YAML. */
export function readSettings(contentFolder: string = process.env['CONCORDANCE_CONTENT'] ?? 'content'): SiteSettings {
  let text: string;
  try {
    text = readFileSync(join(contentFolder, 'site.yaml'), 'utf8');
  } catch {
    return {};
  }
  const { report } = (parse(text) ?? {}) as { readonly report?: unknown };
  return typeof report === 'string' && /^(?:mailto|https):/.test(report) ? { report } : {};
}

/** The address for a report about a number of an edition. */
export function makeReportAddress(report: string, number: string, edition: string): string {
  return report.replaceAll('{number}', encodeURIComponent(number)).replaceAll('{edition}', encodeURIComponent(edition));
}
