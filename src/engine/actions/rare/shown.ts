/** What cards say of being drawn or turned face up, done as soon as they are: miracles (702.94), and what is done "as" (614.1e). */
import type { Happened } from '../../events/apply.ts';
import { cite, type Game, type Procedure } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ownRules } from '../../look/rulesInForce.ts';
import { offerMiracles } from './miracle.ts';

export function* shown(game: Game, happened: readonly Happened[]): Procedure<void> {
  yield* offerMiracles(game, happened);
  for (const { event } of happened) {
    if (event.kind !== 'change' || event.name !== 'turned face up') continue;
    for (const { rule, context } of ownRules(lookAt(game.state), event.object)) {
      if (rule.rule !== 'turned face up') continue;
      cite(game, 'faceDown.turning');
      yield* game.follow(game, rule.by, context);
    }
  }
}
