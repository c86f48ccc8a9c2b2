/** Declaring attackers (508.1) and blockers (509.1): turn-based actions that are legal or not as a whole. */
import { opponentsOf } from '../changes.ts';
import type { GameEvent } from '../events.ts';
import { lookAt } from '../layers/characteristics.ts';
import { hasKeyword, type Look } from '../look.ts';
import { perform } from '../perform.ts';
import { type Answer, ask, type Game, type Judgement, legal, type Procedure } from '../procedure.ts';
import type { ObjectId, PlayerId, Thing } from '../state.ts';
import { toText } from '../targets.ts';
import { barsAttack, barsBlock } from './keywords.ts';

type Attacks = Readonly<Record<ObjectId, Thing>>;
type Blocks = Readonly<Record<ObjectId, readonly ObjectId[]>>;

/** Players and planeswalkers that the active player's creatures may attack. */
export function attackable(look: Look, player: PlayerId): readonly Thing[] {
  const defenders = opponentsOf(look.state, player);
  const walkers = look.state.zones.battlefield.filter((id) => {
    const { types, controller } = look.of(id);
    return (types.includes('planeswalker') && defenders.includes(controller)) || (types.includes('battle') && controller !== player);
  });
  return [...defenders, ...walkers];
}

export function judgeAttacks(look: Look, player: PlayerId, attacks: Attacks): Judgement {
  const whom = attackable(look, player);
  for (const [id, target] of Object.entries(attacks)) {
    if (look.state.objects[id] === undefined || look.of(id).controller !== player)
      return { legal: false, reason: `${player} does not control ${id}`, cites: ['attack.declare'] };
    const bar = barsAttack(look, id);
    if (bar) return { legal: false, reason: `${id} cannot attack`, cites: [bar, 'attack.restriction'] };
    if (!whom.includes(target)) return { legal: false, reason: `${target} cannot be attacked`, cites: ['attack.declare'] };
  }
  return legal;
}

/** Every legal declaration of attackers. */
export function listAttacks(look: Look, player: PlayerId): readonly Attacks[] {
  const able = look.state.zones.battlefield.filter((id) => look.of(id).controller === player && barsAttack(look, id) === undefined);
  const whom = attackable(look, player);
  const all = able.reduce<readonly Attacks[]>(
    (made, id) => made.flatMap((attacks) => [attacks, ...whom.map((target) => ({ ...attacks, [id]: target }))]),
    [{}],
  );
  return all.filter((attacks) => judgeAttacks(look, player, attacks).legal);
}

const toMap = (answer: Answer): Readonly<Record<string, Answer>> =>
  typeof answer === 'object' && !Array.isArray(answer) ? (answer as Readonly<Record<string, Answer>>) : {};

/** The active player declares attackers; those that attack become tapped. */
export function* declareAttackers(game: Game): Procedure<void> {
  const player = game.state.turn.active;
  const answer = yield* ask(game, {
    player,
    kind: 'attackers',
    text: 'Which creatures attack?',
    options: () => listAttacks(lookAt(game.state), player),
    judge: (given) => judgeAttacks(lookAt(game.state), player, toMap(given) as Attacks),
    cites: ['attack.declare'],
  });
  const look = lookAt(game.state);
  const attackers = Object.entries(toMap(answer)).map(([object, whom]) => ({ object, whom: toText(whom) }));
  const tapping = attackers
    .filter(({ object }) => !hasKeyword(look, object, 'vigilance'))
    .map(({ object }): GameEvent => ({ kind: 'tap', object }));
  yield* perform(game, [...tapping, { kind: 'attacks', attackers }]);
}

export function judgeBlocks(look: Look, player: PlayerId, blocks: Blocks): Judgement {
  for (const [blocker, attackers] of Object.entries(blocks)) {
    if (look.state.objects[blocker] === undefined || look.of(blocker).controller !== player)
      return { legal: false, reason: `${player} does not control ${blocker}`, cites: ['block.declare'] };
    if (attackers.length > 1) return { legal: false, reason: `${blocker} blocks more than one creature`, cites: ['block.declare'] };
    for (const attacker of attackers) {
      const attacking = look.state.objects[attacker]?.attacking;
      if (!attacking) return { legal: false, reason: `${attacker} does not attack`, cites: ['block.declare'] };
      const defended = look.state.objects[attacking.whom] ? look.of(attacking.whom).controller : attacking.whom;
      if (defended !== player) return { legal: false, reason: `${attacker} does not attack ${player}`, cites: ['block.declare'] };
      const bar = barsBlock(look, blocker, attacker);
      if (bar) return { legal: false, reason: `${blocker} cannot block ${attacker}`, cites: [bar, 'block.restriction'] };
    }
  }
  const blocked = Map.groupBy(Object.values(blocks).flat(), (attacker) => attacker);
  for (const [attacker, list] of blocked) {
    if (list.length === 1 && hasKeyword(look, attacker, 'menace'))
      return {
        legal: false,
        reason: `${attacker} must be blocked by two or more creatures`,
        cites: ['keyword.menace', 'block.restriction'],
      };
  }
  return legal;
}

export function listBlocks(look: Look, player: PlayerId): readonly Blocks[] {
  const attackers = look.state.zones.battlefield.filter((id) => look.state.objects[id]?.attacking !== undefined);
  const able = look.state.zones.battlefield.filter((id) => look.of(id).controller === player && look.of(id).types.includes('creature'));
  const all = able.reduce<readonly Blocks[]>(
    (made, blocker) =>
      made.flatMap((blocks) => [
        blocks,
        ...attackers
          .filter((attacker) => barsBlock(look, blocker, attacker) === undefined)
          .map((attacker) => ({ ...blocks, [blocker]: [attacker] })),
      ]),
    [{}],
  );
  return all.filter((blocks) => judgeBlocks(look, player, blocks).legal);
}

const toBlocks = (answer: Answer): Blocks =>
  Object.fromEntries(
    Object.entries(toMap(answer)).map(([blocker, attackers]) => [
      blocker,
      Array.isArray(attackers) ? (attackers as readonly Answer[]).map(toText) : [toText(attackers)],
    ]),
  );

/** A scenario names a single attacker without a list around it. */
const toAnswer = (blocks: Blocks): Answer =>
  Object.fromEntries(
    Object.entries(blocks).map(([blocker, attackers]) => [blocker, attackers.length === 1 ? (attackers[0] ?? '') : attackers]),
  );

/** Each defending player declares blockers. */
export function* declareBlockers(game: Game): Procedure<void> {
  const look = lookAt(game.state);
  const defended = game.state.zones.battlefield.flatMap((id) => {
    const whom = game.state.objects[id]?.attacking?.whom;
    return whom === undefined ? [] : [game.state.objects[whom] ? look.of(whom).controller : whom];
  });
  for (const player of new Set(defended)) {
    const answer = yield* ask(game, {
      player,
      kind: 'blockers',
      text: 'Which creatures block?',
      options: () => listBlocks(lookAt(game.state), player).map(toAnswer),
      judge: (given) => judgeBlocks(lookAt(game.state), player, toBlocks(given)),
      cites: ['block.declare'],
    });
    const blocks = Object.entries(toBlocks(answer)).flatMap(([blocker, attackers]) => attackers.map((attacker) => ({ blocker, attacker })));
    yield* perform(game, [{ kind: 'blocks', blocks }]);
  }
}
