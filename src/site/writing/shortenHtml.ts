/**
 * The same document in fewer bytes, by what the HTML standard lets a page leave out: quotes around plain attribute values (13.1.2.3), end
 * tags that what follows implies (13.1.2.4), and references for signs that mean nothing in text. Ten thousand pages are written; a tenth of
 * their bytes was such. Takes html as Astro writes it: attributes in double quotes, no style or script inside, no white space before end tags.
 */
const needsQuotes = /[\s"'`=<>]/;

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

export function shortenHtml(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    const textEnd = tag < 0 ? html.length : tag;
    if (textEnd > at) parts.push(shortenText(html.slice(at, textEnd)));
    if (tag < 0) break;
    at = findTagEnd(html, tag);
    parts.push(shortenTag(html.slice(tag, at), html, at));
  }
  return parts.join('');
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

const shortenText = (text: string): string => (text.includes('&') ? text.replaceAll('&#39;', "'").replaceAll('&quot;', '"') : text);

function shortenTag(tag: string, html: string, end: number): string {
  if (tag.startsWith('</')) return implied[tag]?.test(html.slice(end, end + ahead)) ? '' : tag;
  // In SVG a tag that closes itself ends in a slash, which a value without quotes would take.
  return tag.startsWith('<!') || tag.endsWith('/>') ? tag : shortenValues(tag);
}

function shortenValues(tag: string): string {
  let short = '';
  let at = 0;
  for (;;) {
    const sign = tag.indexOf('="', at);
    const close = sign < 0 ? -1 : tag.indexOf('"', sign + 2);
    if (close < 0) return short + tag.slice(at);
    const value = tag.slice(sign + 2, close);
    if (value === '') short += tag.slice(at, sign);
    else short += needsQuotes.test(value) ? tag.slice(at, close + 1) : tag.slice(at, sign + 1) + value;
    at = close + 1;
  }
}

/** Relative links of the page at `path` to its own anchors: `../glossary/#term-x` is `#term-x` there. */
export function shortenLinks(html: string, path: string): string {
  const folder = /[^/]+(?=\/$)/.exec(path)?.[0];
  return folder === undefined ? html : html.replaceAll(` href="../${folder}/#`, ' href="#');
}
