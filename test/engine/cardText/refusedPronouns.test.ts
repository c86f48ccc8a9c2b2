/** Texts that can be read, but in which a word means nothing, or could mean one of two things: each is refused with the phrase. */
import { describe, expect, test } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';

const bear = { name: 'Bear', types: ['creature'], subtypes: ['Bear'] };
const spell = { name: 'Lesson', types: ['sorcery'], subtypes: [] };

const refusal = (text: string, card: typeof bear): string => {
  const compiled = compileText(text, card);
  return compiled.ok ? 'read' : (compiled.reason ?? compiled.phrase);
};

describe('a word that means nothing is refused', () => {
  test.each([
    ['Destroy that creature.', spell, 'that creature.'],
    ['That player draws a card.', spell, 'That player draws a card.'],
    ['Draw that many cards.', spell, 'that many cards.'],
    ['Untap those creatures.', spell, 'those creatures.'],
    ['When Bear leaves the battlefield, that player gains 3 life.', bear, 'that player gains 3 life.'],
    // The target of one ability is not known to another, though it is linked to it.
    [
      'When Bear enters, target player loses 3 life.\nWhen Bear leaves the battlefield, that player gains 3 life.',
      bear,
      'that player gains 3 life.',
    ],
    [
      'When Bear enters, target opponent loses 3 life.\nWhen Bear dies, that opponent gains 3 life.',
      bear,
      'nothing says what is meant by "player"',
    ],
    [
      'When Bear enters, target opponent discards a card.\n{1}, Sacrifice Bear: That player draws a card.',
      bear,
      'That player draws a card.',
    ],
    ['Whenever a creature enters the battlefield, draw that many cards.', bear, 'that many cards.'],
    ['Counter target spell if it was kicked.', spell, 'it was kicked.'],
    // One mode is chosen of an activated ability, by who activates it.
    [
      '{0}: Choose two — Draw a card; or you gain 1 life; or you lose 1 life.',
      bear,
      '{0}: Choose two — Draw a card; or you gain 1 life; or you lose 1 life.',
    ],
    [
      '{0}: An opponent chooses one — Draw a card; or you gain 1 life.',
      bear,
      '{0}: An opponent chooses one — Draw a card; or you gain 1 life.',
    ],
    ['{0}: Choose one — Draw a card; or you gain 1 life.', bear, 'read'],
    ['When Bear enters, choose one or both — Draw a card; or you gain 1 life.', bear, 'read'],
    ['This artifact gets +1/+1.', bear, 'This artifact gets +1/+1.'],
    ['When Bear dies, return the exiled card to its owner’s hand.', bear, 'nothing says what is meant by "exiled"'],
    ['Bear gets +1/+1 for each creature of the chosen type.', bear, 'read'],
    ['You gain life equal to the sacrificed creature’s toughness.', spell, 'nothing says what is meant by "sacrificed"'],
  ])('%s', (text, card, phrase) => {
    expect(refusal(text, card)).toBe(phrase);
  });
});

describe('a word that could mean one of two things is refused', () => {
  test.each([
    ['Whenever a creature deals damage to a creature, destroy that creature.', bear, 'that creature.'],
    ['Target creature you control fights target creature you don’t control. Destroy that creature.', spell, 'that creature.'],
    ['Exchange control of target creature and target artifact. Untap it.', spell, 'it.'],
    ['Target player discards a card and target opponent loses 1 life. That player draws a card.', spell, 'That player draws a card.'],
  ])('%s', (text, card, phrase) => {
    expect(refusal(text, card)).toBe(phrase);
  });
});

describe('a word that says which of two is meant is read', () => {
  test.each([
    ['Whenever a creature deals damage to a Wall, destroy that creature.', bear, 'read'],
    ['Whenever Bear deals damage to a creature, destroy that creature.', bear, 'read'],
    [
      'Whenever Bear attacks, you may pay {1} and discard a card. If you do, you gain life equal to the discarded card’s mana value.',
      bear,
      'read',
    ],
    ['Target player discards a card and target creature gets +1/+1 until end of turn. That player draws a card.', spell, 'read'],
    [
      'As an additional cost to cast this spell, sacrifice a creature.\nYou gain life equal to the sacrificed creature’s toughness.',
      spell,
      'read',
    ],
    [
      'When Bear enters the battlefield, exile target creature.\nWhen Bear leaves the battlefield, return the exiled card to its owner’s hand.',
      bear,
      'read',
    ],
  ])('%s', (text, card, phrase) => {
    expect(refusal(text, card)).toBe(phrase);
  });
});
