/** A banner's picture fills 92 % of the window's height, so on tall screens it is cut at the sides and wider than the window. */
export const bannerSizes = '(max-aspect-ratio: 1/1) 92vh, 100vw';
