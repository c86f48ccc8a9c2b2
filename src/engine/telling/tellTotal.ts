/** Tells the total cost of a spell (601.2f). */
import { citeKeyword, citeNamed } from '../concepts/citeKeyword.ts';
import type { Concept } from '../concepts/concepts.ts';
import { nameOf } from '../events/nameOf.ts';
import type { TotalCost } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import type { Cost } from '../language/cost.ts';
import { isHybrid, writeSymbols } from '../language/manaCost.ts';
import type { Look } from '../look/look.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import { listOf } from '../state/sentences.ts';

/** The total cost, with what made it more or less, and the rules of that. */
export function tellTotal(look: Look, cost: TotalCost): readonly Telling[] {
  const { mana, others, changes: all } = cost;
  const changes = all.filter(({ symbols }) => symbols.length > 0);
  const said = changes.map(({ increase, symbols, by }) => {
    const what = by === undefined ? 'the commander tax' : nameOf(look.state, by);
    return `, ${writeSymbols(symbols)} ${increase ? 'more' : 'less'} by ${what}`;
  });
  const besides = [...new Set(others.flatMap(({ pay }) => (pay === 'mana' ? [] : [wordsOf[pay]])))];
  return [
    {
      event: 'cost',
      text: `The total cost is ${listOf([writeSymbols(mana), ...besides])}${said.join('')}.`,
      cites: [
        'cast.totalCost',
        ...(changes.some(({ increase }) => !increase) ? (['cost.reduced'] as const) : []),
        ...(mana.some(isHybrid) ? (['mana.hybrid'] as const) : []),
        ...rulesRead(look.state, ...changes.map(({ asks }) => asks)),
        ...citesOfWay(cost),
      ],
    },
  ];
}

/** How it came to what is paid. */
const citesOfWay = ({ way, taxed, adds, splices, paid, shown }: TotalCost): readonly Concept[] => [
  ...(taxed ? (['commander.tax'] as const) : []),
  ...(way.instead ? (['cost.alternative'] as const) : []),
  ...(adds ? (['cost.additional'] as const) : []),
  ...(splices ? (['keyword.splice', 'keyword.splice.text', 'name.gained', 'cost.additional'] as const) : []),
  ...paid.flatMap(citeNamed),
  ...(way.name === 'plot' ? (['keyword.plot.cast'] as const) : []),
  ...(way.faceDown ? shown.flatMap(citeKeyword) : []),
];

const wordsOf: Readonly<Record<Exclude<Cost['pay'], 'mana'>, string>> = {
  tap: 'a tap',
  untap: 'an untap',
  sacrifice: 'a sacrifice',
  discard: 'a discard',
  life: 'life',
  exile: 'an exile',
  counters: 'counters',
  return: 'a return',
  'tap others': 'taps',
  loyalty: 'loyalty',
  'exile top': 'an exile',
  mill: 'a mill',
  'remove counter': 'counters',
  draw: 'a draw',
  exert: 'an exertion',
  reveal: 'a reveal',
  'one of': 'one of several',
};
