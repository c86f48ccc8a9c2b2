/** Splice: cards from the hand whose text is added to a spell as it is cast (702.47). */
import type { Ability } from '../../language/ability.ts';
import { areSomeOf, toList } from '../../events/answers.ts';
import { cite, type Rare } from '../../events/procedure.ts';
import type { Spliced } from '../../events/rareOfCosts.ts';
import { type Answer, legalIf } from '../../events/question.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { unannounced } from '../../look/reading/context.ts';
import { matches } from '../../look/reading/read.ts';
import { objectsIn } from '../../state/changes.ts';
import { combinations } from '../../state/combinations.ts';
import { chooseModes } from '../casting/announce.ts';

const namedIn = (given: Answer): readonly string[] => toList(given).filter((name) => name !== 'splice');

type Keyword = Extract<Ability, { kind: 'keyword' }>;

/** Cards shown from the hand whose text is added to the spell (702.47). The action names them, behind the keyword or without; nobody is asked. */
export const splice: Rare['splice'] = function* (game, player, spell) {
  const look = lookAt(game.state);
  const context = unannounced(spell, player);
  const able = objectsIn(game.state, 'hand', player).flatMap((card) => {
    const { abilities } = look.characteristicsOf(card);
    const splice = abilities.find((ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === 'splice');
    const text = abilities.find((ability) => ability.kind === 'spell');
    if (!splice?.cost || !text || typeof splice.quality !== 'object') return [];
    const onto = { kind: 'and', filters: [splice.quality, { kind: 'zone', zone: 'stack' }] } as const;
    return matches(look, spell, onto, context) ? [{ card, costs: splice.cost, text }] : [];
  });
  if (able.length === 0) return [];
  const cards = able.map(({ card }) => card);
  const answer = game.prepared({
    player,
    kind: 'payment',
    text: 'Which cards are spliced onto it?',
    source: spell,
    options: () => combinations(cards, cards.length),
    judge: (given) => {
      const list = namedIn(given);
      return legalIf(list.length > 0 && areSomeOf(list, cards), 'it cannot be spliced onto that', 'cast.modes');
    },
    cites: ['cast.modes'],
  });
  const chosen = answer === undefined ? [] : namedIn(answer);
  const spliced: Spliced[] = [];
  for (const id of chosen) {
    const found = able.find(({ card }) => card === id);
    if (!found) continue;
    const modes = yield* chooseModes(game, player, id, found.text);
    cite(game, 'keyword.splice', 'keyword.splice.text');
    spliced.push({ card: id, costs: found.costs, effects: modes.flatMap((mode) => found.text.modes[mode] ?? []) });
  }
  return spliced;
};
