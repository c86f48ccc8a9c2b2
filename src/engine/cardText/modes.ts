/** Modes: which an effect has, and how many of them are chosen (700.2). */
import type { Ability, Effect, ModeCount } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import { kindsIn } from '../language/parts.ts';
import { flavorWord } from './abilityWords.ts';
import { costs } from './costs.ts';
import { withTable } from './effects/chance.ts';
import { condition, paragraph } from './phrases.ts';
import { handOn, nextSentence, Unclear } from './scope.ts';
import { choice, clause, type Construct, list, maybe, word } from './syntax.ts';

/** Modes of an effect; one mode when nothing is chosen. */
export interface Modes {
  readonly modes: readonly Effect[];
  readonly choose?: NonNullable<Extract<Ability, { kind: 'spell' }>['choose']>;
}

/** An effect with targets of its own, counted from 0: it knows what stood before it, and nothing behind knows what it spoke of. */
const mode: Construct<Effect> = clause(
  '[<word> — ]<of>',
  { word: maybe(flavorWord), of: choice(paragraph, withTable) },
  ({ of }, { scope: inner, outer }) =>
    handOn<Effect>({ targets: inner.targets, instructions: [...inner.before, ...of] }, { ...outer, from: inner.from ?? outer.from }),
  { before: { of: (scope) => ({ ...nextSentence(scope), targets: [], before: [] }) } },
);
const counts: Readonly<Record<string, readonly [number, number]>> = {
  one: [1, 1],
  two: [2, 2],
  three: [3, 3],
  'one or both': [1, 2],
  'one or more': [1, 9],
  'any number': [0, 9],
  'up to one': [0, 1],
  'up to two': [0, 2],
  'up to three': [0, 3],
  both: [2, 2],
  four: [4, 4],
  'up to four': [0, 4],
};
const countOf = (of: readonly Effect[], how: string): ModeCount => {
  const [least, most] = counts[how] ?? [1, 1];
  return { least, most: Math.min(most, of.length) };
};
const chosen = (of: readonly Effect[], how: string): Modes => ({ modes: of, choose: countOf(of, how) });
const manners = 'one or both|one or more|one|two|three|any number|up to one|up to two|up to three|both';
const how = `(how:${manners})`;
/** Modes with what each costs besides (702.172a, 702.183a). */
const atCosts = (of: readonly { readonly cost: readonly Cost[]; readonly does: Effect }[], keyword: 'spree' | 'tiered'): Modes => ({
  modes: of.map(({ does }) => does),
  choose: { least: 1, most: keyword === 'spree' ? of.length : 1, costs: of.map(({ cost }) => cost), keyword },
});
const atCost = clause('<cost>( — |—)<does>', { cost: costs, does: mode }, ({ cost, does }) => ({ cost, does }));
const tier = clause('<name> — <of>', { name: word(/[A-Z][\w' ]*(?= — )/, (text) => text, ['Fire']), of: atCost }, ({ of }) => of);
const modes: Construct<Modes> = choice<Modes>(
  clause('spree\n+ <of>', { of: list(atCost, ['\n+ ']) }, ({ of }) => atCosts(of, 'spree')),
  clause('tiered\n• <of>', { of: list(tier, ['\n• ']) }, ({ of }) => atCosts(of, 'tiered')),
  clause(`choose ${how}( —|—| -|:)\n•( |)<of>`, { of: list(mode, ['\n• ', '\n•']) }, ({ of }, { forms: { how: count = '' } }) =>
    chosen(of, count),
  ),
  // 700.2d
  clause(
    'choose (how:two|three|four|up to four). you may choose the same mode more than once.\n• <of>',
    { of: list(mode, ['\n• ']) },
    ({ of }, { forms: { how: count = '' } }): Modes => {
      const [least, most] = counts[count] ?? [1, 1];
      return { modes: of, choose: { least, most, again: true } };
    },
  ),
  clause(`choose ${how}( — |—| - )<of>`, { of: list(mode, ['; or ', '; ']) }, ({ of }, { forms: { how: count = '' } }) =>
    chosen(of, count),
  ),
  clause('an opponent chooses one( — |—| - )<of>', { of: list(mode, ['; or ', '; ']) }, ({ of }): Modes => ({
    modes: of,
    choose: { least: 1, most: 1, by: { kind: 'players', which: 'opponents' } },
  })),
);
/** How many are chosen depends on how a spell is cast, or on what is so then (601.2b, 601.4): of other abilities that is not said. */
export const castModes: Construct<Modes> = choice<Modes>(
  clause(
    `choose ${how}. if ((this spell|~) was kicked|%kicked), choose (instead:${manners}) instead.\n• <of>`,
    { of: list(mode, ['\n• ']) },
    ({ of }, { forms: { how: count = '', instead = '' } }): Modes => ({
      modes: of,
      choose: { ...countOf(of, count), kicked: countOf(of, instead) },
    }),
  ),
  clause(
    `choose ${how}. if <when>[ as you cast this spell], (you may choose (may:both)[ instead]|choose (instead:${manners}) instead).\n• <of>`,
    { when: condition, of: list(mode, ['\n• ']) },
    ({ when, of }, { forms: { how: count = '', may, instead = may }, tree: { start } }): Modes => {
      const kinds = kindsIn(when);
      // What is paid is told by the names of costs; targets and what is remembered are not there yet.
      if (kinds.has('paid') || kinds.has('memory') || kinds.has('target')) throw new Unclear(start);
      const [least = 1] = counts[may ? count : (instead ?? '')] ?? [];
      return { modes: of, choose: { ...countOf(of, count), kicked: { ...countOf(of, instead ?? ''), least }, when } };
    },
    { before: { of: (scope, _, outer) => ({ ...scope, said: outer.said }) } },
  ),
);
/** What is remembered of it is that of one object: a triggered ability's alone. */
export const modesAnew: Construct<Modes & { readonly anew?: 'ever' | 'turn' }> = clause(
  "choose one that hasn't been chosen(turn:| this turn)( —|—| -|--)\n• <of>",
  { of: list(mode, ['\n• ']) },
  ({ of }, { forms: { turn } }) => ({ ...chosen(of, 'one'), anew: turn ? 'turn' : 'ever' }),
);
const plain: Construct<Modes> = clause('<of>', { of: mode }, ({ of }): Modes => ({ modes: [of] }));
export const spellEffect: Construct<Modes> = choice(modes, plain);
