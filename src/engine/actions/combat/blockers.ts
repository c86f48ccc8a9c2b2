/** Which declarations of blockers are legal (509.1a to 509.1c). */
import { combinations } from '../../state/combinations.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { illegal, type Judgement, legal } from '../../events/question.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { attackersAgainst } from './defenders.ts';
import { sideOf } from '../../state/teams.ts';
import { barsBlock, barsBlocking, costsOfBlock } from './evasion.ts';
import { limitsOn } from './limits.ts';
import { isLifted, restricts, rulesOf } from './combatRules.ts';
import { compared } from './requirements.ts';
import { judgeWhole, type Limit, listDeclarations, type Problem, type Requirement, type Unit } from './solve.ts';
import { countOf } from '../../state/sentences.ts';

/** Which attackers each blocker blocks. */
export type Blocks = Readonly<Record<ObjectId, readonly ObjectId[]>>;

/** How many attackers a creature can block: one, and what effects add (509.1a). */
function capacityOf(look: Look, id: ObjectId): number {
  return rulesOf(look, 'block more').reduce((sum, { rule, things, context }) => {
    if (!things.has(id)) return sum;
    return rule.additional === 'any number' ? Infinity : sum + Math.max(0, amountOf(look, rule.additional, context));
  }, 1);
}

/** The block that a player's side could make, with everything that limits and requires it. */
function blockProblem(look: Look, player: PlayerId): Problem {
  const side = sideOf(look.state, player);
  const attackers = attackersAgainst(look, player);
  const units = look.state.zones.battlefield
    .filter((id) => side.includes(look.characteristicsOf(id).controller) && barsBlocking(look, id) === undefined)
    .map((id): Unit => {
      const open = attackers.filter((attacker) => barsBlock(look, id, attacker) === undefined);
      return {
        id,
        options: combinations(open, capacityOf(look, id), { least: 1 }),
        costly: new Set(open.filter((attacker) => costsOfBlock(look, id, attacker).length > 0)),
      };
    });
  const ids = new Set(units.map(({ id }) => id));
  return compared(
    { units, limits: listLimits(look, ids, attackers), requirements: listRequirements(look, ids, attackers) },
    look.state.day,
  );
}

function listLimits(look: Look, ids: ReadonlySet<ObjectId>, attackers: readonly ObjectId[]): readonly Limit[] {
  const menace = attackers
    .filter((id) => hasKeyword(look, id, 'menace'))
    .map((to): Limit => ({
      kind: 'least',
      to,
      count: 2,
      concept: 'keyword.menace',
      reason: `${to} must be blocked by two or more creatures`,
    }));
  const ruled = rulesOf(look, 'restrict').flatMap((each): Limit[] => {
    const { least, most } = each.rule;
    if ((least === undefined && most === undefined) || !restricts(each, 'be blocked') || isLifted(look, each)) return [];
    const concept = 'block.restriction';
    return attackers
      .filter((id) => each.things.has(id))
      .flatMap((to): Limit[] => [
        ...(least === undefined
          ? []
          : [{ kind: 'least', to, count: least, concept, reason: `${to} must be blocked by ${least} or more creatures` } as const]),
        ...(most === undefined
          ? []
          : [
              {
                kind: 'most',
                of: ids,
                to,
                count: most,
                concept,
                reason: `${to} cannot be blocked by more than ${countOf(most, 'creature')}`,
              } as const,
            ]),
      ]);
  });
  return [...menace, ...ruled, ...limitsOn(look, ids, 'block')];
}

function listRequirements(look: Look, ids: ReadonlySet<ObjectId>, attackers: readonly ObjectId[]): readonly Requirement[] {
  return rulesOf(look, 'require').flatMap(({ rule, things, context }): Requirement[] => {
    const whom = rule.whom && resolveRef(look, rule.whom, context);
    if (rule.to === 'block')
      return [...things]
        .filter((id) => ids.has(id))
        .map((id) => ({ by: new Set([id]), reason: `${id} must block if able`, ...(whom === undefined ? {} : { to: whom }) }));
    if (rule.to !== 'be blocked') return [];
    const by = whom === undefined ? ids : new Set(whom.filter((id) => ids.has(id)));
    return attackers
      .filter((id) => things.has(id))
      .flatMap((id): Requirement[] => {
        const reason = `${id} must be blocked if able`;
        if (rule.all === true) return [...by].map((one) => ({ by: new Set([one]), to: [id], reason: `${one} must block ${id} if able` }));
        return [{ by, to: [id], reason }];
      });
  });
}

/** Whether these blocks may be declared, costs not looked at. */
export function judgeBlocks(look: Look, player: PlayerId, blocks: Blocks): Judgement {
  const side = sideOf(look.state, player);
  const against = attackersAgainst(look, player);
  for (const [blocker, attackers] of Object.entries(blocks)) {
    if (look.state.objects[blocker] === undefined || !side.includes(look.characteristicsOf(blocker).controller))
      return illegal(`${player} does not control ${blocker}`, 'block.declare', 'block.choose');
    if (new Set(attackers).size < attackers.length || attackers.length > capacityOf(look, blocker))
      return illegal(`${blocker} cannot block so many creatures`, 'block.declare', 'block.choose');
    const unable = barsBlocking(look, blocker);
    if (unable) return illegal(unable.reason, unable.concept, ...(unable.concept.startsWith('keyword') ? restricted : []), 'block.declare');
    for (const attacker of attackers) {
      if (look.state.objects[attacker]?.attacking === undefined)
        return illegal(`${attacker} does not attack`, 'block.declare', 'block.choose');
      if (!against.includes(attacker)) return illegal(`${attacker} does not attack ${player}`, 'block.declare', 'block.choose');
      const bar = barsBlock(look, blocker, attacker);
      if (bar) return illegal(bar.reason, bar.concept, ...bar.also, ...restricted);
    }
  }
  const wrong = judgeWhole(blockProblem(look, player), blocks);
  if (!wrong) return legal;
  if (!('concept' in wrong)) return illegal(wrong.reason, 'block.requirement', 'requirement.conflict');
  return illegal(wrong.reason, wrong.concept, ...restricted);
}

/** A restriction wins over what would be allowed (101.2). */
const restricted = ['block.restriction'] as const;

/** Every legal declaration of blockers, none first; costs not looked at. @throws TooManyAnswers */
export const listBlocks = (look: Look, player: PlayerId): readonly Blocks[] => listDeclarations(blockProblem(look, player));
