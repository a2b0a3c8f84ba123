import { useIntl } from 'react-intl';
import type { PropertyTitle_property$key } from '../../../__generated__/PropertyTitle_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { street } from '../../../shared/property/details/street.ts';
import { offerText } from '../../../shared/property/offerText.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { classes } from '../../../shared/ui/classes.ts';
import css from './PropertyTitle.module.css';

interface Props {
  property: PropertyTitle_property$key;
  className?: string | undefined;
}

/** A longer title is set smaller, so that the photo and the price are not far below it. */
const mostLarge = 90;

/** Type and goal, title, address and project. Without a published address the city alone. */
export function PropertyTitle(props: Props) {
  const intl = useIntl();
  const { status, goal, typeName, title, address, city, project } = useFragment(
    graphql`
      fragment PropertyTitle_property on Property {
        status
        goal
        typeName
        title
        address {
          street
          houseNumber
          boxNumber
        }
        city {
          zip
          displayName
        }
        project {
          path
          name
        }
      }
    `,
    props.property,
  );
  const place = `${city.zip} ${city.displayName}`;
  return (
    <header className={classes(css.title, props.className)}>
      <p className={css.kind}>
        {intl.formatMessage({ id: offerText(status, goal) }, { type: typeName })}
      </p>
      <h1 className={title.length > mostLarge ? css.long : undefined}>{title}</h1>
      <address>{address ? `${street(address)}, ${place}` : place}</address>
      {project && (
        <p className={css.project}>
          {intl.formatMessage(
            { id: 'property.partOf' },
            {
              project: (
                <Link key="project" to={project.path}>
                  {project.name}
                </Link>
              ),
            },
          )}
        </p>
      )}
    </header>
  );
}
