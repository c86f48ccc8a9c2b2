/** The hand and life modifiers of a vanguard card, where they stand in the first line of its text: no ability (210, 211, 2025-11-14). */

/** Both modifiers as the line has them; undefined where it is none. */
export function modifiersIn(line: string): { readonly hand: number; readonly life: number } | undefined {
  const [found, hand, life] = /^Hand ([+-]\d{1,3}), life ([+-]\d{1,3})$/i.exec(line.trim().replaceAll(/[−–]/g, '-')) ?? [];
  return found === undefined ? undefined : { hand: Number(hand), life: Number(life) };
}
