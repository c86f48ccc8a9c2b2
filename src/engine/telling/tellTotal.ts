/** Tells the total cost of a spell (601.2f). */
import { citeKeyword, citeNamed } from '../concepts/citeKeyword.ts';
import type { Concept } from '../concepts/concepts.ts';
import { nameOf } from '../events/nameOf.ts';
import type { TotalCost } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import type { Ability } from '../language/ability.ts';
import { isHybrid, writeSymbols } from '../language/manaCost.ts';
import type { Look } from '../look/look.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import { wordsOfCosts } from './costsInWords.ts';
import { countOf, listOf } from '../state/sentences.ts';

/** The total cost, with what made it more or less, and the rules of that. */
export function tellTotal(look: Look, cost: TotalCost): readonly Telling[] {
  const { mana, others, changes: all, helped } = cost;
  const changes = all.filter(({ symbols }) => symbols.length > 0);
  const said = changes.map(({ increase, symbols, by }) => {
    const what = by === undefined ? 'the commander tax' : nameOf(look.state, by);
    return `, ${writeSymbols(symbols)} ${increase ? 'more' : 'less'} by ${what}`;
  });
  const less = helped.map(({ keyword, paid }) => `, ${writeSymbols(paid)} less by ${keyword}`);
  const besides = [...helped.map(({ keyword, count }) => countOf(count, keyword === 'delve' ? 'exile' : 'tap')), ...wordsOfCosts(others)];
  return [
    {
      event: 'cost',
      text: `The total cost is ${listOf([writeSymbols(mana), ...besides])}${[...said, ...less].join('')}.`,
      cites: [
        'cast.totalCost',
        ...(helped.length > 0 || changes.some(({ increase }) => !increase) ? (['cost.reduced'] as const) : []),
        ...(mana.some(isHybrid) ? (['mana.hybrid'] as const) : []),
        ...rulesRead(look.state, ...changes.map(({ asks }) => asks)),
        ...citesOfWay(cost),
      ],
    },
  ];
}

/** How it came to what is paid. */
const citesOfWay = ({ way, taxed, adds, splices, paid, shown, helped }: TotalCost): readonly Concept[] => [
  ...(taxed ? (['commander.tax'] as const) : []),
  ...(way.instead ? (['cost.alternative'] as const) : []),
  ...(adds || helped.length > 0 ? (['cost.additional'] as const) : []),
  ...helped.flatMap(({ keyword }) => citeNamed(keyword)),
  ...(splices ? (['keyword.splice', 'keyword.splice.text', 'name.gained', 'cost.additional'] as const) : []),
  ...paid.flatMap(citeNamed),
  ...(way.name === 'plot' ? (['keyword.plot.cast'] as const) : []),
  ...(way.faceDown ? shown.filter(isCastFaceDown).flatMap(citeKeyword) : []),
];

/** What else the card has decides nothing of it. */
const isCastFaceDown = (ability: Ability): boolean =>
  'keyword' in ability && ['morph', 'megamorph', 'disguise'].includes(ability.keyword ?? '');
