/**
 * The round button that opens the search on a phone (touch.css) steps aside while a finger moves the page downward, since it lies over what is
 * read then. The way back up, the end of the page and the focus bring it. What moves without a finger, as the way to an anchor, hides nothing.
 */
const enough = 8;

addEventListener(
  'touchmove',
  () => {
    const root = document.documentElement;
    let before = scrollY;
    document.addEventListener(
      'scroll',
      () => {
        const moved = scrollY - before;
        if (Math.abs(moved) < enough) return;
        before = scrollY;
        root.toggleAttribute('data-aside', moved > 0 && scrollY + innerHeight < root.scrollHeight - enough);
      },
      { passive: true },
    );
  },
  { once: true, passive: true },
);
