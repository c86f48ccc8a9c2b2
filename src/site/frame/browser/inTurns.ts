import { rest } from './rest.ts';

/** So long work goes on before the page is let do something else, in milliseconds. */
const turn = 8;

/** Does work that comes in pieces, in turns with what the reader does and sees. */
export async function inTurns<Made>(work: Iterator<void, Made, void>): Promise<Made> {
  let since = performance.now();
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    if (performance.now() - since < turn) continue;
    await rest();
    since = performance.now();
  }
}
