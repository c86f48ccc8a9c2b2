/** Where a spell goes that is countered, when the text says so (701.6a). */
import { deedSlot } from '../../language/deed.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { counterName, howMany } from '../amounts.ts';
import { sayThing } from '../antecedents.ts';
import { instruction, sentence } from '../phrases.ts';
import { and, handOn, holds, mapTree, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';

type Goes = Pick<InstructionOf<'counter'>, 'to' | 'at'>;
const owner = "(its owner's|that player's)";
const goes: Construct<Goes> = choice<Goes>(
  clause(`exile (it|that card) instead of putting it into ${owner} graveyard`, {}, (): Goes => ({ to: 'exile' })),
  clause(`remove (it|that card) from the game instead of putting it into ${owner} graveyard`, {}, (): Goes => ({ to: 'exile' })),
  clause(
    `put (it|that card) (where:on top of its owner's library|on the bottom of its owner's library|into its owner's hand) instead of (into|putting it into) ${owner} graveyard`,
    {},
    (_, { forms: { where = '' } }): Goes =>
      where.endsWith('hand') ? { to: 'hand' } : { to: 'library', at: where.startsWith('on top') ? 'top' : 'bottom' },
  ),
);
const counters = (part: object): boolean => 'do' in part && part.do === 'counter';

/** The card that the countered spell is by then. */
const countered: Ref = { kind: 'memory', slot: deedSlot('countered', 'became') };
const sayCard = (scope: Scope): Scope => sayThing(scope, countered, 'moved', { kind: 'card' });

sentence.define(
  clause(
    "<first>. if (that spell is|the spell is|it's) countered this way, exile it with <many> <counter> #many:counter on it instead of putting it into its owner's graveyard",
    { first: instruction, many: howMany, counter: counterName },
    ({ first, many, counter }, { scope, tree: { start } }) => {
      const [only, ...others] = first;
      if (only?.do !== 'counter' || others.length > 0) throw new Unclear(start, 'no spell is countered');
      return handOn<readonly Instruction[]>(
        [
          { ...only, to: 'exile' },
          { do: 'counters', on: countered, counter, amount: many },
        ],
        sayCard(scope),
      );
    },
  ),
  clause(
    "<first>. if a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn",
    { first: instruction },
    ({ first }, { tree: { start } }): readonly Instruction[] => {
      if (!holds(first, counters)) throw new Unclear(start, 'nothing is countered');
      const what: Ref = {
        kind: 'all',
        filter: and({ kind: 'permanent' }, { kind: 'one of', of: { kind: 'memory', slot: 'countered of' } }),
      };
      return [...first, { do: 'restrict', what, restriction: 'activate', duration: 'end of turn' }];
    },
  ),
  // It is found in whatever public zone it went to (400.7).
  clause(
    "<first>. if you do, return that (spell |)card to its owner's hand",
    { first: instruction },
    ({ first }, { tree: { start } }): readonly Instruction[] => {
      const [only, ...others] = first;
      if (only?.do !== 'counter' || others.length > 0) throw new Unclear(start, 'no spell is countered');
      return [only, { do: 'move', what: countered, to: 'hand' }];
    },
  ),
  clause(
    "<first>. if (that spell is|the spell is|it's) countered this way, <goes>",
    { first: instruction, goes },
    ({ first, goes: where }, { tree: { start } }): readonly Instruction[] => {
      if (!holds(first, counters)) throw new Unclear(start, 'no spell is countered');
      return mapTree(first, (part) => (counters(part) ? { ...part, ...where } : undefined));
    },
  ),
);
