/** Which of several effects applies first, where that makes a difference (616.1). */
import { toText } from '../../events/answers.ts';
import type { GameEvent } from '../../events/events.ts';
import { nameOf as nameThing } from '../../events/nameOf.ts';
import { ask, type Game, type Rare } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import type { Applicable } from '../../events/replacement/applicable.ts';
import { findPlayer } from '../../state/changes.ts';
import type { Thing } from '../../state/state.ts';

/** What they are called: by the object they are of, or by their text where that is of several. */
export const chooseReplacement: Rare['chooseReplacement'] = function* (game, player, able, event) {
  const nameOf = ({ source, text, key }: Applicable): string => {
    if (source !== undefined && able.filter((each) => each.source === source).length === 1) return source;
    return text || key;
  };
  const cardOf = (thing: Thing): string | undefined => (game.state.objects[thing] ?? game.state.past[thing]?.object)?.card;
  /** A spell that has resolved is another object by now, but it is the same card. */
  const isSource = (given: string, replacement: Applicable): boolean =>
    nameOf(replacement) === replacement.source && cardOf(given) !== undefined && cardOf(given) === cardOf(replacement.source);
  const isWorded = (given: string, { text }: Applicable): boolean => text !== '' && text.toLowerCase().startsWith(given.toLowerCase());
  const isNamed = (given: string, replacement: Applicable): boolean =>
    given === nameOf(replacement) ||
    isSource(given, replacement) ||
    (given !== '' &&
      isWorded(given, replacement) &&
      new Set(able.filter((each) => isWorded(given, each)).map(({ source }) => source)).size < 2);
  const answer = yield* ask(game, {
    player,
    kind: 'replacement',
    text: `Which effect applies first to ${nameEvent(game, event)}?`,
    options: () => [...new Set(able.map(nameOf))],
    judge: (given) =>
      legalIf(
        able.some((each) => isNamed(toText(given), each)),
        'no such effect would apply',
        'replacement.order',
      ),
    cites: ['replacement.order'],
  });
  const given = toText(answer);
  // What is called so comes before what begins with the same letters.
  return (
    able.find((each) => given === nameOf(each)) ?? able.find((each) => isSource(given, each)) ?? able.find((each) => isNamed(given, each))
  );
};

/** What would happen, in a question. */
function nameEvent({ state }: Game, event: GameEvent): string {
  const name = (thing: Thing): string => (findPlayer(state, thing) ? thing : nameThing(state, thing));
  switch (event.kind) {
    case 'damage':
      return `the damage that ${name(event.source)} would deal ${name(event.to)}`;
    case 'draw':
      return `the card that ${event.player} would draw`;
    case 'life':
      return `the life that ${event.player} would ${event.change > 0 ? 'gain' : 'lose'}`;
    case 'counters':
      return `the counters on ${name(event.on)}`;
    case 'create':
      return 'the token that would be created';
    case 'destroy':
      return `the destruction of ${name(event.object)}`;
    case 'move':
      return `${name(event.object)} as it ${event.to === 'battlefield' ? 'enters' : 'moves'}`;
    default:
      return 'what would happen';
  }
}
