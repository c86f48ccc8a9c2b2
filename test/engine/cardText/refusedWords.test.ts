/** One word of a text is another than the one that belongs there: it is refused, and not passed over. */
import { describe, expect, test } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';

const bear = { name: 'Bear', types: ['creature'], subtypes: ['Bear'] };
const spell = { name: 'Lesson', types: ['sorcery'], subtypes: [] };
const search = 'Search your library for a Forest card, put';

describe.each([
  // Of one thing only one can be so, but each of both are all of both.
  [spell, 'Destroy target artifact or creature.', 'Destroy target artifact and creature.'],
  [spell, 'Destroy target white or black creature.', 'Destroy target white and black creature.'],
  [spell, 'Destroy each artifact and creature.', 'Whenever an artifact and creature enters, draw a card.'],
  // A pronoun has the number of what it stands for.
  [spell, `${search} it into your hand, then shuffle.`, `${search} them into your hand, then shuffle.`],
  [spell, 'Return target creature to its owner’s hand.', 'Return target creature to their owner’s hand.'],
  [spell, 'Return two target creatures to their owners’ hands.', 'Return two target creatures to its owner’s hand.'],
  [spell, 'Destroy target land. It can’t be regenerated.', 'Destroy target land. They can’t be regenerated.'],
  [spell, 'Destroy target creature. That creature can’t be regenerated.', 'Destroy target land. That creature can’t be regenerated.'],
  [bear, 'Creatures with counters on them have flying.', 'Creatures with counters on it have flying.'],
  // What is no target would be divided among only as the effect is carried out (608.2d).
  [
    spell,
    'Lesson deals 3 damage divided as you choose among one, two, or three target creatures.',
    'Lesson deals 3 damage divided as you choose among creatures you control.',
  ],
  // Whose it is.
  [
    spell,
    'Target player shuffles two target cards from their graveyard into their library.',
    'Target player shuffles two target cards from their graveyard into your library.',
  ],
  [bear, 'Bear doesn’t untap during your untap step.', 'Lands don’t untap during your untap step.'],
  [bear, 'Lands don’t untap during their controllers’ untap steps.', 'Bear doesn’t untap during that player’s untap step.'],
  // What is searched is shuffled: a text that leaves it out is another.
  [spell, `${search} it onto the battlefield, then shuffle.`, `${search} it onto the battlefield.`],
  [
    spell,
    'Search your library for up to two Forest cards, reveal them, put them into your hand, then shuffle.',
    'Search your library for up to two cards, reveal them, put them into your hand, then shuffle.',
  ],
  // The same event, and the same thing.
  [
    bear,
    'If you would gain life, you gain that much life plus 1 instead.',
    'If you would gain life, you lose that much life plus 1 instead.',
  ],
  [
    bear,
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
    'If a source would deal damage to a permanent or player, it deals double that damage to that creature or player instead.',
  ],
  [
    bear,
    'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on that creature instead.',
    'If one or more +1/+1 counters would be put on a permanent you control, that many plus one +1/+1 counters are put on that creature instead.',
  ],
  [
    spell,
    'All lands become 2/2 creatures until end of turn. They’re still lands.',
    'All lands become 2/2 creatures until end of turn. They’re still artifacts.',
  ],
  [bear, 'No more than one creature can block each combat.', 'No more than one creature can block each turn.'],
  [
    bear,
    'When Bear enters, exile target land card from a graveyard.\nCreatures you control have all activated abilities of all land cards exiled with Bear.',
    'When Bear enters, exile target land card from a graveyard.\nCreatures you control have all activated abilities of all land cards exiled with target creature.',
  ],
  // Which of several it is.
  [
    spell,
    'Target opponent reveals their hand. You choose a creature card from it. That player discards that card.',
    'Each opponent reveals their hand. You choose a creature card from it. That player discards that card.',
  ],
  [
    spell,
    'Target opponent reveals their hand. Exile a creature card from it.',
    'Each opponent reveals their hand. Exile a creature card from it.',
  ],
  [
    spell,
    'Search your library for a card, exile that card, then shuffle.',
    'Search your library for two cards, exile that card, then shuffle.',
  ],
  [spell, 'Turn target creature face down. It’s a 2/2 creature.', 'Turn target creature face down. They’re 2/2 creatures.'],
  // What "with two counters on it" says of a permanent is which one it is; a card in a graveyard has none.
  [
    spell,
    'Exile target creature card from your graveyard with two +1/+1 counters on it.',
    'Exile each creature with two +1/+1 counters on it.',
  ],
  [
    spell,
    'Exile target card from your graveyard with a time counter on it. It gains suspend.',
    'Return target creature to its owner’s hand. It gains suspend.',
  ],
  // Which X it is.
  [
    bear,
    'Whenever you cast a spell with {X} in its mana cost, draw a card.',
    'Whenever you cast a spell with {X} in its mana cost, if X is 5 or more, draw a card.',
  ],
  // In an ability that is given to something, the name is that of what gives it.
  [
    bear,
    'When Bear enters, exile target creature until Bear leaves the battlefield.',
    'Lands you control have “{T}: Exile target creature until Bear leaves the battlefield.”',
  ],
  [
    bear,
    '{T}: Gain control of target land for as long as Bear remains on the battlefield.',
    'Lands you control have “{T}: Gain control of target land for as long as Bear remains on the battlefield.”',
  ],
  // Other than which of two things: than the target before, or than the source.
  [
    bear,
    'Whenever Bear attacks, tap up to one target creature. Then untap up to one other target creature.',
    'Whenever Bear attacks, tap up to one target artifact. Then untap up to one other target creature.',
  ],
])('of %o', (card, read, refused) => {
  test(`is read: ${read}`, () => {
    expect(compileText(read, card)).toMatchObject({ ok: true });
  });
  test(`is refused: ${refused}`, () => {
    expect(compileText(refused, card)).toMatchObject({ ok: false });
  });
});

test('“another card” that is cycled is none that has the ability', () => {
  const compiled = compileText('Whenever you cycle another card, you gain 1 life.', bear);
  expect(compiled).toMatchObject({ abilities: [{ event: { on: 'cycles', what: { kind: 'other', than: { kind: 'self' } } } }] });
});
