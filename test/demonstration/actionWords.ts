/** Actions of scenarios, in short. */
export const effect = (text: string, ...targets: readonly string[]) => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
export const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
export const activate = (object: string, more: object = {}) => ({ by: 'A', do: 'activate', object, ability: 1, ...more });
export const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
export const resolve = { by: 'all', do: 'resolve' };
export const check = { by: 'all', do: 'check' };
export const until = (step: string, auto = true) => ({ by: 'all', do: 'pass until', until: step, auto });
