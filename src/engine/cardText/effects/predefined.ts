/** Tokens that the rules describe (111.10): what an effect names alone. */
import type { Ability } from '../../language/ability.ts';
import type { CardType } from '../../language/cardType.ts';
import type { TokenDescription } from '../../language/token.ts';
import { quoted } from '../phrases.ts';
import { makeReader, run } from '../reading.ts';
import { number, type Scope, Unclear } from '../scope.ts';

const spent = '{T}, Sacrifice this token';
const slowly = 'Activate only as a sorcery.';
const basic = 'a basic land card';
const notSpent = "This mana can't be spent to cast";

/** An artifact, unless said, of that name with that ability. */
const plain: Readonly<Record<string, string>> = {
  Treasure: `${spent}: Add one mana of any color.`,
  Food: `{2}, ${spent}: You gain 3 life.`,
  Gold: 'Sacrifice this token: Add one mana of any color.',
  Clue: '{2}, Sacrifice this token: Draw a card.',
  Blood: '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.',
  Shard: '{2}, Sacrifice this token: Scry 1, then draw a card.',
  Map: `{1}, ${spent}: Target creature you control explores. ${slowly}`,
  Junk: `${spent}: Exile the top card of your library. You may play it this turn. ${slowly}`,
  Powerstone: `{T}: Add {C}. ${notSpent} a nonartifact spell.`,
  Lander: `{2}, ${spent}: Search your library for ${basic}, put it onto the battlefield tapped, then shuffle.`,
};
/** Artifacts that are spoken of by a name alone. */
export const plainNames = Object.keys(plain);
const unknown: readonly string[] = ['Incubator', 'Walker', 'Mutagen', 'Vibranium'];

const grows = 'Enchanted creature gets +1/+1';
const attacks = 'Whenever this creature attacks';
const itGrows = 'put a +1/+1 counter on it';
const fromPlay = 'a graveyard from the battlefield';
const roles: Readonly<Record<string, readonly string[]>> = {
  Cursed: ['Enchanted creature has base power and toughness 1/1.'],
  Monster: [`${grows} and has trample.`],
  Royal: [`${grows} and has ward {1}.`],
  Sorcerer: [`${grows} and has '${attacks}, scry 1.'`],
  Virtuous: [`${grows} for each enchantment you control.`],
  Wicked: [`${grows}.`, `When this token is put into ${fromPlay}, each opponent loses 1 life.`],
  'Young Hero': [`Enchanted creature has '${attacks}, if its toughness is 3 or less, ${itGrows}.'`],
};
export const roleNames = Object.keys(roles);

/** @throws Unclear of what is not read */
function abilityOf(text: string, scope: Scope, at = 0): Ability {
  const [tree] = run(quoted, makeReader(`"${text}"`), 0);
  if (!tree) throw new Unclear(at);
  return tree.of.mean(tree, scope).meaning as Ability;
}

/** The token of a name, or one like the card that is called so (111.11). */
export function tokenOf(name: string, scope: Scope, at: number): TokenDescription | { readonly card: string } {
  const text = plain[name];
  if (unknown.includes(name)) throw new Unclear(at);
  if (text === undefined) return { card: name };
  const types: readonly CardType[] = name === 'Shard' ? ['enchantment'] : ['artifact'];
  return { colors: [], types: { types, subtypes: [name] }, abilities: [abilityOf(text, scope, at)], predefined: name };
}

/** An Aura of such a Role (111.10j to 111.10r). */
export const roleOf = (name: string, scope: Scope): TokenDescription => ({
  name,
  colors: [],
  types: { types: ['enchantment'], subtypes: ['Aura', 'Role'] },
  abilities: ['Enchant creature', ...(roles[name] ?? [])].map((text) => abilityOf(text, scope)),
  predefined: `${name} Role`,
});

/** 111.10i */
export const incubator = (scope: Scope): TokenDescription => ({
  colors: [],
  types: { types: ['artifact'], subtypes: ['Incubator'] },
  abilities: [abilityOf('{2}: Transform this token.', scope)],
  predefined: 'Incubator',
  back: {
    colors: [],
    types: { types: ['artifact', 'creature'], subtypes: ['Phyrexian'] },
    power: number(0),
    toughness: number(0),
    abilities: [],
  },
});
