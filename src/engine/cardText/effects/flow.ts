/** How instructions hang together: may, if, for each, later, one after the other. */
import { isSame, kindsIn } from '../../language/parts.ts';
import type { Duration } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { amount, condition, exceptions, instruction, paragraph, sentence, what, who } from '../phrases.ts';
import { costs } from '../costs.ts';
import { keywordName } from '../filters.ts';
import { asking, hanging, hung } from '../askedAgain.ts';
import { asBefore, asUndone, sayPlayer, sayThing } from '../antecedents.ts';
import { acting, alone, askEach, distributeX, doneByOthers, perPlayer, rememberSets } from '../distributing.ts';
import { copiedOne, dealer, thoseOnes } from '../pronouns.ts';
import { copying, handOn, type HandedOn, holds, isEach, sayAmount, type Scope, Unclear, withX } from '../scope.ts';
import { choice, clause, type Construct, list, maybe } from '../syntax.ts';
import { color } from '../changes.ts';
import { indefinite, itself } from '../references.ts';
import { event } from '../triggers.ts';
import { onceDone } from '../thisWay.ts';
import { following, repeated } from './repeated.ts';
import { doneBy, eitherWay, onFailure, onSuccess } from './ifYouDo.ts';
import { ifSo } from './ifSo.ts';
import { deedsOf, joints } from './deedsOf.ts';
import { joinSentences, lastTogether, withShuffles } from './joined.ts';
import { alike } from './alike.ts';
import { dealtThisWay, eachThisWay } from './eachThisWay.ts';
import { exiledInstead } from './exiledInstead.ts';
import { eachIntoGraveyard } from './intoGraveyards.ts';
import { ifNotPut } from './ifNotPut.ts';
import { atFirst, deferred, deferredIf, whenTargetDies } from './later.ts';
import { sentenceOf } from './sentenceOf.ts';
import { obliged } from './obliged.ts';
import { offers } from './offers.ts';
import { withSameX } from './sameX.ts';
import { reanimating } from './reanimating.ts';
import { reflexive } from './reflexive.ts';
import { nextSpell } from './nextSpell.ts';
import { single } from './single.ts';
import { manyTimes } from './manyTimes.ts';
import { soOften } from './soOften.ts';
import { unlessDone } from './unlessDone.ts';
import { waitsOn, whenever } from './whenever.ts';

/** What a player may do: each of several is asked by themselves. */
const allowed = (who: Ref, then: readonly Instruction[], scope: Scope, outer: Scope): HandedOn<readonly Instruction[]> => {
  const [first, ...rest] = then;
  // Who it is was chosen first.
  const chosen = first?.do === 'choose' && who.kind === 'memory' && first.slot === who.slot;
  const able = (what: readonly Instruction[]): Instruction => ({ do: 'may', who: isEach(who) ? { kind: 'each' } : who, then: what });
  // "You may draw a card unless they pay": they are asked first, and only then you (118.12a).
  const unless = first?.do === 'may' && first.otherwise && first.then.length === 0 && rest.length === 0 ? first : undefined;
  const asked = unless?.otherwise ? { ...unless, otherwise: [able(unless.otherwise)] } : able(chosen ? rest : then);
  return handOn<readonly Instruction[]>([...(chosen ? [first] : []), ...perPlayer(who, asked)], {
    ...alone(scope, who),
    doer: outer.doer,
    plainly: outer.plainly,
  });
};
const may = clause(
  '<asked> may <then>',
  { asked: who, then: deedsOf(instruction) },
  ({ asked, then }, { scope, outer }) => allowed(asked, then, scope, outer),
  {
    before: { then: (scope, { asked }) => acting(scope, asked) },
  },
);
const mayPay = clause(
  '<asked> may <cost>',
  { asked: who, cost: costs },
  ({ asked, cost }, { scope }): HandedOn<readonly Instruction[]> =>
    handOn(perPlayer(asked, { do: 'may', who: isEach(asked) ? { kind: 'each' } : asked, cost, then: [] }), alone(scope, asked)),
  { before: { cost: (scope, { asked }) => acting(scope, asked) } },
);
const mayHaveDo = clause(
  '<asked> may have <other> <then>',
  { asked: who, other: who, then: deedsOf(single) },
  ({ asked, other, then }, { scope, outer, tree: { start } }) => {
    if (isEach(asked) && isEach(other)) throw new Unclear(start, 'which of them does it is not said');
    return allowed(asked, doneByOthers(other, then), alone(scope, other), outer);
  },
  { before: { other: (scope, { asked }) => acting(scope, asked), then: (scope, { other }) => acting(scope, other) } },
);
const mayBecome = clause(
  '<asked> may have <of> become a copy of <as>[(, | )except (that |)<except>]',
  { asked: who, of: what, as: choice(copiedOne, indefinite), except: maybe(exceptions) },
  ({ asked, of, as, except }, { scope }) =>
    handOn<readonly Instruction[]>(
      [
        {
          do: 'may',
          who: asked,
          then: [
            ...scope.before,
            { do: 'modify', what: of, changes: [{ kind: 'copy', of: as, ...(except ? { except } : {}) }], duration: 'permanent' },
          ],
        },
      ],
      { ...scope, before: [] },
    ),
  { before: { except: copying } },
);
const mayHave = clause(
  '<asked> may have <then>',
  { asked: who, then: deedsOf(instruction) },
  ({ asked, then }, { scope, outer }) => allowed(asked, then, scope, outer),
  { before: { then: (scope, { asked }) => acting(scope, asked) } },
);

