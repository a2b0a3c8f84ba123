import { type ReactNode, use } from 'react';
import type { FormFrame_site$key } from '../../__generated__/FormFrame_site.graphql.ts';
import type { Head_seo$key } from '../../__generated__/Head_seo.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { DialogContext } from '../../shared/form/dialogContext.ts';
import { formSearch } from '../../shared/form/formAddress.ts';
import type { LocalizedPath } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/useRouter.ts';
import { TitleRow } from '../../shared/ui/TitleRow.tsx';
import css from './FormFrame.module.css';
import { Page } from './Page.tsx';

interface Props {
  site: FormFrame_site$key;
  title: string;
  /** What the form is for, in a sentence or two; null for nothing. */
  text: ReactNode;
  /** What stands beside the form; not shown in a dialog. */
  aside?: ReactNode;
  /** Who reads it, which a dialog shows under the title. */
  face?: ReactNode;
  /** The children lay out all of the page under the title. */
  ownLayout?: boolean;
  crumbs: ReactNode;
  /** The page in every language; of a form about something, the page of that. */
  paths: readonly LocalizedPath[];
  /** The form is a page of its own, which search engines may index. Otherwise it belongs to another page. */
  own?: boolean;
  /** The search that the language links keep: it fills in the form. */
  search?: string;
  seo?: Head_seo$key | null | undefined;
  /** What stands under the form. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form with its title: a page, or the content of a dialog over another page. */
export function FormFrame({
  title,
  text,
  aside,
  face,
  ownLayout,
  crumbs,
  paths,
  own,
  search,
  seo,
  after,
  children,
  ...props
}: Props) {
  const titleId = use(DialogContext);
  const { location } = useRouter();
  const site = useFragment(
    graphql`
      fragment FormFrame_site on Site {
        ...Page_site
      }
    `,
    props.site,
  );
  if (titleId !== null) {
    return (
      <div className={css.inside}>
        <header>
          <h2 id={titleId}>{title}</h2>
          {text && <p className="soft">{text}</p>}
          {face}
        </header>
        {children}
      </div>
    );
  }
  const robots = own ? undefined : 'noindex';
  return (
    <Page
      site={site}
      title={title}
      description={typeof text === 'string' ? text : title}
      paths={paths}
      search={search ?? formSearch(location.search)}
      robots={robots}
      seo={seo}
    >
      <div className="wrap">
        {crumbs}
        {ownLayout && <TitleRow title={title}>{text}</TitleRow>}
      </div>
      {ownLayout ? (
        children
      ) : (
        <section className={`section wrap split ${css.page}`}>
          <header>
            <h1>{title}</h1>
            {text && <p className="soft">{text}</p>}
            {aside}
          </header>
          {children}
        </section>
      )}
      {after}
    </Page>
  );
}
