/** What comes of a board: for tests that ask it of many boards in one sentence. */
import { check } from '../../demonstration/actionWords.ts';
import { play, verdict } from '../../demonstration/play.ts';

/**
 * The verdict after these actions and a last look, in a main phase of A with nine cards in each library unless the setup
 * says otherwise. The look fails where a question still waits, and has the number after the last action.
 */
export const outcome = (setup: object, actions: readonly object[], expected: object, more: object = {}): string =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, ...setup },
      actions: [...actions, check],
      expect: expected,
      ...more,
    }),
  );

/** What comes of it where the last of these is expected to be refused. */
export const refusedLast = (setup: object, actions: readonly object[], more: object = {}): string =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, ...setup },
      actions,
      expect: { refused: { action: actions.length } },
      ...more,
    }),
  );

/** What is told by steps of a kind, each with the rules that it cites. */
export const told = (
  setup: object,
  actions: readonly object[],
  event: string,
): readonly (readonly [text: string, cites: readonly string[]])[] =>
  play({ edition: '2026-01-16', setup: { librarySize: { A: 9, B: 9 }, ...setup }, actions: [...actions, check], expect: {} })
    .trace.filter((step) => step.event === event)
    .map(({ text, cites }) => [text, cites]);
