/** How instructions hang together: may, if, for each, later, one after the other. */
import type { Changes } from '../changes.ts';
import type { Duration } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { ZoneName } from '../../language/places.ts';
import type { Ref } from '../../language/ref.ts';
import type { TriggerEvent } from '../../language/trigger.ts';
import { amount, condition, exceptions, instruction, sentence, what, who } from '../phrases.ts';
import { costs } from '../costs.ts';
import { keywordName } from '../filters.ts';
import { one, type Scope, Unclear, withX, you } from '../scope.ts';
import { choice, clause, type Construct, list, maybe, type Tree, words } from '../syntax.ts';
import { color } from '../changes.ts';
import { cardName, indefinite, target } from '../references.ts';
import { event } from '../triggers.ts';
import { damage, cards, life } from './simple.ts';
import { moving } from './moving.ts';
import { permanents, tokens } from './permanents.ts';
import { mana } from './mana.ts';
import { stack } from './stack.ts';

type Does = readonly Instruction[];

/** An instruction, after the choices that its words ask for. */
function prepared(construct: Construct<Does>): Construct<Does> {
  return clause('<of>', { of: construct }, ({ of }, scope) => {
    const found = of;
    const before = scope.before;
    scope.before = [];
    return [...before, ...found];
  });
}

const nextEnd: TriggerEvent = { on: 'beginning', of: 'end', whose: 'next' };
const combatEnd: TriggerEvent = { on: 'beginning', of: 'end of combat', whose: 'next' };
const whenLater: Construct<TriggerEvent> = choice<TriggerEvent>(
  clause('at the beginning of the next end step', {}, () => nextEnd),
  clause('at end of turn', {}, () => nextEnd),
  clause('at end of combat', {}, () => combatEnd),
  clause("at the beginning of (your next|the next turn's) upkeep", {}, (_, __, forms): TriggerEvent => ({
    on: 'beginning',
    of: 'upkeep',
    whose: forms['1'] === 'your next' ? 'yours' : 'next',
  })),
);

const choosing: readonly Construct<Does>[] = [
  clause('choose (from:a color|a creature type|a basic land type|a number|a player|an opponent)', {}, (_, scope, { from = '' }): Does => [
    choose(from, scope),
  ]),
  clause('choose <from>', { from: cardName }, ({ from }): Does => [{ do: 'choose', who: you, from, slot: 'name' }]),
  clause('choose <of>', { of: target }, ({ of }, scope): Does => {
    scope.that = of;
    return [];
  }),
  clause('choose <of>', { of: indefinite }, ({ of }, scope): Does => {
    scope.chosen = of;
    return [];
  }),
];
function choose(from: string, scope: Scope): Instruction {
  const kinds: Readonly<Record<string, string>> = {
    'a color': 'colors',
    'a creature type': 'creature types',
    'a basic land type': 'basic land types',
    'a number': 'numbers',
  };
  const kind = kinds[from];
  if (kind === undefined) {
    scope.player = { kind: 'memory', slot: 'player' };
    return {
      do: 'choose',
      who: you,
      from: from === 'a player' ? { kind: 'players', which: 'each' } : { kind: 'players', which: 'opponents' },
      slot: 'player',
    };
  }
  const slot =
    { colors: 'color', 'creature types': 'creature type', 'basic land types': 'basic land type', numbers: 'number' }[kind] ?? kind;
  if (kind === 'numbers') scope.amount = { kind: 'memory', slot };
  return { do: 'choose', who: you, from: { kind: kind as 'colors' }, slot };
}
const pileZone = words<ZoneName>({ 'into your hand': 'hand', 'into your graveyard': 'graveyard', 'onto the battlefield': 'battlefield' });
const piles = clause(
  '<by> ^separate <of> into two( face-up|) piles. put one pile <chosen> and the other <other>',
  { by: who, of: what, chosen: pileZone, other: pileZone },
  ({ by, of, chosen, other }): Does => [{ do: 'piles', by, of, chosen, other }],
);
const revealTop = clause('reveal the top (card|<many> cards) of your library', { many: maybe(amount) }, ({ many = one }, scope): Does => {
  scope.that = { kind: 'memory', slot: 'revealed' };
  scope.it = scope.that;
  return [{ do: 'reveal', what: { kind: 'library top', of: you, amount: many }, remember: 'revealed' }];
});

