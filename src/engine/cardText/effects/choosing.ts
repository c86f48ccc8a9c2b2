/** Choosing colors, types, numbers, players; piles. */
import type { Instruction } from '../../language/instruction.ts';
import type { ZoneName } from '../../language/places.ts';
import type { Ref } from '../../language/ref.ts';
import { allSubtypes, isCreatureType } from '../../language/subtypes.ts';
import { sayOneOf } from '../antecedents.ts';
import { isSurely } from '../nouns.ts';
import { what, who } from '../phrases.ts';
import { cardName, namedCard } from '../cardNames.ts';
import { indefinite, target } from '../references.ts';
import { chosenAlone, handOn, type HandedOn, isEach, sayAmount, type Scope, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, maybe, words } from '../syntax.ts';

const pileZone = words<ZoneName>({ 'into your hand': 'hand', 'into your graveyard': 'graveyard', 'onto the battlefield': 'battlefield' });
const piles = '(two( face-up|) piles|a face-down pile and a face-up pile)';
const opponents: Ref = { kind: 'players', which: 'opponents' };
const creatureType = words(Object.fromEntries(allSubtypes.filter(isCreatureType).map((name) => [name, name])));
const chosenName = clause('choose <of>', { of: cardName }, ({ of }) => of);
export const choosing: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'choose (from:a color|a creature type|a basic land type|a number|a player|an opponent)',
    {},
    (_, { scope, forms: { from = '' } }) => choose(from, scope),
  ),
  clause('choose a creature type other than <never>', { never: creatureType }, ({ never }, { scope }) =>
    handOn<readonly Instruction[]>([{ do: 'choose', who: you, from: { kind: 'creature types', never }, slot: 'creature type' }], {
      ...scope,
      chosen: [...(scope.chosen ?? []), 'creature type'],
    }),
  ),
  clause('<from>', { from: choice(chosenName, namedCard) }, ({ from }): readonly Instruction[] => [
    { do: 'choose', who: you, from, slot: 'name' },
  ]),
  // Each of several would choose a name of their own.
  clause('<doer> ^choose <of>', { doer: who, of: cardName }, ({ doer, of }, { tree: { start } }): readonly Instruction[] => {
    if (isEach(doer)) throw new Unclear(start);
    return [{ do: 'choose', who: doer, from: of, slot: 'name' }];
  }),
  clause('choose <one> and <other>', { one: target, other: target }, (): readonly Instruction[] => []),
  clause('choose <of>', { of: choice(target, indefinite) }, (_, { scope }) => handOn<readonly Instruction[]>([], chosenAlone(scope))),
  clause(
    '<by> ^separate <of> into two( face-up|) piles. put one pile <chosen> and the other <other>',
    { by: who, of: what, chosen: pileZone, other: pileZone },
    ({ by, of, chosen, other }): readonly Instruction[] => [{ do: 'piles', by, of, zones: { chosen, other } }],
  ),
  clause(
    `separate <of> into ${piles}. (an opponent chooses|<chooser> ^choose) one of (those|the) piles. put that pile <chosen> and the other <other>`,
    { of: what, chooser: maybe(who), chosen: pileZone, other: pileZone },
    ({ of, chooser, chosen, other }, { scope: { doer }, tree: { start } }): readonly Instruction[] => {
      if (isEach(doer) || (chooser && isEach(chooser))) throw new Unclear(start);
      return [{ do: 'piles', by: doer, of, chooser: chooser ?? opponents, zones: { chosen, other } }];
    },
  ),
  clause(
    "separate <of> into two piles. exile the pile of an opponent's choice and return the other %to",
    { of: what },
    ({ of }, { scope: { doer } }): readonly Instruction[] => [
      { do: 'piles', by: doer, of, chooser: opponents, zones: { chosen: 'exile', other: 'battlefield' } },
    ],
  ),
  // Whoever chooses a pile gives up what is in it, and is one player.
  clause(
    'separate <of> into two piles. <doer> ^sacrifice all (type:permanents|creatures|lands) in the pile of %own choice',
    { of: what, doer: who },
    ({ of, doer: chooser }, { outer: { doer }, forms: { type = '' }, tree: { start } }): readonly Instruction[] => {
      const such = of.kind === 'all' && isSurely(of.filter, type.slice(0, -1));
      if (!such || isEach(chooser) || isEach(doer)) throw new Unclear(start);
      return [
        { do: 'piles', by: doer, of, chooser },
        { do: 'sacrifice', who: chooser, what: { kind: 'memory', slot: 'chosen pile' } },
      ];
    },
  ),
];

const families = {
  'a color': ['colors', 'color'],
  'a creature type': ['creature types', 'creature type'],
  'a basic land type': ['basic land types', 'basic land type'],
  'a number': ['numbers', 'number'],
} as const;
function choose(from: string, scope: Scope): HandedOn<readonly Instruction[]> {
  if (Object.hasOwn(families, from)) {
    const [kind, slot] = families[from as keyof typeof families];
    return handOn<readonly Instruction[]>([{ do: 'choose', who: you, from: { kind }, slot }], {
      ...(kind === 'numbers' ? sayAmount(scope, { kind: 'memory', slot }) : scope),
      chosen: [...(scope.chosen ?? []), slot],
    });
  }
  const players: Ref = { kind: 'players', which: from === 'a player' ? 'each' : 'opponents' };
  return handOn<readonly Instruction[]>(
    [{ do: 'choose', who: you, from: players, slot: 'player' }],
    sayOneOf(scope, players, { kind: 'memory', slot: 'player' }, 'chosen'),
  );
}
