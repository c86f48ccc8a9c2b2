/** Voting (701.38): each player in turn order chooses one of what is listed. */
import { type RareInstructions, say } from '../../events/procedure.ts';
import { nameOf } from '../../events/nameOf.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { reaches } from '../../look/reading/context.ts';
import { choosersOf, findMatching } from '../../look/reading/read.ts';
import { playersFrom } from '../../state/changes.ts';
import type { Thing } from '../../state/state.ts';
import { askWhich } from './askWhich.ts';

/** The slot of how many votes a word has. */
export const votesFor = (word: string): string => `votes: ${word}`;

/** How often each word was voted for, or the things with the most votes, as `most votes`. */
export const vote: RareInstructions['vote'] = function* (game, { who, among }, context) {
  const votes = new Map<Thing, number>();
  const [first = context.controller] = choosersOf(lookAt(game.state), who, context);
  for (const player of playersFrom(game.state, first)) {
    const look = lookAt(game.state);
    if (!reaches(look, context, player)) continue;
    const all = 'words' in among ? among.words : findMatching(look, among, context);
    if (all.length === 0) break;
    const answer = yield* askWhich(
      game,
      { player, kind: 'words' in among ? 'other' : 'object', text: `What does ${player} vote for?`, source: context.source },
      all,
      'nobody can vote for that',
      'action.vote',
    );
    votes.set(answer, (votes.get(answer) ?? 0) + 1);
    say(game, 'votes', player, 'words' in among ? answer : nameOf(game.state, answer));
  }
  if ('words' in among) return Object.fromEntries(among.words.map((word) => [votesFor(word), votes.get(word) ?? 0]));
  const most = Math.max(0, ...votes.values());
  return { 'most votes': [...votes].flatMap(([thing, count]) => (count === most ? [thing] : [])) };
};
