import type { Desk } from './desk.ts';
import { printLine } from './desk.ts';

const patience = 1000;
const barWidth = 24;

/**
 * Says on standard error how far long work has come, once it has taken more than a second: a bar on a terminal, else one line for each
 * stage. Standard output is never touched.
 */
export class Progress {
  readonly #desk: Desk;
  readonly #started = Date.now();
  #told = '';
  #drawn = false;
  #lastDraw = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  show(stage: string, done: number, of: number): void {
    const now = Date.now();
    if (now - this.#started < patience) return;
    if (!this.#desk.err.isTTY) {
      if (this.#told !== stage) printLine(this.#desk.err, `${stage} …`);
      this.#told = stage;
    } else if (now - this.#lastDraw > 60 || done === of) {
      const share = of === 0 ? 1 : done / of;
      const filled = Math.round(share * barWidth);
      this.#desk.err.write(`\r\u001b[2K${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${stage} ${done} of ${of}`);
      this.#drawn = true;
      this.#lastDraw = now;
    }
  }

  /** Says how far work has come whose end is not known. */
  tell(stage: string, detail: string): void {
    const now = Date.now();
    if (now - this.#started < patience) return;
    if (!this.#desk.err.isTTY) this.show(stage, 0, 0);
    else if (now - this.#lastDraw > 60) {
      this.#desk.err.write(`\r\u001b[2K${stage}: ${detail}`);
      this.#drawn = true;
      this.#lastDraw = now;
    }
  }

  /** Takes the bar away, so that what is said next stands on a line of its own. */
  clear(): void {
    if (this.#drawn) this.#desk.err.write('\r\u001b[2K');
    this.#drawn = false;
  }

  /** Seconds since the work began, `3.4`. */
  get seconds(): string {
    return ((Date.now() - this.#started) / 1000).toFixed(1);
  }
}
