/** What a creature in combat may do with its damage (510.1, 702.19): whom it can assign it to, and which assignments are legal. */
import { bounds, TooManyAnswers } from '../../state/bounds.ts';
import { findPlayer } from '../../state/changes.ts';
import { listAnswers } from '../../state/combinations.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { illegal, type Judgement, legal } from '../../events/question.ts';
import { deathtouchDivisionOn } from '../../look/keywords/deathtouch.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { ObjectId, PlayerId, Thing } from '../../state/state.ts';
import { attackedWith } from '../../state/teams.ts';
import { protectorOf } from '../../look/protector.ts';
import { findBanded } from './banding.ts';
import { type Assignment, isLethal } from './lethalDamage.ts';
import { blockedBy, blockersOf, isDamageOrdered } from './order.ts';
import { judgeTrample, tramples, findBehind } from './trample.ts';
import { notYet } from '../../state/notYet.ts';
import { listOf } from '../../state/sentences.ts';

/** A creature with damage to assign. */
export interface Assigner {
  readonly id: ObjectId;
  readonly power: number;
  /** Who divides it: its controller, but with banding on the other side the other player (702.22j, 702.22k); what says so. */
  readonly player: PlayerId;
  readonly cites: readonly Concept[];
  /** The creatures that it fights, in order. */
  readonly foes: readonly ObjectId[];
  /** Whether each foe must have lethal damage before the next gets any. */
  readonly ordered: boolean;
  /** What gets damage only when all foes have lethal damage: what it attacks, and with trample over planeswalkers their controller behind. */
  readonly beyond: readonly Thing[];
  /** Only one of those gets any: a team is attacked, and one of its players is dealt the damage (810.7f until January 2018). */
  readonly one: boolean;
  /** The same as though it weren't blocked, where it may be so. */
  readonly unblocked?: Assigner;
}

const manners = (look: Look, id: ObjectId) =>
  rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'assigns' && resolveRef(look, rule.what, context).includes(id) ? [rule.by] : [],
  );

/** Instead of its power a creature may assign its toughness, or nothing. */
export function assignsBy(look: Look, id: ObjectId): 'power' | 'toughness' | 'nothing' {
  const by = manners(look, id).filter((each) => each !== 'unblocked');
  return by.includes('nothing') ? 'nothing' : (by[0] ?? 'power');
}

/** A creature as an assigner; undefined when it assigns no damage. */
export function assignerOf(look: Look, id: ObjectId): Assigner | undefined {
  const object = look.state.objects[id];
  const by = assignsBy(look, id);
  const power = by === 'nothing' ? 0 : (look.characteristicsOf(id)[by] ?? 0);
  if (!object || power <= 0) return undefined;
  const foes = object.attacking ? blockersOf(look, id) : blockedBy(look, id);
  const banded = findBanded(look, foes);
  const ordered =
    isDamageOrdered(look.state) &&
    banded === undefined &&
    !(deathtouchDivisionOn(look.state.day).ignoresOrder && hasKeyword(look, id, 'deathtouch'));
  const assigner = {
    id,
    power,
    player: look.characteristicsOf(banded?.id ?? id).controller,
    cites: banded ? [`keyword.${banded.by}.${object.attacking ? 'attacker' : 'blocker'}` as const] : [],
    foes,
    ordered,
    ...(object.attacking ? beyondFoes(look, id, object.attacking.blocked === true) : { beyond: [], one: false }),
  };
  const free = object.attacking?.blocked && manners(look, id).includes('unblocked') ? beyondFoes(look, id, false) : undefined;
  if (free && free.beyond.length > 0) {
    // Another player divides it then, and not who may have it assigned so.
    if (banded) throw notYet('banding with that');
    return { ...assigner, unblocked: { ...assigner, foes: [], ...free } };
  }
  return foes.length + assigner.beyond.length === 0 ? undefined : assigner;
}

/** What an attacker can assign damage to besides its blockers. */
function beyondFoes(look: Look, id: ObjectId, blocked: boolean): Pick<Assigner, 'beyond' | 'one'> {
  if (blocked && !tramples(look, id)) return { beyond: [], one: false };
  const attacked = attackedBy(look, id);
  const behind = findBehind(look, id);
  const team = attacked !== undefined && findPlayer(look.state, attacked) ? attackedWith(look.state, attacked) : [];
  if (team.length > 1) return { beyond: team, one: true };
  return { beyond: [...new Set([attacked, behind].filter((thing) => thing !== undefined))], one: false };
}

