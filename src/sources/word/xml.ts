/** The elements of an XML part in order, without a tree: a part of 4 MB with 100,000 elements is nothing, and depth costs nothing. */
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

/**
 * Reads a part. `namespace` is the end of the address of the wanted namespace, whatever prefix a writer gives it. External entities are never
 * fetched and entities never defined, since there is no document type in it that is looked at.
 *
 * Returns whether it ends as it began: what is cut short is broken.
 */
export function readXml(xml: string, namespace: RegExp, handler: XmlHandler): boolean {
  let prefix: string | undefined;
  const nameOf = (name: string): string => (prefix !== undefined && name.startsWith(prefix) ? name.slice(prefix.length) : name);
  let root: string | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (prefix === undefined) prefix = prefixOf(attributes, namespace);
        root ??= name;
        handler.open(nameOf(name), (wanted) => attributes[(prefix ?? '') + wanted] ?? attributes[wanted]);
      },
      onclosetag: (name) => handler.close(nameOf(name)),
      ontext: handler.text,
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root !== undefined && xml.trimEnd().endsWith(`</${root}>`);
}

function prefixOf(attributes: Readonly<Record<string, string>>, namespace: RegExp): string | undefined {
  const found = Object.entries(attributes).find(([name, value]) => name.startsWith('xmlns') && namespace.test(value));
  return found && (found[0] === 'xmlns' ? '' : `${found[0].slice('xmlns:'.length)}:`);
}
