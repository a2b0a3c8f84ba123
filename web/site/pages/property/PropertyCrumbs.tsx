import { useIntl } from 'react-intl';
import type { PropertyCrumbs_property$key } from '../../../__generated__/PropertyCrumbs_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { path } from '../../../shared/router/paths.ts';
import { Crumbs, type Step } from '../../../shared/ui/Crumbs.tsx';
import css from './ListTrail.module.css';
import { ListTrail } from './ListTrail.tsx';

/** The breadcrumbs of a property: its list and its city; of a unit its project; of a realisation the realisations. */
export function PropertyCrumbs(props: { property: PropertyCrumbs_property$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const {
    reference,
    path: ownPath,
    status,
    goal,
    city,
    project,
  } = useFragment(
    graphql`
      fragment PropertyCrumbs_property on Property {
        reference
        path
        status
        goal
        city {
          displayName
          salePath
          rentPath
        }
        project {
          path
          name
        }
      }
    `,
    props.property,
  );
  const kind = status === 'REALISED' ? 'realisations' : goal === 'RENT' ? 'rent' : 'sale';
  const list = path(kind, language);
  const projects = {
    to: path('projects', language),
    text: intl.formatMessage({ id: 'project.title' }),
  };
  const steps: Step[] = project
    ? [projects, { to: project.path, text: project.name }]
    : [{ to: list, text: intl.formatMessage({ id: titles[kind] }) }];
  if (!project && kind !== 'realisations') {
    steps.push({ to: kind === 'sale' ? city.salePath : city.rentPath, text: city.displayName });
  }
  const here = intl.formatMessage({ id: 'property.reference' }, { number: reference });
  return (
    <div className={css.row}>
      <Crumbs steps={steps} here={here} />
      <ListTrail path={ownPath} />
    </div>
  );
}

const titles = {
  sale: 'list.sale',
  rent: 'list.rentals',
  realisations: 'list.realisations',
} as const;
