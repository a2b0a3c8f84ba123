import { useIntl } from 'react-intl';
import type { OwnerPageQuery } from '../../../../__generated__/OwnerPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import type { PageProps } from '../../../../shared/router/page.ts';
import { paths } from '../../../../shared/router/paths.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { Page } from '../../../layout/Page.tsx';
import { LatePortal } from './LatePortal.tsx';
import css from './OwnerPage.module.css';

export const query = graphql`
  query OwnerPageQuery($language: Language!) {
    site(language: $language) {
      ...Page_site
    }
  }
`;

/** The owner's page. The server renders its frame only; an owner's data are requested by the browser. */
export function OwnerPage({ data, location }: PageProps<OwnerPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site } = data;
  const title = intl.formatMessage({ id: 'owner.title' });
  return (
    <Page
      site={site}
      title={title}
      description={title}
      paths={paths('owner', languages, location.search)}
      robots="noindex"
    >
      <div className={`wrap ${css.owner}`}>
        <h1 className="hidden-text">{title}</h1>
        <p className={css.noScripts}>{intl.formatMessage({ id: 'owner.noScripts' })}</p>
        <LatePortal />
      </div>
    </Page>
  );
}
