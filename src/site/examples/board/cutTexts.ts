/** Texts of cards that go on where there is no room: they end with an ellipsis. A tap has all of it. */

/** Says of each text of a board whether it is cut, now and whenever the board has another size. What stands there at other steps has its room already. */
export function tellCutTexts(board: HTMLElement): void {
  const tell = (): void => {
    const texts = [...board.querySelectorAll('.others .object-abilities')];
    // What has no room stands in a column that is not seen. All are measured before any is marked: the browser lays the board out once.
    const cut = texts.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    for (const [at, text] of texts.entries()) text.toggleAttribute('data-cut', cut[at]);
  };
  new ResizeObserver(tell).observe(board.querySelector('.board-field') ?? board);
}
