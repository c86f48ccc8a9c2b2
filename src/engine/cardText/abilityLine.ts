/** A line of rules text: keywords, an activated or triggered ability, a static one, or what a spell does. */
import { isSame } from '../language/parts.ts';
import type { Ability, Effect } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import type { Cost } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { abilityWord, flavorWord } from './abilityWords.ts';
import { anchorWords } from './anchorWords.ts';
import './conditions.ts';
import './conditionsOfThings.ts';
import './conditionsOfCasting.ts';
import './conditionsOfCombat.ts';
import './conditionsOfTurn.ts';
import './ofChoice.ts';
import './withItsLike.ts';
import './sharedGraveyard.ts';
import './totalOfTargets.ts';
import './conditionsOfSupertypes.ts';
import './conditionsOfWas.ts';
import './whatItAttacks.ts';
import './manaSpent.ts';
import './moreAmounts.ts';
import './copyExceptions.ts';
import { cipher } from './cipher.ts';
import { craft } from './craft.ts';
import { demonstrate } from './demonstrate.ts';
import { expandedKeywords } from './expandedKeywords.ts';
import { kindsIn } from '../language/parts.ts';
import { onlyOnce } from './doneOnce.ts';
import { capitalise } from './asides.ts';
import { condition, quoted } from './phrases.ts';
import { cheaper, type Cheaper, checkDefined } from './cheaperAbility.ts';
import { loyaltyCost, paidCosts } from './costs.ts';
import './effects/anyPlayerMay.ts';
import './effects/countering.ts';
import './effects/doesTheSame.ts';
import './effects/flow.ts';
import './effects/ifPaid.ts';
import './effects/nextDraw.ts';
import './effects/orLoses.ts';
import './effects/notRegenerated.ts';
import './effects/replacedThisTurn.ts';
import './effects/roundedEachTime.ts';
import './effects/keptMana.ts';
import './effects/spendOnly.ts';
import './excessDamage.ts';
import './effects/unless.ts';
import './effects/unlessAnyPays.ts';
import './effects/whoCannot.ts';
import './effects/whoDid.ts';
import { inCommandToo, inEitherZone } from './inCommandToo.ts';
import './effects/eachVote.ts';
import './effects/unlessTotal.ts';
import { keywordLine } from './keywords.ts';
import { otherwise } from './otherwise.ts';
import { withOwnFlash } from './ownFlash.ts';
import { handOn, holds, makeScope, number, type Scope, self, Unclear, withX, you } from './scope.ts';
import { castModes, type Modes, modesAnew, spellEffect } from './modes.ts';
import { reconfigure } from './reconfigure.ts';
import { itself } from './references.ts';
import { ripple } from './ripple.ts';
import { additionalCost, staticAbility } from './staticAbility.ts';
import { choice, clause, type Construct, list, maybe, word, words } from './syntax.ts';
import { addsMana, checkCounting, counting } from './timesResolved.ts';
import { optionalCost } from './optionalCost.ts';
import { inOneParagraph } from './inOneParagraph.ts';
import { trigger } from './triggers.ts';
import { time } from './when.ts';

type Line = (text: string) => readonly Ability[];
const one =
  (make: (text: string) => Ability): Line =>
  (text) => [make(text)];

type Limits = Partial<
  Pick<Extract<Ability, { kind: 'activated' }>, 'timing' | 'perTurn' | 'once' | 'anyPlayer' | 'onlyIf' | keyof Cheaper>
