import glyphs from './glyphs.svg?no-inline';

export type GlyphName =
  | 'calendar'
  | 'check'
  | 'cross'
  | 'file'
  | 'globe'
  | 'house'
  | 'leave'
  | 'letter'
  | 'phone'
  | 'search'
  | 'person'
  | 'euro';

/** An icon of the owner's page only, so that other pages do not load it. Decorative: hidden from screen readers. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${glyphs}#${name}`} />
    </svg>
  );
}
