/** What mana may be spent on, where the ability that added it limits that (106.6). */
import type { Filter } from '../../language/filter.ts';
import { colors, type ManaSymbol } from '../../language/manaCost.ts';
import type { Ref } from '../../language/ref.ts';
import { type Context, unannounced } from '../../look/reading/context.ts';
import { matches, resolveRef } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import type { Look } from '../../look/look.ts';
import { nextObjectId } from '../../state/changes.ts';
import type { Mana, ObjectId, PlayerId } from '../../state/state.ts';

const everyMana = [...colors, 'colorless'] as const;
/** What is due, where mana may be spent on it as though it were of any colour or type (609.4b). */
export function easedFor(look: Look, player: PlayerId, due: readonly ManaSymbol[], spentOn: ObjectId | undefined): readonly ManaSymbol[] {
  const isFor = (of: Filter, context: Context): boolean =>
    spentOn !== undefined && matches(look, spentOn, { kind: 'and', filters: [of, { kind: 'zone', zone: 'stack' }] }, context);
  // A card that is cast is another object as soon as it is on the stack (601.2a, 400.7).
  const isOfCards = (cards: Ref, context: Context): boolean =>
    isFor({ kind: 'spell' }, context) && resolveRef(look, cards, context).some((card) => nextObjectId(card) === spentOn);
  const ease = rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'spend as though' &&
    resolveRef(look, rule.who, context).includes(player) &&
    (!rule.of || isFor(rule.of, context)) &&
    (!rule.cards || isOfCards(rule.cards, context))
      ? [rule.any]
      : [],
  );
  if (ease.length === 0) return due;
  return due.map((symbol) =>
    symbol.kind === 'mana' && (ease.includes('type') || !symbol.colors.includes('colorless')) ? { ...symbol, colors: everyMana } : symbol,
  );
}

/** Whether mana can be spent on a spell, or on an ability of an object; on nothing in particular when none is named. */
export function canSpend(look: Look, { only, by }: Mana, spentOn: ObjectId | undefined): boolean {
  if (!only?.spells && !only?.abilities && !only?.not) return true;
  const object = spentOn === undefined ? undefined : look.state.objects[spentOn];
  const isFor = (filter: Filter | undefined): boolean => {
    if (!object || !filter) return false;
    const context = unannounced(by ?? object.id, look.characteristicsOf(object.id).controller);
    return matches(look, object.id, { kind: 'and', filters: [filter, { kind: 'zone', zone: object.zone }] }, context);
  };
  // What stands on the stack is cast; of anything else an ability is activated.
  const isCast = object?.zone === 'stack';
  if (only.not) return !(isCast && isFor(only.not));
  return isFor(isCast ? only.spells : only.abilities);
}
