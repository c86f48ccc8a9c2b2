/** Which creatures can attack whom, and which can block which: what is asked of each creature by itself (508.1a, 509.1a, 509.1b, 702). */
import type { Ability } from '../../language/ability.ts';
import type { Cost } from '../../language/cost.ts';
import { amountOf, matches } from '../../look/reading/read.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { isSick } from '../../look/manaAbilities.ts';
import { isProtectedFrom } from '../../look/protection.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { ObjectId, Thing } from '../../state/state.ts';
import { attackedWith } from '../../state/teams.ts';
import { genericOf } from '../mana/payment.ts';
import { defendersOf } from './defenders.ts';
import { landQuality, landwalks } from './landwalk.ts';
import { isAsThough, isLifted, restricts, type RuleOf, rulesOf } from './combatRules.ts';

/** Why not: the rule, and a sentence for people. */
export interface Bar {
  readonly concept: Concept;
  readonly reason: string;
  /** Further rules that it rests on. */
  readonly also: readonly Concept[];
}

const bar = (concept: Concept, reason: string, ...also: readonly Concept[]): Bar => ({ concept, reason, also });

/** Why a creature cannot attack at all; undefined when nothing but whom it attacks may keep it. */
export function barsAttack(look: Look, id: ObjectId): Bar | undefined {
  const object = look.state.objects[id];
  if (!object || object.zone !== 'battlefield' || object.phasedOut) return bar('attack.declare', `${id} is not on the battlefield`);
  const { types } = look.characteristicsOf(id);
  if (!types.includes('creature') || types.includes('battle')) return bar('attack.choose', `${id} is no creature that can attack`);
  if (object.tapped) return bar('attack.choose', `${id} is tapped`);
  if (isSick(look, id) && !isAsThough(look, id, 'attacking', 'haste'))
    return bar('attack.choose', `${id} has summoning sickness`, 'activate.summoningSickness');
  const freed = isAsThough(look, id, 'attacking', 'defender', true);
  if (hasKeyword(look, id, 'defender') && !freed) return bar('keyword.defender', `${id} has defender`);
  return freed ? undefined : variantOn(walls, look.state.day)(look, id);
}

const wallsStay = (look: Look, id: ObjectId): Bar | undefined =>
  look.characteristicsOf(id).subtypes.includes('Wall') && !isAsThough(look, id, 'attacking', 'Wall', true)
    ? bar('keyword.defender', `${id} is a Wall`)
    : undefined;

/** Whether Walls attack: by their creature type until 2004, by the keyword defender since (702.3). */
export const walls: readonly Variant<(look: Look, id: ObjectId) => Bar | undefined>[] = [
  { from: '2004-10-01', value: () => undefined },
  { from: '', value: wallsStay },
];

/** Why a creature cannot attack a player or permanent: restrictions that no payment lifts. */
export function barsAttackOn(look: Look, id: ObjectId, whom: Thing): Bar | undefined {
  const broken = attackRestrictions(look, id, whom).find(({ rule }) => rule.unlessPaid === undefined);
  return broken && bar('attack.restriction', `${id} cannot attack ${whom}`);
}

type Costs = readonly { readonly source: ObjectId; readonly costs: readonly Cost[] }[];
const costsIn = (look: Look, found: readonly RuleOf<'restrict'>[]): Costs =>
  found.flatMap(({ rule, context }) =>
    (rule.unlessPaid ?? []).map((cost) => ({
      source: context.source,
      costs: [cost.pay === 'mana' && cost.x ? { ...cost, cost: { text: '', symbols: genericOf(amountOf(look, cost.x, context)) } } : cost],
    })),
  );

/** What must be paid for an attack on someone (508.1h). */
export const costsOfAttack = (look: Look, id: ObjectId, whom: Thing): Costs => costsIn(look, attackRestrictions(look, id, whom));

function attackRestrictions(look: Look, id: ObjectId, whom: Thing): readonly RuleOf<'restrict'>[] {
  const defending = defendersOf(look, whom);
  // Who cannot attack one player of a team that is attacked as a whole cannot attack the team (606.7b of 2006).
  const aims = defending.includes(whom) ? defending : [whom];
  return rulesOf(look, 'restrict').filter(
    (each) =>
      restricts(each, 'attack') &&
      each.rule.least === undefined &&
      each.things.has(id) &&
      (each.rule.whom === undefined || aims.some((aim) => each.rule.whom && matches(look, aim, each.rule.whom, each.context))) &&
      !isLifted(look, each, defending),
  );
}

/** Why a creature cannot block at all. */
export function barsBlocking(look: Look, id: ObjectId): Bar | undefined {
  const object = look.state.objects[id];
  if (!object || object.zone !== 'battlefield' || object.phasedOut) return bar('block.declare', `${id} is not on the battlefield`);
  const { types } = look.characteristicsOf(id);
  if (!types.includes('creature') || types.includes('battle')) return bar('block.choose', `${id} is no creature that can block`);
  if (object.tapped && !isAsThough(look, id, 'blocking', 'untapped')) return bar('block.choose', `${id} is tapped`);
  return hasKeyword(look, id, 'decayed') ? bar('keyword.decayed', `${id} has decayed`) : undefined;
}

