/** Which permission for one spell each turn is used, where several would do: whoever casts chooses, as they begin (601.2, 601.3). */
import { toText } from '../../events/answers.ts';
import { ask, type Rare } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { notYet } from '../../state/notYet.ts';

export const choosePermission: Rare['choosePermission'] = function* (game, player, permissions) {
  if (new Set(permissions.map(({ context }) => context.source)).size < permissions.length)
    throw notYet('one of several permissions of one object that are used');
  const find = (given: string) => permissions.find(({ context }) => context.source === given);
  const answer = yield* ask(game, {
    player,
    kind: 'object',
    text: 'Which of the effects lets it be cast?',
    options: () => permissions.map(({ context }) => context.source),
    judge: (given) => legalIf(find(toText(given)) !== undefined, 'that does not let it be cast', 'cast.permitted'),
    cites: ['cast.permitted'],
  });
  return find(toText(answer));
};