/** What each of them chose or moved is not known together, but for targets. */
const behindEach = ({ said }: Scope, outer: Scope): Scope['said'] =>
  said
    .filter(({ ref, sort }) => sort === 'object' && ref.kind !== 'each' && !outer.said.some((each) => isSame(each.ref, ref)))
    .map(({ each: _, ...known }) =>
      known.ref.kind === 'target' ? { ...known, number: 'many' as const } : { ...known, number: 'many' as const, lost: true as const },
    );

/** One after the other for each of these, or a target of each (608.2f). */
const forEachPlayer: Construct<readonly Instruction[]> = clause(
  'for each (who:opponent|player), <then>',
  { then: choice(deedsOf(single), unlessDone) },
  ({ then }, { scope, forms: { who: kind }, outer, tree: { start } }) => {
    const of: Ref = { kind: 'players', which: kind === 'player' ? 'each' : 'opponents' };
    const after: Scope = { ...scope, said: [...outer.said, ...behindEach(scope, outer)] };
    const { length } = outer.targets;
    if (scope.targets.length === length) return handOn<readonly Instruction[]>([{ do: 'for each', of, then }], after);
    // What is said of the player of each target is done for each of these.
    if (kindsIn(then).has('each')) throw new Unclear(start);
    return handOn(then, { ...after, targets: scope.targets.map((slot, at) => (at < length ? slot : { ...slot, each: of })) });
  },
  { before: { then: (scope) => sayPlayer(scope, { kind: 'each' }) } },
);

const isExcepted = (each: Instruction): boolean =>
  (each.do === 'create copy' && each.except !== undefined && each.except.length > 0) ||
  (each.do === 'copy spell' && each.changes !== undefined);

const onlyIf = clause(
  '<then> if <only>',
  { then: single, only: condition },
  ({ then, only }, { scope, outer, tree }) => {
    // "A copy of it, except it has haste if you control an artifact" asks so of the exception, not of the copy.
    if (then.some(isExcepted)) throw new Unclear(tree.start, 'of what it is asked is not said');
    return handOn(askEach(ifSo(only, then, tree), outer, tree.start), scope);
  },
  // It is asked before anything is done.
  { before: { only: asBefore } },
);

instruction.define(
  single,
  forEachPlayer,
  deferred,
  atFirst,
  deferredIf,
  whenTargetDies,
  soOften,
  manyTimes,
  nextSpell(single),
  clause(
    'when <when> this turn, <then>',
    { when: event, then: deedsOf(single) },
    ({ when, then }, { scope, tree, outer: { said } }) =>
      handOn<readonly Instruction[]>([{ do: 'later', when, then, duration: 'end of turn', once: true, ...sentenceOf(tree) }], {
        ...scope,
        said,
      }),
    // What is waited for is another event than the one that is spoken of here.
    { before: { when: (scope) => ({ ...scope, said: scope.said.filter(({ ref }) => ref.kind !== 'event') }) } },
  ),
  onlyIf,
);

