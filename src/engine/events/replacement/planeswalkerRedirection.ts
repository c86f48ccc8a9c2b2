/** An opponent's noncombat damage to a player, dealt to a planeswalker of that player instead (306.7 until 2018). */
import { findPlayer, opponentsOf } from '../../state/changes.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { chooseUpTo } from '../choices.ts';
import type { Finder } from './replacement.ts';

const redirect: Finder = (look, event) => {
  const { state } = look;
  if (event.kind !== 'damage' || event.combat || !findPlayer(state, event.to)) return [];
  if (state.objects[event.source] === undefined && state.past[event.source] === undefined) return [];
  const { controller } = look.characteristicsOf(event.source);
  if (!opponentsOf(state, event.to).includes(controller)) return [];
  const walkers = state.zones.battlefield.filter(
    (id) =>
      !state.objects[id]?.phasedOut &&
      look.characteristicsOf(id).types.includes('planeswalker') &&
      look.characteristicsOf(id).controller === event.to,
  );
  if (walkers.length === 0) return [];
  return [
    {
      key: 'planeswalker redirection',
      text: '',
      group: 'other',
      cites: ['replacement', 'planeswalker.redirection'],
      *apply(game) {
        const [to = event.to] = yield* chooseUpTo(game, controller, walkers, 1, 'Which planeswalker is dealt the damage instead?');
        return { events: [{ ...event, to }] };
      },
    },
  ];
};

export const planeswalkerRedirection: readonly Variant<Finder>[] = [
  { from: '2018-04-27', value: () => [] },
  { from: '', value: redirect },
];

export const findRedirection: Finder = (look, event) =>
  redirect(look, event).length === 0 ? [] : variantOn(planeswalkerRedirection, look.state.day)(look, event);
