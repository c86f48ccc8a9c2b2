/** Tells of what waits: delayed abilities (603.7), triggers that come to nothing (603.3d, 800.4d), and shields against damage (614.9, 615). */
import { citeNamed } from '../concepts/citeKeyword.ts';
import type { Concept } from '../concepts/concepts.ts';
import { nameOf, ofSource } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import type { InstructionOf } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { resolveRef } from '../look/reading/read.ts';
import { contextOfEffect } from '../look/rulesInForce.ts';
import { listOf, quoted } from '../state/sentences.ts';
import type { ContinuousEffect, GameState, ObjectId, PlayerId } from '../state/state.ts';

export const tellDelayed = (state: GameState, source: ObjectId, text: string): readonly Telling[] => [
  {
    event: 'delayed',
    text: `A delayed triggered ability${ofSource(state, source)} waits${text === '' ? '.' : `: ${quoted(text)}`}`,
    // What a keyword has wait is called by its name alone.
    cites: ['trigger.delayed', 'trigger.delayedCreated', ...(/^[a-z ]+$/.test(text) ? citeNamed(text) : [])],
  },
];

/** `cites`: why nothing legal could be chosen. */
export const tellRemovedTrigger = (state: GameState, source: ObjectId, cites: readonly Concept[]): readonly Telling[] => [
  {
    event: 'trigger removed',
    text: `The ability${ofSource(state, source)} has no legal choices and is removed from the stack.`,
    cites: ['trigger.onStack', 'trigger.removed', ...cites.filter((concept) => concept === 'trigger.modes')],
  },
];

/** A trigger of a player who has left; its source may be gone with them. */
export function tellTriggerOfNobody(state: GameState, source: ObjectId, controller: PlayerId): readonly Telling[] {
  const isKnown = state.objects[source] !== undefined || state.past[source] !== undefined;
  return [
    {
      event: 'no trigger',
      text: `The ability${isKnown ? ofSource(state, source) : ''} is not put onto the stack: ${controller} has left the game.`,
      cites: ['leave.nothingMade'],
    },
  ];
}

export const tellRedirecting = (state: GameState, source: ObjectId): readonly Telling[] => [
  { event: 'effect', text: `An effect${ofSource(state, source)} begins, and will have damage dealt elsewhere.`, cites: ['replacement'] },
];

/** `state`: the effect is the last that has begun. */
export const tellPreventing = (
  state: GameState,
  source: ObjectId,
  { amount, from, to, combatOnly, once }: InstructionOf<'prevent damage'>,
): readonly Telling[] => {
  const effect = state.effects.at(-1);
  const kind = combatOnly ? 'combat damage' : 'damage';
  const much =
    once === true
      ? `the next ${kind} of one source that would be dealt`
      : typeof effect?.shield === 'number'
        ? `the next ${effect.shield} ${kind} that would be dealt`
        : `all ${kind} that would be dealt`;
  return [
    {
      event: 'effect',
      text: `An effect${ofSource(state, source)} begins, and will prevent ${much}${sayShielded(state, effect)}${effect?.duration === 'end of turn' ? ' this turn' : ''}.`,
      cites: [
        'prevention',
        // It changes no object, but the rules: it reaches what was not there when it began (611.2c).
        ...(from?.kind === 'all' || to?.kind === 'all' ? (['effects.fixedSet'] as const) : []),
        ...(amount === 'all' ? [] : (['prevention.shield'] as const)),
      ],
    },
  ];
};

/** To whom or what, and by whom, where that is fixed. */
function sayShielded(state: GameState, effect: ContinuousEffect | undefined): string {
  const rule = effect?.rules?.[0];
  if (!effect || rule?.rule !== 'prevent') return '';
  const context = contextOfEffect(effect);
  const said = (word: string, of: Ref | undefined): string => {
    const names =
      !of || of.kind === 'all' || of.kind === 'last' ? [] : resolveRef(lookAt(state), of, context).map((thing) => nameOf(state, thing));
    return names.length === 0 ? '' : ` ${word} ${listOf(names)}`;
  };
  return `${said('by', rule.from)}${said('to', rule.to)}`;
}