const optional: readonly Construct<readonly Instruction[]>[] = [may, mayHaveDo, mayBecome, ...offers];
const chain: Construct<readonly Instruction[]> = clause(
  '[then ]<of>',
  { of: list(choice(instruction, ...optional), joints) },
  ({ of }, { tree: { start } }) => {
    const does = of.flat();
    // "Exile it at end of combat, then return it": that is done then, too.
    const isMoved = (each: Instruction, next: Instruction | undefined): boolean =>
      each.do === 'later' && next?.do === 'move' && each.then.some((then) => then.do === 'move' && isSame(then.what, next.what));
    if (does.some((each, at) => isMoved(each, does[at + 1]))) throw new Unclear(start, 'when the second is done is not said');
    return lastTogether(does);
  },
  {
    accept: ({ parts: { of } }) => {
      const parts = Object.values(of?.parts ?? {});
      const all = parts.map((each) => each.of);
      const created = parts.map((each) => /^for each [^,]*, create /i.test(each.of.print(each)));
      if (all.slice(0, -1).some((each) => optional.some((known) => known === each))) return false;
      // "Gain 1 life and draw a card at the end", "if you can": it may be said of the last alone, or of all. "For each of them, create one and draw a
      // card": it may be said of the first alone.
      return all.every((each, at) => {
        const before = all[at - 1];
        const isThen = at === 0 || (joints[of?.forms[at - 1] ?? 0] ?? '').includes('then');
        return isThen || (([deferred, onlyIf].every((known) => known !== each) || before === each) && !created[at - 1]);
      });
    },
  },
);
const withWhere: Construct<readonly Instruction[]> = choice<readonly Instruction[]>(
  chain,
  clause('<of>, where X is <is>', { of: chain, is: amount }, ({ of, is }, { scope }) =>
    // Also of a target that may be chosen. The number of creatures "they" control is that of each by themselves.
    handOn(distributeX(withX(of, is), scope.forEach), {
      ...scope,
      forEach: undefined,
      targets: withX(scope.targets, is),
      x: [...(scope.x ?? []), is],
    }),
  ),
);

/** A duration that stands first is that of all that follows in the sentence. */
const leadingDuration: Construct<readonly Instruction[]> = clause(
  'until (end of turn|your next turn), <then>',
  { then: chain },
  ({ then }, { forms: { 1: lasts }, tree: { start } }) =>
    then.map((each) => {
      if (each.do === 'modify') return each.duration === 'permanent' ? { ...each, duration: lasts as Duration } : each;
      // "Until end of turn, you may play that card" is no offer of this moment.
      if (each.do !== 'choose') throw new Unclear(start, 'it does not last');
      return each;
    }),
);
const unbounded = choice<readonly Instruction[]>(
  leadingDuration,
  may,
  mayPay,
  mayHave,
  mayHaveDo,
  mayBecome,
  ...offers,
  withWhere,
  clause(
    '[then(,|) ]if <only>, <then>',
    { only: condition, then: withWhere },
    ({ only, then }, { scope, tree }) => handOn<readonly Instruction[]>([ifSo(only, then, tree)], hung(scope)),
    { before: { only: asking, then: hanging } },
  ),
  eachThisWay(withWhere),
  eachIntoGraveyard(withWhere),
  clause(
    'for each of <of>, <then>',
    { of: thoseOnes, then: withWhere },
    ({ of, then }, { scope, outer: { said } }) => handOn<readonly Instruction[]>([{ do: 'for each', of, then }], { ...scope, said }),
    {
      before: {
        then: (scope) => {
          const last = scope.said.at(-1);
          return last ? sayThing(scope, { kind: 'each' }, last.how, last.like, { sort: last.sort }) : scope;
        },
      },
    },
  ),
);
/** Who acts is named anew in each sentence: one that names nobody means you. */
export const base: Construct<readonly Instruction[]> = clause('<of>', { of: unbounded }, ({ of }, { scope, outer: { doer, plainly } }) =>
  handOn(of, { ...scope, doer, plainly }),
);
sentence.define(
  base,
  reanimating,
  ifNotPut(base),
  exiledInstead(base),
  ...whenever(base),
  ...obliged(base),
  ...dealtThisWay,
  ...reflexive(base),
  clause(
    '<first>. if (who:you do|they do|that player does|the player does|the first player does|he or she does|a player does), <then>',
    { first: base, then: base },
    ({ first, then }, { forms: { who: by = '' }, tree: { parts } }) => onSuccess(doneBy(by, first, parts), then, parts['then']?.start ?? 0),
  ),
  clause(
    "<first>. if (you do, <then>. if you don't|they do, <then>. if they don't|that player does, <then>. if that player doesn't), <other>",
    { first: base, then: base, other: base },
    ({ first, then, other }, { forms: { 1: by = '' }, tree: { parts } }) =>
      eitherWay(doneBy(by, first, parts), then, other, parts['then']?.start ?? 0),
    { before: { other: (scope, _, outer) => asUndone(scope, outer) } },
  ),
  clause(
    "<first>. (if (who:you don't|you can't|they don't|that player doesn't|the player doesn't)|otherwise), <then>",
    { first: base, then: base },
    ({ first, then }, { forms: { who: by }, tree: { parts } }) =>
      onFailure(by === undefined ? first : doneBy(by, first, parts), then, parts['then']?.start ?? 0, by === undefined),
    { before: { then: (scope, _, outer) => asUndone(scope, outer) } },
  ),
  ...['if <only>, <source> ^deal <many> damage instead', '<source> ^deal <many> damage instead if <only>'].map((other) =>
    clause(
      `<first>. ${other}`,
      { first: base, only: condition, source: choice(dealer, itself), many: amount },
      ({ first, only, source, many }, { tree }): readonly Instruction[] => {
        const last = first.at(-1);
        if (last?.do !== 'damage' || last.also || !isSame(last.source, source)) throw new Unclear(tree.start);
        return [{ ...ifSo(only, [...first.slice(0, -1), { ...last, amount: many }], tree), otherwise: first }];
      },
    ),
  ),
  clause(
    '<first>. the same is true for <others>',
    { first: base, others: list(keywordName, [', and ', ', ', ' and ']) },
    ({ first, others }): readonly Instruction[] => [...first, ...others.flatMap((keyword) => alike(first, keyword))],
  ),
  clause(
    '<first>. if <only>, (create|put) <many> of those tokens( %onto|) instead',
    { first: base, only: condition, many: amount },
    ({ first, only, many }, { tree }): readonly Instruction[] => {
      const last = first.at(-1);
      if (last?.do !== 'create copy' && last?.do !== 'create token') throw new Unclear(0);
      return [...first.slice(0, -1), { ...ifSo(only, [{ ...last, amount: many }], tree), otherwise: [last] }];
    },
  ),
  clause(
    'if <of> would (%die|(bare:be put into a graveyard)) this turn, (exile it|remove it from the game) instead',
    { of: what },
    ({ of }): readonly Instruction[] => [
      {
        do: 'rules',
        rules: [
          {
            rule: 'replace',
            event: { on: 'dies', what: { kind: 'one of', of } },
            by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
            instead: true,
          },
        ],
        duration: 'end of turn',
      },
    ],
    // Of a spell it would not be said of a permanent that dies.
    { accept: ({ parts, forms }) => forms['bare'] === undefined || /creature$/.test(parts['of']?.of.print(parts['of']) ?? '') },
  ),
  clause(
    'if damage[ from a <of> source] is prevented this way, <then>',
    { of: maybe(color), then: base },
    ({ of, then }, { scope, outer: { said } }) =>
      handOn<readonly Instruction[]>([{ do: 'if prevented', ...(of === undefined ? {} : { from: { kind: 'color', color: of } }), then }], {
        ...scope,
        said,
      }),
    { before: { then: (scope) => sayPrevented(scope) } },
  ),
);

