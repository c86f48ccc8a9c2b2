/** Tells of special actions (116.2). */
import type { Concept } from '../concepts/concepts.ts';
import type { Telling } from '../events/telling.ts';
import type { PlayerId } from '../state/state.ts';

const special: Readonly<Record<'suspend' | 'foretell' | 'plot', readonly [does: string, ...cites: readonly Concept[]]>> = {
  suspend: ['suspends', 'suspend.special', 'keyword.suspend'],
  foretell: ['foretells', 'keyword.foretell'],
  plot: ['plots', 'plot.special', 'keyword.plot'],
};

export function tellSpecial(player: PlayerId, keyword: keyof typeof special): readonly Telling[] {
  const [does, ...cites] = special[keyword];
  return [{ event: 'special action', text: `${player} ${does} a card.`, cites }];
}
