/** Preventing damage (615). */
import { citingAlso, type Game, type RareInstructions, tellAll } from '../../events/procedure.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { begins, spokenOf } from '../instructions/beginEffect.ts';
import { knownNow } from '../instructions/reachesLater.ts';

/** A shield that prevents so much damage, or all of it for a while (615.1a, 615.7). */
function beginPrevention(game: Game, instruction: InstructionOf<'prevent damage'>, context: Context): void {
  const { to: all } = instruction;
  // Each of several objects or players that are named together has a shield of its own, from now on (615.11).
  if (instruction.amount !== 'all' && !instruction.once && (all?.kind === 'all' || all?.kind === 'several' || all?.kind === 'players')) {
    const things = resolveRef(lookAt(game.state), all, context);
    const alike = [true, false].some((isObject) => things.every((id) => (game.state.objects[id] !== undefined) === isObject));
    if (alike && (things.length > 1 || all.kind === 'all')) {
      const telling = citingAlso(game, 'all', 'prevention.each');
      for (const id of things)
        beginPrevention(
          telling,
          { ...instruction, to: { kind: 'memory', slot: 'shielded' } },
          { ...context, memory: { ...context.memory, shielded: [id] } },
        );
      return;
    }
  }
  const { amount, to, from, combatOnly, duration, then, once } = instruction;
  const begun = begins(game, context, {
    changes: [],
    rules: [
      {
        rule: 'prevent',
        amount: 'all',
        ...(to ? { to: knownNow(lookAt(game.state), to, context) } : {}),
        ...(from ? { from } : {}),
        ...(combatOnly ? { combatOnly } : {}),
        ...(then ? { then } : {}),
      },
    ],
    shield: amount === 'all' ? 'all' : Math.max(0, amountOf(lookAt(game.state), amount, context)),
    duration,
    spoken: spokenOf(context),
    ...(once ? { times: 1 } : {}),
  });
  if (begun) tellAll(game, game.teller?.prevents(game.state, context.source, instruction));
}

export const preventDamage: RareInstructions['prevent damage'] = function* (game, instruction, context) {
  beginPrevention(game, instruction, context);
  // Nothing is asked on the way.
  yield* [];
  return undefined;
};
