/** What opens in the menu closes when something else is used, or with Esc; without script its name closes it. And the button that prints. */
for (const list of document.querySelectorAll<HTMLDetailsElement>('#menu details')) {
  const closeFrom = ({ target }: Event): void => {
    if (target instanceof Node && !list.contains(target)) list.open = false;
  };
  document.addEventListener('click', closeFrom);
  document.addEventListener('focusin', closeFrom);
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !list.open) return;
    // The sheet stays.
    event.preventDefault();
    list.open = false;
    list.querySelector('summary')?.focus();
  });
}

// On a phone the browser hides its own print behind two menus.
document.querySelector('.print-page')?.addEventListener('click', () => print());
