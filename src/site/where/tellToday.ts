/** Says in a line what an entry of a superseded edition is today, with a link. */
import { sayPerhaps, saySureness } from '../../lineage/sureness.ts';
import { whereLabels as labels } from './whereLabels.ts';
import { findToday } from './loadChain.ts';

export async function tellToday(href: string, line: HTMLElement): Promise<void> {
  const today = await findToday(href);
  if (!today) return;
  line.append(`${labels.todayIs} `);
  if (today.heirs.length === 0) line.append(labels.goneToday);
  today.heirs.forEach(({ name, href: to, score }, at) => {
    line.append(`${at > 0 ? ', ' : ''}${sayPerhaps(score)}`);
    if (to === undefined) {
      line.append(name, saySureness(score));
      return;
    }
    const link = document.createElement('a');
    link.href = to;
    link.textContent = name;
    line.append(link, saySureness(score));
  });
}
