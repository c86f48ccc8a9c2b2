/** What the query of an address asks that its page does not know: it is told, never passed over. */

/** What others hang on links when they pass them on; it is not asked of the page. */
const foreign = /^(?:utm_.*|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref)$/;

/** The parts whose names are none of `known`, as written but decoded: `edition=1066-01-01`. */
export function listUnknownParts(search: string, known: readonly string[]): readonly string[] {
  return [...new URLSearchParams(search)]
    .filter(([name]) => name !== '' && !known.includes(name) && !foreign.test(name))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
}

/** The members of a list in an address (`hide=moved-edited+split`) that are none of `known`. */
export function listUnknownValues(value: string | null, known: readonly string[]): readonly string[] {
  return (value ?? '').split(' ').filter((each) => each !== '' && !known.includes(each));
}
