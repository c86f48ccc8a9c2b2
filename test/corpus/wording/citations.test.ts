import { describe, expect, it } from 'vitest';
import { citationsIn } from './finds.ts';

type Pair = readonly [text: string, ...expected: string[]];

const groups: Readonly<Record<string, readonly Pair[]>> = {
  'a number behind its word is a citation': [
    ['Look at rule 704 first.', 'rule 704 > 704'],
    ['(see rule 704.5f)', 'rule 704.5f > 704.5f'],
    ['That is told in rule 100.4.', 'rule 100.4 > 100.4'],
    ['Subrule 702.19b adds to it.', 'Subrule 702.19b > 702.19b'],
    ['as paragraph 601.2c has it', 'paragraph 601.2c > 601.2c'],
    ['He answered: “rule 508.1a.”', 'rule 508.1a > 508.1a'],
    ['By rule 704 players lose.', 'rule 704 > 704'],
    ['as rule\n704 says', 'rule\n704 > 704'],
  ],
  'a section has one digit': [
    ['More in section 6.', 'section 6 > 6'],
    ['More in Section 2, “Cards.”', 'Section 2 > 2'],
    ['sections 6 and 7 together', 'sections 6 > 6', '7 > 7'],
    ['section 410, then section 217.2', 'section 410 > 410', 'section 217.2 > 217.2'],
  ],
  'a dotted number stands for itself': [
    ['Do as 608.2b tells.', '608.2b > 608.2b'],
    ['See 702.153, “Casualty.”', '702.153 > 702.153'],
    ['(see 601.2b and 601.2f–h)', '601.2b > 601.2b', '601.2f–h > 601.2f..601.2h'],
    ['704.5k is new here', '704.5k > 704.5k'],
    ['What about 601.2b? There is no 601.2c, and 601.2d seconds that.', '601.2b > 601.2b', '601.2c > 601.2c', '601.2d > 601.2d'],
  ],
  'a bare number needs see, or a list that a plural leads': [
    ['See 718, “Prototype Cards.”', '718 > 718'],
    ['(see 704)', '704 > 704'],
    ['rules 212, 213, and 214 (all of them)', 'rules 212 > 212', '213 > 213', '214 > 214'],
    ['(see rules 604 and 602)', 'rules 604 > 604', '602 > 602'],
  ],
  'each member of a list is a citation': [
    ['Read rules 113.7a, 608.2b, and 800.4h.', 'rules 113.7a > 113.7a', '608.2b > 608.2b', '800.4h > 800.4h'],
    ['by rule 402.8 or 402.9', 'rule 402.8 > 402.8', '402.9 > 402.9'],
    ['rules 701.28a–f, 712.9–10, and 712.18', 'rules 701.28a–f > 701.28a..701.28f', '712.9–10 > 712.9..712.10', '712.18 > 712.18'],
    ['rule 306.2 and rule 310.4a', 'rule 306.2 > 306.2', 'rule 310.4a > 310.4a'],
    ['rules 306–311 and section 5', 'rules 306–311 > 306..311', 'section 5 > 5'],
  ],
  'a range is completed, whatever its dash': [
    ['rules 306-311', 'rules 306-311 > 306..311'],
    ['rules 702.2-702.3', 'rules 702.2-702.3 > 702.2..702.3'],
    ['Rules 212.2h–k', 'Rules 212.2h–k > 212.2h..212.2k'],
    ['steps 212.2h-k', '212.2h-k > 212.2h..212.2k'],
    ['rules 212.2h—k', 'rules 212.2h—k > 212.2h..212.2k'],
    ['rules 212.2h −k', 'rules 212.2h −k > 212.2h..212.2k'],
    ['rules 601.2e - g.', 'rules 601.2e - g > 601.2e..601.2g'],
    ['rules 119.7–8', 'rules 119.7–8 > 119.7..119.8'],
    ['rules 903.6–903.11', 'rules 903.6–903.11 > 903.6..903.11'],
    ['Rule 409.1f through Rule 409.1h', 'Rule 409.1f through Rule 409.1h > 409.1f..409.1h'],
    ['sections 100 to 204', 'sections 100 to 204 > 100..204'],
    ['rule 506.6 and 506.6a–f', 'rule 506.6 > 506.6', '506.6a–f > 506.6a..506.6f'],
  ],
  'a dash that a copy lost is still a dash': [
    ['steps 409.1a?h are done', '409.1a?h > 409.1a..409.1h'],
    ['rules 306?311', 'rules 306?311 > 306..311'],
    ['rules 418.5b?418.5g', 'rules 418.5b?418.5g > 418.5b..418.5g'],
    ['Is that rule 704? Yes.', 'rule 704 > 704'],
  ],
  'what does not run forwards is no range': [
    ['rules 702.9-702.3', 'rules 702.9 > 702.9'],
    ['rule 702.19h-b', 'rule 702.19h > 702.19h'],
    ['rule 702.19b - a creature has it', 'rule 702.19b > 702.19b'],
    ['from rule 702.15 to rule 702.9', 'rule 702.15 > 702.15', 'rule 702.9 > 702.9'],
  ],
  'misprints behind the word are read as they are meant': [
    ['see rule502.33', 'rule502.33 > 502.33'],
    ['(see rule 502. 33)', 'rule 502. 33 > 502.33'],
    ['rules 212.2h -k', 'rules 212.2h -k > 212.2h..212.2k'],
    ['rules 409.1b and 4091f–h', 'rules 409.1b > 409.1b', '4091f–h > 409.1f..409.1h'],
    ['rule 419,8, “Sources”', 'rule 419,8 > 419.8'],
    ['see rule 805.6..', 'rule 805.6 > 805.6'],
    ['That is rule 704. 7 players agreed.', 'rule 704 > 704'],
  ],
  'the numbers of rulings summaries are citations': [
    ['see Rule G1.7.', 'Rule G1.7 > G1.7'],
    ['Rule G19a', 'Rule G19a > G19a'],
    ['(see Rule A.2)', 'Rule A.2 > A.2'],
    ['Also see Characteristics, Rule K.25.', 'Rule K.25 > K.25'],
    ['(see T.7), then (see Phase P.5)', 'T.7 > T.7', 'P.5 > P.5'],
    ['Rule A.8.9 and A.8.10 apply', 'Rule A.8.9 > A.8.9', 'A.8.10 > A.8.10'],
    ['when A.6.1 says so', 'A.6.1 > A.6.1'],
    ['contrast 509.Ruling.1 with Rule E.13.Ruling.13', '509.Ruling.1 > 509.Ruling.1', 'Rule E.13.Ruling.13 > E.13.Ruling.13'],
    ['Rule D.10.2', 'Rule D.10.2 > D.10.2'],
    ['Rule A.11.3 through Rule A.11.5', 'Rule A.11.3 through Rule A.11.5 > A.11.3..A.11.5'],
  ],
  'a title behind a number is that number’s': [
    ['(See rule 409, “Playing Spells,” and rule 410, “Triggers.”)', 'rule 409 > 409', 'rule 410 > 410'],
    ['See "Play Cost" (Rule K.21) for more.', 'Rule K.21 > K.21'],
    ['Note - See "Land Type", Rule K.18, too.', 'Rule K.18 > K.18'],
    ['See also rule 701.21, "Planeswalk."', 'rule 701.21 > 701.21'],
  ],
  'a headword in quotes behind see is a citation': [
    ['Runs over. See “Trample.”', 'Trample > term Trample'],
    ['all lost (see “Mana Burn”)', 'Mana Burn > term Mana Burn'],
    ['For more, see "Attack!"', 'Attack! > term Attack!'],
    ['See "Trample " and "Also see "', 'Trample > term Trample', 'Also see > term Also see'],
    ['(See glossary, "Timestamp Order.")', 'Timestamp Order > term Timestamp Order'],
    ['See "Intervening "If" Clause."', 'Intervening "If" Clause > term Intervening "If" Clause'],
    ['See also “Tap” and “Untap.”', 'Tap > term Tap', 'Untap > term Untap'],
  ],
  'headwords without quotes fill their sentence': [
    ['See Trample.', 'Trample > term Trample'],
    ['It is gone. See also Destroy, Damage.', 'Destroy > term Destroy', 'Damage > term Damage'],
    ['See also Tap, Untap, and Untapped.', 'Tap > term Tap', 'Untap > term Untap', 'Untapped > term Untapped'],
    ['called spell types (see Spell Types).', 'Spell Types > term Spell Types'],
    ['See Creature Types and rule 212.8, “Tribals.”', 'rule 212.8 > 212.8', 'Creature Types > term Creature Types'],
    ['See also Removed from the Game.', 'Removed from the Game > term Removed from the Game'],
    ['See Active Player, Nonactive Player Order.', 'Active Player, Nonactive Player Order > term Active Player, Nonactive Player Order'],
    ['See Intervening “If” Clause.', 'Intervening “If” Clause > term Intervening “If” Clause'],
    ['See X.', 'X > term X'],
  ],
};

