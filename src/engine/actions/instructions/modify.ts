/** Changing what objects are like, for a while (611.2). */
import type { Amount } from '../../language/amount.ts';
import type { Modification } from '../../language/modification.ts';
import { withExceptions } from '../../look/copying.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { isGiven } from '../../look/layers/modify.ts';
import { modifiedBy } from '../../look/layers/negativeNumbers.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { foundAgain } from '../../look/reading/foundAgain.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { kindsIn } from '../../language/parts.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { namingGranter } from '../../state/granter.ts';
import { say } from '../../events/procedure.ts';
import { partsThatApply } from './barredAbilities.ts';
import { beginEffect } from './beginEffect.ts';
import type { Beginning } from './handler.ts';

/** Begins to change characteristics of a set of objects that is fixed now (611.2c). */
export const modify: Beginning<'modify'> = {
  begin: (game, { what, changes, duration }, context) => {
    const before = game.state;
    const look = lookAt(before);
    const affected = resolveRef(look, what, context)
      .map((id) => foundAgain(look, id, context))
      .filter((id) => before.objects[id]?.phasedOut === false);
    if (context.each === undefined && speaksOfEach(changes, before.players.length)) {
      for (const each of affected) modify.begin(game, { do: 'modify', what: { kind: 'each' }, changes, duration }, { ...context, each });
      return;
    }
    const copy = changes.find((change) => change.kind === 'copy');
    const [original] = copy ? resolveRef(look, copy.of, context) : [];
    const named = namingGranter(changes, context.source).flatMap((change) => nameAbilities(change, look, context));
    const fixed = fixAmounts(named, look.state.day, (amount) => amountOf(look, amount, context));
    // What it speaks of has none of the abilities that it would give: there is nothing to begin.
    if (fixed.length === 0 && changes.length > 0) return;
    // What of its own a copy keeps differs from object to object.
    const apart = copy?.except?.some(({ kind }) => kind === 'keep colors') === true;
    const parts = partsThatApply(look, affected, fixed).flatMap((part) =>
      apart ? part.things.map((id) => ({ ...part, things: [id] })) : [part],
    );
    for (const { things: group, changes: applied } of parts) {
      if (applied.length === 0 && fixed.length > 0) {
        for (const id of group) say(game, 'cannot have', id);
        continue;
      }
      const own = group[0] === undefined ? undefined : look.copiable(group[0]);
      const copied =
        copy && original !== undefined ? withExceptions(look.copiable(original), copy.except ?? [], look, context, own) : undefined;
      beginEffect(
        game,
        context,
        { changes: applied, affected: group, duration, copied },
        game.teller?.modifying({ look, context, what, affected: group, changes, named, fixed: applied, original, copied }),
      );
    }
  },
};

/** Whether each of a set gets a number of its own: "+X/+X, where X is its mana value"; where several defend, also by whom it attacks (802.2a). */
const speaksOfEach = (changes: readonly Modification[], players: number): boolean =>
  changes.some(
    (change) =>
      'power' in change &&
      [change.power, change.toughness].some((amount) => kindsIn(amount).has('each') || (players > 2 && kindsIn(amount).has('defending'))),
  );

/** Abilities that a change names by something else are what those are now. */
function nameAbilities(change: Modification, look: Look, context: Context): readonly Modification[] {
  const word = (slot: string): string => listRemembered(context.memory[slot])[0] ?? '';
  switch (change.kind) {
    case 'add this ability':
      return context.ability ? [{ kind: 'add ability', ability: context.ability }] : [];
    case 'add chosen keyword': {
      const keyword = word(change.slot);
      return [{ kind: 'add ability', ability: { kind: 'keyword', keyword, text: keyword } }];
    }
    case 'text':
      return change.chosen ? [{ kind: 'text', from: word(change.from), to: word(change.to) }] : [change];
    case 'add abilities of':
      if (change.only === 'below') {
        const printed = resolveRef(look, change.of, context).flatMap((id) => look.copiable(id).abilities);
        const own = context.ability && 'keyword' in context.ability ? context.ability : undefined;
        const from = printed.findIndex((each) => each.kind === 'keyword' && each.keyword === own?.keyword && each.text === own.text);
        return printed
          .slice(from + 1)
          .filter((each) => from >= 0 && (each.kind !== 'keyword' || each.keyword !== own?.keyword))
          .map((ability) => ({ kind: 'add ability', ability }));
      }
      return resolveRef(look, change.of, context)
        .flatMap((id) => look.characteristicsOf(id).abilities)
        .filter(
          (ability, at, all) => isGiven(ability, change.only, look.state.day) && all.findIndex(({ text }) => text === ability.text) === at,
        )
        .map((ability) => ({ kind: 'add ability', ability }));
    default:
      return [change];
  }
}

/** Amounts of a continuous effect that begins now are what they are now (608.2h, 611.2d). */
function fixAmounts(changes: readonly Modification[], day: string, amount: (of: Amount) => number): readonly Modification[] {
  const is = (value: number): Amount => ({ kind: 'number', value });
  return changes.map((change) => {
    if (change.kind === 'modify power/toughness') {
      const by = (of: Amount): Amount => is(modifiedBy(change, of, day, amount));
      return { ...change, power: by(change.power), toughness: by(change.toughness) };
    }
    if (change.kind !== 'set power/toughness') return change;
    const { power, toughness } = change;
    return { ...change, ...(power ? { power: is(amount(power)) } : {}), ...(toughness ? { toughness: is(amount(toughness)) } : {}) };
  });
}
