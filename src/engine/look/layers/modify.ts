/** One change applied to one object. */
import { exact } from '../../state/bounds.ts';
import type { Context } from '../reading/context.ts';
import { amountOf, resolveRef } from '../reading/read.ts';
import { listRemembered } from '../reading/remembered.ts';
import { activating } from '../keywords/activating.ts';
import { atManaCost } from '../keywords/atManaCost.ts';
import { isKeyword, objectIn, type Look, rememberedBy } from '../look.ts';
import { colors } from '../../language/manaCost.ts';
import type { LayerRules } from './layerRules.ts';
import type { Remembered } from '../../state/state.ts';
import type { ApplyingEffect, Part } from './applyingEffect.ts';
import { setsLandType } from './aspects.ts';
import { withChosenQuality } from './chosenQuality.ts';
import { copyInto } from './copyLayer.ts';
import { withWord } from './nameWords.ts';
import { modifiedBy } from './negativeNumbers.ts';
import { changeText } from './textChange.ts';
import { addTypes, asLegend, removeTypes, setTypes } from './typeChange.ts';
import { basicLandTypes, everyCreatureType, isCreatureType } from '../../language/subtypes.ts';
import type { Amount } from '../../language/amount.ts';
import type { TypeChange } from '../../language/modification.ts';
import { type HeldAbility, heldBy, hold, type ObjectInLayers } from './working.ts';

/** Power and toughness that a part gives or adds. */
export interface Numbers {
  readonly power?: number;
  readonly toughness?: number;
}

/** The numbers of a part, known before it is applied to any object. */
export function numbersOf({ change }: Part, look: Look, context: Context): Numbers {
  const amount = (of: Amount): number => amountOf(look, of, context);
  if (change.kind === 'modify power/toughness') {
    const by = (of: Amount): number => modifiedBy(change, of, look.state.day, amount);
    return { power: by(change.power), toughness: by(change.toughness) };
  }
  if (change.kind !== 'set power/toughness') return {};
  const { power, toughness } = change;
  return { ...(power ? { power: amount(power) } : {}), ...(toughness ? { toughness: amount(toughness) } : {}) };
}

interface Moment {
  readonly look: Look;
  readonly context: Context;
  readonly rules: LayerRules;
  readonly numbers: Numbers;
}

/** Applies a part of an effect to an object. */
export function modify(
  each: ObjectInLayers,
  part: Part,
  effect: Pick<ApplyingEffect, 'key' | 'timestamp' | 'copied'>,
  { look, context, rules, numbers }: Moment,
): void {
  const { change } = part;
  const { values } = each;
  switch (change.kind) {
    case 'copy':
      each.held = undefined;
      copyInto(each, change, { context, ...(effect.copied === undefined ? {} : { copied: effect.copied }) }, look);
      return;
    case 'control': {
      const [controller] = resolveRef(look, change.by, context);
      if (controller !== undefined) each.values = { ...values, controller };
      return;
    }
    case 'text':
      changeText(each, change.from, change.to);
      return;
    case 'set name':
      each.values = { ...values, name: change.name };
      return;
    case 'add word':
      each.values = { ...values, name: withWord(values.name, change.word, change.after) };
      return;
    case 'set types':
      replaceTypes(each, change, change.types, rules);
      return;
    case 'add types':
      each.values = {
        ...values,
        ...asLegend(
          values,
          addTypes(change.still ? rules.stillOne(values, change.still, change.types) : values, change.types, rules),
          rules,
        ),
      };
      return;
    case 'remove types':
      each.values = { ...values, ...asLegend(values, removeTypes(values, change.types), rules) };
      return;
    case 'set colors':
      each.values = { ...values, colors: change.colors };
      return;
    case 'add colors':
      each.values = { ...values, colors: [...new Set([...values.colors, ...change.colors])] };
      return;
    case 'colors of':
      each.values = {
        ...values,
        colors: resolveRef(look, change.of, context).flatMap((id) =>
          objectIn(look, id) === undefined ? [] : look.characteristicsOf(id).colors,
        ),
      };
      return;
    case 'creature types of': {
      const theirs = resolveRef(look, change.of, context).flatMap((id) =>
        look.characteristicsOf(id).subtypes.filter((type) => type === everyCreatureType || isCreatureType(type)),
      );
      each.values = { ...values, ...setTypes(values, { subtypes: [...theirs, ...change.also] }, rules) };
      return;
    }
    case 'set chosen':
      setChosen(each, change, context.memory[change.slot] ?? rememberedBy(look, context.source, change.slot), rules);
      return;
    case 'set power/toughness':
      each.values = { ...values, ...numbers };
      return;
    case 'modify power/toughness':
      each.values = {
        ...values,
        power: exact((values.power ?? 0) + (numbers.power ?? 0)),
        toughness: exact((values.toughness ?? 0) + (numbers.toughness ?? 0)),
      };
      return;
    case 'switch power/toughness':
      each.values = { ...values, power: values.toughness ?? 0, toughness: values.power ?? 0 };
      return;
    default:
      modifyAbilities(each, part, effect, look, context);
  }
}

