// From Lucide (ISC licence), on a grid of 24.
export const crosshair = {
  path: 'M2 12h3M19 12h3M12 2v3M12 19v3M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14',
};
