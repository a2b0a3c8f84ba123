import { createContext } from 'react';
import type { Page_site$key } from '../__generated__/Page_site.graphql.ts';

/** The site as the last page showed it, so that a page that fails can still have a header and a footer. */
export const SiteMemory = createContext<{ site: Page_site$key | null }>({ site: null });
