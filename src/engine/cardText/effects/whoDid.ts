/** "For each opponent who does", "each opponent who didn't": of several who were each asked, those who did it, or not (101.4, 608.2c). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame, partsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { sayEachPlayer, sayPlayer } from '../antecedents.ts';
import { sentence } from '../phrases.ts';
import { everyone, opponents } from '../references.ts';
import { and, handOn, type Scope, Unclear, you } from '../scope.ts';
import { clause } from '../syntax.ts';
import { times } from '../thisWay.ts';
import { base } from './flow.ts';
import { single } from './single.ts';

const did: Ref = { kind: 'memory', slot: 'who did' };
const each: Ref = { kind: 'each' };
const notDid = (kind: 'player' | 'opponent'): Ref => ({
  kind: 'all',
  filter: and({ kind }, { kind: 'not', filter: { kind: 'one of', of: did } }),
});

/** What each of them may do, with who does it remembered. @throws Unclear where nobody is asked, or others than are spoken of, or others were before */
function noted(first: readonly Instruction[], among: readonly Ref[], at: number, { notesWhoDid }: Scope): readonly Instruction[] {
  if (notesWhoDid) throw new Unclear(at, 'who did the one and who the other');
  const last = first.at(-1);
  const [offer, ...others] = last?.do === 'for each' ? last.then : [];
  const isAsked = last?.do === 'for each' && among.some((of) => isSame(of, last.of));
  if (!isAsked || offer?.do !== 'may' || others.length > 0 || offer.otherwise || offer.offered !== undefined)
    throw new Unclear(at, 'who was asked is not said');
  const note: Instruction = { do: 'choose', who: you, from: each, amount: { kind: 'count', of: each }, slot: 'who did' };
  const asked: Instruction = { ...offer, then: [...offer.then, note], offered: offer.then.length };
  return [...first.slice(0, -1), { ...last, then: [asked] }];
}
const many: Amount = { kind: 'count', of: did };
/** The same so many times at once, each time with another thing that is chosen; undefined where it is not the same of each of them. */
function soOften(then: readonly Instruction[]): readonly Instruction[] | undefined {
  if (partsIn(then).some((part) => isSame(part, each))) return undefined;
  const chosen: string[] = [];
  const once = then.flatMap((part): readonly Instruction[] => {
    if (part.do === 'choose' && part.amount?.kind === 'number' && !part.upTo) {
      chosen.push(part.slot);
      return [{ ...part, amount: part.amount.value === 1 ? many : { kind: 'times', factor: part.amount.value, of: many } }];
    }
    const isChosen = part.do === 'move' && part.what.kind === 'memory' && chosen.includes(part.what.slot);
    return isChosen ? [part] : [times(part, many) ?? []].flat();
  });
  if (once.length === then.length) return once;
  if (chosen.length > 0) throw new Unclear(0, 'which of them are chosen together is not known');
  return undefined;
}
/** Players who are spoken of, and whose asking is meant by it. */
const kinds = [
  { kind: 'player', of: everyone },
  { kind: 'opponent', of: opponents },
] as const;
/** Of opponents alone who were asked, those who did it are players all the same. */
const asked = ({ kind, of }: (typeof kinds)[number]): readonly Ref[] => (kind === 'player' ? [everyone, opponents] : [of]);

sentence.define(
  ...kinds.map((players) =>
    clause(
      `<first>. for each ${players.kind} who does, <then>`,
      { first: base, then: base },
      ({ first, then }, { scope, outer, tree: { parts, start } }) => {
        const does = noted(first, asked(players), parts['then']?.start ?? start, scope);
        const counted = soOften(then);
        return handOn<readonly Instruction[]>([...does, ...(counted ?? [{ do: 'for each', of: did, then }])], {
          ...scope,
          said: outer.said,
          notesWhoDid: true,
        });
      },
      { before: { then: (scope) => sayPlayer(scope, each) } },
    ),
  ),
  ...kinds.flatMap((players) =>
    [
      { verb: '(does|did)', of: did, among: asked(players) },
      // An opponent who was asked with all others is one of those who did not.
      { verb: "(doesn't|didn't)", of: notDid(players.kind), among: players.kind === 'player' ? [everyone] : [everyone, opponents] },
    ].map(({ verb, of, among }) =>
      clause(
        `<first>(. |, then )each ${players.kind} who ${verb} <then>`,
        { first: base, then: single },
        ({ first, then }, { scope, outer, tree: { parts, start } }) =>
          handOn<readonly Instruction[]>([...noted(first, among, parts['then']?.start ?? start, scope), ...then], {
            ...scope,
            doer: outer.doer,
            plainly: outer.plainly,
            notesWhoDid: true,
          }),
        { before: { then: (scope) => ({ ...sayEachPlayer(scope, of), doer: of, plainly: undefined }) } },
      ),
    ),
  ),
);
