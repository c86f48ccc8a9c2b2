/**
 * What the pictures of pages show, in lines and boxes of our own: a page of rules, two editions side by side, a table with cards. Text stands
 * for itself as bars, so that a drawing says in a thumbnail what kind of page it is of. Each is drawn into a field of 520 by 400.
 */
import type { PictureKind } from '../../frame/addresses/pictures.ts';

/** Colours by the names that the tokens give them. */
export type Paint = (name: string) => string;

const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}" ${more}/>`;
const say = (x: number, y: number, text: string, fill: string, size = 26, more = ''): string =>
  `<text x="${x}" y="${y}" fill="${fill}" font-family="Source Serif 4" font-size="${size}" ${more}>${text}</text>`;
/** Lines of text as bars, each as wide as it is told. */
const lines = (x: number, y: number, widths: readonly number[], fill: string): string =>
  widths.map((width, at) => box(x, y + at * 28, width, 10, fill)).join('');
const framed = (x: number, y: number, width: number, height: number, fill: string, stroke: string): string =>
  box(x, y, width, height, fill, `stroke="${stroke}" stroke-width="2"`);
/** A card of the board: its ground in the colour of its mana, its name and its size as bars. */
const card = (x: number, y: number, ground: string, ink: string, turned = false): string =>
  `<g transform="translate(${x} ${y})${turned ? ' rotate(90 44 60)' : ''}">${framed(0, 0, 88, 120, ground, ink)}${box(10, 12, 58, 8, ink)}${box(10, 62, 68, 6, ink, 'opacity="0.45"')}${box(10, 76, 50, 6, ink, 'opacity="0.45"')}${box(54, 98, 24, 10, ink)}</g>`;

const rules = (of: Paint): string =>
  [
    { number: '704.5a', y: 10, widths: [410, 380, 250] },
    { number: '704.5b', y: 128, widths: [400, 300] },
    { number: '704.5c', y: 218, widths: [420, 395, 410, 120] },
  ]
    .map(({ number, y, widths }) => say(0, y + 14, number, of('accent')) + lines(104, y, widths, of('ink')))
    .join('') +
  box(104, 344, 3, 56, of('rule')) +
  lines(124, 350, [380, 290], of('quiet'));

const glossary = (of: Paint): string =>
  ['A', 'B', 'C']
    .map((letter, at) => {
      const y = at * 138;
      return `${say(0, y + 34, letter, of('accent'), 44)}${box(64, y + 6, 170, 16, of('ink'))}<path d="M64 ${y + 34}h170" stroke="${of('second')}" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"/>${lines(64, y + 56, [440, 400, 220], of('quiet'))}`;
    })
    .join('');

const history = (of: Paint): string => {
  const rows = ['1999', '2005', '2009', '2016', '2026'];
  const marks = ['age-1', 'age-2', 'age-3', 'age-4', 'age-4'];
  return `<path d="M100 20v360" stroke="${of('rule')}" stroke-width="4"/>${rows
    .map((year, at) => {
      const y = 20 + at * 90;
      return `<circle cx="100" cy="${y}" r="10" fill="${of(at === 4 ? 'accent' : 'second')}"/>${say(74, y + 9, year, of('quiet'), 26, 'text-anchor="end"')}${box(140, y - 22, 90 + at * 60, 40, of(marks[at] ?? 'age-1'))}${lines(150, y - 16, [340, 250], of('ink'))}`;
    })
    .join('')}`;
};

const changes = (of: Paint): string =>
  `${lines(60, 10, [440, 380], of('ink'))}${box(50, 76, 460, 74, of('removed'))}${say(14, 124, '−', of('accent'), 44)}${lines(60, 94, [420, 300], of('accent'))}${box(50, 166, 460, 104, of('added'))}${say(14, 232, '+', of('second'), 44)}${lines(60, 184, [430, 400, 210], of('second'))}${lines(60, 296, [440, 410, 430, 160], of('ink'))}`;

const compare = (of: Paint): string =>
  ['2009', '2026']
    .map((year, at) => {
      const x = at * 272;
      const mark = of(at === 0 ? 'removed' : 'added');
      return `${framed(x, 0, 248, 400, of('paper'), of('rule'))}${say(x + 22, 44, year, of('accent'), 30)}${lines(x + 22, 76, [200, 180, 190], of('ink'))}${box(x + 14, 158, at === 0 ? 170 : 214, 28, mark)}${lines(x + 22, 166, [at === 0 ? 150 : 196, 200, 120], of('ink'))}${box(x + 14, 270, at === 0 ? 90 : 150, 28, mark)}${lines(x + 22, 278, [at === 0 ? 74 : 132, 190, 160], of('ink'))}`;
    })
    .join('');

const examples = (of: Paint): string =>
  `${framed(0, 0, 520, 400, of('wash'), of('rule'))}<path d="M0 200h520" stroke="${of('rule')}" stroke-width="2"/>${card(60, 40, of('mana-green'), of('on-mana'))}${card(216, 40, of('mana-white'), of('on-mana'))}${card(372, 40, of('mana-blue'), of('on-mana'))}${card(138, 240, of('mana-red'), of('on-mana'), true)}${card(316, 240, of('mana-black'), of('on-mana'))}<path d="M186 250C190 210 240 214 256 172" fill="none" stroke="${of('accent')}" stroke-width="6"/><path d="M240 178l20-14 4 26z" fill="${of('accent')}"/>`;

const practice = (of: Paint): string =>
  `${card(0, 0, of('mana-red'), of('on-mana'))}${card(112, 0, of('mana-white'), of('on-mana'))}${say(250, 92, '?', of('accent'), 110)}${[
    0, 1, 2,
  ]
    .map((at) => {
      const y = 158 + at * 84;
      const right = at === 1;
      return `${framed(0, y, 520, 66, of(right ? 'added' : 'paper'), of(right ? 'second' : 'rule'))}<circle cx="36" cy="${y + 33}" r="12" fill="${right ? of('second') : 'none'}" stroke="${of('second')}" stroke-width="4"/>${lines(70, y + 28, [[300, 380, 240][at] ?? 0], of('ink'))}`;
    })
    .join('')}`;

const documents = (of: Paint): string =>
  ['1997', '2005', '2026']
    .map((year, at) => {
      const [x, y] = [at * 92, at * 46];
      return `${framed(x, y, 330, 308, of('paper'), of('rule'))}${say(x + 26, y + 50, year, of('accent'), 34)}${lines(x + 26, y + 84, [270, 240, 276, 200, 264, 250, 120], of(at === 2 ? 'ink' : 'quiet'))}`;
    })
    .join('');

const home = (of: Paint): string =>
  `<path d="M40 60h150a70 70 0 0 1 70 70 70 70 0 0 1 70-70h150v270H330a70 70 0 0 0-70 40 70 70 0 0 0-70-40H40z" fill="${of('wash')}" stroke="${of('ink')}" stroke-width="6"/><path d="M260 130v236" stroke="${of('ink')}" stroke-width="6"/>${lines(76, 116, [130, 110, 138, 90, 126, 60], of('quiet'))}${lines(310, 116, [130, 138, 100], of('quiet'))}${box(302, 190, 148, 30, of('added'))}${lines(310, 200, [130, 110, 138], of('second'))}`;

/** The drawing of each kind. */
export const drawings: Readonly<Record<PictureKind, (of: Paint) => string>> = {
  home,
  rules,
  glossary,
  history,
  changes,
  compare,
  examples,
  practice,
  documents,
};
