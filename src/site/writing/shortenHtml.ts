/**
 * The same document in fewer bytes, by what the HTML standard lets a page leave out: quotes around plain attribute values (13.1.2.3), end
 * tags that what follows implies (13.1.2.4), and references for signs that mean nothing in text. Ten thousand pages are written; a tenth of
 * their bytes was such. Takes html as Astro writes it: attributes in double quotes, no style or script inside, no white space before end tags.
 */
const tagOrText = /<[a-z!/](?:"[^"]*"|[^">])*>|[^<]+/gi;
const attribute = / ([a-z-]+)="([^"]*)"/gi;
const plainValue = /^[^\s"'`=<>]+$/;

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
  return html.replace(tagOrText, (part, at: number) => {
    const end = at + part.length;
    if (!part.startsWith('<')) return part.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
    if (part.startsWith('</')) return implied[part]?.test(html.slice(end, end + ahead)) ? '' : part;
    // In SVG a tag that closes itself ends in a slash, which a value without quotes would take.
    return part.startsWith('<!') || part.endsWith('/>') ? part : part.replace(attribute, shortenAttribute);
  });
}

function shortenAttribute(written: string, name: string, value: string): string {
  if (value === '') return ` ${name}`;
  return plainValue.test(value) ? ` ${name}=${value}` : written;
}

/** Relative links of the page at `path` to its own anchors: `../glossary/#term-x` is `#term-x` there. */
export function shortenLinks(html: string, path: string): string {
  const folder = /[^/]+(?=\/$)/.exec(path)?.[0];
  return folder === undefined ? html : html.replaceAll(` href="../${folder}/#`, ' href="#');
}
