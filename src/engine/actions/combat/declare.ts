/** Declaring attackers (508.1) and blockers (509.1): turn-based actions that are legal or not as a whole. */
import type { GameEvent } from '../../events/events.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { perform } from '../../events/perform.ts';
import { ask, citingAlso, type Game, type Procedure, rareOf } from '../../events/procedure.ts';
import { type Answer, firstAnswer, illegal, isImpossible, type Judgement, legal } from '../../events/question.ts';
import type { DeclarationCost, Due } from '../../events/rareOfCombat.ts';
import { tryOut } from '../../events/trial.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { makeAnswers } from '../../state/combinations.ts';
import { bandmatesOf } from '../../state/bands.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { toText } from '../../events/answers.ts';
import { type Attacks, judgeAttacks, listAttacks } from './attackers.ts';
import { type Band, mayBand } from './banding.ts';
import { type Blocks, judgeBlocks, listBlocks } from './blockers.ts';
import { aimOf, attackersAgainst, combatsOf, defenderOf, defendingSides } from './defenders.ts';
import { costsOfAttack, costsOfBlock } from './evasion.ts';
import { leaveCombat } from './leaving.ts';
import { sharesLife } from '../../state/teams.ts';
import { kindsIn } from '../../language/parts.ts';
import { landQuality } from './landwalk.ts';
import { orderDamage } from './order.ts';

/** Which attackers are banded with which, where any may be. */
function* bandsOf(game: Game, player: PlayerId, attacks: Attacks): Procedure<readonly Band[]> {
  const attackers = Object.keys(attacks);
  if (attackers.length < 2 || !attackers.some((id) => mayBand(lookAt(game.state), id))) return [];
  return yield* rareOf(game, 'bands').declareBands(game, player, attacks);
}

const toMap = (answer: Answer): Readonly<Record<string, Answer>> =>
  typeof answer === 'object' && !Array.isArray(answer) ? (answer as Readonly<Record<string, Answer>>) : {};

const toAttacks = ({ state }: Game, answer: Answer): Attacks =>
  Object.fromEntries(Object.entries(toMap(answer)).map(([id, whom]) => [id, aimOf(state, toText(whom))]));

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

const isNone = (attacks: Attacks): boolean => Object.keys(attacks).length === 0;

/** Legal attacks of a player that can be paid for, as answers. */
function attackAnswers(game: Game, player: PlayerId): readonly Attacks[] {
  const look = lookAt(game.state);
  const isPayable = (attacks: Attacks): boolean =>
    judgePayment(game, player, 'attack.cost', attackDues(look, attacks), () => tapAttackers(game, attacks)).legal;
  return makeAnswers(
    () => combatsOf(look).flatMap((each) => listAttacks(each, player)),
    // No attack is none against anybody.
    (listed) => listed.filter((attacks, at) => isPayable(attacks) && (!isNone(attacks) || listed.findIndex(isNone) === at)),
  );
}

/** Legal blocks of a player that can be paid for, as answers. */
function blockAnswers(game: Game, player: PlayerId): readonly Answer[] {
  const look = lookAt(game.state);
  const isPayable = (blocks: Blocks): boolean => judgePayment(game, player, 'block.cost', blockDues(look, blocks)).legal;
  return makeAnswers(
    () => listBlocks(look, player),
    (listed) => listed.filter(isPayable).map(toAnswer),
  );
}

