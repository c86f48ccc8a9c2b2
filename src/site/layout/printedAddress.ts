/** The address at the foot of a printed page in full: the page itself does not know where it is served, nor what its address asks. */
const shown = document.querySelector('.printed-address');
const { pinned, asks = '' } = document.querySelector('main')?.dataset ?? {};
const path = pinned ?? shown?.textContent;
function tell(): void {
  if (shown && path !== undefined)
    shown.textContent = new URL(path, location.href).href + (pinned === undefined && asks !== '' ? location.search : '');
}
tell();
// Which editions are compared changes while the page is open.
if (asks !== '') addEventListener('beforeprint', tell);
