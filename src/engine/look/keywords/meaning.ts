/** Keywords that stand for triggered abilities and for static rules, each as the abilities that its own rule says it means (702). */
import type { Ability } from '../../language/ability.ts';
import { hearer, type Variant, variantOn } from '../../concepts/variant.ts';
import { blitz } from './blitz.ts';
import { cascade } from './cascade.ts';
import { champion } from './champion.ts';
import { combat } from './combat.ts';
import { counters } from './counters.ts';
import { dash } from './dash.ts';
import { deathtouch } from './deathtouch.ts';
import { exploit } from './exploit.ts';
import { graft } from './graft.ts';
import { graveyards } from './graveyards.ts';
import { hideaway } from './hideaway.ts';
import { impending } from './impending.ts';
import { lifelink } from './lifelink.ts';
import { livingWeapon } from './livingWeapon.ts';
import { madness } from './madness.ts';
import { rampage } from './rampage.ts';
import { soulbond } from './soulbond.ts';
import { spells } from './spells.ts';
import { sunburst } from './sunburst.ts';
import { suspend } from './suspend.ts';
import { umbraArmor } from './umbraArmor.ts';
import { upkeeps } from './upkeep.ts';
import { warp } from './warp.ts';
import { type Family, type Meaning, one } from './write.ts';

/** What a keyword means under the rules of the day. */
const asOfDay =
  (variants: readonly Variant<Meaning>[]): Meaning =>
  (asked) =>
    variantOn(variants, asked.day)(asked);

/** Every keyword that stands for such abilities: those of one line by what they are about, the others by name. */
export const families: Family = {
  ...combat,
  ...counters,
  ...graveyards,
  ...spells,
  ...upkeeps,
  blitz,
  cascade: asOfDay(cascade),
  champion,
  dash,
  deathtouch: (asked) => variantOn(deathtouch, asked.day).means(asked),
  exploit,
  graft: asOfDay(graft),
  hideaway: asOfDay(hideaway),
  impending,
  lifelink: (asked) => variantOn(lifelink, asked.day).means(asked),
  'living weapon': asOfDay(livingWeapon),
  madness: asOfDay(madness),
  rampage: asOfDay(rampage),
  soulbond,
  sunburst: asOfDay(sunburst),
  suspend: asOfDay(suspend),
  'totem armor': umbraArmor,
  'umbra armor': umbraArmor,
  warp,
};

const known = new WeakMap<Ability, { readonly day: string; readonly heard: unknown; readonly meant: readonly Ability[] }>();

/** What an ability means under the rules of a day: itself, or for a keyword what it stands for; that names the keyword. */
export function meaningOf(ability: Ability, day: string): readonly Ability[] {
  if (ability.kind !== 'keyword') return [ability];
  const meaning = families[ability.keyword];
  if (!meaning) return [];
  const found = known.get(ability);
  if (found?.day === day && found.heard === hearer()) return found.meant;
  const { text, keyword, number = one } = ability;
  const meant = meaning({ keyword: ability, day, number }).map((each): Ability => ({ ...each, text, keyword }));
  known.set(ability, { day, heard: hearer(), meant });
  return meant;
}
