/** Redirecting damage (614.9). */
import { type RareInstructions, tellAll } from '../../events/procedure.ts';
import type { Ref } from '../../language/ref.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf } from '../../look/reading/read.ts';
import { begins, spokenOf } from '../instructions/beginEffect.ts';

/** The next so much damage that would be dealt to one thing is dealt to another instead (614.9). */
export const redirectDamage: RareInstructions['redirect damage'] = function* (game, { amount, from, to, duration }, context) {
  const source: Ref = { kind: 'event', role: 'source' };
  const begun = begins(game, context, {
    changes: [],
    rules: [
      {
        rule: 'replace',
        event: { on: 'damage', to: from },
        by: [{ do: 'damage', source, to, amount: { kind: 'event amount' } }],
        instead: true,
      },
    ],
    shield: Math.max(0, amountOf(lookAt(game.state), amount, context)),
    duration,
    spoken: spokenOf(context),
  });
  if (begun) tellAll(game, game.teller?.redirects(game.state, context.source));
  return undefined;
};