describe.each(Object.entries(groups))('%s', (_name, pairs) => {
  it.each(pairs.map(([text, ...expected]) => ({ text, expected })))('$text', ({ text, expected }) => {
    expect(citationsIn(text).sort()).toEqual([...expected].sort());
  });
});

describe('no citation is', () => {
  it.each([
    ['a year', 'Printed in 1994, and again in 2003. The 2011–2018 sets differ.'],
    ['a life total', 'She starts at 20 life and ends at 120 life.'],
    ['an amount of cards', 'A deck of exactly 100 cards; 250, or 300 cards in teams.'],
    ['an amount behind the word', 'These are the rules 100 players wrote in rules 200 cards broke.'],
    ['a power and toughness', 'A 2/2 Bear gets +1/+1 and is 3/3, or 100/100, or 123/4.5.'],
    ['a date', 'Effective 2005/08/01, 10/01/95, and 2026-01-16. On 12.11.2004 too.'],
    ['a price', 'It costs $123.45, or 199.95 euros, or €250.50.'],
    ['a version', 'Runs on version 123.4 and v100.2 and 1.234.5, or page 123.4, or no. 123.4.'],
    ['an e-mail address', 'Write to rule704.5@example.com or a.704.5b@example.com.'],
    ['a phone number', 'Call 1-800-324-6496, (206) 624-0933 or +44-1628-780-530.'],
    ['a web address', 'At www.example.com/rules.asp?x=704.5 or http://example.com/702.19b/704.5 one reads it.'],
    ['an IP address', 'The host 192.168.100.1 is up.'],
    ['a measure', 'It is 123.5 mm wide and 100.5 % sure in 120.5 seconds.'],
    ['a thousand', 'Repeat it 999,999 times, or 1,702.15 on average.'],
    ['another document’s rule', 'DCI Floor Rules 125 - 2003/09/01 and Tournament Rules 100.'],
    ['a step or page', 'In steps 3 through 7, on Page 47, in [Mirage, Page 103].'],
    ['a player’s label', 'The order is A1, B1, C1, A2, B2, C2.'],
    ['an initial', 'By J.R. 702 of P.O. Box 707.'],
    ['a rule number with too much behind it', 'Neither 702.19.1 nor 702.19abc nor 702.19_b nor 4702.19 is one.'],
    ['a section of the law', 'See section 6.2 of that, and section II.'],
    ['a rule that is not numbered', 'The rule of 7s, a rule A player makes, the rules.'],
    ['what players see', 'Only you see the cards. They all see it. Others see "X" there.'],
    ['prose behind See', 'See the Unlikely FAQ for details. See individual cards. See whether it helps.'],
    ['a sentence that only begins with a name', 'See Trample in action every week.'],
  ])('%s', (_name, text) => {
    expect(citationsIn(text)).toEqual([]);
  });
});
