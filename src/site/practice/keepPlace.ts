/** The link that skips to the text would name another place than the question that is shown, and so show the first: it moves the focus alone. */
export function keepPlaceWhenSkipping(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.skip');
  link?.addEventListener('click', (event) => {
    const text = document.getElementById(link.hash.slice(1));
    if (!text) return;
    event.preventDefault();
    text.tabIndex = -1;
    text.focus();
  });
}
