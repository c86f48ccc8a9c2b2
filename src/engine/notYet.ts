/** What the language of abilities can say and the interpreter cannot do yet. Whoever meets it says so and does nothing by halves. */
export const notYet = (what: string): Error => new Error(`the engine cannot do "${what}" yet`);