/** The active player declares attackers (508.1). */
export function* declareAttackers(game: Game): Procedure<void> {
  const player = game.state.turn.active;
  yield* untilPaid(game, function* () {
    const answer = yield* ask(game, {
      player: game.rare?.declarer(game, player, 'attackers') ?? player,
      kind: 'attackers',
      text: 'Which creatures attack?',
      options: () => attackAnswers(game, player),
      judge: (given) => {
        const look = lookAt(game.state);
        const attacks = toAttacks(game, given);
        const judgement = judgeCombats(look, player, attacks);
        if (!judgement.legal) return judgement;
        return judgePayment(game, player, 'attack.cost', attackDues(look, attacks), () => tapAttackers(game, attacks));
      },
      cites: ['attack.declare'],
    });
    const attacks = toAttacks(game, answer);
    const bands = yield* bandsOf(game, player, attacks);
    game.state = defendedBy(lookAt(game.state), attacks).state;
    const dues = attackDues(lookAt(game.state), attacks);
    // 508.1f: they are tapped before costs are paid; 508.1g: which optional costs are paid is chosen.
    yield* perform(citingAlso(game, ['tap'], 'attack.tap'), tapAttackers(game, attacks));
    const enlisting = game.rare ? yield* game.rare.chooseEnlisted(game, Object.keys(attacks)) : [];
    yield* payAll(game, player, 'attack.cost', dues);
    if (game.rare) {
      yield* game.rare.enlist(game, enlisting);
      yield* game.rare.exertAttackers(game, Object.keys(attacks));
    }
    const look = lookAt(game.state);
    const attackers = Object.entries(attacks)
      .filter(([id]) => look.state.objects[id] !== undefined)
      .map(([object, whom]) => {
        const band = bands.findIndex((each) => each.includes(object));
        return band < 0 ? { object, whom } : { object, whom, band };
      });
    yield* perform(game, [{ kind: 'attacks', attackers }]);
  });
}

/** The game as these attacks have it: who defends. */
function defendedBy(look: Look, attacks: Attacks): Look {
  const [whom] = Object.values(attacks);
  const defender = whom === undefined ? undefined : defenderOf(look, whom);
  return combatsOf(look).find(({ state }) => state.turn.defending === defender) ?? look;
}

/** Without attackers, it is enough that against one of those who may defend none has to attack. */
function judgeCombats(look: Look, player: PlayerId, attacks: Attacks): Judgement {
  const combats = isNone(attacks) ? combatsOf(look) : [defendedBy(look, attacks)];
  const judged = combats.map((each) => judgeAttacks(each, player, attacks));
  return judged.find((each) => each.legal) ?? judged[0] ?? legal;
}

function tapAttackers(game: Game, attacks: Attacks): readonly GameEvent[] {
  const look = lookAt(game.state);
  return Object.keys(attacks)
    .filter((id) => !hasKeyword(look, id, 'vigilance'))
    .map((object) => ({ kind: 'tap', object }));
}

/** Each defending player declares blockers, in turn order; a team does it as one (509.1, 802.4, 805.10d). */
export function* declareBlockers(game: Game): Procedure<void> {
  leaveCombat(game);
  for (const player of defendingSides(lookAt(game.state))) {
    yield* untilPaid(game, function* () {
      const answer = yield* ask(game, {
        player: game.rare?.declarer(game, player, 'blockers') ?? player,
        kind: 'blockers',
        text: 'Which creatures block?',
        options: () => blockAnswers(game, player),
        judge: (given) => {
          const look = lookAt(game.state);
          const judgement = judgeBlocks(look, player, toBlocks(given));
          return judgement.legal ? judgePayment(game, player, 'block.cost', blockDues(look, toBlocks(given))) : judgement;
        },
        cites: ['block.declare', ...citesOfDefenders(lookAt(game.state))],
      });
      const declared = toBlocks(answer);
      yield* payAll(game, player, 'block.cost', blockDues(lookAt(game.state), declared));
      yield* block(game, declared, attackersAgainst(lookAt(game.state), player));
    });
  }
  const alone = game.state.zones.battlefield.filter((id) => {
    const attacking = game.state.objects[id]?.attacking;
    return attacking !== undefined && attacking.blocked === undefined;
  });
  if (alone.length > 0) yield* block(game, {}, alone);
  yield* orderDamage(game);
}

