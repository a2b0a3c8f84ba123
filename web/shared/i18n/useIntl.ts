import { createContext, use } from 'react';
import type { IntlShape } from 'react-intl';

/** The texts of the language around a component (intl.ts). */
export const IntlContext = createContext<IntlShape | null>(null);

/** What says the texts of the language. */
export function useIntl(): IntlShape {
  const intl = use(IntlContext);
  if (intl === null) throw new Error('useIntl needs an IntlContext around it');
  return intl;
}
