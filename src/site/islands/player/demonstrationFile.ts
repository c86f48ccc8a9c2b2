/** The file of a demonstration: its scenario, and where its rules stand on this site. */
export const demonstrationFormat = 1;

export interface DemonstrationFile {
  readonly format: typeof demonstrationFormat;
  readonly id: string;
  readonly title: string;
  /** Path of its own page. */
  readonly page: string;
  /** The edition for which it was written. */
  readonly edition: string;
  readonly scenario: unknown;
  /** The editions under whose rules it can be run, the newest first. */
  readonly editions: readonly { readonly date: string; readonly name: string }[];
  /** Addresses of the rules cited under its own edition. */
  readonly hrefs: Readonly<Record<string, string>>;
}

const known = new Map<string, Promise<DemonstrationFile>>();

/** Each is loaded once. Rejects when it cannot be had, or is of another format. */
export function loadDemonstration(path: string): Promise<DemonstrationFile> {
  const loading = known.get(path) ?? load(path);
  known.set(path, loading);
  loading.catch(() => known.delete(path));
  return loading;
}

async function load(path: string): Promise<DemonstrationFile> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const file = (await response.json()) as Partial<DemonstrationFile> | null;
  if (file?.format !== demonstrationFormat) throw new Error(`${path} is not of format ${demonstrationFormat}.`);
  return file as DemonstrationFile;
}
