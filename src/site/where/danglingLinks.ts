/** Citations that find nothing in a superseded edition lead to the page that says where that number stood. */
import { makeAddress, parseAddress } from '../frame/addresses/addresses.ts';
import { whereLabels as labels } from './whereLabels.ts';

const number = /\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?/;
const address = parseAddress(location.pathname);
const { document: work, date } = address && 'edition' in address ? address.edition : {};

for (const citation of date === undefined ? [] : document.querySelectorAll<HTMLElement>('main .unresolved')) {
  const cited = number.exec(citation.textContent)?.[0];
  if (cited === undefined) continue;
  const link = document.createElement('a');
  link.className = 'to-where';
  link.href = makeAddress({ kind: 'where', number: cited, on: [work, date].filter((part) => part !== undefined).join('/') });
  link.title = labels.notHere(cited);
  link.append(...citation.childNodes);
  citation.removeAttribute('title');
  citation.append(link);
}