/** Everything that is done at once. */
const single = choice<Does>(
  ...[...damage, ...life, ...cards, ...tokens, ...moving, ...permanents, ...mana, ...stack, ...choosing, piles, revealTop].map(prepared),
);

const may = clause('<doer> may <then>', { doer: who, then: instruction }, (parts, scope): Does => {
  const doer = parts.doer;
  return underDoer(scope, doer, () => [{ do: 'may', who: doer, then: parts.then }]);
});
const mayPay = clause('<doer> may <cost>', { doer: who, cost: costs }, ({ doer, cost }): Does => [
  { do: 'may', who: doer, cost, then: [] },
]);
const mayHaveDo = clause('<doer> may have <other> <then>', { doer: who, other: who, then: single }, (parts, scope): Does => {
  const { doer, other } = parts;
  return underDoer(scope, other, () => [{ do: 'may', who: doer, then: parts.then }]);
});
const mayBecome = clause(
  '<doer> may have <of> become a copy of <as>[(, | )except (that |)<except>]',
  { doer: who, of: what, as: choice(what, indefinite), except: maybe(exceptions) },
  ({ doer, of, as, except }, { before }): Does => [
    {
      do: 'may',
      who: doer,
      then: [
        ...before.splice(0),
        { do: 'modify', what: of, changes: [{ kind: 'copy', of: as, ...(except ? { except } : {}) }], duration: 'permanent' },
      ],
    },
  ],
);
const mayHave = clause('<doer> may have <then>', { doer: who, then: instruction }, (parts, scope): Does => {
  const doer = parts.doer;
  return underDoer(scope, doer, () => [{ do: 'may', who: doer, then: parts.then }]);
});
function underDoer(scope: Scope, doer: Scope['doer'], make: () => Does): Does {
  const before = scope.doer;
  scope.doer = doer;
  const made = make();
  scope.doer = before;
  return made;
}

/** One after the other for each of these, or a target of each (608.2f). */
const forEachPlayer: Construct<Does> = clause(
  'for each (who:opponent|player), <then>',
  { then: single },
  (parts, scope, { who: kind }): Does => {
    const of: Ref = { kind: 'players', which: kind === 'player' ? 'each' : 'opponents' };
    const [before, count] = [scope.player, scope.targets.length];
    scope.player = { kind: 'each' };
    const { then } = parts;
    scope.player = before;
    if (scope.targets.length === count) return [{ do: 'for each', of, then }];
    for (const [at, slot] of scope.targets.entries()) if (at >= count) scope.targets[at] = { ...slot, each: of };
    return then;
  },
);

