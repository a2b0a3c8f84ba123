import { createContext } from 'react';
import type { Page_site$data, Page_site$key } from '../../__generated__/Page_site.graphql.ts';

interface Memory {
  site: Page_site$key | null;
  tags: Page_site$data['tags'] | null;
}

/** The site's data as the last page had them: for the header and footer of a page that fails, and for the tags. */
export const SiteMemory = createContext<Memory>({ site: null, tags: null });
