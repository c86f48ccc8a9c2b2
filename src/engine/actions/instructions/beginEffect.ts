/** Continuous effects that an instruction begins, and what is said of them (611.2). */
import { addEffect, endConditional, noticeChanges } from '../../events/continuousEffects.ts';
import { type Game, tellAll, say } from '../../events/procedure.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import type { BegunEffect } from '../../events/teller.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Context } from '../../look/reading/context.ts';
import type { ContinuousEffect } from '../../state/state.ts';

/** What an effect speaks of later on: targets, event and memory as they are now. */
export const spokenOf = ({ announced, event, memory, each }: Context): NonNullable<ContinuousEffect['spoken']> => ({
  announced,
  memory,
  ...(event === undefined ? {} : { event }),
  ...(each === undefined ? {} : { each }),
});

/** Begins what is not told by what it changes. What it would last for may be over: then it does nothing (611.2b), and that is said. */
export function begins(game: Game, context: Context, effect: Parameters<typeof addEffect>[2]): boolean {
  const before = game.state;
  game.state = addEffect(before, context, effect);
  if (game.state !== before) return true;
  say(game, 'no effect', context.source, false);
  return false;
}

/** Begins to change characteristics, or who controls what. */
export function beginEffect(
  game: Game,
  context: Context,
  {
    copied,
    ...effect
  }: Pick<ContinuousEffect, 'changes' | 'affected' | 'duration'> & { readonly copied: ContinuousEffect['copied'] | undefined },
  cites: readonly Concept[] = [],
): void {
  const before = game.state;
  // Who gains control is known now, whatever becomes of how they were spoken of (608.2h).
  const changes = effect.changes.flatMap((change) => {
    if (change.kind !== 'control' || kindsIn(change.by).has('each')) return [change];
    const things = presentPlayers(lookAt(before), change.by, context);
    // Nobody gains it who has left (800.4b).
    return things.length === 0 ? [] : [{ ...change, by: { kind: 'these' as const, things } }];
  });
  const added = addEffect(before, context, { ...effect, changes, spoken: spokenOf(context), ...(copied ? { copied } : {}) });
  if (added === before || (changes.length === 0 && effect.changes.length > 0)) {
    say(game, 'no effect', context.source, added !== before);
    return;
  }
  game.state = endConditional(noticeChanges(before, added));
  tellBegun(
    game,
    {
      ...effect,
      changes,
      copied,
      source: context.source,
      controller: context.controller,
      affected: effect.affected ?? [],
      memory: context.memory,
    },
    cites,
    before,
  );
}

/** Says of what an effect is, on what, what it does and how long. `before`: things are called what they were, though they are copies now. */
export function tellBegun(game: Game, effect: BegunEffect, cites: readonly Concept[] = [], before = game.state): void {
  tellAll(game, game.teller?.begins(before, effect, cites));
}
