/** The sections of the screen on which a property is edited, in its order. */
export const editorSections = [
  'KIND',
  'PRICE',
  'PLACE',
  'ROOMS',
  'COMFORT',
  'ENERGY',
  'LAW',
  'TEXTS',
  'PHOTOS',
  'FILES',
  'FILMS',
  'AGENT',
] as const;

export type EditorSection = (typeof editorSections)[number];
