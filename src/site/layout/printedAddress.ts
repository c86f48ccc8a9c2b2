/** The address at the foot of a printed page in full: the page itself does not know where it is served. */
const shown = document.querySelector('.printed-address');
const pinned = document.querySelector('main')?.dataset['pinned'] ?? shown?.textContent;
if (shown && pinned !== undefined) shown.textContent = new URL(pinned, location.href).href;
