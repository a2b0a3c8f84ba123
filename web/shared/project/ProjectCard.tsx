import { useIntl } from 'react-intl';
import type { ProjectCard_project$key } from '../../__generated__/ProjectCard_project.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { repeated } from '../answer/repeated.tsx';
import { Link } from '../router/Link.tsx';
import { Photo } from '../ui/photo/Photo.tsx';
import { PhotoFrame } from '../ui/photo/PhotoFrame.tsx';
import css from './ProjectCard.module.css';
import { rangeText } from './range.ts';
import { soldOut } from './soldOut.ts';
import { UnitBricks } from './UnitBricks.tsx';

interface Props {
  project: ProjectCard_project$key;
  heading?: 'h2' | 'h3';
  priority?: boolean;
}

/** A project in a list: photo, name and how many units are left. The whole card is one link. */
export const ProjectCard = repeated('ProjectCard', Card);

function Card({ heading: Heading = 'h3', priority = false, ...props }: Props) {
  const intl = useIntl();
  const project = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        path
        name
        tagline
        status
        goal
        stock {
          ...UnitBricks_stock
        }
        priceRange {
          text
        }
        bedroomsRange {
          min
          max
        }
        surfaceRange {
          min
          max
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
      }
    `,
    props.project,
  );
  const cover = project.cover[0];
  const surface = rangeText(project.surfaceRange);
  const facts = [
    [
      intl.formatMessage({ id: 'project.price' }),
      project.priceRange?.text ?? soldOut(intl, project),
    ],
    [intl.formatMessage({ id: 'project.bedrooms' }), rangeText(project.bedroomsRange)],
    [intl.formatMessage({ id: 'project.living' }), surface && `${surface} m²`],
  ].filter(([, value]) => value);
  return (
    <article className={css.project}>
      <PhotoFrame className={css.photo}>
        {cover && <Photo photo={cover} sizes="(min-width: 60rem) 30vw, 78vw" priority={priority} />}
      </PhotoFrame>
      <Heading>
        <Link to={project.path}>
          {project.name} <small>{project.tagline}</small>
        </Link>
      </Heading>
      <div>
        <UnitBricks stock={project.stock} />
        <dl>
          {facts.map(([name, value]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} value`}>{value}</dd>,
          ])}
        </dl>
      </div>
    </article>
  );
}
