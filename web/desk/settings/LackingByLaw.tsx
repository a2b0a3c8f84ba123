import { graphql, useFragment } from 'react-relay/hooks';
import type { LackingByLaw_settings$key } from '../__generated__/LackingByLaw_settings.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './SettingsForm.module.css';
import { toField } from './toField.ts';

/** What the law asks the site to say and the settings lack, each with its country and a link to its field. */
export function LackingByLaw(props: { settings: LackingByLaw_settings$key }) {
  const say = useText();
  const lacks = useFragment(
    graphql`
      fragment LackingByLaw_settings on Settings @relay(plural: true) {
        lacks {
          field
          country
        }
      }
    `,
    props.settings,
  ).flatMap((section) => section.lacks);
  const fields = [...new Set(lacks.map(({ field }) => field))];
  if (fields.length === 0) return null;
  return (
    <div className={css.notice}>
      <DeskNotice variant="bad">
        <p className="strong">{say('settings.lacks', { count: fields.length })}</p>
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => toField(event, field)}>
                {say(field === 'offices' ? 'settings.lacks.offices' : (`part.${field}` as TextKey))}
              </a>{' '}
              <span className="small">
                {lacks
                  .filter((lack) => lack.field === field)
                  .map(({ country }) => say(`settings.lacks.${country}` as TextKey))
                  .join(', ')}
                {field === 'identity.vatNumber' && `. ${say('settings.lacks.vat')}`}
              </span>
            </li>
          ))}
        </ul>
      </DeskNotice>
    </div>
  );
}
