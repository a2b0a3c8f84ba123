import { createContext } from 'react';
import type { Page_site$data, Page_site$key } from '../../__generated__/Page_site.graphql.ts';

interface Memory {
  site: Page_site$key | null;
  tags: Page_site$data['tags'] | null;
}

/** The site as the last page showed it: a page that fails can still have a header and a footer, and what stands around all pages its tags. */
export const SiteMemory = createContext<Memory>({ site: null, tags: null });
