/**
 * Shortcuts (731.2): a player says a sequence of choices, the others accept or shorten it, and it is taken. It is a way of saying what is
 * done: the game goes through the same choices as if each were made by itself.
 */
import type { Told } from '../../engine/events/procedure.ts';
import { Refusal } from '../../engine/events/question.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import { mayAnswer } from '../../engine/session.ts';
import { isSame } from '../../engine/language/parts.ts';
import { atMost, bounds } from '../../engine/state/bounds.ts';
import { playersFrom } from '../../engine/state/changes.ts';
import { countOf } from '../../engine/state/sentences.ts';
import type { PlayerId } from '../../engine/state/state.ts';
import type { Board } from '../position/board.ts';
import type { ActionOf, ChoiceAction, ScenarioAction } from '../format/scenario.ts';
import type { CarriedOut } from './carriedOut.ts';

type Proposal = ActionOf<'propose shortcut'>;

/** Carries out one choice of a sequence. */
type Take = (choice: ChoiceAction, path: string) => CarriedOut;

/**
 * Takes a proposed shortcut, as far as nobody shortens it. Whether all of it can be done is found by doing it, before the others are asked.
 *
 * @throws Refusal where it cannot be proposed, or shortened, like this
 */
export function takeShortcut(board: Board, proposal: Proposal, path: string, take: Take): CarriedOut {
  const { session, choices } = board;
  const { by, sequence, times = 1, shorten = {} } = proposal;
  const asked = session.pending();
  if (asked?.kind !== 'priority' || !mayAnswer(session.state(), asked, by))
    throw new Refusal(`${by} does not have priority`, 'shortcut.proposed');
  const all = Array.from({ length: times }, () => sequence).flat();
  if (all.length === 0) throw new Refusal('a sequence of choices is proposed', 'shortcut.proposed');
  atMost(bounds.actions, all.length, 'choices of a shortcut');
  const before = session.state();
  const places = new Map(Object.entries(shorten).map(([player, place]) => [place, player]));
  /** What was told and chosen up to a place at which somebody may leave the sequence. */
  const reached = new Map<number, Reached>();
  const told: Told[] = [];
  for (const [at, choice] of all.entries()) {
    if (places.has(at)) {
      const question = session.pending();
      const isAsked = (player: PlayerId): boolean => question !== undefined && mayAnswer(session.state(), question, player);
      reached.set(at, { told: told.length, choices: choices.length, goBack: session.mark(), isAsked });
    }
    session.count();
    const outcome = take(choice, `${path}.sequence[${at % sequence.length}]`);
    if (outcome.kind === 'refused') return { ...outcome, cites: ['shortcut.proposed', ...outcome.cites] };
    told.push(...outcome.told);
  }
  if (session.pending()?.kind !== 'priority') throw new Refusal('a shortcut ends where a player has priority', 'shortcut.proposed');
  // What chance decides is no predictable result.
  if (session.state().seed !== before.seed) throw new Refusal('what comes of it is not to be foreseen', 'shortcut.proposed');

  let end = all.length;
  const answers: Told[] = [];
  const say = (text: string, ...cites: readonly Concept[]): void =>
    void answers.push({ event: 'shortcut', text, cites, besides: [], state: before });
  const [, ...others] = playersFrom(before, by);
  say(`${by} proposes a shortcut: ${countOf(sequence.length, 'choice')}${times === 1 ? '' : `, ${times} times`}.`, 'shortcut.proposed');
  for (const player of others) {
    const place = shorten[player];
    if (place === undefined) {
      say(`${player} accepts it.`, 'shortcut.shortened');
      continue;
    }
    if (place >= end || reached.get(place)?.isAsked(player) !== true)
      throw new Refusal(`${player} has no choice of the sequence there`, 'shortcut.shortened');
    end = place;
    say(`${player} shortens it to ${countOf(end, 'choice')}, and will choose otherwise there.`, 'shortcut.shortened');
  }
  for (const player of Object.keys(shorten))
    if (!others.includes(player)) throw new Refusal(`${player} is nobody to whom it is proposed`, 'shortcut.shortened');
  say(`The shortcut is taken${end === all.length ? '' : ` as far as it was shortened`}.`, 'shortcut.taken');
  const place = reached.get(end);
  const proposed = all[end];
  if (place && proposed) {
    place.goBack();
    choices.length = place.choices;
    told.length = place.told;
    board.shortened = { proposed };
  }
  return { kind: 'done', told: [...answers, ...told] };
}

interface Reached {
  readonly told: number;
  readonly choices: number;
  readonly goBack: () => void;
  readonly isAsked: (player: PlayerId) => boolean;
}

/** Where a shortcut was shortened, another choice is made than was proposed there (731.2c). @throws Refusal for the same one */
export function chooseOtherwise({ shortened }: Board, action: ScenarioAction): void {
  if (shortened && isSameChoice(action, shortened.proposed))
    throw new Refusal('another choice is to be made here than was proposed', 'shortcut.taken');
}

const passing: ReadonlySet<string> = new Set(['pass', 'pass until', 'resolve']);

/** However play goes on by passing, it begins with a pass. */
const isSameChoice = (one: ScenarioAction, other: ScenarioAction): boolean =>
  (passing.has(one.do) && passing.has(other.do)) || isSame(one, other);
