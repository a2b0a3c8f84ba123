import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { AgentFieldsQuery } from '../__generated__/AgentFieldsQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { SelectField } from '../ui/SelectField.tsx';
import css from './ListField.module.css';
import { at, itemsFrom, nameOfItem } from './lists.ts';

interface OfficeProps {
  label: string;
  /** The languages of the site. */
  languages: readonly string[];
  /** The number of an office, as text; empty for the first. */
  value: string;
  readOnly: boolean | undefined;
  onChange: (office: number | '') => void;
}

/** The office of an agent: one of those that are saved. */
export function AgentOffice({ label, languages, value, readOnly, onChange }: OfficeProps) {
  const say = useText();
  const { answer } = useQuery<AgentFieldsQuery>(
    graphql`
      query AgentFieldsQuery {
        desk {
          settings {
            parts {
              field
              value
            }
          }
        }
      }
    `,
    {},
    ['content'],
  );
  const parts = answer?.desk?.settings?.flatMap((section) => section.parts) ?? [];
  const offices = itemsFrom(parts.find(({ field }) => field === 'offices')?.value ?? '');
  const options = offices.map((office) => ({
    value: String(at(office, 'number') ?? ''),
    text: nameOfItem('offices', office, languages),
  }));
  return (
    <SelectField
      label={label}
      value={value}
      disabled={readOnly}
      options={[{ value: '', text: say('list.agents.office.none') }, ...options]}
      onChange={(office) => onChange(office && Number(office))}
    />
  );
}

/** The languages that an agent can speak, as codes (agency.SpokenLanguages). */
const spoken = 'nl fr de en lb es it pt pl ro tr ar'.split(' ');

interface LanguagesProps {
  label: string;
  value: readonly string[];
  readOnly: boolean | undefined;
  onChange: (languages: readonly string[]) => void;
}

/** The languages that an agent speaks, in the order in which they are ticked. */
export function AgentLanguages({ label, value, readOnly, onChange }: LanguagesProps) {
  const { locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <fieldset className={`${css.spoken} ${css.wide}`}>
      <legend>{label}</legend>
      {spoken.map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={value.includes(code)}
            disabled={readOnly}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, code] : value.filter((one) => one !== code))
            }
          />
          {names.of(code)}
        </label>
      ))}
    </fieldset>
  );
}
