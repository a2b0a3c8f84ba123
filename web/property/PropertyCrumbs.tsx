import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyCrumbs_property$key } from '../__generated__/PropertyCrumbs_property.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { path } from '../router/paths.ts';
import { filterSearch, noFilter } from '../search/filter.ts';
import { Crumbs, type Step } from '../ui/Crumbs.tsx';
import css from './ListTrail.module.css';
import { ListTrail } from './ListTrail.tsx';

/** The way to a property: by its list and its city; a reference stands among the realisations, without a city. */
export function PropertyCrumbs(props: { property: PropertyCrumbs_property$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const {
    number,
    path: own,
    status,
    goal,
    city,
  } = useFragment(
    graphql`
      fragment PropertyCrumbs_property on Property {
        number
        path
        status
        goal
        city {
          name
          zip
          displayName
        }
      }
    `,
    props.property,
  );
  const kind = status === 'REALISED' ? 'realisations' : goal === 'RENT' ? 'rent' : 'sale';
  const list = path(kind, language);
  const steps: Step[] = [{ to: list, text: intl.formatMessage({ id: titles[kind] }) }];
  if (kind !== 'realisations') {
    const search = filterSearch({ ...noFilter, cities: [{ name: city.name, zip: city.zip }] });
    steps.push({ to: list + search, text: city.displayName });
  }
  const here = intl.formatMessage({ id: 'property.reference' }, { number: String(number) });
  return (
    <div className={css.row}>
      <Crumbs steps={steps} here={here} />
      <ListTrail path={own} />
    </div>
  );
}

const titles = {
  sale: 'list.sale',
  rent: 'list.rentals',
  realisations: 'list.realisations',
} as const;