>;
const limited: Construct<Limits> = choice<Limits>(
  clause('(as a sorcery|any time you could (cast|play) a sorcery)', {}, (): Limits => ({ timing: 'sorcery' })),
  clause('(as an instant|%instantTime)', {}, (): Limits => ({ timing: 'instant' })),
  clause('during your upkeep', {}, (): Limits => ({ timing: 'upkeep' })),
  clause('during your turn', {}, (): Limits => ({ timing: 'your turn' })),
  clause('during combat', {}, (): Limits => ({ timing: 'combat' })),
  clause('<onlyIf>', { onlyIf: time }, ({ onlyIf }): Limits => ({ onlyIf })),
  clause('if <onlyIf>', { onlyIf: condition }, ({ onlyIf }, { scope, tree: { start } }): Limits => {
    // What is chosen first, or what the effect speaks of, is not there yet as it is activated.
    if (scope.before.length > 0 || kindsIn(onlyIf).has('memory') || kindsIn(onlyIf).has('target')) throw new Unclear(start);
    return { onlyIf };
  }),
  clause('once each turn', {}, (): Limits => ({ perTurn: 1 })),
);
/** When any player may: their own turn, and a time when they could cast a sorcery. */
const byAnyPlayer = words<Limits>({
  'as a sorcery': { timing: 'sorcery' },
  'any time they could cast a sorcery': { timing: 'sorcery' },
  'during their turn': { timing: 'your turn' },
  'during their own turn': { timing: 'your turn' },
});
const timesInWords = words({ twice: 2, 'three times': 3, 'four times': 4, 'five times': 5 });
const activate = '(activate|activate this ability|play this ability)';
const limit: Construct<Limits> = choice<Limits>(
  clause(`${activate} only <of>`, { of: list(limited, [' and only ']) }, ({ of }) => allOf(of)),
  clause(`${activate} no more than <of> each turn`, { of: timesInWords }, ({ of }): Limits => ({ perTurn: of })),
  clause('any player may (activate|play) this ability[ but only <of>]', { of: maybe(byAnyPlayer) }, ({ of }): Limits => ({
    ...of,
    anyPlayer: true,
  })),
  clause("you can't (activate|play) this ability <never>", { never: time }, ({ never }): Limits => ({
    onlyIf: { kind: 'not', condition: never },
  })),
  cheaper,
);
/** Of several conditions each must hold. */
function allOf(limits: readonly Limits[]): Limits {
  const conditions = limits.flatMap(({ onlyIf }) => onlyIf ?? []);
  if (limits.filter(({ timing }) => timing).length > 1) throw new Unclear(0, 'one time is not another');
  return {
    ...limits.reduce<Limits>((all, each) => ({ ...all, ...each }), {}),
    ...(conditions.length > 1 ? { onlyIf: { kind: 'and', conditions } } : {}),
  };
}

/** One mode of an activated ability is chosen, by who activates it (602.2b): nothing plays another way. @throws Unclear where the text has one */
function ofOneMode(does: Modes): Modes {
  checkCounting(does.modes, 0, true);
  const { choose } = does;
  if (choose && (choose.most !== 1 || choose.by || choose.kicked || choose.costs))
    throw new Unclear(0, 'of the modes of an activated ability one is chosen');
  return does;
}
function activatedOf(paid: readonly Cost[], does: Modes, limits: readonly Limits[], from: Scope['from'], text: string): Ability {
  const [first] = does.modes;
  const loyalty = paid.some((cost) => cost.pay === 'loyalty');
  return {
    kind: 'activated',
    text,
    costs: paid,
    effect: first ? counting(first) : { targets: [], instructions: [] },
    ...(does.choose ? { modes: does.modes } : {}),
    ...(from ? { from } : {}),
    ...(loyalty ? { loyalty, timing: 'sorcery' as const } : {}),
    ...allOf(limits),
  };
}
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const romans = word<readonly number[]>(
  /[IVX]+(?:, [IVX]+)*(?= ?—)/,
  (text) => {
    const numbers = text.split(', ').map((each) => numerals.indexOf(each) + 1);
    return numbers.includes(0) ? undefined : numbers;
  },
  ['I', 'I, II'],
);
/** A chapter of a Saga (714.2). */
const chapter: Construct<Line> = clause(
  '<numbers>( — |—)[<word> — ]<does>',
  { numbers: romans, word: maybe(flavorWord), does: spellEffect },
  ({ numbers, does }): Line => {
    const on = numbers;
    const { modes: each, choose } = does;
    const [effect] = each;
    return (text) =>
      effect
        ? [{ kind: 'triggered', text, event: { on: 'chapter', numbers: on }, effect, ...(choose ? { modes: each, choose } : {}) }]
        : [];
  },
);
/** What a keyword before the cost says of when it may be activated (702.57b, 702.142a, 702.177a). */
const limitsOf: Readonly<Record<string, Limits>> = {
  boast: { perTurn: 1, onlyIf: { kind: 'matches', subject: self, filter: { kind: 'attacked this turn' } } },
  exhaust: { once: true },
  forecast: { timing: 'upkeep', perTurn: 1 },
};
const activated: Construct<Line> = choice<Line>(
  clause(
    '<paid>: <does>[ <limits>[.]]',
    { paid: paidCosts, does: spellEffect, limits: maybe(list(limit, ['. ', ' and '])) },
    ({ paid, does, limits = [] }, { scope: { from } }): Line => {
      const way = ofOneMode(does);
      checkDefined(limits, paid, way.modes);
      // What a mana ability costs is known as printed.
      if (limits.some(({ less }) => less) && holds(way.modes, addsMana)) throw new Unclear(0);
      return one((text) => activatedOf(paid, way, limits, from, text));
    },
  ),
  clause(
    '(how:boast|exhaust|forecast)( — |—| - )<paid>: <does>',
    { paid: paidCosts, does: spellEffect },
    ({ paid, does }, { scope, forms }): Line => {
      const { how = '' } = forms;
      // An ability is boasted of or exhausted on the battlefield; a forecast is made from the hand.
      if (scope.from !== (how === 'forecast' ? 'hand' : undefined)) throw new Unclear(0);
      const way = ofOneMode(does);
      return one((text) => ({ ...activatedOf(paid, way, [], scope.from, text), keyword: how, ...limitsOf[how] }));
    },
  ),
  clause('<paid>: <does>', { paid: loyaltyCost, does: spellEffect }, ({ paid, does }, { scope: { from } }): Line => {
    const way = ofOneMode(does);
    return one((text) => activatedOf([paid], way, [], from, text));
  }),
);

