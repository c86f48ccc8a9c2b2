/** Continuous effects that an instruction begins, and what is said of them (611.2). */
import { addEffect, endConditional, noticeControl } from '../../events/continuousEffects.ts';
import type { Game } from '../../events/procedure.ts';
import { nameOf, ofSource } from '../../events/tell.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { Duration } from '../../language/condition.ts';
import { citesOfChanges } from '../../look/layers/cite.ts';
import type { Context } from '../../look/reading/context.ts';
import { listOf } from '../../state/sentences.ts';
import type { ContinuousEffect } from '../../state/state.ts';
import { inPlural, tellChange, tellDuration } from './tellChange.ts';

/** What an effect speaks of later on: targets, event and memory as they are now. */
export const spokenOf = ({ announced, event, memory, each }: Context): NonNullable<ContinuousEffect['spoken']> => ({
  announced,
  memory,
  ...(event === undefined ? {} : { event }),
  ...(each === undefined ? {} : { each }),
});

/** Begins to change characteristics, or who controls what. */
export function beginEffect(
  game: Game,
  context: Context,
  {
    copied,
    ...effect
  }: Pick<ContinuousEffect, 'changes' | 'affected' | 'duration'> & { readonly copied: ContinuousEffect['copied'] | undefined },
  ...cites: readonly Concept[]
): void {
  const before = game.state;
  const added = addEffect(before, context, { ...effect, spoken: spokenOf(context), ...(copied ? { copied } : {}) });
  if (added === before) {
    game.tell('effect', `An effect${ofSource(before, context.source)} does not begin: what it would last for is over.`, 'effects.while');
    return;
  }
  game.state = endConditional(noticeControl(before, added));
  tellEffect(
    game,
    context,
    effect.duration,
    effect.affected ?? [],
    effect.changes.map(tellChange),
    ...citesOfChanges(effect.changes, before.day),
    ...cites,
  );
}

/** Says of what an effect is, on what, what it does and how long. */
export function tellEffect(
  { state, tell }: Game,
  { source }: Context,
  duration: Duration,
  affected: readonly string[],
  what: readonly string[],
  ...cites: readonly Concept[]
): void {
  const on = listOf(affected.map((id) => nameOf(state, id)));
  const whole = (text: string): string => (affected.length > 1 ? inPlural(text) : text);
  const said = listOf(what.map(whole));
  const until = tellDuration(duration);
  const because = said === '' && on === '' ? '' : ofSource(state, source);
  tell(
    'effect',
    on === '' || said === ''
      ? `An effect${ofSource(state, source)} begins${on && ` on ${on}`}${until && `, and lasts ${until}`}.`
      : `${because && `By an effect${because}, `}${on} ${said}${until && ` ${until}`}.`,
    'effects.resolved',
    ...(typeof duration === 'object' || duration.startsWith('while') ? (['effects.while'] as const) : []),
    ...cites,
  );
}
