/** Which declarations of attackers are legal (508.1a to 508.1d). */
import { isPlayer } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import { illegal, type Judgement, legal } from '../../events/question.ts';
import { inRange } from '../../look/range.ts';
import type { ObjectId, PlayerId, Thing } from '../../state/state.ts';
import { attackable, reachRule } from './defenders.ts';
import { sharesLife, sideOf } from '../../state/teams.ts';
import { barsAttack, barsAttackOn, costsOfAttack } from './evasion.ts';
import { limitsOn } from './limits.ts';
import { rulesOf } from './combatRules.ts';
import { compared } from './requirements.ts';
import { type Declaration, judgeWhole, listDeclarations, type Problem, type Requirement, type Unit } from './solve.ts';
import { makeAnswers } from '../../state/combinations.ts';

/** Whom each attacker attacks. */
export type Attacks = Readonly<Record<ObjectId, Thing>>;

/** The attack that a player's side could make, with everything that limits and requires it. */
function attackProblem(look: Look, player: PlayerId): Problem {
  const side = sideOf(look.state, player);
  const whom = attackable(look);
  const units = look.state.zones.battlefield
    .filter((id) => side.includes(look.characteristicsOf(id).controller) && barsAttack(look, id) === undefined)
    .map((id): Unit => {
      const open = whom.filter((thing) => barsAttackOn(look, id, thing) === undefined);
      return {
        id,
        options: open.map((thing) => [thing]),
        costly: new Set(open.filter((thing) => costsOfAttack(look, id, thing).length > 0)),
      };
    });
  const ids = new Set(units.map(({ id }) => id));
  return compared({ units, limits: limitsOn(look, ids, 'attack'), requirements: listRequirements(look, ids) }, look.state.day);
}

function listRequirements(look: Look, ids: ReadonlySet<ObjectId>): readonly Requirement[] {
  const goaded = new Set<string>();
  return rulesOf(look, 'require').flatMap(({ rule, things, context }): Requirement[] => {
    if (rule.to !== 'attack') return [];
    const to = rule.whom && resolveRef(look, rule.whom, context);
    // Who has goaded it asks nothing more of it by goading it again (701.15d).
    const isAgain = (id: ObjectId): boolean => {
      const said = [id, context.controller, to !== undefined].join();
      if (rule.goads !== true) return false;
      const again = goaded.has(said);
      goaded.add(said);
      return again;
    };
    return [...things]
      .filter((id) => ids.has(id) && !isAgain(id))
      .map((id) => ({ by: new Set([id]), reason: `${id} must attack if able`, ...(to === undefined ? {} : { to }) }));
  });
}

/** Whether these attacks may be declared, costs not looked at. */
export function judgeAttacks(look: Look, player: PlayerId, attacks: Attacks): Judgement {
  const side = sideOf(look.state, player);
  const whom = attackable(look);
  for (const [id, thing] of Object.entries(attacks)) {
    if (look.state.objects[id] === undefined || !side.includes(look.characteristicsOf(id).controller))
      return illegal(`${player} does not control ${id}`, 'attack.declare', 'attack.choose');
    const bar = barsAttack(look, id);
    if (bar)
      return illegal(
        bar.reason,
        bar.concept,
        ...(bar.concept.startsWith('keyword') ? restricted : bar.also),
        'attack.declare',
        'attack.choose',
      );
    if (!whom.includes(thing))
      return illegal(
        isPlayer(look.state, thing) ? `${thing} is no defending player` : `${thing} cannot be attacked`,
        'attack.whom',
        'combat.defendingPlayer',
        ...(inRange(look, player, thing) ? [] : (['range.attack'] as const)),
        ...reachRule(look.state),
      );
    const barred = barsAttackOn(look, id, thing);
    if (barred) return illegal(barred.reason, ...restricted, ...(sharesLife(look.state) ? (['team.prohibited'] as const) : []));
  }
  const wrong = judgeWhole(attackProblem(look, player), toDeclaration(attacks));
  if (!wrong) return legal;
  if (!('concept' in wrong)) return illegal(wrong.reason, 'attack.requirement', 'requirement.conflict');
  return illegal(wrong.reason, wrong.concept, ...restricted);
}

/** A restriction wins over what would be allowed (101.2). */
const restricted = ['attack.restriction'] as const;

const toDeclaration = (attacks: Attacks): Declaration => Object.fromEntries(Object.entries(attacks).map(([id, thing]) => [id, [thing]]));

/** Every legal declaration of attackers, none first; costs not looked at. @throws TooManyAnswers */
export function listAttacks(look: Look, player: PlayerId): readonly Attacks[] {
  const toAttacks = (declaration: Declaration): Attacks =>
    Object.fromEntries(Object.entries(declaration).map(([id, [thing = '']]) => [id, thing]));
  return makeAnswers(
    () => listDeclarations(attackProblem(look, player)),
    (listed) => listed.map(toAttacks),
  );
}
