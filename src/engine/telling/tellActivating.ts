/** Tells which ability is activated, and what that rests on (602, mana abilities 605). */
import { isSorceryTime } from '../actions/casting/timing.ts';
import type { Concept } from '../concepts/concepts.ts';
import { citeNamed } from '../concepts/citeKeyword.ts';
import { ofSource } from '../events/nameOf.ts';
import type { Activating } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import { kindsIn } from '../language/parts.ts';
import { type Activated, deploying } from '../look/activated.ts';
import { citesOfChosen } from '../look/linked.ts';
import type { Look } from '../look/look.ts';
import { isManaAbility, manaAbilitiesOf } from '../look/manaAbilities.ts';
import { quoted } from '../state/sentences.ts';
import { recordsOf } from '../state/turnRecord.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';

/** `look`: as it was before anything was paid. */
export function tellActivating(
  look: Look,
  player: PlayerId,
  id: ObjectId,
  ability: Activated,
  { keyword = '', summed = false }: Activating,
): readonly Telling[] {
  const by = ofSource(look.state, id);
  const anew: readonly Concept[] = isExhausted(look, id, ability) ? ['exhaust.anew'] : [];
  const chosen = citesOfChosen(look, id, ability);
  if (isManaAbility(ability, look.state.day))
    return [{ event: 'mana ability', text: `${player} activates a mana ability${by}.`, cites: ['manaAbility.what', ...anew, ...chosen] }];
  return [
    {
      event: 'activate',
      text: `${player} activates the ability${by}${ability.text === '' ? '.' : `: ${quoted(ability.text)}`}`,
      cites: [
        'activate.announce',
        // At other times than those of most spells (117.1b).
        ...(isSorceryTime(look, player) ? [] : (['priority.ability'] as const)),
        // The cost that an effect gave the keyword is part of the activation cost (702.1a).
        ...(isAtManaCost(look, id, ability) ? (['keywords.cost', 'keywords.variable'] as const) : []),
        ...(ability.loyalty ? (['loyalty.activate'] as const) : []),
        ...(summed ? (['loyalty.combined'] as const) : []),
        ...(ability === deploying ? (['deploy'] as const) : citeNamed(keyword)),
        ...anew,
        ...chosen,
        ...(isNamedAnew(look, id, ability) ? (['name.gained'] as const) : []),
      ],
    },
  ];
}

const isExhausted = ({ state }: Look, id: ObjectId, { once, text }: Activated): boolean =>
  once === true && state.objects[id]?.exhausted?.includes(text) === true;

/** Where something of theirs would let a player activate exhausted abilities, but that they have begun to activate one this turn (702.177b). */
export function citesOfExhausted(look: Look, player: PlayerId, ability?: Activated): readonly Concept[] {
  const { state } = look;
  const theirs = state.zones.battlefield.filter((id) => look.characteristicsOf(id).controller === player);
  const lets = (id: ObjectId): boolean =>
    look.characteristicsOf(id).abilities.some((each) => each.kind === 'static' && each.rules?.some(({ rule }) => rule === 'exhaust anew'));
  return recordsOf(state.turn.happened, 'exhausted').some((each) => each.player === player) &&
    theirs.some(lets) &&
    (ability?.once ?? theirs.some((id) => manaAbilitiesOf(look, id).some((each) => isExhausted(look, id, each))))
    ? ['exhaust.anew']
    : [];
}

/** Whether it speaks of what it was printed on by name, and means what has gained it (201.5b). */
const isNamedAnew = (look: Look, id: ObjectId, { text, effect }: Activated): boolean =>
  !look.copiable(id).abilities.some((each) => each.text === text) && kindsIn(effect).has('self') && !/\bthis \w+/i.test(text);

const isAtManaCost = (look: Look, id: ObjectId, { text }: Activated): boolean =>
  look.characteristicsOf(id).abilities.some((each) => each.kind === 'keyword' && each.text === text && each.quality === 'its mana cost');
