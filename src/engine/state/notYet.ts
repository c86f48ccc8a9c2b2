/** What the language of abilities can say and the interpreter cannot do yet. Whoever meets it says so and does nothing by halves. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

export const notYet = (what: string): NotYet => new NotYet(`the engine cannot do "${what}" yet`);
