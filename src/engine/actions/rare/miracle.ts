/** Miracle: the first card that a player draws in a turn may be shown, and then cast for another cost (702.94). */
import type { Ability } from '../../language/ability.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Happened } from '../../events/apply.ts';
import { askWhether } from '../../events/choices.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Game, type Procedure, say } from '../../events/procedure.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;

/** Asks about each card with miracle that was just drawn; who shows it has an ability that triggers. */
export function* offerMiracles(game: Game, happened: readonly Happened[]): Procedure<void> {
  for (const { event, became } of happened) {
    if (event.kind !== 'draw' || became === undefined || game.state.turn.drawn?.[event.player] !== 1) continue;
    const found = lookAt(game.state)
      .characteristicsOf(became)
      .abilities.find((ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === 'miracle');
    if (!found || !(yield* askWhether(game, event.player, 'Is it revealed for its miracle?', became))) continue;
    const cast: Instruction = { do: 'cast', who: { kind: 'you' }, what: { kind: 'self' }, cost: found.cost ?? [] };
    const { text, keyword } = found;
    const instructions: readonly Instruction[] = [{ do: 'may', who: { kind: 'you' }, then: [cast] }];
    const ability = { kind: 'triggered', text, keyword, event: { on: 'when you do' }, effect: { targets: [], instructions } } as const;
    const trigger = { source: became, controller: event.player, ability, event: {}, memory: {} };
    say(game, 'miracle', event.player, became);
    game.state = { ...game.state, waiting: [...game.state.waiting, trigger] };
  }
}
