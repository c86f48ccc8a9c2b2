/** Lines of text on the board: of the turn, and of each player. What stands in them at any step has its room. */
import type { BoardView } from '../../../demonstration/inBrowser.ts';
import { boardLabels as labels, countPlayer } from './boardLabels.ts';
import type { Place } from './boardPlaces.ts';
import { mark } from './markup.ts';
import { markText } from './symbols.ts';
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
  const { markup, show } = makeVariants('div', { class: 'board-turn' }, boards.length, tell, (step) => mark('p', {}, tell(step)));
  return { markup, show: (element, step) => void show(element, step) };
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
    { class: 'player-line', 'data-player': name },
    boards.length,
    (step) => JSON.stringify(countsAt(step)),
    (step) =>
      mark(
        'p',
        {},
        mark('b', {}, name),
        ...countsAt(step).flatMap(([what, text]) => (text === '' ? [] : [' ', mark('span', { 'data-part': what }, ...markText(text))])),
      ),
  );
  return {
    markup: line.markup,
    show: (element, step) => {
      const before = step === 0 ? undefined : new Map(countsAt(step - 1));
      const now = new Map(countsAt(step));
      for (const count of line.show(element, step)?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
        const what = count.dataset['part'] ?? '';
        count.toggleAttribute('data-new', before !== undefined && before.get(what) !== now.get(what));
      }
    },
  };
}
