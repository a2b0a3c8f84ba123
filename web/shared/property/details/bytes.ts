import type { IntlShape } from 'react-intl';
import { decimal } from '../../ui/figures.ts';

/** A file size in kB; from a million bytes on in MB. */
export function bytes(size: number, intl: IntlShape): string {
  if (size >= 1_000_000) {
    const megabytes = decimal(Math.round(size / 100_000) / 10);
    return intl.formatMessage({ id: 'property.megabytes' }, { size: megabytes });
  }
  return intl.formatMessage(
    { id: 'property.kilobytes' },
    { size: decimal(Math.ceil(size / 1000)) },
  );
}
