/** The layers of each era (613, before July 2009 418.5a), in the order in which they are applied. */

export const layerNames = [
  'copy',
  'control',
  'text',
  'type',
  'color',
  'ability',
  'defined power/toughness',
  'set power/toughness',
  'modify power/toughness',
  'counters',
  'static power/toughness',
  'switch power/toughness',
] as const;
export type LayerName = (typeof layerNames)[number];

interface LayerOrder {
  /** First day on which it holds. */
  readonly from: string;
  readonly layers: readonly LayerName[];
}

const first: readonly LayerName[] = ['copy', 'control', 'text', 'type', 'color', 'ability'];

/** Newest first. What each era puts into a layer is said in modify.ts. */
const orders: readonly LayerOrder[] = [
  {
    from: '2020-04-17',
    layers: [...first, 'defined power/toughness', 'set power/toughness', 'modify power/toughness', 'counters', 'switch power/toughness'],
  },
  {
    from: '2009-07-11',
    layers: [...first, 'defined power/toughness', 'set power/toughness', 'modify power/toughness', 'counters', 'switch power/toughness'],
  },
  {
    from: '2005-10-01',
    layers: [...first, 'defined power/toughness', 'modify power/toughness', 'counters', 'static power/toughness', 'switch power/toughness'],
  },
  { from: '0000-00-00', layers: [...first, 'modify power/toughness', 'counters'] },
];

/** The layers under the rules of a day. */
export function layersOn(day: string): readonly LayerName[] {
  return orders.find(({ from }) => from <= day)?.layers ?? [];
}
