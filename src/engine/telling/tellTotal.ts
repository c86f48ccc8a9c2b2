/** Tells the total cost of a spell (601.2f). */
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
export function tellTotal(look: Look, { mana, others, changes: all }: TotalCost, cites: readonly Concept[]): readonly Telling[] {
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
        ...cites,
      ],
    },
  ];
}

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
  draw: 'a draw',
  reveal: 'a reveal',
  'one of': 'one of several',
};
