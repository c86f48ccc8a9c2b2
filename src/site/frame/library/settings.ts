/**
 * content/site.yaml: what whoever publishes the site decides. Without the file the site does without.
 *
 *     address: https://example.org/rules/
 *     report: mailto:rules@example.org?subject={number}%20of%20{edition}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface SiteSettings {
  /**
   * Where the site is published, with a slash at its end. Its links begin there, and its pages name their lasting address for search
   * engines, which want it in full.
   */
  readonly address?: string;
  /** Address for reports of problems; `{number}` and `{edition}` are filled in. */
  readonly report?: string;
}

/**
 * Reads the settings below a content folder. For reports only `mailto:` and `https:` addresses are taken, for the site itself `http:` and
 * `https:` ones without query. @throws Error when the file is no YAML.
 */
export function readSettings(contentFolder: string = process.env['CONCORDANCE_CONTENT'] ?? 'content'): SiteSettings {
  let text: string;
  try {
    text = readFileSync(join(contentFolder, 'site.yaml'), 'utf8');
  } catch {
    return {};
  }
  const { address, report } = (parse(text) ?? {}) as { readonly address?: unknown; readonly report?: unknown };
  return {
    ...(typeof address === 'string' && /^https?:\/\/[^?#]+$/.test(address) && URL.canParse(address)
      ? { address: new URL(address.replace(/\/*$/, '/')).href }
      : {}),
    ...(typeof report === 'string' && /^(?:mailto|https):/.test(report) ? { report } : {}),
  };
}

/** The address for a report about a number of an edition. */
export function makeReportAddress(report: string, number: string, edition: string): string {
  return report.replaceAll('{number}', encodeURIComponent(number)).replaceAll('{edition}', encodeURIComponent(edition));
}
