/** The keyword of a station symbol (702.184b). */
export const stationSymbol = 'station symbol';
/** Keyword abilities that are one word or two and nothing else, and that other texts often speak of (702). */
export const wellKnownKeywords = [
  'flying',
  'first strike',
  'double strike',
  'trample',
  'haste',
  'vigilance',
  'reach',
  'lifelink',
  'deathtouch',
  'defender',
  'flash',
  'hexproof',
  'shroud',
  'indestructible',
  'menace',
  'fear',
  'intimidate',
  'shadow',
  'horsemanship',
  'banding',
] as const;
