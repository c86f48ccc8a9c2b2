/** The same text in the words of earlier years and in those of today: both mean the same, up to the words themselves. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';

/** A name, types, and a text like that of such cards, then and now; `~` is the name. */
const pairs: readonly (readonly [name: string, types: string, then: string, now: string])[] = [
  [
    'Explosive Growth',
    'instant',
    'Kicker {5}\nTarget creature gets +2/+2 until end of turn. If you paid the kicker cost, that creature gets +5/+5 until end of turn instead.',
    'Kicker {5}\nTarget creature gets +2/+2 until end of turn. If this spell was kicked, that creature gets +5/+5 until end of turn instead.',
  ],
  [
    'Urborg Emissary',
    'creature',
    "Kicker {1}{U}\nWhen ~ comes into play, if the kicker cost was paid, return target permanent to its owner's hand.",
    "Kicker {1}{U}\nWhen this creature enters, if it was kicked, return target permanent to its owner's hand.",
  ],
  [
    'Desolation Giant',
    'creature',
    'Kicker {W}{W}\nWhen ~ comes into play, destroy all other creatures you control. If you paid its kicker cost, destroy all other creatures instead.',
    'Kicker {W}{W}\nWhen this creature enters, destroy all other creatures you control. If it was kicked, destroy all other creatures instead.',
  ],
  ['Runed Halo', 'enchantment', 'As ~ comes into play, name a card.', 'As this enchantment enters, choose a card name.'],
  ['Declaration of Naught', 'enchantment', 'As ~ enters the battlefield, name a card.', 'As this enchantment enters, choose a card name.'],
  [
    'Cabal Therapy',
    'sorcery',
    'Name a nonland card. Target player reveals his or her hand and discards all cards with that name.',
    'Choose a nonland card name. Target player reveals their hand and discards all cards with that name.',
  ],
  [
    'Pithing Needle',
    'artifact',
    "As ~ comes into play, name a card.\nActivated abilities of sources with the chosen name can't be played unless they're mana abilities.",
    "As this artifact enters, choose a card name.\nActivated abilities of sources with the chosen name can't be activated unless they're mana abilities.",
  ],
  [
    'Adarkar Valkyrie',
    'creature',
    '{T}: When target creature other than ~ is put into a graveyard this turn, return that card to play under your control.',
    '{T}: When target creature other than ~ dies this turn, return that card to the battlefield under your control.',
  ],
  [
    'Words of Wilding',
    'enchantment',
    '{1}: The next time you would draw a card this turn, put a 2/2 green Bear creature token into play instead.',
    '{1}: The next time you would draw a card this turn, create a 2/2 green Bear creature token instead.',
  ],
  [
    'Brimaz',
    'creature',
    'Whenever ~ attacks, put a 1/1 white Cat Soldier creature token with vigilance onto the battlefield attacking.',
    "Whenever ~ attacks, create a 1/1 white Cat Soldier creature token with vigilance that's attacking.",
  ],
  [
    'Hero of Bladehold',
    'creature',
    'Whenever ~ attacks, put two 1/1 white Soldier creature tokens onto the battlefield tapped and attacking.',
    'Whenever this creature attacks, create two 1/1 white Soldier creature tokens that are tapped and attacking.',
  ],
  [
    'Wurmcoil Engine',
    'artifact creature',
    'When ~ dies, put a 3/3 colorless Wurm artifact creature token with deathtouch and a 3/3 colorless Wurm artifact creature token with lifelink onto the battlefield.',
    'When this creature dies, create a 3/3 colorless Wurm artifact creature token with deathtouch and a 3/3 colorless Wurm artifact creature token with lifelink.',
  ],
  [
    'Yamabushi’s Flame',
    'instant',
    '~ deals 3 damage to target creature. If that creature would be put into a graveyard this turn, remove it from the game instead.',
    '~ deals 3 damage to target creature. If that creature would die this turn, exile it instead.',
  ],
  [
    'Carbonize',
    'instant',
    '~ deals 3 damage to target creature or player. If a creature dealt damage this way would be put into a graveyard this turn, remove it from the game instead.',
    '~ deals 3 damage to target creature or player. If a creature dealt damage this way would die this turn, exile it instead.',
  ],
  [
    'Misdirection',
    'instant',
    "You may remove a blue card in your hand from the game instead of paying ~'s mana cost.\nDraw a card.",
    "You may exile a blue card from your hand rather than pay this spell's mana cost.\nDraw a card.",
  ],
  [
    'Krosan Avenger',
    'creature',
    '{1}, Remove ~ in your graveyard from the game: Draw a card.',
    '{1}, Exile this card from your graveyard: Draw a card.',
  ],
  [
    'Scrib Nibblers',
    'creature',
    "{T}: Remove the top card of target player's library from the game. If it's a land card, you gain 1 life.",
    "{T}: Exile the top card of target player's library. If it's a land card, you gain 1 life.",
  ],
  [
    'Nightveil Specter',
    'creature',
    'Whenever ~ deals combat damage to a player, that player removes the top card of his or her library from the game.',
    'Whenever this creature deals combat damage to a player, that player exiles the top card of their library.',
  ],
  ['Lightning Reaver', 'creature', 'At the end of your turn, you lose 1 life.', 'At the beginning of your end step, you lose 1 life.'],
  [
    'Rubinia',
    'creature',
    '{T}: Gain control of target creature for as long as ~ remains in play.',
    '{T}: Gain control of target creature for as long as ~ remains on the battlefield.',
  ],
  [
    'Arrest',
    'enchantment',
    "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be played.",
    "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated.",
  ],
  [
    'Teferi',
    'creature',
    'You may play creature cards any time you could play an instant.',
    'You may cast creature cards as though they had flash.',
  ],
  [
    'Rout',
    'sorcery',
    'You may play ~ any time you could play an instant if you pay {2} more to play it.\nDestroy all creatures.',
    'You may cast this spell as though it had flash if you pay {2} more to cast it.\nDestroy all creatures.',
  ],
  [
    'Talara’s Battalion',
    'creature',
    "Play ~ only if you've played another green spell this turn.\nTrample",
    "Cast this spell only if you've cast another green spell this turn.\nTrample",
  ],
  [
    'Reiver Demon',
    'creature',
    'When ~ comes into play, if you played it from your hand, destroy all nonblack creatures.',
    'When this creature enters, if you cast it from your hand, destroy all nonblack creatures.',
  ],
  ['Grand Arbiter', 'creature', 'Spells your opponents play cost {2} more to play.', 'Spells your opponents cast cost {2} more to cast.'],
  [
    'Gorgon Recluse',
    'creature',
    'At end of turn, if a permanent you controlled left play this turn, draw a card.',
    'At the beginning of each end step, if a permanent you controlled left the battlefield this turn, draw a card.',
  ],
  [
    'Sky Hussar',
    'creature',
    'Creatures you control that came into play this turn have haste.',
    'Creatures you control that entered this turn have haste.',
  ],
  [
    'Wild Mongrel',
    'creature',
    'Choose and discard a card: ~ gets +1/+1 until end of turn.',
    'Discard a card: This creature gets +1/+1 until end of turn.',
  ],
  [
    'Hypnotic Specter',
    'creature',
    'Whenever ~ deals damage to a player, that player discards a card at random from his or her hand.',
    'Whenever this creature deals damage to a player, that player discards a card at random.',
  ],
  ['Mind Peel', 'sorcery', 'Target player chooses and discards a card from his or her hand.', 'Target player discards a card.'],
  [
    'Lay of the Land',
    'sorcery',
    'Search your library for a basic land card and reveal that card to all players. Put the card into your hand. Shuffle your library afterward.',
    'Search your library for a basic land card, reveal it, put it into your hand, then shuffle.',
  ],
  [
    'Rampant Growth',
    'sorcery',
    'Search your library for a basic land card and put that card into play tapped. Shuffle your library afterward.',
    'Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.',
  ],
];

const meaning = (name: string, types: string, text: string): string => {
  const compiled = compileText(text.replaceAll('~', name), { name, types: types.split(' '), subtypes: [] });
  return compiled.ok ? JSON.stringify(compiled.abilities, (key, value: unknown) => (key === 'text' ? undefined : value)) : compiled.phrase;
};

describe('texts of earlier years mean what those of today do', () => {
  it.each(pairs)('%s', (name, types, then, now) => {
    expect(meaning(name, types, then)).toMatch(/^\[/);
    expect(meaning(name, types, then)).toBe(meaning(name, types, now));
  });
});
