/** A citation that can be pasted into a message. */
export interface Cited {
  readonly work: string;
  /** Number or headword. */
  readonly name: string;
  /** What the document is, with its day: `effective 2013-07-13`. */
  readonly standing: string;
  readonly text: string;
  readonly href: string;
}

/** Each double mark as the single one of the same shape: a straight one stays straight, since which way it faces is not printed. */
const single: Readonly<Record<string, string>> = { '"': "'", '“': '‘', '”': '’', '„': '‚', '‟': '‛' };

/** `CR 704.5j (effective 2013-07-13): "..." https://...`. Quotes inside become the other kind. */
export function makeCitation({ work, name, standing, text, href }: Cited): string {
  return `${work} ${name} (${standing}): “${text.replace(/["“”„‟]/g, (mark) => single[mark] ?? mark)}” ${href}`;
}
