/** Mana abilities: what they are, and which an object has (605). */
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Ability } from '../language/ability.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Look } from './look.ts';
import { findPlayer } from '../state/changes.ts';
import type { ObjectId } from '../state/state.ts';

export type Activated = Extract<Ability, { kind: 'activated' }>;

/**
 * Mana abilities that can pay for something, which a loyalty ability cannot: it needs an empty stack; one with a target is
 * not looked for, but activated before. What is printed and granted, and what basic land types give (layers/landAbilities.ts).
 */
export function manaAbilitiesOf(look: Look, id: ObjectId): readonly Activated[] {
  return look
    .characteristicsOf(id)
    .abilities.filter((ability) => ability.kind === 'activated')
    .filter((ability) => ability.loyalty !== true && !isTargeted(ability) && isManaAbility(ability, look.state.day));
}

/** Whether a loyalty ability can be a mana ability (605.1a). */
export const loyaltyForMana: readonly Variant<boolean>[] = [
  { from: '2010-10-01', value: false },
  { from: '', value: true },
];

/** Whether a mana ability may have a target (605.1a, 2006-05-01 406.1). */
export const targetedMana: readonly Variant<boolean>[] = [
  { from: '2007-05-01', value: false },
  { from: '', value: true },
];

const isTargeted = ({ effect, modes = [] }: Activated): boolean => [effect, ...modes].some(({ targets }) => targets.length > 0);

/** Has no target, could add mana, and is no loyalty ability (605.1a). */
export function isManaAbility(ability: Ability, day: string): boolean {
  return (
    ability.kind === 'activated' &&
    ability.effect.instructions.some(addsMana) &&
    (!isTargeted(ability) || variantOn(targetedMana, day)) &&
    (ability.loyalty !== true || variantOn(loyaltyForMana, day))
  );
}

function addsMana(instruction: Instruction): boolean {
  if (instruction.do === 'add mana' || instruction.do === 'double mana') return true;
  return 'then' in instruction && instruction.do !== 'later' && (instruction.then ?? []).some(addsMana);
}

/** 302.6: `{T}` in a cost of a creature that came under its controller's control since that player's most recent turn began. */
export function isSick(look: Look, id: ObjectId): boolean {
  const object = look.state.objects[id];
  if (!object) return false;
  const { controller, abilities } = look.characteristicsOf(id);
  if (object.controlledSince <= (findPlayer(look.state, controller)?.lastTurn ?? 0)) return false;
  return !abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'haste');
}
