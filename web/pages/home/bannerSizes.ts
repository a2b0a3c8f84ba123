/** A banner's picture is 92 % of the window's height; on tall screens it is wider than the window and cropped. */
export const bannerSizes = '(max-aspect-ratio: 1/1) 92vh, 100vw';
