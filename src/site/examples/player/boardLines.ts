/** Lines of text on the board: of the turn, and of each player. What stands in them at any step has its room. */
import type { BoardView } from '../../../demonstration/inBrowser.ts';
import type { Place } from './boardPlaces.ts';
import { make } from './elements.ts';
import { countPlayer, playerLabels as labels } from './playerLabels.ts';
import { writeText } from './symbols.ts';
import { makeVariants } from './variants.ts';

/** Turn and step, whose turn it is, and who may act. */
export function makeTurnLine(boards: readonly BoardView[]): Place {
  const tell = (step: number): string => {
    const board = boards[step];
    if (!board) return '';
    const { turn, step: name, active, priority, outcome } = board;
    const end = outcome && (outcome.draw ? labels.drawn : labels.won(outcome.winners));
    return [labels.turn(turn, active, name), priority === undefined ? '' : labels.hasPriority(priority), end ?? '']
      .filter((part) => part !== '')
      .join(' · ');
  };
  return makeVariants('div', 'board-turn', boards.length, tell, (step) => make('p', '', tell(step)));
}

/** A player with what is counted of them. Lines of attack and target lead here. */
export function makePlayerLine(boards: readonly BoardView[], name: string): Place {
  const countsAt = (step: number): readonly (readonly [string, string])[] => {
    const player = boards[step]?.players.find((each) => each.name === name);
    if (!player) return [];
    // Cards that lie there by name need not be counted.
    const isListed = (zone: string, count: number): boolean =>
      boards[step]?.objects.filter((object) => object.zone === zone && object.player === name).length === count;
    return countPlayer(player).filter(([what]) => !((what === 'hand' || what === 'graveyard') && isListed(what, player[what])));
  };
  const line = makeVariants(
    'div',
    'player-line',
    boards.length,
    (step) => JSON.stringify(countsAt(step)),
    (step) => {
      const counts = make('p', '', make('b', '', name));
      for (const [what, text] of countsAt(step)) {
        if (text === '') continue;
        const count = make('span', '', ...writeText(text));
        count.dataset['part'] = what;
        counts.append(' ', count);
      }
      return counts;
    },
  );
  line.element.dataset['player'] = name;
  return {
    element: line.element,
    show: (step) => {
      const before = step === 0 ? undefined : new Map(countsAt(step - 1));
      const now = new Map(countsAt(step));
      for (const count of line.show(step)?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
        const what = count.dataset['part'] ?? '';
        count.toggleAttribute('data-new', before !== undefined && before.get(what) !== now.get(what));
      }
    },
  };
}
