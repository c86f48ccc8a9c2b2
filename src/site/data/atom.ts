/** Writes Atom feeds (RFC 4287). Whatever is told comes from documents: a build that reads the same documents writes the same bytes. */
import { createHash } from 'node:crypto';
import { escapeMarkup } from '../frame/wording/escapeMarkup.ts';

export interface FeedEntry {
  /** What it is, the same for ever: ids are made of it. */
  readonly key: string;
  readonly title: string;
  /** The day of the document that it is about. */
  readonly day: string;
  /** Path on the host, or a whole address. */
  readonly href?: string | undefined;
  readonly text: string;
}

export interface Feed {
  readonly key: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Where the feed is. */
  readonly self?: string;
  /** The page that tells the same. */
  readonly page?: string;
  readonly rights: string;
  readonly author: string;
  /** The newest first; one at least. */
  readonly entries: readonly [FeedEntry, ...FeedEntry[]];
}

/** The namespace of our names (RFC 9562, version 5): of all feeds everywhere, so that a site that moves keeps its ids. */
const namespace = Buffer.from('9c1c0c1e5f2b5a0e8d6a4b7e2f3c1d05', 'hex');

/** `urn:uuid:…`, the same for the same name on any site and at any time. */
export function makeFeedId(name: string): string {
  const hash = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
}

/** The text of a feed. Links are whole addresses where the site knows its own (`root`), else paths, which readers resolve by where they had it from. */
export function writeFeed({ key, title, subtitle, self, page, rights, author, entries }: Feed, root?: string): string {
  const [newest] = entries;
  const link = (rel: string, href: string | undefined, type = ''): string =>
    href === undefined ? '' : `<link rel="${rel}"${type} href="${escape(root === undefined ? href : new URL(href, root).href)}"/>\n`;
  const updated = (at: string): string => `<updated>${at}T00:00:00Z</updated>\n`;
  const latest = entries.reduce((last, { day }) => (day > last ? day : last), newest.day);
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n',
    `<id>${makeFeedId(key)}</id>\n<title>${escape(title)}</title>\n`,
    subtitle === undefined ? '' : `<subtitle>${escape(subtitle)}</subtitle>\n`,
    updated(latest),
    link('self', self, ' type="application/atom+xml"'),
    link('alternate', page, ' type="text/html"'),
    `<author><name>${escape(author)}</name></author>\n<rights>${escape(rights)}</rights>\n<generator>Concordance</generator>\n`,
    ...entries.map(
      (entry) =>
        `<entry>\n<id>${makeFeedId(`${key} ${entry.key}`)}</id>\n<title>${escape(entry.title)}</title>\n${updated(entry.day)}${link('alternate', entry.href, ' type="text/html"')}<content type="text">${escape(entry.text)}</content>\n</entry>\n`,
    ),
    '</feed>\n',
  ].join('');
}

/** Text of XML 1.0: what it forbids is not there, and what it uses is written otherwise. */
const escape = (text: string): string => escapeMarkup(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
