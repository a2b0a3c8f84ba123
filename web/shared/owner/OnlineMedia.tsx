import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  OnlineMedia_property$data,
  OnlineMedia_property$key,
} from '../../__generated__/OnlineMedia_property.graphql.ts';
import { dayMonthYear, grouped } from '../ui/figures.ts';
import { Part } from './Part.tsx';
import { Row, Rows } from './Rows.tsx';

/** Where a property is advertised: this site first, then others. */
export function OnlineMedia(props: { property: OnlineMedia_property$key }) {
  const intl = useIntl();
  const { path, visits, onlineMedia } = useFragment(
    graphql`
      fragment OnlineMedia_property on OwnedProperty {
        path
        visits {
          total
        }
        onlineMedia {
          name
          link
          views
          since
        }
      }
    `,
    props.property,
  );
  const nowhere = path === null && onlineMedia.length === 0;
  return (
    <Part
      title={intl.formatMessage({ id: 'owner.online' })}
      empty={nowhere && intl.formatMessage({ id: 'owner.notOnline' })}
    >
      <Rows>
        {path && (
          <Row
            glyph="globe"
            to={path}
            name={intl.formatMessage({ id: 'owner.ourSite' })}
            value={views(intl, visits.total)}
          />
        )}
        {onlineMedia.map((medium) => (
          <Row
            key={medium.name}
            glyph="globe"
            name={medium.name}
            to={medium.link}
            value={shownOf(intl, medium)}
          />
        ))}
      </Rows>
    </Part>
  );
}

/** How often it was viewed there; when that is unknown, since when it is shown there. */
function shownOf(
  intl: IntlShape,
  { views: seen, since }: OnlineMedia_property$data['onlineMedia'][number],
): string {
  if (seen != null) return views(intl, seen);
  return since ? intl.formatMessage({ id: 'owner.since' }, { date: dayMonthYear(since) }) : '';
}

function views(intl: IntlShape, count: number): string {
  return intl.formatMessage({ id: 'owner.views' }, { count, grouped: grouped(count) });
}
