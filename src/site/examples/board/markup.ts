/**
 * Markup as data: the same description becomes elements in a browser and text in a build, so that what a script draws and what a page brings
 * along are one thing.
 */
import { escapeMarkup as escape } from '../../frame/wording/escapeMarkup.ts';

export interface Markup {
  readonly name: keyof HTMLElementTagNameMap;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: readonly Content[];
}
export type Content = Markup | string;

/** What is `false` or undefined is no attribute; `true` is one without a value. */
export function mark(
  name: Markup['name'],
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  ...inner: readonly Content[]
): Markup {
  const written = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === false ? [] : [[key, value === true ? '' : value]],
  );
  return { name, attributes: Object.fromEntries(written), inner };
}

/** As a page has it. */
export function writeMarkup(content: Content): string {
  if (typeof content === 'string') return escape(content);
  const { name, attributes, inner } = content;
  const written = Object.entries(attributes).map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escape(value)}"`));
  const begin = `<${name}${written.join('')}>`;
  return name === 'img' ? begin : `${begin}${inner.map(writeMarkup).join('')}</${name}>`;
}
