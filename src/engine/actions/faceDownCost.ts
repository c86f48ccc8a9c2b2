/** What casting a card face down costs: {3}, in all editions (702.37c; 502.26a of 2002 to 2009). */
import { type ManaCost } from '../language/manaCost.ts';

export const faceDownCost: ManaCost = {
  text: '{3}',
  symbols: [{ kind: 'generic', amount: 3 }],
};
