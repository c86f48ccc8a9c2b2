/** The engine's readers of card text, as this folder asks for them. */
import { compileInstruction, compileText, type NotUnderstood } from '../../engine/cardText/compileText.ts';
import { parseTypeLine } from '../../engine/cardText/typeLine.ts';
import { uncoveredSubtypes } from '../../engine/cardText/uncovered.ts';
import type { CardTexts, Reading } from './cardTexts.ts';

const stopped = ({ line, column, phrase }: NotUnderstood): Reading<never> => ({
  stopped: { phrase, reason: 'the text is not understood from here', line, column },
});

export const cardTexts: CardTexts = {
  abilities: (text, { name, types, subtypes }) => {
    const compiled = compileText(text, { name, types, subtypes });
    return compiled.ok ? { read: compiled.abilities } : stopped(compiled);
  },
  effect: (text) => {
    const compiled = compileInstruction(text);
    return compiled.ok ? { read: compiled.modes ?? [compiled.effect] } : stopped(compiled);
  },
  typeLine: (text) => {
    const line = parseTypeLine(text);
    if (line === undefined) return { stopped: { phrase: text, reason: 'this is no type line' } };
    const phrase = line.subtypes.find((subtype) => uncoveredSubtypes.includes(subtype));
    return phrase === undefined ? { read: line } : { stopped: { phrase, reason: `the rules of a ${phrase} are not played yet` } };
  },
};
