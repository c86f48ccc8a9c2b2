/** The procedures of actions. */
import { blank } from '../events/apply.ts';
import { cite, type Game, type Procedure } from '../events/procedure.ts';
import { Refusal } from '../events/question.ts';
import { activateAbility, findActivated, playLand } from '../actions/activating.ts';
import { castSpell } from '../actions/casting/castSpell.ts';
import { followInstructions } from '../actions/instructions/follow.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { type Context, nothingAnnounced } from '../look/reading/context.ts';
import { namelessCard, namelessSource } from '../state/namelessSource.ts';
import type { GameState, PlayerId } from '../state/state.ts';
import type { Begun } from './action.ts';

/** Whether state-based actions and triggers are processed as soon as the action is through. */
export const settlesAfter = (action: Begun): boolean => action.do !== 'effect' && (action.do !== 'run' || action.settles !== false);

/** The procedure of an action. */
export function* begin(game: Game, action: Begun): Procedure<void> {
  // Who controls another player acts as that player, with what that player has (722.5).
  const { priority = '', active, decidedBy } = game.state.turn;
  const by = action.do !== 'check' && decidedBy === action.by && priority === active ? active : 'by' in action ? (action.by ?? '') : '';
  if (by !== '' && 'by' in action && by !== action.by) cite(game, 'player.controlled.choices');
  switch (action.do) {
    case 'cast':
      yield* castSpell(game, by, action.object, action);
      return;
    case 'activate': {
      const ability = findActivated(lookAt(game.state), action.object, action.ability);
      if (!ability) throw new Refusal('it has no such ability', 'activate');
      game.rare?.noteDeed(game, by, [action.object, ability.text]);
      return yield* activateAbility(game, by, action.object, ability, { pay: action.pay });
    }
    case 'play land':
      return yield* playLand(game, by, action.object, action.face);
    case 'effect':
      return yield* runEffect(game, action);
    case 'check':
      return;
    case 'run':
      return yield* action.procedure(game);
  }
}

function* runEffect(game: Game, { by, instructions, announced }: Extract<Begun, { do: 'effect' }>): Procedure<void> {
  game.state = withNamelessSource(game.state, by);
  const context: Context = { source: namelessSource, controller: by, announced: announced ?? nothingAnnounced, memory: {} };
  yield* followInstructions(game, instructions, context);
}

/** The source is gone already, as a resolved spell would be: what asks what it was like finds it among what is past. */
export function withNamelessSource(state: GameState, controller: PlayerId): GameState {
  const departed = {
    object: {
      ...blank,
      id: namelessSource,
      card: namelessCard,
      kind: 'card',
      owner: controller,
      controller,
      zone: 'stack',
      timestamp: 0,
      controlledSince: 0,
      commander: false,
    },
    copiable: { name: '', supertypes: [], types: [], subtypes: [], text: '', abilities: [] },
    characteristics: { name: '', colors: [], supertypes: [], types: [], subtypes: [], abilities: [], controller, barred: [] },
    bore: [],
  } as const;
  return { ...state, past: { ...state.past, [namelessSource]: departed } };
}
