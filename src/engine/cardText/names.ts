/** Names as texts write them: capital letters tell where one ends ("named Marrow with flying"). */
import { nameOfCapitals as name } from './nameOfCapitals.ts';
import { type Construct, word } from './syntax.ts';

export const properName: Construct<string> = word(name, (text) => text, ['Fox'], { capitals: true });
/** A name before a comma: "create Boo, a legendary ...". */
export const nameInApposition: Construct<string> = word(new RegExp(`${name.source}(?=,)`), (text) => text, ['Boo'], { capitals: true });
