import { useIntl } from 'react-intl';
import type { ProjectHero_project$key } from '../../../__generated__/ProjectHero_project.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { FormButton } from '../../../shared/form/FormLink.tsx';
import { soldOut } from '../../../shared/project/soldOut.ts';
import { UnitBricks } from '../../../shared/project/UnitBricks.tsx';
import { street } from '../../../shared/property/details/street.ts';
import { PrintCode } from '../../../shared/property/PrintCode.tsx';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import css from './ProjectHero.module.css';

/** The head of a project's page: photo, name, how many units are left, and the button to request the brochure. */
export function ProjectHero(props: { project: ProjectHero_project$key }) {
  const intl = useIntl();
  const project = useFragment(
    graphql`
      fragment ProjectHero_project on Project {
        number
        path
        name
        tagline
        delivery
        status
        goal
        city {
          zip
          displayName
        }
        address {
          street
          houseNumber
          boxNumber
        }
        stock {
          free
          option
          sold
          ...UnitBricks_stock
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
      }
    `,
    props.project,
  );
  const { name, city, address, stock, delivery, cover } = project;
  const place = `${city.zip} ${city.displayName}`;
  const about = { project: name, city: city.displayName };
  const { free, option, sold } = stock;
  const legend = [
    { count: free, words: intl.formatMessage({ id: 'project.legendFree' }, { free }) },
    { count: option, words: intl.formatMessage({ id: 'project.legendOption' }) },
    { count: sold, words: intl.formatMessage({ id: 'project.legendSold' }, { sold }) },
  ].filter(({ count }) => count > 0);
  return (
    <div className={`wrap split ${css.hero}`}>
      {cover[0] && <Photo photo={cover[0]} sizes="(min-width: 60rem) 48rem, 78vw" priority />}
      <div>
        <p className={css.kind}>{intl.formatMessage({ id: 'project.kind' }, about)}</p>
        <h1>{name}</h1>
        <p className={`soft ${css.tagline}`}>{project.tagline}</p>
        <address>{address ? `${street(address)}, ${place}` : place}</address>
        <UnitBricks stock={stock} className={css.bricks} />
        <p className={css.legend}>
          {project.status === 'SOLD_OUT' && <strong>{soldOut(intl, project)}</strong>}
          {legend.map(({ count, words }) => (
            <span key={words}>
              <b>{count}</b> {words}
            </span>
          ))}
          {delivery && <span>{intl.formatMessage({ id: 'project.delivery' }, { delivery })}</span>}
        </p>
        <p className={css.ask}>
          <FormButton primary path={project.path} form="ask">
            {intl.formatMessage({ id: 'project.brochure' })}
          </FormButton>
        </p>
        <PrintCode kind="project" number={project.number} />
      </div>
    </div>
  );
}
