/** Work that is done a piece at a time, so that whoever asks for it may do something else between two of them. */
export type InPieces<Made> = Generator<void, Made, void>;

/** Does all of it, for whoever has nothing else to do. */
export function atOnce<Made>(work: InPieces<Made>): Made {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}
