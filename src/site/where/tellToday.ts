/** Says in a line what an entry of a superseded edition is today, with a link. */
import { whereLabels as labels } from './whereLabels.ts';
import { findToday } from './loadChain.ts';

export async function tellToday(href: string, line: HTMLElement): Promise<void> {
  const today = await findToday(href);
  if (!today) return;
  line.append(`${labels.todayIs} `);
  if (today.heirs.length === 0) line.append(labels.goneToday);
  today.heirs.forEach(({ name, href: to }, at) => {
    if (at > 0) line.append(', ');
    if (to === undefined) {
      line.append(name);
      return;
    }
    const link = document.createElement('a');
    link.href = to;
    link.textContent = name;
    line.append(link);
  });
}
