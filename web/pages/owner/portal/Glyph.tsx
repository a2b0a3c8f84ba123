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

/** An icon of the owner's page; the icons that every page loads do without them. It says nothing by itself. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${glyphs}#${name}`} />
    </svg>
  );
}
