/** What a card is and why, on a board that came with the page: its demonstration is played for that, as far as its start. */
import type { Run } from '../../../demonstration/inBrowser.ts';
import { nameObjects, type Naming } from '../../../demonstration/telling/names.ts';
import { askedOf, isCounted } from '../board/card.ts';
import { linkCounts } from './countedLinks.ts';
import { type Demonstration, loadDemonstration } from './demonstrationFile.ts';
import { loadEngine, playOwn } from './engine.ts';
import { loadStyles } from './loadStyles.ts';
import { makeWhyPanel, type WhyPanel } from './whyPanel.ts';

interface Opened {
  readonly file: Demonstration;
  readonly run: Run;
  readonly nameRef: Naming;
  readonly panel: WhyPanel;
}
const opened = new WeakMap<HTMLElement, Promise<Opened>>();

/** Opens the panel for what was tapped, if that can be asked about. Rejects when the demonstration cannot be had. */
export async function askStill(board: HTMLElement, target: EventTarget | null): Promise<void> {
  const found = askedOf(target);
  if (!found) return;
  const opening = opened.get(board) ?? open(board);
  opened.set(board, opening);
  opening.catch(() => opened.delete(board));
  const { file, run, nameRef, panel } = await opening;
  const object = run.boardAt(0).objects.find(({ ref }) => ref === found.ref);
  const why = object && run.whyAt(0, object.id);
  if (!object || !why) return;
  const { asked, button } = found;
  const counted = asked !== undefined && isCounted(asked) ? linkCounts(run, 0, object, asked, nameRef) : [];
  panel.open(object, { why, asked, counted }, button, (number) => file.hrefs[number]);
}

async function open(board: HTMLElement): Promise<Opened> {
  const [engine, file] = await Promise.all([loadEngine(), loadDemonstration(board.dataset['demonstration'] ?? ''), loadStyles()]);
  const demonstration = engine.readDemonstration(file.scenario, file.readings);
  const nameRef = nameObjects(demonstration.scenario);
  const panel = makeWhyPanel(nameRef);
  board.after(panel.element);
  return { file, run: await playOwn(engine, demonstration, file.parts), nameRef, panel };
}
