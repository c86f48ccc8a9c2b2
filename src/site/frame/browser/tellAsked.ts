/** Puts a line at the head of the page that says what its address asks and it has not; the line of before goes. */
export function tellAsked(text: string, name = 'values'): void {
  const main = document.querySelector('main');
  main?.querySelector(`.asked-unknown[data-about="${name}"]`)?.remove();
  if (text === '') return;
  const line = document.createElement('p');
  line.className = 'asked-unknown';
  line.dataset['about'] = name;
  line.setAttribute('role', 'status');
  line.textContent = text;
  main?.prepend(line);
}
