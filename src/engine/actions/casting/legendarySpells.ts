/** Legendary instants and sorceries: only who controls a legendary creature or planeswalker can cast one (205.4e, 2018-04-27). */
import { isInstantOrSorcery } from '../../language/cardType.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Look } from '../../look/look.ts';
import { Refusal } from '../../events/question.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';

type Restriction = (look: Look, player: PlayerId, spell: ObjectId) => boolean;

const isWithoutLegend: Restriction = (look, player, spell) => {
  const { supertypes, types } = look.characteristicsOf(spell);
  if (!supertypes.includes('legendary') || !isInstantOrSorcery(types)) return false;
  return !look.state.zones.battlefield.some((id) => {
    const { controller, supertypes: of, types: is } = look.characteristicsOf(id);
    const { phasedOut } = look.state.objects[id] ?? {};
    return (
      controller === player && !phasedOut && of.includes('legendary') && is.some((type) => type === 'creature' || type === 'planeswalker')
    );
  });
};

export const legendarySpells: readonly Variant<Restriction>[] = [
  { from: '2018-04-27', value: isWithoutLegend },
  { from: '', value: () => false },
];

/** A spell on the stack, when everything is announced that could make it another kind. @throws Refusal */
export function checkLegendary(look: Look, player: PlayerId, spell: ObjectId): void {
  if (isWithoutLegend(look, player, spell) && variantOn(legendarySpells, look.state.day)(look, player, spell))
    throw new Refusal(`${player} controls no legendary creature or planeswalker`, 'legend.spells', 'cast.legal', 'cannot');
}
