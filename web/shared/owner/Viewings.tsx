import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Viewings_property$data,
  Viewings_property$key,
} from '../../__generated__/Viewings_property.graphql.ts';
import { textOf } from '../form/fields/fieldLabel.ts';
import type { GlyphName } from './Glyph.tsx';
import { Log, type LogEntry } from './Log.tsx';
import { timeOf } from './moment.ts';
import { Part } from './Part.tsx';

/** Past viewings with the feedback, and planned ones. No visitor is named. */
export function Viewings(props: { property: Viewings_property$key }) {
  const intl = useIntl();
  const { viewings } = useFragment(
    graphql`
      fragment Viewings_property on OwnedProperty {
        viewings {
          at
          kind
          status
          visitors
          feedback
          by
        }
      }
    `,
    props.property,
  );
  return (
    <Part
      title={intl.formatMessage({ id: 'owner.viewings' })}
      empty={viewings.length === 0 && intl.formatMessage({ id: 'owner.noViewings' })}
    >
      <Log entries={viewings.map((viewing) => entryOf(intl, viewing))} />
    </Part>
  );
}

type Viewing = Viewings_property$data['viewings'][number];

function entryOf(intl: IntlShape, viewing: Viewing): LogEntry {
  const { at, kind, status, visitors } = viewing;
  const what = textOf(intl, `owner.viewing.${kind}`);
  const done = status === 'DONE';
  return {
    at,
    glyph: glyphs[status] ?? 'calendar',
    text: done ? (visitors ?? what) : `${what}, ${timeOf(intl, at)}`,
    below: (done ? feedbackOf(intl, viewing) : expected(intl, viewing)) ?? '',
  };
}

const glyphs: Record<string, GlyphName> = {
  PLANNED: 'calendar',
  DONE: 'check',
  CANCELLED: 'cross',
};

function feedbackOf(intl: IntlShape, { kind, feedback }: Viewing): string | null | undefined {
  if (feedback || kind !== 'VISIT') return feedback;
  return intl.formatMessage({ id: 'owner.noFeedback' });
}

function expected(intl: IntlShape, { status, visitors, by }: Viewing): string {
  const state = textOf(intl, `owner.viewing.${status}`);
  const host = by && intl.formatMessage({ id: 'owner.viewing.by' }, { name: by });
  return [state, visitors, host].filter(Boolean).join(', ');
}