/** What can only happen while the source is on the battlefield: to it, or to what it is attached to. */
const onBattlefield = (event: TriggerEvent): boolean =>
  'what' in event &&
  (event.what === 'self'
    ? ['dies', 'leaves', 'attacks', 'blocks', 'deals damage'].includes(event.on)
    : holds(event.what, (each) => 'kind' in each && each.kind === 'attached'));
const isX = (part: object): boolean => 'kind' in part && part.kind === 'x';
const isOfX = (filter: Filter | 'self'): boolean =>
  filter !== 'self' && (filter.kind === 'has x' || (filter.kind === 'and' && filter.filters.some(isOfX)));
const notingX = (effect: Effect): Effect => ({
  ...effect,
  instructions: [{ do: 'find out', x: { kind: 'event', role: 'object' }, remember: 'x' }, ...effect.instructions],
});
const asksForX = (part: object): boolean => 'symbols' in part && holds(part.symbols, isX);
const often = words({ once: 1, twice: 2 });
const triggered: Construct<Line> = clause(
  '<when>, <does>[ this ability triggers only <often> each turn[.]][ (once:do this only once each turn)[.]]',
  { when: trigger, does: choice<Modes & { readonly anew?: 'ever' | 'turn' }>(spellEffect, modesAnew), often: maybe(often) },
  ({ when, does, often: perTurn }, { scope, forms: { once }, tree: { start } }): Line => {
    if (once !== undefined && (does.modes.length > 1 || scope.before.length > 0))
      throw new Unclear(start, 'what is done only once is not said');
    checkCounting(does.modes, start);
    const [event] = when.events;
    if (!event) return () => [];
    // X is that of the monstrosity (701.37c).
    const becomes = when.events.filter(({ on }) => on === 'becomes').length;
    // X is that of the spell that was cast.
    const isCast = when.events.length === 1 && event.on === 'cast' && isOfX(event.what);
    const castX = isCast && holds(does.modes, isX);
    // Whether it triggers is asked of the spell (603.4), where that X is not known.
    const asked = when.condition ?? does.modes.map(({ instructions: [first] }) => (first?.do === 'if' ? first.condition : []));
    if (isCast && (holds(does.modes, asksForX) || holds(asked, isX))) throw new Unclear(start, 'which X it is is not known');
    const hasX = becomes > 0 && holds(does.modes, isX);
    if (hasX && becomes < when.events.length) throw new Unclear(start, 'which X it is is not known');
    // {X} is paid as it resolves: a target is chosen before (603.3d).
    if (does.modes.some(({ targets, instructions }) => holds(targets, isX) && holds(instructions, asksForX)))
      throw new Unclear(start, 'what X is, is not known yet as the target is chosen');
    const [first, ...more] = castX
      ? withX(does.modes, { kind: 'memory', slot: 'x' }).map(notingX)
      : hasX
        ? withX(does.modes, { kind: 'event amount' })
        : does.modes;
    const way: Effect | undefined =
      first && (once === undefined ? { ...first, instructions: [...scope.before, ...first.instructions] } : onlyOnce(first, start));
    const made = (text: string): Extract<Ability, { kind: 'triggered' }> => ({
      kind: 'triggered',
      text,
      event: when.events.length === 1 ? event : when.events,
      ...(when.condition ? { condition: when.condition } : {}),
      ...(when.meanwhile ? { meanwhile: when.meanwhile } : {}),
      ...(perTurn === undefined ? {} : { perTurn }),
      ...(once === undefined ? {} : { doneOnce: true }),
      effect: way ? counting(way) : { targets: [], instructions: [] },
      ...(does.choose && first ? { modes: [first, ...more], choose: does.anew ? { ...does.choose, anew: does.anew } : does.choose } : {}),
      // Where the source is when it happens: not where it is put by it (113.6k).
      ...(scope.from && !when.events.some(onBattlefield) ? { from: scope.from } : {}),
    });
    // Where it works besides is said already, or it would be looked for there.
    if (when.inCommandToo && (scope.from ?? when.events.find(onBattlefield))) throw new Unclear(start);
    return (text) => (when.inCommandToo ? inEitherZone(made(text)) : [made(text)]);
  },
);

const seven: Condition = {
  kind: 'compare',
  left: { kind: 'count', of: { kind: 'all', filter: { kind: 'zone', zone: 'graveyard', of: you } } },
  comparison: 'at least',
  right: number(7),
};

