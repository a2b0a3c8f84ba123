/** The width of a card's photo in an ordinary grid: three, two or one in a row. */
export const cardSizes = '(min-width: 72rem) 26rem, (min-width: 48rem) 46vw, 90vw';