/** A delayed triggered ability has the words that made it for its text (603.7); one that names its card speaks of another object by then. */
function sentenceOf(tree: Tree): { readonly text?: string } {
  const said = tree.of.print(tree);
  return said.includes('~') ? {} : { text: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` };
}

instruction.define(
  single,
  forEachPlayer,
  clause('<then> <when>', { then: single, when: whenLater }, ({ then, when }, _, __, tree): Does => [
    { do: 'later', when, then, ...sentenceOf(tree) },
  ]),
  clause('<when>, <then>', { when: whenLater, then: single }, ({ when, then }, _, __, tree): Does => [
    { do: 'later', when, then, ...sentenceOf(tree) },
  ]),
  clause('when <when> this turn, <then>', { when: event, then: single }, ({ when, then }, _, __, tree): Does => [
    { do: 'later', when, then, duration: 'end of turn', once: true, ...sentenceOf(tree) },
  ]),
  clause('<then> unless <doer> ^pay <cost>', { then: single, doer: who, cost: costs }, ({ then, doer, cost }): Does => [
    { do: 'may', who: doer, cost, then: [], otherwise: then },
  ]),
  clause('<then> if <only>', { then: single, only: condition }, ({ then, only }): Does => [{ do: 'if', condition: only, then }]),
);

const joints = [', then ', ' and then ', ', and ', ' and ', ', '];
const chain: Construct<Does> = clause('[then ]<of>', { of: list(choice(instruction, may, mayHaveDo, mayBecome), joints) }, ({ of }) =>
  of.flat(),
);
const withWhere: Construct<Does> = choice<Does>(
  chain,
  clause('<of>, where X is <is>', { of: chain, is: amount }, ({ of, is }) => {
    const does = of;
    return withX(does, is);
  }),
);

/** An ability that a copy gains as it copies is a part of the copy (707.9a). */
function gainedByCopy([first, ...rest]: Does, [gain, ...more]: Does): Does | undefined {
  const [copy] = first?.do === 'modify' ? first.changes : [];
  const own = gain?.do === 'modify' && gain.changes.every(({ kind }) => kind === 'add this ability');
  if (first?.do !== 'modify' || copy?.kind !== 'copy' || rest.length + more.length > 0 || !own) return undefined;
  return [{ ...first, changes: [{ ...copy, except: [...(copy.except ?? []), ...gain.changes] }] }];
}

/** "If you do" joined to what one may do: part of the same choice. */
function onSuccess(does: Does, then: Does): Does {
  const last = does.at(-1);
  if (last?.do === 'may') return [...does.slice(0, -1), { ...last, then: gainedByCopy(last.then, then) ?? [...last.then, ...then] }];
  if (last?.do === 'sacrifice' && last.remember === undefined)
    return onSuccess([...does.slice(0, -1), { ...last, remember: 'sacrificed' }], then);
  const slot = last && 'remember' in last ? last.remember : undefined;
  return slot === undefined ? [...does, ...then] : [...does, { do: 'if', condition: { kind: 'done', slot }, then }];
}
function onFailure(does: Does, otherwise: Does): Does {
  const last = does.at(-1);
  if (last?.do === 'may') return [...does.slice(0, -1), { ...last, otherwise }];
  if (last?.do === 'if') return [...does.slice(0, -1), { ...last, otherwise }];
  const slot = last && 'remember' in last ? last.remember : undefined;
  return [...does, { do: 'if', condition: { kind: 'not', condition: { kind: 'done', slot: slot ?? 'it' } }, then: otherwise }];
}
/** A duration that stands first is that of all that follows in the sentence. */
const leadingDuration: Construct<Does> = clause(
  'until (end of turn|your next turn), <then>',
  { then: chain },
  ({ then }, _, { 1: lasts }) =>
    then.map((each) => (each.do === 'modify' && each.duration === 'permanent' ? { ...each, duration: lasts as Duration } : each)),
);
const unbounded = choice<Does>(
  leadingDuration,
  may,
  mayPay,
  mayHave,
  mayHaveDo,
  mayBecome,
  withWhere,
  clause('[then ]if <only>, <then>', { only: condition, then: withWhere }, ({ only, then }): Does => [{ do: 'if', condition: only, then }]),
  clause('for each of (them|those creatures), <then>', { then: withWhere }, (parts, scope, _, tree): Does => {
    const { that } = scope;
    if (!that) throw new Unclear(tree.start);
    scope.within = true;
    const { then } = parts;
    scope.within = false;
    return [{ do: 'for each', of: that, then }];
  }),
);
/** Who acts is named anew in each sentence: one that names nobody means you. */
const base: Construct<Does> = clause('<of>', { of: unbounded }, (parts, scope) => underDoer(scope, scope.doer, () => parts.of));
sentence.define(
  base,
  clause(
    '<first>. (if (you do|they do|that player does|he or she does|a player does)), <then>',
    { first: base, then: base },
    ({ first, then }) => {
      const does = first;
      return onSuccess(does, then);
    },
  ),
  clause('<first>. when you do, <then>', { first: base, then: base }, (parts, scope): Does => {
    const does = parts.first;
    const targets = scope.targets.splice(0);
    const then = parts.then;
    const own = scope.targets.splice(0, scope.targets.length, ...targets);
    return onSuccess(does, [{ do: 'later', when: { on: 'when you do' }, then, targets: own }]);
  }),
  clause(
    "<first>. (if (you don't|you can't|they don't|that player doesn't)|otherwise), <then>",
    { first: base, then: base },
    ({ first, then }) => {
      const does = first;
      return onFailure(does, then);
    },
  ),
  clause('<first>. if <only>, <then> instead', { first: base, only: condition, then: base }, ({ first, only, then }): Does => {
    const does = first;
    return [{ do: 'if', condition: only, then, otherwise: does }];
  }),
  clause('<first>. if <only>, it deals <many> damage instead', { first: base, only: condition, many: amount }, (parts, scope): Does => {
    const does = parts.first;
    const last = does.at(-1);
    if (last?.do !== 'damage') throw new Unclear(0);
    scope.it ??= last.source;
    return [{ do: 'if', condition: parts.only, then: [...does.slice(0, -1), { ...last, amount: parts.many }], otherwise: does }];
  }),
  clause(
    '<first>. the same is true for <others>',
    { first: base, others: list(keywordName, [', and ', ', ', ' and ']) },
    ({ first, others }): Does => {
      const does = first;
      return [...does, ...others.flatMap((keyword) => alike(does, keyword))];
    },
  ),
  clause(
    '<first>. if <only>, (create|put) <many> of those tokens( %onto|) instead',
    { first: base, only: condition, many: amount },
    ({ first, only, many }): Does => {
      const does = first;
      const last = does.at(-1);
      if (last?.do !== 'create copy' && last?.do !== 'create token') throw new Unclear(0);
      return [...does.slice(0, -1), { do: 'if', condition: only, then: [{ ...last, amount: many }], otherwise: [last] }];
    },
  ),
  clause('if <of> would die this turn, exile it instead', { of: what }, ({ of }): Does => [
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
  ]),
  clause('if damage from a <of> source is prevented this way, <then>', { of: color, then: base }, ({ of, then }): Does => [
    { do: 'if prevented', from: { kind: 'color', color: of }, then },
  ]),
);

/** What is said of a keyword, said of others: whoever is asked for having it gives the abilities themselves. */
function alike(does: Does, keyword: string): Does {
  const [first] = does;
  if (first?.do !== 'if' || first.condition.kind !== 'exists') throw new Unclear(0);
  const of = { kind: 'all', filter: withKeyword(first.condition.filter, keyword) } as const;
  return first.then.map((each) => (each.do === 'modify' ? { ...each, changes: [{ kind: 'add abilities of', of, only: keyword }] } : each));
}
function withKeyword(filter: Filter, keyword: string): Filter {
  if (filter.kind === 'keyword') return { ...filter, keyword };
  return filter.kind === 'and' ? { ...filter, filters: filter.filters.map((each) => withKeyword(each, keyword)) } : filter;
}

/** Sentences to the end of a paragraph. */
export const paragraph: Construct<Does> = clause('<of>[.]', { of: list(sentence, ['. ']) }, ({ of }) => tidy(of.flat()));

/** What speaks of prevented damage belongs to the prevention; a search shuffles by itself. */
function tidy(does: Does): Does {
  return does.reduce<Does>((done, next) => {
    const last = done.at(-1);
    if (last?.do === 'copy spell' && next.do === 'retarget') return [...done.slice(0, -1), { ...last, newTargets: false, target: next.to }];
    if (last && next.do === 'modify' && next.is) {
      const entering = whatEnters(last, next.changes);
      if (entering) return [...done.slice(0, -1), entering];
    }
    if (last?.do === 'search' && next.do === 'shuffle' && !last.library) return done;
    if (last?.do !== 'prevent damage' || !JSON.stringify(next).includes('{"kind":"memory","slot":"damage"}')) return [...done, next];
    return [...done.slice(0, -1), { ...last, then: [...(last.then ?? []), withPrevented(next)] }];
  }, []);
}
/** What a text says a permanent is that it has just put onto the battlefield, that is from its first moment on (611.2e). */
function whatEnters(last: Instruction, changes: Changes): Instruction | undefined {
  if (last.do === 'move') return last.to === 'battlefield' ? { ...last, changes } : undefined;
  if (last.do !== 'may' && last.do !== 'if') return undefined;
  const inner = last.then.at(-1);
  const entering = inner && whatEnters(inner, changes);
  return entering && { ...last, then: [...last.then.slice(0, -1), entering] };
}
function withPrevented<T>(value: T): T {
  if (Array.isArray(value)) return value.map((each: unknown) => withPrevented(each)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ('slot' in value && value.slot === 'damage') return { kind: 'event amount' } as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withPrevented(each as unknown)])) as T;
}
