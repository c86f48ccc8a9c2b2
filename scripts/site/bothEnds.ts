/** Pages that any of two processes can make: the first takes them from the front, the second from the end, so that what lies together one of them makes. */
export class BothEnds {
  readonly #paths: readonly string[];
  /** Where that begins, and ends, which nobody has taken. */
  #start = 0;
  #end: number;

  constructor(paths: readonly string[]) {
    this.#paths = paths;
    this.#end = paths.length;
  }

  /** How many nobody has taken. */
  get left(): number {
    return this.#end - this.#start;
  }

  /** The next for one of them: of what is left a quarter, at most so many, so that neither waits long for the other. None: nothing is left. */
  take(most: number, fromEnd: boolean): readonly string[] {
    const count = Math.min(most, Math.ceil(this.left / 4));
    if (fromEnd) this.#end -= count;
    else this.#start += count;
    return fromEnd ? this.#paths.slice(this.#end, this.#end + count) : this.#paths.slice(this.#start - count, this.#start);
  }
}
