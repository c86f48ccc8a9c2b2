/** Words of ours about entries of the handbook. */
export const handbookLabels = {
  ours: 'A word of players: the official glossary does not have it.',
  toReread: 'To be read again:',
  outrun: (is: 'changed' | 'gone', date: string) => (is === 'gone' ? `is gone since ${date}` : `changed on ${date}`),
  notReread: '. This entry tells what held before.',
  restsOn: 'Rests on',
  played: 'Played:',
  source: 'From the handbook, which is no official text',
  nothing: 'The handbook has nothing about this on that day.',
} as const;