/** "You may pay. If you do, tap those. Those don't untap": whether they do where it was not paid is not said. */
const isHeldThough = (does: Instruction, at: number, all: readonly Instruction[]): boolean =>
  does.do === 'restrict' &&
  does.duration === 'its next untap step' &&
  all.slice(0, at).some((each) => each.do === 'may' && each.then.some((tap) => tap.do === 'tap' && isSame(tap.what, does.what)));

/** The event that is spoken of is the damage now: its source, and how much of it was prevented. */
const sayPrevented = (scope: Scope): Scope =>
  sayThing(
    { ...sayAmount(scope, { kind: 'event amount' }), said: scope.said.filter(({ ref }) => ref.kind !== 'event') },
    { kind: 'event', role: 'source' },
    'other',
  );

const sentences: Construct<readonly Instruction[]> = clause(
  '<of>[.]',
  { of: list(sentence, ['. ']) },
  ({ of }, { scope, outer: { sets, inEffect, x }, tree: { start, parts } }) => {
    const reflexive = of.slice(0, -1).findIndex((does) => holds(does, (part) => 'on' in part && part.on === 'when you do'));
    if (reflexive >= 0) throw new Unclear(parts['of']?.parts[reflexive + 1]?.start ?? start, 'it may belong to what “when you do” begins');
    if (of.slice(0, -1).some(waitsOn)) throw new Unclear(start, 'it may belong to what waits for something to happen');
    if (of.flat().some(isHeldThough)) throw new Unclear(start, 'it may belong to what was paid for');
    const does = withShuffles(withSameX(joinSentences(of.flat()), scope.x ?? [], start), start);
    onceDone(does, start);
    return handOn(rememberSets(does, scope.sets), { ...scope, sets, inEffect, x });
  },
  { before: { of: (scope) => ({ ...scope, inEffect: true, sets: [], x: [] }) } },
);
paragraph.define(sentences, repeated(sentences), following(sentences));
