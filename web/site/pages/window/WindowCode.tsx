/** Where a code hangs or lies; the owner and the desk see how many visits each place brought. */
export type CodePlace = 'window' | 'brochure';

interface Props {
  number: number;
  from: CodePlace;
  /** A code that is not seen at first loads later. */
  lazy?: boolean;
}

/** The code that leads to a property's page. Words beside it say so; the styles around it say how large it is. */
export function WindowCode({ number, from, lazy = false }: Props) {
  return (
    <img
      src={`/qr/property/${number}.svg?from=${from}`}
      alt=""
      width={96}
      height={96}
      loading={lazy ? 'lazy' : 'eager'}
    />
  );
}