/** What a creature attacks, if that can still be dealt its damage (510.1b, 506.4c). */
function attackedBy(look: Look, id: ObjectId): Thing | undefined {
  const { whom, defender } = look.state.objects[id]?.attacking ?? {};
  if (whom === undefined) return undefined;
  const player = findPlayer(look.state, whom);
  if (player) return player.left ? undefined : whom;
  const object = look.state.objects[whom];
  if (object?.zone !== 'battlefield' || object.phasedOut) return undefined;
  const { types } = look.characteristicsOf(whom);
  if (!types.includes('planeswalker') && !types.includes('battle')) return undefined;
  return defender === undefined || defender === protectorOf(look, whom) ? whom : undefined;
}

const isDivided = (among: readonly Thing[], assignment: Assignment): boolean => among.filter((to) => (assignment[to] ?? 0) > 0).length > 1;

/** Whether an assignment gives out exactly what there is, to those who can get it. */
export function judgeAmounts({ id, power, foes, beyond, one, unblocked }: Assigner, assignment: Assignment): Judgement {
  if (unblocked && judgeAmounts(unblocked, assignment).legal) return legal;
  const all = [...foes, ...beyond];
  if (one && isDivided(beyond, assignment)) return illegal(`${id} can assign damage to only one of ${listOf(beyond)}`, 'team.damage');
  const amounts = Object.entries(assignment);
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  if (
    total === (all.length > 0 ? power : 0) &&
    amounts.every(([to, amount]) => all.includes(to) && Number.isInteger(amount) && amount >= 0)
  )
    return legal;
  return illegal(`${id} must assign ${power} damage among ${listOf(all)}`, 'damage.assign', 'damage.amount', 'damage.legal');
}

const orderedAttacker = ['damage.order', 'damage.assign', 'damage.blocked'] as const;

/** Whether assignments are legal together: the order is kept, and nothing goes beyond foes without lethal damage (510.1c to 510.1e, 702.19b). */
export function judgeAssignments(look: Look, assigners: readonly Assigner[], all: ReadonlyMap<ObjectId, Assignment>): Judgement {
  for (const own of assigners) {
    const assignment = all.get(own.id) ?? {};
    const assigner = own.unblocked && judgeAmounts(own.unblocked, assignment).legal ? own.unblocked : own;
    const { foes, ordered, beyond } = assigner;
    const gets = (to: Thing): boolean => (assignment[to] ?? 0) > 0;
    const unfinished = foes.findIndex((foe) => !isLethal(look, foe, all));
    if (ordered && unfinished >= 0 && foes.slice(unfinished + 1).some(gets))
      return illegal(
        `${foes[unfinished] ?? ''} must be assigned lethal damage first`,
        ...(look.state.objects[own.id]?.blocking
          ? (['damage.order.blocker', 'damage.assign', 'damage.blocker'] as const)
          : orderedAttacker),
        'damage.legal',
        ...(beyond.some(gets) ? (['keyword.trample'] as const) : []),
      );
    const judged = judgeTrample(look, assigner, all);
    if (!judged.legal) return judged;
  }
  return legal;
}

/** Every way of giving out an assigner's damage, whether or not it is legal together with the others. @throws TooManyAnswers */
export const listDivisions = (assigner: Assigner): readonly Assignment[] =>
  assigner.foes.length + assigner.beyond.length > bounds.deciders ? TooManyAnswers.none() : listAnswers(ways(assigner));

function* ways({ power, foes, beyond, one, unblocked }: Assigner): Generator<Assignment> {
  const all = [...foes, ...beyond];
  for (const assignment of divide(all.length > 0 ? power : 0, all))
    if ((!one || !isDivided(beyond, assignment)) && !(unblocked && judgeAmounts(unblocked, assignment).legal)) yield assignment;
  if (unblocked) yield* ways(unblocked);
}

/** The first of them gets all of it first, then ever less. */
function* divide(left: number, [to, ...others]: readonly Thing[]): Generator<Assignment> {
  if (to === undefined) {
    if (left === 0) yield {};
    return;
  }
  if (others.length === 0) {
    yield left === 0 ? {} : { [to]: left };
    return;
  }
  for (let amount = left; amount >= 0; amount -= 1)
    for (const rest of divide(left - amount, others)) yield amount === 0 ? rest : { [to]: amount, ...rest };
}
