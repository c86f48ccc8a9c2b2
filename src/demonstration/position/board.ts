/** What actions of a scenario are carried out on. */
import type { Effect } from '../../engine/language/ability.ts';
import type { Answer } from '../../engine/events/question.ts';
import type { Session } from '../../engine/session.ts';
import type { PlayerId } from '../../engine/state/state.ts';
import type { ChoiceAction, ScenarioAction } from '../format/scenario.ts';

/** What follows an action: the next one, and whether somebody looks in between at what is asked. */
export interface Ahead {
  readonly next: ScenarioAction | undefined;
  readonly isLookedAt: boolean;
}

export interface Board {
  readonly session: Session;
  readonly players: readonly PlayerId[];
  /** The effect of an instruction, by its modes. @throws ScenarioRefusal */
  readonly compile: (text: string, path: string) => readonly Effect[];
  /** Combat damage assigned before its creature was asked about, by ref. */
  readonly assigned: Map<string, Answer>;
  /** Cards named for the bottom of a library before they were asked for, by player. */
  readonly bottoms: Map<PlayerId, readonly string[]>;
  /** Players who said yes to an offer while others are still asked (101.4), and what each picked before that was asked for, if they said so. */
  readonly willing: Map<PlayerId, Answer | undefined>;
  /** How many answers that nobody was asked for came before the actions that may still say them, and how many choices that end alike were spoken of. */
  readonly spoken: { forced: number; leftOut: number };
  /** The choices of the action that is being carried out, which somebody hears of: cut where it turns out not to go so far. */
  readonly choices: { length: number };
  /** What follows the action that is being carried out. */
  ahead: Ahead;
  /** Who has agreed to a draw since anything else was done. */
  readonly agreed: Set<PlayerId>;
  /** A shortcut was shortened: what was proposed for where the game stands now, and must not be chosen there (731.2c). */
  shortened?: { readonly proposed: ChoiceAction } | undefined;
}
