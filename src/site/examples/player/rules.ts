/** Rule numbers as links into the edition of the run; without link where the site has no such edition or rule. */
import { make } from './elements.ts';

export type HrefOf = (number: string) => string | undefined;

export function makeRules(numbers: readonly string[], hrefOf: HrefOf): (Node | string)[] {
  return numbers.flatMap((number, at) => {
    const href = hrefOf(number);
    const rule = href === undefined ? make('span', 'cited', number) : Object.assign(make('a', 'citation', number), { href });
    return at === 0 ? [rule] : [', ', rule];
  });
}
