/** What the draw of the turn is of where it waits on the stack: of no object, but of the step (2003-05-26 304.1). */
export const drawStep = 'the draw step';
