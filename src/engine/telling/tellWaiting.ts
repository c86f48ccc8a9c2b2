/** Tells of what waits: delayed abilities (603.7), triggers that come to nothing (603.3d, 800.4d), and shields against damage (614.9, 615). */
import type { Concept } from '../concepts/concepts.ts';
import { ofSource } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import type { InstructionOf } from '../language/instruction.ts';
import { quoted } from '../state/sentences.ts';
import type { GameState, ObjectId, PlayerId } from '../state/state.ts';

export const tellDelayed = (state: GameState, source: ObjectId, text: string): readonly Telling[] => [
  {
    event: 'delayed',
    text: `A delayed triggered ability${ofSource(state, source)} waits${text === '' ? '.' : `: ${quoted(text)}`}`,
    cites: ['trigger.delayed', 'trigger.delayedCreated'],
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

export const tellPreventing = (
  state: GameState,
  source: ObjectId,
  { amount, from, to }: InstructionOf<'prevent damage'>,
): readonly Telling[] => [
  {
    event: 'effect',
    text: `An effect${ofSource(state, source)} begins, and will prevent damage.`,
    cites: [
      'prevention',
      // It changes no object, but the rules: it reaches what was not there when it began (611.2c).
      ...(from?.kind === 'all' || to?.kind === 'all' ? (['effects.fixedSet'] as const) : []),
      ...(amount === 'all' ? [] : (['prevention.shield'] as const)),
    ],
  },
];
