/** Where the data of a demonstration lie, by the address of its page. */
export const dataOf = (page: string): string => page.replace(/\/$/, '.json');
