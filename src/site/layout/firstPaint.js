/* Before the first paint: what the reader chose to see. Loaded as it is, in the head, because a page must not change after it is shown. */
document.documentElement.dataset.script = 'on';
if (location.search.includes('beside=')) document.documentElement.dataset.beside = 'on';
if (location.search !== '') document.documentElement.dataset.asked = '';
try {
  const chosen = new URLSearchParams(localStorage.getItem('concordance-display') ?? '');
  for (const name of ['theme', 'numbers', 'examples', 'images', 'rulings', 'terms']) {
    const value = chosen.get(name);
    if (value !== null) document.documentElement.dataset[name] = value;
  }
  const superseded = localStorage.getItem('concordance-superseded');
  // On an address without https there is none.
  if (superseded !== null && 'serviceWorker' in navigator && navigator.serviceWorker.controller)
    document.documentElement.dataset.superseded = superseded;
} catch {
  /* Storage is forbidden: everything is shown. */
}
