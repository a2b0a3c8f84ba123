import { useIntl } from 'react-intl';
import type { ProjectDetail_project$key } from '../../../__generated__/ProjectDetail_project.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { addCostTexts } from '../../../shared/property/costs/texts.ts';
import { Description } from '../../../shared/property/details/Description.tsx';
import { Plans } from '../../../shared/property/details/Plans.tsx';
import { PropertyMap } from '../../../shared/property/details/PropertyMap.tsx';
import { Stops } from '../../../shared/property/details/Stops.tsx';
import { Mosaic } from '../../../shared/property/photos/Mosaic.tsx';
import { path } from '../../../shared/router/paths.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { Near, nearPart } from '../../../shared/ui/Near.tsx';
import { useSame } from '../../../shared/ui/useSame.ts';
import { OpenDays } from './OpenDays.tsx';
import { ProjectContact } from './ProjectContact.tsx';
import css from './ProjectDetail.module.css';
import { ProjectHero } from './ProjectHero.tsx';
import { ProjectKeyFacts } from './ProjectKeyFacts.tsx';
import { UnitTable } from './UnitTable.tsx';

const stopsNear = nearPart(
  import.meta.env.SSR ? Stops : null,
  () => import('../../../shared/property/details/Stops.tsx').then((module) => module.Stops),
  addCostTexts,
);

/** A project: photo, figures, description, units, plans, map and contact. */
export function ProjectDetail(props: { project: ProjectDetail_project$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const project = useFragment(
    graphql`
      fragment ProjectDetail_project on Project {
        number
        path
        name
        city {
          displayName
        }
        priceRange {
          min {
            text
          }
        }
        description
        units {
          ...UnitTable_units
          ...PropertyMap_property
        }
        drawing {
          ...UnitTable_drawing
        }
        stops(first: 6) {
          ...Stops_stops
        }
        plans {
          ...Plans_plans
        }
        photos {
          ...Mosaic_photos
        }
        ...ProjectHero_project
        ...ProjectKeyFacts_project
        ...OpenDays_project
        ...ProjectContact_project
      }
    `,
    props.project,
  );
  const { number, path: ownPath, name, city, priceRange } = project;
  const price =
    priceRange && intl.formatMessage({ id: 'project.from' }, { price: priceRange.min.text });
  const about = useSame({
    number,
    path: ownPath,
    title: name,
    type: city.displayName,
    price: price ?? '',
  });
  const all = { to: path('projects', language), text: intl.formatMessage({ id: 'project.title' }) };
  return (
    <>
      <div className="wrap">
        <Crumbs steps={[all]} here={project.name} />
      </div>
      <ProjectHero project={project} />
      <div className={`wrap ${css.words}`}>
        <ProjectKeyFacts project={project} />
        <OpenDays project={project} />
        <Description text={project.description} />
      </div>
      {project.units.length > 0 && (
        <section className="section wrap" aria-labelledby="units">
          <header className="head">
            <h2 id="units">{intl.formatMessage({ id: 'project.units' })}</h2>
          </header>
          <UnitTable units={project.units} drawing={project.drawing} />
        </section>
      )}
      {project.photos.length > 1 && (
        <section className={`section wrap ${css.photos}`} aria-labelledby="photos">
          <header className="head">
            <h2 id="photos">{intl.formatMessage({ id: 'property.photos' })}</h2>
          </header>
          <Mosaic photos={project.photos} />
        </section>
      )}
      {project.plans.length > 0 && (
        <section className={`section wrap ${css.plans}`} aria-labelledby="plans">
          <header className="head">
            <h2 id="plans">{intl.formatMessage({ id: 'project.plans' })}</h2>
          </header>
          <Plans plans={project.plans} />
        </section>
      )}
      {project.units[0] && (
        <div className={`section wrap ${css.map}`}>
          <PropertyMap property={project.units[0]} about={about} />
          {project.stops.length > 0 && <Near part={stopsNear} props={{ stops: project.stops }} />}
        </div>
      )}
      <ProjectContact project={project} />
    </>
  );
}
