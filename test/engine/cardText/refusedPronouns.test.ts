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
    // A card that is nobody: the player is "they".
    ['Bear deals 1 damage to target player. Untap him.', { ...spell, name: 'Bear' }, 'him.'],
    ['When Bear enters, untap him.', bear, 'read'],
    // A player is never untapped, so that it would be of the creature alone.
    ['Tap target untapped creature or player.', spell, 'untapped creature or player.'],
    ['Tap target untapped creature or land.', spell, 'read'],
    ['Your opponents play with the top card of their libraries revealed.', bear, 'read'],
    [
      'Your opponents play with the top card of your library revealed.',
      bear,
      'Your opponents play with the top card of your library revealed.',
    ],
    ['You gain life equal to the sacrificed creature’s toughness.', spell, 'nothing says what is meant by "sacrificed"'],
  ])('%s', (text, card, phrase) => {
    expect(refusal(text, card)).toBe(phrase);
  });
});

describe('a verb without its subject, in a form that is not said of who acted last, is refused', () => {
  test.each([
    ['Destroy target creature, then draws a card.', 'draws a card.'],
    ['You draw a card and loses 1 life.', 'loses 1 life.'],
    ['Target player may draw a card, then discards a card.', 'discards a card.'],
    ['Target opponent loses 1 life and draw a card.', 'draw a card.'],
    ['Each player discards a card, then draw a card.', 'draw a card.'],
    ['Target opponent discards a card, then draws a card.', 'read'],
    ['Target player may draw a card and lose 1 life.', 'read'],
    ['You may have target player draw a card and lose 1 life.', 'read'],
    ['Each player may draw a card, then discard a card.', 'read'],
    ['Each opponent loses 1 life and discards a card. Draw a card.', 'read'],
  ])('%s', (text, phrase) => {
    expect(refusal(text, spell)).toBe(phrase);
  });
});

const orb = { name: 'Orb', types: ['artifact'], subtypes: [] };

describe('a noun that is not what the thing was called, nor surely what it is, is refused', () => {
  test.each([
    ['Tap target creature. Untap that artifact.', spell, 'that artifact.'],
    // A permanent is no card to a text (109.2), and need not be a token.
    ['Tap target creature. Untap that card.', spell, 'that card.'],
    ['Destroy target creature. Exile that token.', spell, 'that token.'],
    ['Whenever a token enters, tap that card.', bear, 'that card.'],
    ['Create a 1/1 green Saproling creature token. Tap that card.', spell, 'that card.'],
    ['Untap target permanent. Destroy that Aura.', spell, 'that Aura.'],
    ['Untap two target creatures. Destroy those tokens.', spell, 'those tokens.'],
    // A card outside the battlefield is no creature; one that was put there is what the text has looked for.
    ['Target opponent discards a card. Exile that creature.', spell, 'that creature.'],
    ['Exile the top card of your library. Tap that creature.', spell, 'that creature.'],
    ['Return target card from your graveyard to the battlefield. Tap that creature.', spell, 'read'],
    ['Whenever a nontoken creature dies, exile that card.', bear, 'read'],
    ['Choose target creature. Destroy the chosen artifact.', spell, 'the chosen artifact.'],
    ['Sacrifice an artifact: You gain life equal to the sacrificed creature’s toughness.', bear, 'the sacrificed creature’s toughness.'],
    [
      'As an additional cost to cast this spell, sacrifice an artifact.\nYou gain life equal to the sacrificed creature’s toughness.',
      spell,
      'the sacrificed creature’s toughness.',
    ],
  ])('%s', (text, card, phrase) => {
    expect(refusal(text, card)).toBe(phrase);
  });
});

describe('what happens to permanents alone is not said of a card that was looked at, revealed, milled or discarded', () => {
  const elsewhere = 'it would happen to a card that is no permanent';
  test.each([
    ['When Bear enters, mill a card and put a +1/+1 counter on Bear. Then sacrifice it if it has five or more counters on it.', elsewhere],
    ['{2}: Reveal the top card of your library. If it’s a land card, untap Bear and it gets +1/+1 until end of turn.', elsewhere],
    ['{2}: Look at the top card of your library. Tap it.', elsewhere],
    ['When Bear enters, discard a card. Put a +1/+1 counter on it.', elsewhere],
    ['{2}: Reveal the top card of your library. If it’s a land card, Bear gets +1/+1 until end of turn.', 'read'],
    ['{2}: Reveal the top card of your library. If it’s a land card, put it onto the battlefield. Tap it.', 'read'],
  ])('%s', (text, phrase) => {
    expect(refusal(text, bear)).toBe(phrase);
  });
});

