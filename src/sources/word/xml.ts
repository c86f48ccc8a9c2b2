/** The elements of an XML part in order, without a tree: a part of 4 MB has 100,000 of them. */
import { Parser } from 'htmlparser2';

export interface XmlHandler {
  /** Names are those of the wanted namespace without its prefix; of others with theirs. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** A part as text: UTF-8, or UTF-16 with its mark, as XML says. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const label = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(label).decode(bytes);
}

/** Deeper than any writer nests. The parser looks through its open elements at each tag: without a bound, tags alone would take hours. */
const mostDepth = 2000;
const piece = 1 << 16;

/**
 * Reads a part. `namespace` is the end of the address of the wanted namespace, whatever prefix a writer gives it. External entities are never
 * fetched and entities never defined, since there is no document type in it that is looked at.
 *
 * Returns whether it ends as it began: what is cut short, or nested beyond reason, is broken.
 */
export function readXml(xml: string, namespace: RegExp, handler: XmlHandler): boolean {
  let prefix: string | undefined;
  const nameOf = (name: string): string => (prefix !== undefined && name.startsWith(prefix) ? name.slice(prefix.length) : name);
  let root: string | undefined;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (prefix === undefined) prefix = prefixOf(attributes, namespace);
        root ??= name;
        depth += 1;
        handler.open(nameOf(name), (wanted) => attributes[(prefix ?? '') + wanted] ?? attributes[wanted]);
      },
      onclosetag: (name) => {
        depth -= 1;
        handler.close(nameOf(name));
      },
      ontext: handler.text,
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < xml.length; at += piece) {
    parser.write(xml.slice(at, at + piece));
    if (depth > mostDepth) return false;
  }
  parser.end();
  return root !== undefined && xml.trimEnd().endsWith(`</${root}>`);
}

function prefixOf(attributes: Readonly<Record<string, string>>, namespace: RegExp): string | undefined {
  const found = Object.entries(attributes).find(([name, value]) => name.startsWith('xmlns') && namespace.test(value));
  return found && (found[0] === 'xmlns' ? '' : `${found[0].slice('xmlns:'.length)}:`);
}
