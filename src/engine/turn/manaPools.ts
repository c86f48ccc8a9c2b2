/** When mana pools empty, and what unspent mana does then (500.5, before July 2009 300.3). */
import { changePlayer, findPlayer, inTurnOrder } from '../state/changes.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import { perform } from '../events/perform.ts';
import { citingAlso, type Game, type Procedure, tellAll } from '../events/procedure.ts';
import type { Mana, PlayerId, Step } from '../state/state.ts';

type EndOfStep = (game: Game, step: Step) => Procedure<void>;

/** Empties the pools as a step ends, if the rules of the day say so. */
export const emptyPools: EndOfStep = (game, step) => variantOn(unspentMana, game.state.day)(game, step);

const lastOfPhase: ReadonlySet<Step> = new Set(['draw', 'precombat main', 'end of combat', 'postcombat main', 'cleanup']);

/** Gives what each player lost. */
function emptyNow(game: Game, step: Step): readonly { readonly player: PlayerId; readonly lost: number }[] {
  return inTurnOrder(game.state).flatMap((player) => {
    const { mana = [] } = findPlayer(game.state, player) ?? {};
    const lasts = ({ lasting }: Mana): unknown => lasting && step !== (lasting === 'end of turn' ? 'cleanup' : lasting);
    const kept = mana.flatMap((each) => (lasts(each) ? each : (game.rare?.keptMana(game, player, each) ?? [])));
    const lost = mana.length - kept.length;
    if (mana.length === 0) return [];
    game.state = changePlayer(game.state, player, { mana: kept });
    return lost === 0 ? [] : [{ player, lost }];
  });
}

function* isLost(game: Game, step: Step): Procedure<void> {
  for (const { player, lost } of emptyNow(game, step)) tellAll(game, game.teller?.unspent(player, lost));
}

function* burns(game: Game, step: Step): Procedure<void> {
  if (!lastOfPhase.has(step)) return;
  const { active, decidedBy = active } = game.state.turn;
  for (const { player, lost } of emptyNow(game, step)) {
    // It burns nobody whose turn another player controls (2003-10-01 507.4).
    if (player === active && decidedBy !== active) {
      tellAll(game, game.teller?.unspent(player, lost));
      continue;
    }
    tellAll(game, game.teller?.burns(player, lost));
    // What comes of it waits until a player would next receive priority (420.3, 2007-02-01).
    yield* perform(citingAlso(game, ['life'], 'mana.burn'), [{ kind: 'life', player, change: -lost, cause: 'loss' }]);
  }
}

export const unspentMana: readonly Variant<EndOfStep>[] = [
  { from: '2009-07-11', value: isLost },
  { from: '', value: burns },
];
