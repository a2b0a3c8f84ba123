import { type ReactNode, use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FormFrame_site$key } from '../../__generated__/FormFrame_site.graphql.ts';
import type { Head_seo$key } from '../../__generated__/Head_seo.graphql.ts';
import type { LocalizedPath } from '../../app/router/paths.ts';
import { useRouter } from '../../app/router/useRouter.ts';
import { Page } from '../layout/Page.tsx';
import { TitleRow } from '../ui/TitleRow.tsx';
import { DialogContext } from './dialogContext.ts';
import css from './FormFrame.module.css';
import { requestedForm } from './formAddress.ts';

interface Props {
  site: FormFrame_site$key;
  title: string;
  /** What happens, in a sentence or two; null for nothing. */
  text: ReactNode;
  /** What else stands beside the form; a dialog has no room for it. */
  aside?: ReactNode;
  /** The form comes with what stands beside it, so that the title goes over both. */
  whole?: boolean;
  crumbs: ReactNode;
  /** The page in every language: that of what the form is about. */
  paths: readonly LocalizedPath[];
  /** The form is a page of its own, which search engines may keep. False otherwise: it stands for another page. */
  own?: boolean;
  /** What else of its address another language keeps: the search that it is filled in with. */
  keep?: string;
  seo?: Head_seo$key | null | undefined;
  /** What the page has under the form. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form with its title: a page, or the inside of a dialog over another page. */
export function FormFrame({
  title,
  text,
  aside,
  whole,
  crumbs,
  paths,
  own,
  keep,
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
      keep={keep ?? requestedForm(location.search)}
      robots={robots}
      seo={seo}
    >
      <div className="wrap">
        {crumbs}
        {whole && <TitleRow title={title}>{text}</TitleRow>}
      </div>
      {whole ? (
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