/** Why one creature cannot block another; undefined when nothing but a payment keeps it. */
export function barsBlock(look: Look, blocker: ObjectId, attacker: ObjectId): Bar | undefined {
  const broken = blockRestrictions(look, blocker, attacker).find(({ rule }) => rule.unlessPaid === undefined);
  if (broken) return bar('block.restriction', `${blocker} cannot block ${attacker}`);
  return barsBlocking(look, blocker) ?? evades(look, blocker, attacker);
}

/** What must be paid for a block (509.1d). */
export const costsOfBlock = (look: Look, blocker: ObjectId, attacker: ObjectId): Costs =>
  costsIn(look, blockRestrictions(look, blocker, attacker));

function blockRestrictions(look: Look, blocker: ObjectId, attacker: ObjectId): readonly RuleOf<'restrict'>[] {
  const { whom, defender } = look.state.objects[attacker]?.attacking ?? {};
  const attacked = defender !== undefined ? attackedWith(look.state, defender) : whom === undefined ? undefined : defendersOf(look, whom);
  return rulesOf(look, 'restrict').filter((each) => {
    const { rule, things, context } = each;
    if (rule.least !== undefined || rule.most !== undefined || isLifted(look, each, attacked)) return false;
    if (restricts(each, 'block') && things.has(blocker)) return rule.whom === undefined || matches(look, attacker, rule.whom, context);
    if (!restricts(each, 'be blocked') || !things.has(attacker)) return false;
    return rule.by === undefined || matches(asThoughBlocking(look, blocker), blocker, rule.by, context);
  });
}

/** How a blocker looks to what says which creatures can block: with all that it blocks as though it had (609.4a). */
function asThoughBlocking(look: Look, blocker: ObjectId): Look {
  const had = rulesOf(look, 'as though').filter(({ rule, things }) => rule.for === 'blocking' && rule.not !== true && things.has(blocker));
  if (had.length === 0) return look;
  const characteristics = look.characteristicsOf(blocker);
  const more = had.map(({ rule }): Ability => ({ kind: 'keyword', keyword: rule.had, text: rule.had }));
  const seen = { ...characteristics, abilities: [...characteristics.abilities, ...more] };
  return { ...look, characteristicsOf: (id) => (id === blocker ? seen : look.characteristicsOf(id)) };
}

const evasive = ['flying', 'shadow', 'horsemanship', 'fear', 'intimidate', 'skulk', 'menace'];

/** Evasion abilities: all of them hold at once (509.1b). */
function evades(look: Look, blocker: ObjectId, attacker: ObjectId): Bar | undefined {
  const has = (id: ObjectId, keyword: string): boolean => hasKeyword(look, id, keyword);
  const blocksWith = (keyword: string): boolean => has(blocker, keyword) || isAsThough(look, blocker, 'blocking', keyword);
  const blocks = look.characteristicsOf(blocker);
  const attacks = look.characteristicsOf(attacker);
  const several = evasive.filter((keyword) => has(attacker, keyword)).length > 1 ? (['evasion.cumulative'] as const) : [];
  const cannot = (concept: Concept, ...also: readonly Concept[]): Bar =>
    bar(concept, `${blocker} cannot block ${attacker}`, ...also, ...several);
  if (has(attacker, 'unblockable')) return cannot('block.restriction');
  if (has(attacker, 'flying') && !blocksWith('flying') && !blocksWith('reach')) return cannot('keyword.flying', 'keyword.reach');
  const shadow = has(blocker, 'shadow');
  if (has(attacker, 'shadow') ? !blocksWith('shadow') : shadow && !isAsThough(look, blocker, 'blocking', 'shadow', true))
    return cannot('keyword.shadow');
  if (has(attacker, 'horsemanship') && !blocksWith('horsemanship')) return cannot('keyword.horsemanship');
  const isArtifact = blocks.types.includes('artifact');
  if (has(attacker, 'fear') && !isArtifact && !blocks.colors.includes('black')) return cannot('keyword.fear');
  if (has(attacker, 'intimidate') && !isArtifact && !attacks.colors.some((color) => blocks.colors.includes(color)))
    return cannot('keyword.intimidate');
  if (has(attacker, 'skulk') && (blocks.power ?? 0) > (attacks.power ?? 0)) return cannot('keyword.skulk');
  if (isProtectedFrom(look, attacker, blocker)) return cannot('keyword.protection.block');
  if (!landwalks(look, attacker, blocks.controller)) return undefined;
  // That the blocker has such an ability as well changes nothing (702.14d).
  return blocks.abilities.some((each) => landQuality(each) !== undefined)
    ? cannot('keyword.landwalk', 'keyword.landwalk.cancel')
    : cannot('keyword.landwalk');
}
