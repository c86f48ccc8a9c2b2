/**
 * Steps that cite no rule under the rules of an older day: what they tell rests on a rule that came later, and the edition of the day has
 * none in its numbered text that says so. Under later editions none of them is without one.
 */
import type { Concept } from '../../src/engine/concepts/concepts.ts';

export interface Uncited {
  readonly text: RegExp;
  /** From the first edition that has this rule on the step cites it. */
  readonly rule: Concept;
  readonly why: string;
}

export const uncited: readonly Uncited[] = [
  {
    text: / leaves? the game\.$|^What .+ had gained control of goes back\.$/,
    rule: 'leave',
    why: 'Until 2005 the rules were those of two players: nobody left a game that went on.',
  },
  {
    text: /is not put onto the stack: .+ has left the game\.$/,
    rule: 'leave.nothingMade',
    why: 'The same: what a player who has left would have put onto the stack.',
  },
  {
    text: / is the defending player\.$/,
    rule: 'combat.defendingPlayer',
    why: 'There was one opponent, who was the defending player.',
  },
  {
    text: / sees what .+ sees\.$/,
    rule: 'player.controlled.seen',
    why: 'The rules of controlling another player came with the card that did it.',
  },
  {
    text: / cannot agree to a draw: nobody but .+ agrees to a draw for /,
    rule: 'player.controlled.table',
    why: 'They say, too, what whoever controls a player does not decide.',
  },
  {
    text: / agrees to a draw\.$| agree: the game is a draw\.$/,
    rule: 'drawGame',
    why: 'That players may agree on a draw was left to the rules of tournaments.',
  },
  {
    text: / proposes a shortcut: /,
    rule: 'shortcut.proposed',
    why: 'How a shortcut is taken was left to players until the rules had a section on it; those of loops ask no proposal.',
  },
  {
    text: / accepts it\.$| shortens it to /,
    rule: 'shortcut.shortened',
    why: 'The same.',
  },
  {
    text: /^The shortcut is taken|: another choice is to be made here than was proposed\.$/,
    rule: 'shortcut.taken',
    why: 'The same.',
  },
  {
    text: /: these cannot be in a band together\.$/,
    rule: 'keyword.banding',
    why: 'Of banding the rules of 1999 spoke in the glossary alone.',
  },
  { text: / phases in\.$/, rule: 'phasing', why: 'Of phasing, too, the rules of 1999 spoke in the glossary alone.' },
  {
    text: /: no more than \d+ can be paid with waterbend\.$/,
    rule: 'action.waterbend.only',
    why: 'What came with the keyword is asked of older rules only where a demonstration needs no more than the cost.',
  },
  {
    text: /: what enters at the same time cannot be chosen\.$/,
    rule: 'replacement.enters.choices',
    why: 'The demonstration asks the question of the new rule; the older ones permitted as much without a word.',
  },
  { text: / has \d+ legal answers: .*\.$/, rule: 'zones.move', why: 'Where one thing goes that two events would move was said later.' },
  {
    text: / cannot enter\.$/,
    rule: 'faces.spellBack',
    why: 'A sorcery on a back face came years after the first double-faced cards, and so did what becomes of it.',
  },
];
