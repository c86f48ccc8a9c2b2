/** Static rules in force: of abilities that function now, and of effects that have not ended (604.1, 611). */
import type { Ability } from '../language/ability.ts';
import type { Restriction, StaticRule } from '../language/staticRule.ts';
import { type Context, nothingAnnounced, unannounced } from './reading/context.ts';
import { conditionHolds, resolveRef } from './reading/read.ts';
import { meaningOf } from './keywords/meaning.ts';
import { forgetsX } from './xOfPermanents.ts';
import { lookAt } from './layers/characteristics.ts';
import type { Look } from './look.ts';
import { usualZone } from '../state/usualZone.ts';
import type { ContinuousEffect, GameObject, GameState, ObjectId } from '../state/state.ts';

export interface RuleInForce {
  /** The same for the same rule of the same source, as long as that is in its zone. */
  readonly key: string;
  readonly rule: StaticRule;
  readonly context: Context;
  /** Wording of the ability; empty for an effect. */
  readonly text: string;
  /** The effect of a resolved spell or ability that it is of. */
  readonly effect?: ContinuousEffect;
}

const known = new WeakMap<GameState, readonly RuleInForce[]>();

/** All static rules in force, those of objects first, in the order of objects and abilities. */
export function rulesInForce(look: Look): readonly RuleInForce[] {
  const found = known.get(look.state);
  if (found) return found;
  const rules = [
    ...Object.values(look.state.objects).flatMap((object) => rulesOf(look, object)),
    ...look.state.effects.flatMap(rulesOfEffect),
  ];
  known.set(look.state, rules);
  return rules;
}

/** Rules of one object's static abilities that function in its zone. */
function rulesOf(look: Look, object: GameObject): readonly RuleInForce[] {
  if (object.phasedOut || object.kind === 'ability') return [];
  return staticAbilities(look, object.id)
    .filter(({ ability }) => object.zone === (ability.from ?? usualZone(object, look.characteristicsOf(object.id).types)))
    .flatMap((each) => rulesOfAbility(look, object.id, each));
}

interface StaticAbility {
  readonly ability: Extract<Ability, { kind: 'static' }>;
  readonly at: number;
}

const staticAbilities = (look: Look, id: ObjectId): readonly StaticAbility[] =>
  look.characteristicsOf(id).abilities.flatMap((each, place, all) =>
    meaningOf(each, look.state.day).flatMap((ability) =>
      ability.kind === 'static' && ability.rules
        ? // Among those with the same text: what is used up stays so when another ability is lost.
          [{ ability, at: all.slice(0, place).filter(({ text }) => text === each.text).length }]
        : [],
    ),
  );

/** Rules that an object has about itself, whatever zone it is in or is about to enter. */
export function ownRules(look: Look, id: ObjectId): readonly RuleInForce[] {
  return staticAbilities(look, id).flatMap((each) => rulesOfAbility(look, id, each));
}

function rulesOfAbility(look: Look, source: ObjectId, { ability, at }: StaticAbility): readonly RuleInForce[] {
  const context = { ...contextOf(look, source), ability };
  if (ability.condition && !conditionHolds(look, ability.condition, context)) return [];
  return (ability.rules ?? []).map((rule, place) => ({
    key: `${source}/${ability.text}/${at}/${place}`,
    rule,
    context,
    text: ability.text,
  }));
}

function rulesOfEffect(effect: ContinuousEffect): readonly RuleInForce[] {
  return (effect.rules ?? []).map((rule, place) => ({
    key: `effect ${effect.id}/${place}`,
    rule,
    context: contextOfEffect(effect),
    text: '',
    effect,
  }));
}

/** What a permanent knows of how its spell was cast (400.7d). */
export const castOf = ({
  x,
  paid,
  colorsSpent,
  manaSpent,
  castFrom,
}: NonNullable<GameObject['spell']>): NonNullable<GameObject['cast']> => ({
  x,
  paid,
  ...(colorsSpent ? { colorsSpent } : {}),
  ...(manaSpent === undefined ? {} : { manaSpent }),
  ...(castFrom ? { castFrom } : {}),
});

/** In what context an ability of an object speaks; it knows how the spell that the object was, was cast (400.7d). */
export function contextOf(look: Look, source: ObjectId, ability?: Ability): Context {
  const object = look.state.objects[source] ?? look.state.past[source]?.object;
  const forgets =
    ability?.kind === 'triggered' && object?.zone === 'battlefield' && (object.cast?.x ?? 0) > 0 && forgetsX(look, source, ability);
  return {
    source,
    controller: look.characteristicsOf(source).controller,
    announced: { ...nothingAnnounced, ...(object?.spell ? castOf(object.spell) : object?.cast), ...(forgets ? { x: 0 } : {}) },
    memory: {},
  };
}

export function contextOfEffect({ source, controller, spoken }: Pick<ContinuousEffect, 'source' | 'controller' | 'spoken'>): Context {
  return { ...unannounced(source, controller), ...spoken };
}

/** Whether something is kept from something by a resolved effect or a static ability. */
export function isRestricted(state: GameState, id: ObjectId, restriction: Restriction): boolean {
  const look = lookAt(state);
  return rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'restrict' &&
      rule.restriction === restriction &&
      (!rule.unless || !conditionHolds(look, rule.unless, context)) &&
      resolveRef(look, rule.what, context).includes(id),
  );
}