/** What is said of defending players, as landwalk does, is of the one that the creature attacks (802.2a). */
const citesOfAttacked = (look: Look): readonly 'defending.player'[] =>
  look.state.zones.battlefield.some(
    (id) =>
      look.state.objects[id]?.attacking &&
      look.characteristicsOf(id).abilities.some((each) => landQuality(each) !== undefined || kindsIn(each).has('defending')),
  )
    ? ['defending.player']
    : [];

/** Whose creatures block, where several players are attacked, or a team. */
const citesOfDefenders = (look: Look): readonly Concept[] => [
  ...(defendingSides(look).length > 1 ? (['defending.blocks', ...citesOfAttacked(look)] as const) : []),
  ...(sharesLife(look.state) ? (['team.block'] as const) : []),
];

function* block(game: Game, declared: Blocks, against: readonly ObjectId[]): Procedure<void> {
  const { objects } = game.state;
  const blocks = Object.entries(declared).flatMap(([blocker, attackers]) =>
    objects[blocker] === undefined
      ? []
      : attackers.flatMap((attacker) => {
          if (!objects[attacker]?.attacking) return [];
          const beside = bandmatesOf(game.state, attacker).filter((id) => !attackers.includes(id));
          return [{ blocker, attacker }, ...beside.map((id) => ({ blocker, attacker: id, band: true }))];
        }),
  );
  const held = new Set(blocks.map(({ attacker }) => attacker));
  const unblocked = against.filter((id) => !held.has(id) && objects[id]?.attacking?.blocked !== true);
  yield* perform(game, [{ kind: 'blocks', blocks, unblocked }]);
}

const attackDues = (look: Look, attacks: Attacks): readonly Due[] =>
  Object.entries(attacks).flatMap(([id, whom]) => costsOfAttack(look, id, whom));

const blockDues = (look: Look, blocks: Blocks): readonly Due[] =>
  Object.entries(blocks).flatMap(([blocker, attackers]) => attackers.flatMap((attacker) => costsOfBlock(look, blocker, attacker)));

/** Pays the total cost of an attack or block, where there is one (508.1h to 508.1j, 509.1d to 509.1f). */
function* payAll(game: Game, player: PlayerId, concept: DeclarationCost, dues: readonly Due[]): Procedure<void> {
  if (dues.length > 0) yield* rareOf(game, 'a cost of attacking or blocking').payDeclaration(game, player, concept, dues);
}

/** The total cost is locked in, mana abilities are activated, and it is paid. */
const costConcepts = (concept: DeclarationCost): readonly Concept[] =>
  concept === 'attack.cost' ? [concept, 'attack.mana', 'attack.pay'] : [concept, 'block.mana', 'block.pay'];

/** Whether the costs of a declaration can be paid: they are, on a copy of the game that is thrown away. */
function judgePayment(
  game: Game,
  player: PlayerId,
  concept: DeclarationCost,
  dues: readonly Due[],
  first?: () => readonly GameEvent[],
): Judgement {
  if (dues.length === 0) return legal;
  const paying = function* (copy: Game): Procedure<void> {
    if (first) yield* perform(copy, first());
    yield* payAll(copy, player, concept, dues);
  };
  const trial = tryOut(game, paying, { choose: firstAnswer });
  if (trial.kind === 'done') return legal;
  const [why, cites] = trial.kind === 'refused' ? [`: ${trial.reason}`, trial.cites] : ['', []];
  return illegal(`its cost cannot be paid${why}`, ...costConcepts(concept), ...cites);
}

/** Goes back to the moment before a declaration when it cannot be completed after all (508.1, 509.1). */
function* untilPaid(game: Game, declare: () => Procedure<void>): Procedure<void> {
  for (;;) {
    const before = game.state;
    try {
      yield* declare();
      return;
    } catch (error) {
      if (!isImpossible(error)) throw error;
      game.state = before;
      game.tell('declaration undone', error.message, ...error.cites);
    }
  }
}
