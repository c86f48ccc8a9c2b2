/** When spells can be cast, and what forbids it (601.3, 117.1a, 702.61 split second). */
import { objectsIn } from '../../state/changes.ts';
import { conditionHolds, matches, resolveRef } from '../../look/reading/read.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { Refusal } from '../../events/question.ts';
import { cannot } from '../../events/replacement/impossible.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { conceptNamed } from '../../concepts/named.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { isActive } from '../../state/teams.ts';

/** Whether a player could cast a sorcery as far as time is concerned (307.1). */
export function isSorceryTime({ state }: Look, player: PlayerId): boolean {
  return isActive(state, player) && state.turn.step.endsWith('main') && objectsIn(state, 'stack').length === 0;
}

interface Times {
  readonly sorceryTime: boolean;
  /** The card had flash where it was. */
  readonly had?: boolean;
  /** It is cast as though it had. */
  readonly flash?: boolean | undefined;
  /** Times do not matter. */
  readonly any?: boolean;
}

/** A spell on the stack as it is proposed: whether it may be cast now at all, and by which rule at this time. @throws Refusal (601.2e) */
export function checkLegality(
  look: Look,
  player: PlayerId,
  spell: ObjectId,
  { sorceryTime, had = false, flash = false, any = false }: Times,
): readonly Concept[] {
  const { types } = look.characteristicsOf(spell);
  if (types.includes('land')) throw new Refusal('a land is not cast', 'land.play');
  checkSplitSecond(look, spell);
  checkForbidden(look, player);
  for (const { rule, context } of rulesInForce(look))
    if (rule.rule === 'cast only' && context.source === spell && !conditionHolds(look, rule.when, context))
      throw new Refusal('it is cast only when its text says', ...forbidden);
  if (!sorceryTime && cannot(look, player, 'cast at other times')) throw new Refusal(`${player} cannot cast spells now`, ...forbidden);
  const ofTypes = types.map((type) => conceptNamed('cast', type));
  // The time decides only where a sorcery could not be cast.
  if (sorceryTime || any) return [];
  if (types.includes('instant')) return ['priority.instant'];
  if (had || hasKeyword(look, spell, 'flash')) return ['keyword.flash'];
  if (flash || hasAsThoughFlash(look, spell)) return ['cast.asThoughFlash', 'keyword.flash'];
  throw new Refusal(
    'only in its controller’s main phase while the stack is empty',
    ...(types.includes('sorcery') ? (['priority.sorcery'] as const) : []),
    'priority.instant',
    'cast.permitted',
    ...ofTypes,
  );
}

/** While a spell with split second is on the stack, nothing but mana abilities and special actions (702.61). */
export function checkSplitSecond(look: Look, except?: ObjectId): void {
  const found = look.state.zones.stack.some(
    (id) => id !== except && look.state.objects[id]?.kind !== 'ability' && hasKeyword(look, id, 'split second'),
  );
  if (found)
    throw new Refusal(
      'a spell with split second is on the stack',
      'keyword.splitSecond',
      'keyword.splitSecond.others',
      'cast.permitted',
      'cannot',
    );
}

/** What forbids it wins over what would allow it. */
const forbidden = ['cast.permitted', 'cast.legal', 'cannot'] as const;

function checkForbidden(look: Look, player: PlayerId): void {
  for (const { rule, context } of rulesInForce(look)) {
    const who = 'who' in rule && typeof rule.who === 'object' ? resolveRef(look, rule.who, context) : [];
    if (rule.rule === 'cannot' && rule.what === 'cast spells' && who.includes(player))
      throw new Refusal(`${player} cannot cast spells`, ...forbidden);
  }
}

/**
 * Bans on spells of some kind are looked at when everything is announced that could make it another kind (601.3a). @throws Refusal
 */
export function checkKind(look: Look, player: PlayerId, spell: ObjectId): void {
  if (isBanned(look, player, spell)) throw new Refusal(`${player} cannot cast such a spell`, ...forbidden);
}

/** Whether a spell, as it is now, is of a kind that its player cannot cast, or not from where it was. */
export function isBanned(look: Look, player: PlayerId, spell: ObjectId): boolean {
  const { owner, spell: { castFrom = '' } = {} } = look.state.objects[spell] ?? {};
  // From the hand of somebody else it is from elsewhere than from theirs.
  const from = [castFrom, ...(owner === player ? [] : ['outside'])];
  return rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'cannot cast' &&
      (!rule.from || (castFrom && rule.from.some((zone) => from.includes(zone)))) &&
      resolveRef(look, rule.who, context).includes(player) &&
      matches(look, spell, { kind: 'and', filters: [rule.filter, { kind: 'zone', zone: 'stack' }] }, context),
  );
}

function hasAsThoughFlash(look: Look, spell: ObjectId): boolean {
  return rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'as though' && rule.for === 'timing' && rule.had === 'flash' && resolveRef(look, rule.what, context).includes(spell),
  );
}
