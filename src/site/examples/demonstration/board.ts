/** The board of a scenario before anything happens, for reading: zone by zone, whose it is, and what each card says. */
import type { ObjectDescription, Scenario } from '../../../demonstration/format/scenario.ts';
import { exampleLabels as labels } from '../exampleLabels.ts';
import { nameObjects } from '../../../demonstration/telling/names.ts';

export interface BoardZone {
  readonly title: string;
  /** Absent where the zone is everybody's. */
  readonly player?: string;
  readonly cards: readonly BoardCard[];
}

export interface BoardCard {
  readonly name: string;
  readonly cost?: string;
  readonly type?: string;
  readonly pt?: string;
  readonly text: readonly string[];
  /** Whose it is, and how it lies there. */
  readonly notes: readonly string[];
}

export function tellBoard(scenario: Scenario): readonly BoardZone[] {
  const { setup = {} } = scenario;
  const name = nameObjects(scenario);
  return Object.entries(setup.zones ?? {}).flatMap(([zone, held]): readonly BoardZone[] => {
    const title = labels.zonesOf[zone as keyof typeof labels.zonesOf];
    if (Array.isArray(held))
      return held.length === 0 ? [] : [{ title, cards: (held as readonly ObjectDescription[]).map((card) => tellCard(card, setup, name)) }];
    return Object.entries(held as Readonly<Record<string, readonly ObjectDescription[]>>).flatMap(([player, cards]) =>
      cards.length === 0 ? [] : [{ title, player, cards: cards.map((card) => tellCard(card, setup, name)) }],
    );
  });
}

function tellCard(card: ObjectDescription, setup: NonNullable<Scenario['setup']>, name: (ref: string) => string): BoardCard {
  const { ref = '', cost, type, pt, text, faces = [], face = 0 } = card;
  const up = faces[face];
  const shown = { cost: cost ?? up?.cost, type: type ?? up?.type, pt: pt ?? up?.pt };
  const texts =
    faces.length > 0
      ? faces.map((each) => `${each.name}: ${each.text ?? ''}`.trim())
      : (text ?? '').split('\n').filter((line) => line !== '');
  const blocked = setup.blocking?.[ref];
  const attacked = setup.attacking?.[ref];
  const band = setup.bands?.find((each) => each.includes(ref))?.filter((each) => each !== ref) ?? [];
  return {
    name: card.name === undefined ? name(ref) : name(ref) === ref ? card.name : name(ref),
    ...(shown.cost === undefined ? {} : { cost: shown.cost }),
    ...(shown.type === undefined ? {} : { type: shown.type }),
    ...(shown.pt === undefined ? {} : { pt: shown.pt }),
    text: texts,
    notes: [
      ...(card.controller === undefined ? (card.owner === undefined ? [] : [card.owner]) : [card.controller]),
      ...(card.tapped === true ? [labels.tapped] : []),
      ...(card.faceDown === true ? [labels.faceDown] : []),
      ...Object.entries(card.counters ?? {}).map(([kind, count]) => `${count} ${kind}`),
      ...(card.attachedTo === undefined ? [] : [labels.attachedTo(name(card.attachedTo))]),
      ...(attacked === undefined ? [] : [labels.attacking(name(attacked))]),
      ...(band.length === 0 ? [] : [labels.banded(band.map(name).join(', '))]),
      ...(blocked === undefined ? [] : [labels.blocking(blocked.map(name).join(', '))]),
    ],
  };
}
