/** What nobody is asked since it cannot be done (608.2d): with what is missing for it. */
import type { Impossible } from '../events/sayings.ts';
import type { Telling } from '../events/telling.ts';
import type { Instruction } from '../language/instruction.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Context } from '../look/reading/context.ts';
import type { GameState, PlayerId } from '../state/state.ts';
import { tellMissing } from './tellMissing.ts';

export function tellImpossible(state: GameState, player: PlayerId, { first, context }: Impossible): Telling {
  const [why] = first ? whyNot(state, first, context) : [];
  return {
    event: 'declined',
    player,
    text: `${player} cannot do it and is not asked${why ? `: ${why.text}` : '.'}`,
    cites: ['resolve.choice', ...(why?.cites ?? []).filter((concept) => concept !== 'effects.possible')],
  };
}

function whyNot(state: GameState, first: Instruction, context: Context): readonly Pick<Telling, 'text' | 'cites'>[] {
  if (first.do === 'if') return first.then[0] ? whyNot(state, first.then[0], context) : [];
  return tellMissing({ look: lookAt(state), instruction: first, context, described: {} });
}
