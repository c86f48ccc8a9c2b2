/** Words of the number pad and of speaking. Apart from the others: they are loaded with what they name, in the dialog alone. */
export const touchLabels = {
  pad: '123',
  padName: 'Number pad',
  padToggle: '123: number pad',
  letters: 'Letters of subrules',
  back: '⌫',
  backName: 'Delete the last sign',
  clear: 'Clear',
  open: 'Open',
  speak: 'Speak',
  stop: 'Stop',
  privacy:
    'Your browser may send what you say to its maker, who turns it into text. This site sends nothing, and gets nothing but the words.',
  agree: 'Speak now',
  refuse: 'Not now',
  listening: 'Listening …',
  heardNothing: 'Nothing was heard.',
  forbidden: 'The browser does not let this page listen.',
  offline: 'The browser could not reach what turns speech into text.',
  notHeard: 'It could not be understood. Type it instead.',
} as const;
