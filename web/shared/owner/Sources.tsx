import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Sources_visits$key } from '../../__generated__/Sources_visits.graphql.ts';
import { textOf } from '../form/fields/fieldLabel.ts';
import { grouped } from '../ui/figures.ts';
import type { GlyphName } from './Glyph.tsx';
import { Part } from './Part.tsx';
import { Row, Rows } from './Rows.tsx';

/** Where all visitors of the property's page so far came from. */
export function Sources(props: { visits: Sources_visits$key }) {
  const intl = useIntl();
  const { total, sources } = useFragment(
    graphql`
      fragment Sources_visits on VisitCounts {
        total
        sources {
          source
          count
        }
      }
    `,
    props.visits,
  );
  const share = (count: number) => (total > 0 ? Math.round((100 * count) / total) : 0);
  return (
    <Part
      title={intl.formatMessage({ id: 'owner.sources' })}
      empty={sources.length === 0 && intl.formatMessage({ id: 'owner.noSources' })}
    >
      <Rows>
        {sources.map(({ source, count }) => (
          <Row
            key={source}
            glyph={glyphs[source] ?? 'globe'}
            name={textOf(intl, `owner.source.${source}`)}
            value={intl.formatMessage(
              { id: 'owner.share' },
              { count: grouped(count), share: share(count) },
            )}
          />
        ))}
      </Rows>
    </Part>
  );
}

const glyphs: Record<string, GlyphName> = {
  SITE: 'house',
  SEARCH: 'search',
  SOCIAL: 'person',
  LETTER: 'letter',
};
