/** Assigning and dealing combat damage (510). */
import type { GameEvent } from '../events.ts';
import { lookAt } from '../layers/characteristics.ts';
import { hasKeyword, type Look } from '../look.ts';
import { perform } from '../perform.ts';
import { type Answer, ask, type Game, type Judgement, legal, type Procedure } from '../procedure.ts';
import type { ObjectId, Thing } from '../state.ts';

type Assignment = Readonly<Record<string, number>>;

/** Damage that is lethal for a creature now (702.2c, 702.19b). One is enough from a source with deathtouch, since July 2010. */
function lethal(look: Look, source: ObjectId, to: ObjectId): number {
  const { toughness = 0 } = look.of(to);
  const left = Math.max(0, toughness - (look.state.objects[to]?.damage ?? 0));
  return hasKeyword(look, source, 'deathtouch') && look.state.day >= '2010-06-18' ? Math.min(1, left) : left;
}

/** Whether a creature deals damage in this of the two steps (702.4, 702.7). */
function strikes(look: Look, id: ObjectId, first: boolean, struckFirst: ReadonlySet<ObjectId>): boolean {
  const double = hasKeyword(look, id, 'double strike');
  const early = double || hasKeyword(look, id, 'first strike');
  return first ? early : double || !struckFirst.has(id);
}

/** Whether some creature in combat makes a first step necessary (510.4). */
export function needsFirstStep(look: Look): boolean {
  return fighters(look).some((id) => hasKeyword(look, id, 'first strike') || hasKeyword(look, id, 'double strike'));
}

const fighters = ({ state }: Look): readonly ObjectId[] =>
  state.zones.battlefield.filter((id) => state.objects[id]?.attacking !== undefined || state.objects[id]?.blocking !== undefined);

/** Deals the combat damage of one step; gives the creatures that dealt it, for the second step. */
export function* dealCombatDamage(game: Game, first: boolean, struckFirst: ReadonlySet<ObjectId>): Procedure<ReadonlySet<ObjectId>> {
  const look = lookAt(game.state);
  const able = fighters(look).filter((id) => strikes(look, id, first, struckFirst));
  const events: GameEvent[] = [];
  for (const id of able) {
    const assigned = yield* assign(game, look, id);
    for (const [to, amount] of Object.entries(assigned))
      if (amount > 0) events.push({ kind: 'damage', source: id, to, amount, combat: true, preventable: true });
  }
  if (events.length > 0) game.tell('combat damage', 'Combat damage is assigned and dealt.', 'damage.assign', 'damage.deal');
  yield* perform(game, events);
  return new Set(able);
}

function* assign(game: Game, look: Look, id: ObjectId): Procedure<Assignment> {
  const object = look.state.objects[id];
  const power = Math.max(0, look.of(id).power ?? 0);
  if (!object || power === 0) return {};
  if (object.blocking) {
    const attackers = object.blocking.filter((attacker) => look.state.objects[attacker]?.attacking !== undefined);
    return yield* divide(game, look, id, power, attackers, undefined);
  }
  const { whom = '', blocked = false } = object.attacking ?? {};
  const recipient = look.state.players.some((player) => player.id === whom && !player.left) || look.state.objects[whom] ? whom : undefined;
  if (!blocked) return recipient === undefined ? {} : { [recipient]: power };
  const blockers = look.state.zones.battlefield.filter((each) => look.state.objects[each]?.blocking?.includes(id));
  const through = hasKeyword(look, id, 'trample') ? recipient : undefined;
  return yield* divide(game, look, id, power, blockers, through);
}

function* divide(
  game: Game,
  look: Look,
  id: ObjectId,
  power: number,
  among: readonly ObjectId[],
  through: Thing | undefined,
): Procedure<Assignment> {
  const [only] = among;
  if (only === undefined) return through === undefined ? {} : { [through]: power };
  if (among.length === 1 && through === undefined) return { [only]: power };
  const answer = yield* ask(game, {
    player: look.of(id).controller,
    kind: 'damage',
    text: `How does ${id} assign ${power} damage?`,
    source: id,
    options: () => listAssignments(look, id, power, among, through),
    judge: (given) => judgeAssignment(look, id, power, among, through, toAssignment(given)),
    cites: ['damage.assign'],
  });
  return toAssignment(answer);
}

const toAssignment = (answer: Answer): Assignment =>
  typeof answer === 'object' && !Array.isArray(answer)
    ? Object.fromEntries(Object.entries(answer).map(([to, amount]) => [to, Number(amount)]))
    : {};

function judgeAssignment(
  look: Look,
  id: ObjectId,
  power: number,
  among: readonly ObjectId[],
  through: string | undefined,
  assignment: Assignment,
): Judgement {
  const total = Object.values(assignment).reduce((sum, amount) => sum + amount, 0);
  const known = Object.keys(assignment).every((to) => among.includes(to) || to === through);
  if (!known || total !== power || Object.values(assignment).some((amount) => amount < 0))
    return { legal: false, reason: `all ${power} must be assigned among ${among.join(', ')}`, cites: ['damage.assign'] };
  const past = through === undefined ? 0 : (assignment[through] ?? 0);
  if (past > 0 && among.some((to) => (assignment[to] ?? 0) < lethal(look, id, to)))
    return { legal: false, reason: 'each blocker must be assigned lethal damage first', cites: ['keyword.trample'] };
  return legal;
}

/** Every legal assignment, without zeros. */
export function listAssignments(
  look: Look,
  id: ObjectId,
  power: number,
  among: readonly ObjectId[],
  through: string | undefined,
): readonly Assignment[] {
  const recipients = [...among, ...(through === undefined ? [] : [through])];
  const walk = (at: number, left: number): readonly Assignment[] => {
    const to = recipients[at];
    if (to === undefined) return left === 0 ? [{}] : [];
    return Array.from({ length: left + 1 }, (_, amount) => amount).flatMap((amount) =>
      walk(at + 1, left - amount).map((rest) => (amount === 0 ? rest : { [to]: amount, ...rest })),
    );
  };
  return walk(0, power).filter((assignment) => judgeAssignment(look, id, power, among, through, assignment).legal);
}
