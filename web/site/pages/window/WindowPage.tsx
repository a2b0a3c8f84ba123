import { useIntl } from 'react-intl';
import type { WindowPageQuery } from '../../../__generated__/WindowPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { secondsIn, turnsIn } from './screenAddress.ts';
import css from './WindowPage.module.css';
import { WindowSlide } from './WindowSlide.tsx';

export const query = graphql`
  query WindowPageQuery(
    $language: Language!
    $filter: PropertyFilter!
    $sort: PropertySort!
    $first: Int!
  ) {
    site(language: $language) {
      name
      ...WindowSlide_site
    }
    properties(language: $language, filter: $filter, sort: $sort, first: $first) {
      nodes {
        number
        ...WindowSlide_property
      }
    }
  }
`;

/**
 * The screen in the agency's window: a slide for each property. Without scripts they stand under each other; the script
 * in web/widgets/window shows them in turn, in the languages that the address asks for. It is deferred: a cached script that is only
 * `async` runs before the slides are there.
 */
export function WindowPage({ data, location }: PageProps<WindowPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, properties } = data;
  const turns = turnsIn(location, languages);
  return (
    <>
      <title>{site.name}</title>
      <script defer src="/window/screen.js" />
      <main
        id="content"
        tabIndex={-1}
        className={css.window}
        data-seconds={secondsIn(location.search)}
        data-turns={turns.join(' ')}
        data-empty={properties.nodes.length === 0 || undefined}
      >
        <h1 className="hidden-text">{site.name}</h1>
        <p className={css.empty} role="status">
          <b>{site.name}</b>
          {intl.formatMessage({ id: 'window.empty' })}
        </p>
        <ol>
          {properties.nodes.map((property) => (
            <WindowSlide key={property.number} site={site} property={property} />
          ))}
        </ol>
      </main>
    </>
  );
}
