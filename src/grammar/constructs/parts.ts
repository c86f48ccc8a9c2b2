/** Headings of parts that have no number. */
const glossary = /^(?:the )?glossary(?: of terms)?$/i;
const back =
  /^(?:credits|index|acknowledge?ments(?: and disclaimers)?|contact information|customer service(?: information)?|copyrights?|legal notices?|questions\?)$/i;
const front = /^(?:introduction|preface|foreword)$/i;

export const isGlossaryHeading = (line: string): boolean => glossary.test(line);
/** A heading after which no more rules or terms come. */
export const isBackHeading = (line: string): boolean => back.test(line);
export const isPartName = (line: string): boolean => glossary.test(line) || back.test(line) || front.test(line);

/** How a document calls its parts. */
export interface PartNames {
  readonly isContentsHeading: (line: string) => boolean;
  readonly isGlossaryHeading: (line: string) => boolean;
  readonly isBackHeading: (line: string) => boolean;
  readonly isPartName: (line: string) => boolean;
}

export const usualParts: PartNames = {
  isContentsHeading: (line) => /^(?:table of )?contents:?$/i.test(line),
  isGlossaryHeading,
  isBackHeading,
  isPartName,
};

/** Legal text that closes editions whose credits were lost. */
export const isLegalLine = (line: string): boolean => /^(?:published by wizards|©|\(c\)|all trademarks|trademarks: )/i.test(line);
