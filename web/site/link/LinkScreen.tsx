import type { ReactNode } from 'react';
import type { LinkScreen_site$key } from '../../__generated__/LinkScreen_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import type { PageName } from '../../shared/router/pageNames.ts';
import { paths } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/useRouter.ts';
import { Screen } from '../../shared/ui/Screen.tsx';
import { Sign } from '../../shared/ui/Sign.tsx';
import { Page } from '../layout/Page.tsx';

interface Props {
  site: LinkScreen_site$key;
  page: PageName;
  title: string;
  text: string;
  /** The action is done; false when the link has expired. */
  done: boolean;
  /** Links to other pages. */
  children: ReactNode;
}

/** A page of an email's link without a form: the action is done, or the link has expired. */
export function LinkScreen({ page, title, text, done, children, ...props }: Props) {
  const { languages, location } = useRouter();
  const site = useFragment(
    graphql`
      fragment LinkScreen_site on Site {
        ...Page_site
      }
    `,
    props.site,
  );
  return (
    <Page
      site={site}
      title={title}
      description={text}
      paths={paths(page, languages)}
      search={location.search}
      robots="noindex"
    >
      <Screen title={title} text={text} sign={done && <Sign />}>
        {children}
      </Screen>
    </Page>
  );
}
