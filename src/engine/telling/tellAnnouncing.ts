/** Tells what is announced and chosen for a spell or ability, and what lets a spell be cast (601.2b to 601.2e). */
import type { Concept } from '../concepts/concepts.ts';
import { nameOf } from '../events/nameOf.ts';
import type { SaidOfSpell } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import { listOf } from '../state/sentences.ts';
import type { GameObject, GameState, ObjectId, PlayerId, Thing } from '../state/state.ts';

/** Modes, optional costs and X (601.2b). */
export function tellAnnounced(
  player: PlayerId,
  { modes = [], names = [], x }: SaidOfSpell,
  cites: readonly Concept[] = [],
): readonly Telling[] {
  const places = modes.map((mode) => String(mode + 1));
  const said = [
    ...(places.length === 0 ? [] : [`${places.length === 1 ? 'mode' : 'modes'} ${listOf(places)}`]),
    // Paid several times, it is said how often.
    ...[...Map.groupBy(names, (name) => name)].map(([name, all]) => (all.length === 1 ? name : `${name} ${all.length} times`)),
    ...(x === undefined ? [] : [`X = ${x}`]),
  ];
  if (said.length === 0) return [];
  const text = `${player} announces ${listOf(said)}.`;
  return [{ event: 'announce', text, cites: ['cast.modes', ...(x === undefined ? [] : (['x'] as const)), ...cites] }];
}

/** What the targets are, and how something is divided among them, where that is so (601.2c, 601.2d). */
export function tellChosen(
  targets: readonly (readonly Thing[])[],
  division: Readonly<Record<string, number>> | undefined,
  cites: readonly Concept[],
): readonly Telling[] {
  const all = targets.flat();
  const shares = Object.entries(division ?? {}).map(([thing, share]) => `${share} to ${thing}`);
  return [
    ...(all.length === 0
      ? []
      : [
          {
            event: 'targets',
            text: `The ${all.length === 1 ? 'target is' : 'targets are'} ${listOf(all)}.`,
            // Until August 2005 the type line of an Aura said what it enchants.
            cites: ['cast.targets', ...cites, ...(cites.includes('target.aura') ? (['aura.typeLine'] as const) : [])] as const,
          },
        ]),
    ...(division ? [{ event: 'division', text: `It is divided: ${listOf(shares)}.`, cites: ['cast.division'] as const }] : []),
  ];
}

/** By what a spell is cast when most spells could not be (601.2e). */
export function tellPermission(state: GameState, spell: ObjectId, card: GameObject, timing: readonly Concept[]): readonly Telling[] {
  const [permission] = timing;
  if (permission === undefined) return [];
  // As though it were in one's own graveyard, and as though it had flash.
  const isAsThough = card.zone === 'graveyard' && card.owner !== state.objects[spell]?.controller && timing.includes('cast.asThoughFlash');
  return [
    {
      event: 'permission',
      text: `${nameOf(state, spell)} can be cast now: it ${permissions[permission] ?? 'may be'}.`,
      // Before there was flash such a spell was cast as instants are.
      cites: [...timing, ...(isAsThough ? (['effects.asThough'] as const) : []), 'priority.instant'],
    },
  ];
}

const permissions: Readonly<Partial<Record<Concept, string>>> = {
  'priority.instant': 'is an instant',
  'keyword.flash': 'has flash',
  'cast.asThoughFlash': 'is cast as though it had flash',
};
