/** What waits for all that happens until the turn ends, or until your next turn: delayed triggers with a duration (603.7b). */
import type { Instruction } from '../../language/instruction.ts';
import { event } from '../triggers.ts';
import { handOn, holds, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct, list } from '../syntax.ts';
import { joinSentences } from './joined.ts';
import { sentenceOf } from './sentenceOf.ts';

/** Targets of it are chosen as it triggers; what else it speaks of is the event, or what was spoken of before. */
const begun = (scope: Scope): Scope => ({
  ...scope,
  amounts: [],
  said: scope.said.filter(({ ref }) => ref.kind !== 'event'),
});

/** What is waited for again and again: whatever stands behind it in the paragraph could be a part of that. */
export const waitsOn = (does: readonly Instruction[]): boolean =>
  holds(does, (part) => 'do' in part && part.do === 'later' && 'duration' in part && !('once' in part));

export const whenever = (base: Construct<readonly Instruction[]>): readonly Construct<readonly Instruction[]>[] => {
  const then = clause(
    '<of>',
    { of: list(base, ['. ']) },
    ({ of }, { scope: { targets, ...scope }, outer, tree: { start } }) => {
      const does = joinSentences(of.flat());
      // Another sentence is a part of it where it speaks of what the first one makes: "copy it. You may choose new targets for the copy".
      if (of.length > 1 && does.length > 1) throw new Unclear(start, 'whether the next sentence waits as well is not said');
      if (scope.sets.length > outer.sets.length) throw new Unclear(start, 'when those are found is not said');
      return handOn({ does, targets }, { ...scope, targets: outer.targets, said: outer.said });
    },
    { before: { of: (scope) => ({ ...scope, targets: [] }) } },
  );
  return ['whenever <when> this (until:turn|combat), <then>', 'until (until:end of turn|your next turn), whenever <when>, <then>'].map(
    (template) =>
      clause(
        template,
        { when: event, then },
        ({ when, then: { does, targets } }, { scope, outer: { said, amounts, targets: known }, forms: { until }, tree }) => {
          // With targets of its own it knows none of those that were chosen before.
          const speaksOf = (value: object): boolean => 'kind' in value && value.kind === 'target';
          if (targets.length > 0 && known.length > 0 && holds(does, speaksOf)) throw new Unclear(tree.start);
          return handOn<readonly Instruction[]>(
            [
              {
                do: 'later',
                when,
                then: does,
                duration: until === 'your next turn' ? until : until === 'combat' ? 'end of combat' : 'end of turn',
                ...(targets.length > 0 ? { targets } : {}),
                ...sentenceOf(tree),
              },
            ],
            { ...scope, said, amounts },
          );
        },
        { before: { when: begun } },
      ),
  );
};
