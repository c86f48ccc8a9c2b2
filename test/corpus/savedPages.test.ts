/** Pages as browsers save them: the rules of all, and nothing that stands around them. */
import { describe, expect, it } from 'vitest';
import { noFacts, readDocument } from '../../src/corpus/readDocument.ts';

const title = 'Lantern Comprehensive Rules';
const day = 'These rules are effective as of April 3, 2019.';
const rules: readonly (readonly [number: string, text: string])[] = [
  ['1.', 'Lanterns'],
  ['100.', 'General'],
  ['100.1.', 'A lantern that is lit stays lit. See rule 101.2.'],
  ['100.1a', 'Its keeper needn’t tend it.'],
  ['100.2.', 'A keeper may have a spare wick.'],
  ['101.', 'Wicks'],
  ['101.1.', 'A wick burns at one end.'],
  ['101.2.', 'Nobody trims a wick & a beard at once.'],
];
const example = 'Example: A lantern in the rain stays lit.';

const escape = (text: string): string => text.replaceAll('&', '&amp;');
const said = rules.map(([number, text]) => [number, escape(text)] as const);

/** Scripts, a banner, menus, comments and a foot, as they stand around a text. */
const around = (content: string): string => `<!DOCTYPE html>
<!-- saved from url=(0042)https://lantern.example/rules -->
<html lang="en"><head><meta charset="utf-8"><title>${title} | Lantern</title>
<script>window.rules = ["100.3. Scripted rule."];</script><style>.rule::before { content: "100.4." }</style></head>
<body class="home sidebar"><div id="onetrust-consent-sdk" class="cookie-banner" role="dialog"><p>100.5. We value your crumbs.</p><button>Accept</button></div>
<header><a href="/">Lantern</a><form role="search"><input value="100.6. Search"></form></header>
<nav class="main-menu"><ul><li><a href="/news">News</a></li><li><a href="/rules">100.7. Rules</a></li></ul></nav>
${content}
<aside class="related-posts"><h3>More lamps</h3><p>100.8. Read this too.</p></aside>
<div class="comments"><p>101.3. First!</p></div>
<footer><p>© Lantern Society. 101.4. All rights reserved.</p></footer>
<noscript><img src="https://count.example/x.gif"></noscript></body></html>`;

const withExample = (number: string, made: string, of: (text: string) => string): string =>
  number === '100.1.' ? made + of(example) : made;

const pages = {
  'as paragraphs': around(
    `<main><h1>${title}</h1><p>${day}</p>${said.map(([number, text]) => withExample(number, `<p><b>${number}</b> ${text}</p>`, (line) => `<p><i>${line}</i></p>`)).join('\n')}</main>`,
  ),
  'as items of lists': around(
    `<article><h1>${title}</h1><p>${day}</p><ul>${said.map(([number, text]) => `<li>${number} ${withExample(number, text, (line) => `<ul><li>${line}</li></ul>`)}</li>`).join('')}</ul></article>`,
  ),
  'as a table': around(
    `<div class="content"><h1>${title}</h1><p>${day}</p><table><tbody>${said
      .map(([number, text]) =>
        withExample(number, `<tr><td>${number}</td><td>${text}</td></tr>`, (line) => `<tr><td></td><td>${line}</td></tr>`),
      )
      .join('\n')}</tbody></table></div>`,
  ),
  'as lines with breaks': around(
    `<div id="text">${title}<br><br>${day}<br><br>${said.map(([number, text]) => withExample(number, `${number} ${text}<br><br>\n`, (line) => `${line}<br><br>\n`)).join('')}</div>`,
  ),
};

describe('a saved page', () => {
  it.each(Object.entries(pages))('with its rules %s has them all, and nothing else', async (_, page) => {
    const result = await readDocument('saved.html', Buffer.from(page), noFacts);
    const [edition] = result.kind === 'editions' ? result.editions : expect.fail(result.reason);
    expect(edition).toMatchObject({ document: 'comprehensive-rules', date: '2019-04-03', accounting: { unaccounted: 0 } });
    expect(edition?.entries.map(({ number, title: name, text }) => `${number} ${name ?? text}`)).toEqual(
      rules.map(([number, text]) => `${number.replace(/\.$/, '')} ${text}`),
    );
    expect(edition?.entries.flatMap(({ number, examples }) => examples.map((text) => [number, text]))).toEqual([
      ['100.1', example.replace('Example: ', '')],
    ]);
  });
});