function modifyAbilities(
  each: ObjectInLayers,
  { change, at }: Part,
  { key, timestamp }: Pick<ApplyingEffect, 'key' | 'timestamp'>,
  look: Look,
  context: Context,
): void {
  const grant = (ability: HeldAbility['ability'], place: string): HeldAbility => ({
    ability,
    key: `${key} ${place}`,
    from: 'effect',
    granted: timestamp,
  });
  switch (change.kind) {
    case 'add ability': {
      if (isBarred(each, change.ability)) return;
      const given = withChosenQuality(change.ability, (slot) => context.memory[slot] ?? rememberedBy(look, context.source, slot));
      hold(each, [...heldBy(each), grant(atManaCost(given, each.values.manaCost), String(at))]);
      return;
    }
    case 'add abilities of': {
      const given = resolveRef(look, change.of, context)
        .filter((id) => id !== each.object.id && objectIn(look, id) !== undefined)
        .flatMap((id) => look.characteristicsOf(id).abilities.filter((ability) => isGiven(ability, change.only, look.state.day)))
        .map((ability, place) => grant(ability, `${at}.${place}`));
      if (given.length > 0) hold(each, [...heldBy(each), ...given]);
      return;
    }
    case 'lose keyword':
      loseKeyword(each, change.keyword);
      return;
    case 'cannot have':
      loseKeyword(each, change.keyword);
      each.values = { ...each.values, barred: [...each.values.barred, change.keyword] };
      return;
    case 'lose all abilities':
      hold(each, []);
      return;
    default:
    // What else there is can only be an exception of a copy effect.
  }
}

/** Whether an ability is among those that are given: all of a kind, or those of a keyword. */
export const isGiven = (ability: HeldAbility['ability'], only: string, day: string): boolean =>
  ability.kind === 'keyword'
    ? ability.keyword === only || (only === 'activated' && activating(ability, day) !== undefined)
    : ability.kind === only;

const isBarred = ({ values }: ObjectInLayers, ability: HeldAbility['ability']): boolean =>
  ability.kind === 'keyword' && values.barred.includes(ability.keyword);

/** What loses banding loses "bands with other" as well (702.22b). */
function loseKeyword(each: ObjectInLayers, keyword: string): void {
  const held = heldBy(each);
  const lost = keyword === 'banding' ? [keyword, 'bands with other'] : [keyword];
  const kept = held.filter(({ ability }) => !lost.some((name) => isKeyword(ability, name)));
  if (kept.length < held.length) hold(each, kept);
}

/** 305.7: a land of another basic type loses what its text gave it, and keeps what effects granted. */
function loseLandText(each: ObjectInLayers): void {
  if (each.values.types.includes('land'))
    hold(
      each,
      heldBy(each).filter(({ from }) => from === 'effect'),
    );
}

/** Sets types; a land whose basic land types they are loses what its own text gave it (305.7). */
function replaceTypes(each: ObjectInLayers, change: Part['change'], types: TypeChange, rules: LayerRules): void {
  each.values = { ...each.values, ...asLegend(each.values, setTypes(each.values, types, rules), rules) };
  if (!setsLandType(change)) return;
  const [name = '', ...others] = basicLandTypes.filter((type) => types.subtypes?.includes(type));
  if (each.values.types.includes('land') && others.length === 0)
    each.values = { ...each.values, ...rules.becomingBasic(each.values, name) };
  loseLandText(each);
}

/** As nothing was chosen, nothing changes. */
function setChosen(
  each: ObjectInLayers,
  change: Extract<Part['change'], { kind: 'set chosen' }>,
  chosen: Remembered | undefined,
  rules: LayerRules,
): void {
  const words = listRemembered(chosen);
  const { values } = each;
  if (words.length === 0) return;
  if (change.quality === 'color') {
    const chosenColors = colors.filter((name) => words.includes(name));
    if (chosenColors.length > 0) each.values = { ...values, colors: [...new Set([...(change.add ? values.colors : []), ...chosenColors])] };
  } else if (change.add) each.values = { ...values, ...addTypes(values, { subtypes: words }, rules) };
  else replaceTypes(each, change, { subtypes: words }, rules);
}
