/**
 * The same document in fewer bytes, by what the HTML standard lets a page leave out: quotes around plain attribute values (13.1.2.3), end
 * tags that what follows implies (13.1.2.4), and references for signs that mean nothing in text. Ten thousand pages are written; a tenth of
 * their bytes was such. Takes html as Astro writes it: attributes in double quotes, no style or script inside, no white space before end tags.
 */
const quoted = Array.from({ length: 128 }, (_, code) => /[\s"'`=<>]/.test(String.fromCharCode(code)));

/** Whether the value between two places has a sign for which it has to stand in quotes. */
function needsQuotes(html: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (quoted[html.charCodeAt(at)] === true) return true;
  return false;
}

/** Elements whose end tag goes without saying before certain tags. */
const implied: Readonly<Record<string, RegExp>> = {
  '</li>': /^<(?:li[ >]|\/[ou]l>)/,
  '</option>': /^<(?:option[ >]|\/select>)/,
  '</dt>': /^<d[dt][ >]/,
  '</dd>': /^<(?:d[dt][ >]|\/(?:dl|div)>)/,
  '</td>': /^<(?:t[dh][ >]|\/tr>)/,
  '</th>': /^<(?:t[dh][ >]|\/tr>)/,
  '</tr>': /^<(?:tr[ >]|\/t(?:body|head)>)/,
  '</head>': /^<body[ >]/,
  '</body>': /^<\/html>/,
  '</html>': /^$/,
  '</p>': /^<(?:(?:p|div|ol|ul|dl|details|section|h[1-6]|nav|table|form|footer)[ >]|\/(?:div|li|dd|td|details|section|main|footer|body)>)/,
};

/** As long as the longest tag above, with room. */
const ahead = 12;

/** References for signs that mean nothing in text, and these signs. */
const needless = [
  ['&#39;', "'"],
  ['&quot;', '"'],
] as const;

/** A tenth of the time of a build was this, when it cut a page into its tags: what stays is left in one piece from one change to the next. */
export function shortenHtml(html: string): string {
  let short = '';
  let kept = 0;
  const change = (from: number, to: number, into = ''): void => {
    short += html.slice(kept, from) + into;
    kept = to;
  };
  let at = 0;
  let reference = html.indexOf('&');
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    const textEnd = tag < 0 ? html.length : tag;
    for (; reference >= 0 && reference < textEnd; reference = html.indexOf('&', reference + 1)) {
      if (reference < at) continue;
      for (const [written, sign] of needless) if (html.startsWith(written, reference)) change(reference, reference + written.length, sign);
    }
    if (tag < 0) break;
    at = findTagEnd(html, tag);
    if (html[tag + 1] === '/') {
      if (implied[html.slice(tag, at)]?.test(html.slice(at, at + ahead))) change(tag, at);
    }
    // In SVG a tag that closes itself ends in a slash, which a value without quotes would take.
    else if (html[tag + 1] !== '!' && html[at - 2] !== '/') shortenValues(html, tag, at, change);
  }
  return short + html.slice(kept);
}

/** Behind the tag that begins at a place: at the first `>` that stands in no value. Every second page of text is links, so no pattern looks for it. */
function findTagEnd(html: string, start: number): number {
  let from = start;
  for (;;) {
    const end = html.indexOf('>', from);
    if (end < 0) return html.length;
    const quote = html.indexOf('"', from);
    if (quote < 0 || quote > end) return end + 1;
    const close = html.indexOf('"', quote + 1);
    if (close < 0) return html.length;
    from = close + 1;
  }
}

function shortenValues(html: string, start: number, end: number, change: (from: number, to: number, into?: string) => void): void {
  let at = start;
  for (;;) {
    const sign = html.indexOf('="', at);
    if (sign < 0 || sign >= end) return;
    const close = html.indexOf('"', sign + 2);
    if (close < 0 || close >= end) return;
    if (close === sign + 2) change(sign, close + 1);
    else if (!needsQuotes(html, sign + 2, close)) {
      change(sign + 1, sign + 2);
      change(close, close + 1);
    }
    at = close + 1;
  }
}

/** Relative links of the page at `path` to its own anchors: `../glossary/#term-x` is `#term-x` there. */
export function shortenLinks(html: string, path: string): string {
  const folder = /[^/]+(?=\/$)/.exec(path)?.[0];
  return folder === undefined ? html : html.replaceAll(` href="../${folder}/#`, ' href="#');
}