describe('“that opponent” is one who was called an opponent', () => {
  test.each([
    ['Target player loses 1 life. That opponent draws a card.', spell, 'That opponent draws a card.'],
    ['Each player loses 1 life. That opponent draws a card.', spell, 'That opponent draws a card.'],
    ['Whenever a player casts a spell, that opponent draws a card.', bear, 'that opponent draws a card.'],
    ['At the beginning of each player’s upkeep, that opponent loses 1 life.', bear, 'that opponent loses 1 life.'],
    ['Destroy target creature. Its controller draws a card. That opponent loses 1 life.', spell, 'That opponent loses 1 life.'],
    ['At the beginning of each opponent’s upkeep, that opponent loses 1 life.', bear, 'read'],
    ['Whenever an opponent casts a spell, that opponent loses 1 life.', bear, 'read'],
    ['Whenever Bear deals combat damage to an opponent, that opponent loses 1 life.', bear, 'read'],
    ['Whenever a creature an opponent controls dies, that opponent loses 1 life.', bear, 'read'],
    ['When Bear enters, choose an opponent. That opponent draws a card.', bear, 'read'],
  ])('%s', (text, card, phrase) => {
    expect(refusal(text, card)).toBe(phrase);
  });
});

describe('“if you do” and “if they do” are said of who was to do it', () => {
  test.each([
    ['You may pay {1}. If they do, draw a card.', spell, 'If they do, draw a card.'],
    ['You may pay {1}. If that player does, draw a card.', spell, 'If that player does, draw a card.'],
    ['Sacrifice a creature. If they do, you gain 3 life.', spell, 'If they do, you gain 3 life.'],
    ['You may pay {1}. If they don’t, draw a card.', spell, 'If they don’t, draw a card.'],
    ['Target player may pay {1}. If you do, draw a card.', spell, 'If you do, draw a card.'],
    ['Target player may pay {1}. If you don’t, draw a card.', spell, 'If you don’t, draw a card.'],
    ['Target player may discard a card. When you do, draw a card.', spell, 'When you do, draw a card.'],
    ['Target player may discard a card. If they do, you draw a card.', spell, 'read'],
    ['Target player may discard a card. If that player doesn’t, you draw a card.', spell, 'read'],
    ['You may pay {1}. If you do, draw a card.', spell, 'read'],
  ])('%s', (text, card, phrase) => {
    expect(refusal(text, card)).toBe(phrase);
  });
});

describe('“that player’s hand” is one of a player who was spoken of; “your hand” for another’s is theirs (400.3)', () => {
  test.each([
    ['Put target creature on top of that player’s library.', spell, 'that player’s library.'],
    ['Target player loses 1 life. Put target creature on top of that player’s library.', spell, 'read'],
    ['Return target land to that creature’s owner’s hand.', spell, 'that creature’s owner’s hand.'],
    ['Return target creature to your hand.', spell, 'read'],
  ])('%s', (text, card, phrase) => {
    expect(refusal(text, card)).toBe(phrase);
  });
});

describe('“this artifact” is what the object that has the ability can be', () => {
  test.each([
    ['Tap this creature.', spell, 'this creature.'],
    ['Sacrifice this emblem: Draw a card.', bear, 'this emblem: Draw a card.'],
    ['Create a Clue artifact token with "Sacrifice this enchantment: Draw a card."', spell, 'this enchantment: Draw a card."'],
    ['Create a Clue artifact token with "Sacrifice this creature: Draw a card."', spell, 'this creature: Draw a card."'],
    ['Create a 1/1 green Elf creature token with "Sacrifice this creature: Draw a card."', spell, 'read'],
    ['Create a 1/1 green Elf creature token with "Sacrifice this token: Draw a card."', spell, 'read'],
    ['Creatures you control have "{T}: Untap this enchantment."', orb, 'this enchantment."'],
    ['Creatures you control have "{T}: Untap this token."', orb, 'this token."'],
    ['Creatures you control have "{T}: Untap this creature."', orb, 'read'],
    ['Until end of turn, target land becomes a 2/2 creature with "{1}: Untap this creature."', spell, 'read'],
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
