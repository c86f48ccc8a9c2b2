/** "Each player who can't discards a card": of those who all had to give up something, who had nothing to give (101.3, 608.2c). */
import { deedSlot } from '../../language/deed.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { sayEachPlayer, sayPlayer } from '../antecedents.ts';
import { sentence } from '../phrases.ts';
import { everyone, opponents } from '../references.ts';
import { and, handOn, type Scope, Unclear } from '../scope.ts';
import { clause } from '../syntax.ts';
import { base } from './flow.ts';
import { single } from './single.ts';

/** Names under which each of them leaves whether they did it. Who is meant behind them is named by the deed. */
const deeds = ['sacrificed', 'discarded'] as const;
const notBy = (kind: 'player' | 'opponent', deed: string): Ref => {
  const did: Filter = { kind: 'one of', of: { kind: 'memory', slot: deedSlot(deed, 'by player') } };
  return { kind: 'all', filter: and({ kind }, { kind: 'not', filter: did }) };
};
/** What was given up last, in the words of the text before. @throws Unclear without it */
function deedIn({ said }: Scope, at: number): string {
  const slots = said.flatMap(({ ref }) => (ref.kind === 'memory' ? [ref.slot] : []));
  const found = slots.findLast((slot) => deeds.some((deed) => deed === slot));
  if (found === undefined) throw new Unclear(at, 'what they cannot do is not said');
  return found;
}
/** All of them had to do it, one thing each: of more than one a player may do a part. @throws Unclear of anything else */
function checkAsked(first: readonly Instruction[], kind: string | undefined, deed: string, at: number): void {
  const last = first.at(-1);
  const all = kind === 'opponent' ? opponents : everyone;
  const isOne = (last?.do === 'sacrifice' || last?.do === 'discard') && last.amount?.kind === 'number' && last.amount.value === 1;
  if (!isOne || last.remember !== deed || !isSame(last.who, all)) throw new Unclear(at, 'who could not do it is not known');
}

sentence.define(
  clause(
    "<first>. each (who:player|opponent) who (can't|doesn't) <then>",
    { first: base, then: single },
    ({ first, then }, { scope, outer, forms: { who }, tree: { parts, start } }) => {
      const named = [...scope.said].reverse().find(({ ref }) => ref.kind === 'all');
      const deed = deeds.find((each) => isSame(named?.ref, notBy(who === 'opponent' ? 'opponent' : 'player', each)));
      if (deed === undefined) throw new Unclear(start);
      checkAsked(first, who, deed, parts['then']?.start ?? start);
      return handOn<readonly Instruction[]>([...first, ...then], { ...scope, doer: outer.doer, plainly: outer.plainly });
    },
    {
      before: {
        then: (scope, { first }) => {
          const of = notBy(first?.some((does) => 'who' in does && isSame(does.who, opponents)) ? 'opponent' : 'player', deedIn(scope, 0));
          return { ...sayEachPlayer(scope, of), doer: of, plainly: undefined };
        },
      },
    },
  ),
  clause(
    "<first>. for each (who:player|opponent) who can't, <then>",
    { first: base, then: base },
    ({ first, then }, { scope, forms: { who }, outer, tree: { parts, start } }) => {
      const last = first.at(-1);
      const deed = last && 'remember' in last ? last.remember : undefined;
      if (deed === undefined || !deeds.some((each) => each === deed)) throw new Unclear(start);
      checkAsked(first, who, deed, parts['then']?.start ?? start);
      const of = notBy(who === 'opponent' ? 'opponent' : 'player', deed);
      return handOn<readonly Instruction[]>([...first, { do: 'for each', of, then }], { ...scope, said: outer.said });
    },
    { before: { then: (scope) => sayPlayer(scope, { kind: 'each' }) } },
  ),
);
