import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Communications_property$data,
  Communications_property$key,
} from '../../__generated__/Communications_property.graphql.ts';
import { textOf } from '../form/fields/fieldLabel.ts';
import type { GlyphName } from './Glyph.tsx';
import { Log, type LogEntry } from './Log.tsx';
import { Part } from './Part.tsx';

/** Emails, letters, calls and requests about the property. */
export function Communications(props: { property: Communications_property$key }) {
  const intl = useIntl();
  const { communications } = useFragment(
    graphql`
      fragment Communications_property on OwnedProperty {
        communications {
          at
          kind
          text
          by
          form
        }
      }
    `,
    props.property,
  );
  return (
    <Part
      title={intl.formatMessage({ id: 'owner.communications' })}
      empty={communications.length === 0 && intl.formatMessage({ id: 'owner.noCommunications' })}
    >
      <Log entries={communications.map((one) => entryOf(intl, one))} />
    </Part>
  );
}

type Communication = Communications_property$data['communications'][number];

function entryOf(intl: IntlShape, { at, kind, text, by, form }: Communication): LogEntry {
  const what = textOf(intl, form ? `owner.form.${form}` : `owner.communication.${kind}`);
  return {
    at,
    glyph: glyphOf(kind),
    text: text ?? what,
    below: [text && what, by].filter(Boolean).join(', '),
  };
}

/** The icon of a kind of the CRM's history, by a word in its name. */
function glyphOf(kind: string): GlyphName {
  return signs.find(([sign]) => sign.test(kind))?.[1] ?? 'person';
}

const signs: readonly [RegExp, GlyphName][] = [
  [/PHONE|TEXT/, 'phone'],
  [/EMAIL|FAX|LETTER|SENT|HANDLED/, 'letter'],
  [/PROPERTY|REMOVED/, 'file'],
  [/DEMAND/, 'search'],
  [/WEBSITE/, 'globe'],
  [/VISIT|CHECKUP/, 'calendar'],
];
