/** Says at the head of a page what its address asks that the page does not know. `data-asks` of main names what it knows. */
import { listUnknownParts } from '../frame/addresses/askedAddress.ts';
import { askedLabels } from '../frame/labels/askedLabels.ts';
import { tellAsked } from '../frame/browser/tellAsked.ts';

const asks = document.querySelector('main')?.dataset['asks'];
if (asks !== undefined) {
  const known = asks.split(' ').filter((name) => name !== '');
  const unknown = listUnknownParts(location.search, known);
  if (unknown.length > 0) tellAsked(askedLabels.unknownParts(unknown, known), 'parts');
}
