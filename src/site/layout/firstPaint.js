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
  // An edition that is newer than what was kept comes from the network. On an address without https nothing is kept.
  const [, day = ''] = /\/(\d{4}-\d\d-\d\d)\//.exec(location.pathname) ?? [];
  if (superseded !== null && day < superseded && 'serviceWorker' in navigator && navigator.serviceWorker.controller)
    document.documentElement.dataset.superseded = superseded;
} catch {
  /* Storage is forbidden: everything is shown. */
}