const permanentLine: Construct<Line> = choice<Line>(
  clause('<of>[.]', { of: keywordLine }, ({ of }): Line => {
    const abilities = of;
    return (text) =>
      abilities.map((ability) =>
        ability.kind === 'keyword' ? { ...ability, text: abilities.length === 1 ? text : ability.text } : ability,
      );
  }),
  activated,
  chapter,
  triggered,
  clause('<of>', { of: staticAbility }, ({ of }): Line => {
    const ability = of;
    return (text) => withOwnFlash({ kind: 'static', text, ...ability });
  }),
  clause(`as long as <it> ${inCommandToo}, <of>`, { it: itself, of: staticAbility }, ({ it, of }, { tree: { start } }): Line => {
    if (it.kind !== 'self' || of.condition || of.from || of.defining) throw new Unclear(start);
    return (text) => inEitherZone({ kind: 'static', text, ...of });
  }),
  otherwise,
  // 603.11: a static ability and the one that is linked to it.
  clause('reveal the first card you draw each turn. <then>', { then: triggered }, ({ then }): Line => {
    const linked = then;
    return (text) => [{ kind: 'static', text, rules: [{ rule: 'reveal first draw', who: { kind: 'you' } }] }, ...linked(text)];
  }),
  optionalCost,
  clause('<of>', { of: additionalCost }, ({ of }): Line => {
    const { additional } = of;
    return one((text) => ({
      kind: 'spell',
      text,
      modes: [],
      additionalCosts: additional.length === 1 ? (additional[0] ?? []) : [{ pay: 'one of', costs: additional }],
    }));
  }),
);
/** A line of a permanent's text. */
export const abilityLine: Construct<Line> = choice<Line>(
  permanentLine,
  clause('<word> — <of>', { word: choice(abilityWord, flavorWord), of: permanentLine }, ({ of }) => of),
  ...expandedKeywords(permanentLine, spellEffect),
  cipher,
  craft,
  demonstrate,
  anchorWords(permanentLine),
  reconfigure,
  ripple,
  // Until 2005 threshold was a keyword: the object has what follows (502.23a, 2005-10-01).
  clause(
    'Threshold( — | - |—)<of>',
    { of: permanentLine },
    ({ of }, { tree }): Line => {
      const part = tree.parts['of'];
      const given = of(part?.of.print(part) ?? '');
      return one((text) => ({
        kind: 'static',
        text,
        what: self,
        changes: given.map((ability) => ({ kind: 'add ability', ability })),
        condition: seven,
      }));
    },
    { accept: ({ parts }) => !parts['of']?.of.print(parts['of']).includes('seven or more') },
  ),
);

const spellOf = ({ modes: each, choose }: Modes): Line =>
  one((text) => ({ kind: 'spell', text, modes: each, ...(choose ? { choose } : {}) }));
/** What an instant or sorcery does. */
export const spellLine: Construct<Line> = choice<Line>(
  clause('[<word> — ]<of>', { word: maybe(abilityWord), of: choice(castModes, spellEffect) }, ({ of }) => spellOf(of)),
  inOneParagraph(spellEffect, spellOf),
  // "If this would happen this turn, that happens instead": what else is static holds for the turn.
  clause('<of>', { of: staticAbility }, ({ of }, { scope, tree }): Line => {
    const { rules = [], ...more } = of;
    const { targets } = scope;
    // A condition, or where else it holds, makes it an ability of the spell; so does what the spell itself may cost.
    if (Object.keys(more).length > 0 || rules.some(({ rule }) => rule === 'alternative cost')) throw new Unclear(tree.start);
    if (rules.length === 0 || !/ this turn\b/.test(tree.parts['of']?.of.print(tree.parts['of']) ?? '')) throw new Unclear(tree.start);
    return one((text) => ({
      kind: 'spell',
      text,
      modes: [{ targets, instructions: [{ do: 'rules', rules, duration: 'end of turn' }] }],
    }));
  }),
);

function inQuotes(mark: string): Construct<Ability> {
  return clause(
    `${mark}<of>${mark}`,
    { of: abilityLine },
    ({ of }, { tree, outer }) => {
      const part = tree.parts['of'];
      const [ability] = of(part ? capitalise(part.of.print(part)) : '');
      if (!ability) throw new Error('a quoted text holds no ability');
      return handOn(ability, { ...outer, bearer: undefined });
    },
    {
      before: {
        of: ({ card, bearer, about, said }) => ({
          ...makeScope(card),
          quoted: true,
          bearer: bearer ?? said.find(({ ref }) => isSame(ref, about))?.like,
        }),
      },
    },
  );
}
quoted.define(inQuotes('"'), inQuotes("'"));
