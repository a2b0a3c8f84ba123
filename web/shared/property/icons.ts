// Line icons on a grid of 24, from Lucide (ISC licence).
// Loaded with pages of properties only, unlike those of ui/icons.ts.

export const printer = {
  path: 'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
};

export const share = {
  path: 'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
};

export const bell = {
  path: 'M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9M10.3 21a1.94 1.94 0 0 0 3.4 0',
};

export const camera = {
  path: 'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3l-2.5-3zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
};

export const zoomIn = {
  path: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM21 21l-4.35-4.35M11 8v6M8 11h6',
};

export const zoomOut = { path: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM21 21l-4.35-4.35M8 11h6' };
