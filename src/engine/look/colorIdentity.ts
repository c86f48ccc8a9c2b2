/** Colour identity of cards: the colours of their mana symbols, indicators and definitions, on all faces (903.4). */
import type { Card, Face } from '../language/card.ts';
import { type Color, colors } from '../language/manaCost.ts';
import { notYet } from '../state/notYet.ts';
import type { GameState, PlayerId } from '../state/state.ts';

const letters: Readonly<Record<string, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** The colours of a card's identity in the order WUBRG. */
export function colorIdentity({ faces, layout }: Card): readonly Color[] {
  // Its faces are those of two cards.
  if (layout === 'meld') throw notYet('the colour identity of a meld card');
  const found = new Set<Color>(faces.flatMap(ofFace));
  return colors.filter((color) => found.has(color));
}

function ofFace({ cost, text, colors: indicated = [], abilities }: Face): readonly Color[] {
  const inCost = (cost?.symbols ?? []).flatMap((symbol) =>
    symbol.kind === 'mana' ? symbol.colors.filter((each) => each !== 'colorless') : [],
  );
  // Reminder text does not count (903.4c).
  const symbols = text.replace(/\([^)]*\)/g, '').match(/\{(?:[2WUBRGCP]\/)*[WUBRG](?:\/[WUBRGP])*\}/g) ?? [];
  const inText = symbols.flatMap((symbol) => symbol.split('').flatMap((letter) => letters[letter] ?? []));
  const defined = abilities.flatMap((ability) =>
    ability.kind === 'static' && (ability.what === undefined || ability.what.kind === 'self')
      ? (ability.changes ?? []).flatMap((change) => (change.kind === 'set colors' ? change.colors : []))
      : [],
  );
  return [...inCost, ...inText, ...indicated, ...defined];
}

/** The identity of a player's commander, of several together; undefined without one. It is that of the cards as the game began (903.4a). */
export function identityOfCommander({ objects, cards }: GameState, player: PlayerId): readonly Color[] | undefined {
  const own = Object.values(objects).filter(({ commander, owner }) => commander && owner === player);
  if (own.length === 0) return undefined;
  return own.flatMap(({ card }) => (cards[card] ? colorIdentity(cards[card]) : []));
}

const ofLandType: Readonly<Record<string, Color>> = { Plains: 'white', Island: 'blue', Swamp: 'black', Mountain: 'red', Forest: 'green' };

/** Whether a card may be in a deck with a commander of this identity: none of its colours, and none its basic land types make, is outside (903.5c, 903.5d). */
export function fitsIdentity(card: Card, identity: readonly Color[]): boolean {
  const made = card.faces.flatMap(({ subtypes }) => subtypes.flatMap((subtype) => ofLandType[subtype] ?? []));
  return [...colorIdentity(card), ...made].every((color) => identity.includes(color));
}
