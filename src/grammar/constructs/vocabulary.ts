/** The words a document uses, by how often: to tell a word that a line break cut in two from two words. */
export interface Vocabulary {
  /** What stands for a line break between two lines of one paragraph: nothing inside a word or behind a hyphen, else a space. */
  readonly join: (before: string, after: string, mayBreakWords: boolean) => '' | ' ';
}

export function vocabularyOf(text: string): Vocabulary {
  let counts: Map<string, number> | undefined;
  const count = (word: string): number => {
    if (!counts) {
      counts = new Map();
      for (const [found] of text.toLowerCase().matchAll(/\p{L}+/gu)) counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    return counts.get(word.toLowerCase()) ?? 0;
  };
  return {
    join(before, after, mayBreakWords) {
      if (/[\p{L}\d][-/]$|\S[—–]$/u.test(before)) return '';
      if (!mayBreakWords) return ' ';
      if (/^(?:[—,;:)\]”’!?]|\.(?!\s?\.))/u.test(after) && !/\.$/.test(before)) return '';
      const tail = /\p{L}+$/u.exec(before)?.[0];
      const head = /^\p{L}+/u.exec(after)?.[0];
      if (!tail || !head) return ' ';
      // The pieces of a broken word are seldom words themselves, and the whole occurs elsewhere.
      const whole = count(tail + head);
      return whole > 0 && whole >= Math.min(count(tail), count(head)) ? '' : ' ';
    },
  };
}
