/** A name as texts write it: its words begin with capital letters, but for "of" and "the". */
export const nameOfCapitals = /[A-Z][\w'-]*(?:,? (?:of |the )*[A-Z][\w'-]*)*/;
