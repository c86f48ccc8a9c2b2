/**
 * A small picture of the board on which a demonstration begins: a rectangle for each card, in its colours, turned where it is tapped. One path
 * for each colour, so that hundreds of them weigh little. It is an ornament: all that it shows is said on the demonstration's own page.
 */
import { viewBoard, type BoardView, type ObjectView } from '../../../demonstration/telling/boardView.ts';
import { makePosition } from '../../../demonstration/position/makePosition.ts';
import { ownRunner } from '../../../demonstration/playing/playText.ts';
import type { Scenario } from '../../../demonstration/format/scenario.ts';
import { colorsOf } from '../board/cardColors.ts';

/** Of the picture, in the units of its paths. */
export const pictureSize = { width: 72, height: 44 } as const;

export interface PicturePath {
  /** `white`, `none`, several colours as `many`, `hidden` of what lies face down. */
  readonly name: string;
  readonly d: string;
}

/** Nothing where the scenario cannot be set up. */
export function drawBoard(scenario: Scenario): readonly PicturePath[] {
  try {
    return drawView(viewBoard(makePosition(scenario, scenario.edition, ownRunner.texts).state));
  } catch {
    return [];
  }
}

const upright = [7, 10] as const;
const low = [7, 4] as const;

/** The first player below, all others above; the stack in the middle, hands at the edges. */
export function drawView({ players, objects }: BoardView): readonly PicturePath[] {
  const own = players[0]?.name;
  const isOwn = ({ player }: ObjectView): boolean => player === own;
  const of = (zone: ObjectView['zone']): readonly ObjectView[] => objects.filter((object) => object.zone === zone);
  const isLand = ({ values }: ObjectView): boolean => /\bLand\b/.test(values.type) && !/\bCreature\b/.test(values.type);
  const field = of('battlefield');
  const rows: readonly (readonly [readonly ObjectView[], number, readonly [number, number]])[] = [
    [of('hand').filter((object) => !isOwn(object)), 0, [5, 2]],
    [field.filter((object) => !isOwn(object) && isLand(object)), 3, low],
    [field.filter((object) => !isOwn(object) && !isLand(object)), 8, upright],
    [of('stack'), 19.5, [12, 5]],
    [field.filter((object) => isOwn(object) && !isLand(object)), 26, upright],
    [field.filter((object) => isOwn(object) && isLand(object)), 37, low],
    [of('hand').filter(isOwn), 42, [5, 2]],
  ];
  const drawn = rows.flatMap(([cards, top, size]) => drawRow(cards, top, size));
  return [...Map.groupBy(drawn, ({ name }) => name)].map(([name, all]) => ({ name, d: all.map(({ d }) => d).join('') }));
}

function drawRow(cards: readonly ObjectView[], top: number, [wide, high]: readonly [number, number]): readonly PicturePath[] {
  const step = Math.min(wide + 2, (pictureSize.width - wide) / Math.max(1, cards.length));
  const left = (pictureSize.width - step * (cards.length - 1) - wide) / 2;
  return cards.map((card, at) => {
    const isTurned = card.tapped && high > wide;
    const [width, height] = isTurned ? [high, wide] : [wide, high];
    const [x, y] = [round(left + at * step - (width - wide) / 2), round(top + (high - height) / 2)];
    return { name: nameOf(card), d: `M${x} ${y}h${width}v${height}h-${width}z` };
  });
}

function nameOf(card: ObjectView): string {
  const [first, second] = colorsOf(card);
  return card.faceDown ? 'hidden' : second !== undefined ? 'many' : (first ?? 'none');
}

const round = (value: number): number => Math.round(value * 2) / 2;
