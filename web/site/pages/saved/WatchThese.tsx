import { useIntl } from 'react-intl';
import type { WatchThese_properties$key } from '../../../__generated__/WatchThese_properties.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { FormLink } from '../../../shared/form/FormLink.tsx';
import { isOffered } from '../../../shared/property/offered.ts';
import css from './WatchThese.module.css';

/** Links that ask to be told when one of these changes; only of those that are on offer. */
export function WatchThese(props: { properties: WatchThese_properties$key }) {
  const intl = useIntl();
  const properties = useFragment(
    graphql`
      fragment WatchThese_properties on Property @relay(plural: true) {
        id
        path
        headline
        status
        marquee {
          code
        }
        city {
          displayName
        }
      }
    `,
    props.properties,
  ).filter(isOffered);
  if (properties.length === 0) return null;
  return (
    <section className={css.watch} aria-labelledby="watch">
      <h2 id="watch">{intl.formatMessage({ id: 'saved.watch' })}</h2>
      <ul>
        {properties.map(({ id, path, headline, city }) => (
          <li key={id}>
            <FormLink path={path} form="watch">
              {`${headline}, ${city.displayName}`}
            </FormLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
