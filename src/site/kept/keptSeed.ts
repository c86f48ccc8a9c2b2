/** All that a page carries of what is kept: who keeps nothing loads nothing. */
try {
  if (localStorage.getItem('concordance.kept') !== null)
    void import('./keptHere.ts').then(({ showStoredHere }) => showStoredHere()).catch(() => undefined);
} catch {
  // Without storage nothing is kept.
}
