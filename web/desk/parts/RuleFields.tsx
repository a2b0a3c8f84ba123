import { graphql } from 'react-relay/hooks';
import type { RuleFieldsQuery } from '../__generated__/RuleFieldsQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { useForms } from '../inbox/useForms.ts';
import { SelectField } from '../ui/SelectField.tsx';
import css from './ListField.module.css';

interface FormProps {
  label: string;
  /** What stands for each form. */
  any: string;
  value: string;
  readOnly: boolean | undefined;
  onChange: (form: string) => void;
}

/** The form of a rule, by its name. */
export function RuleForm({ label, any, value, readOnly, onChange }: FormProps) {
  const { forms } = useForms();
  const options = forms.map(({ form, name }) => ({ value: form, text: name }));
  return (
    <SelectField
      label={label}
      value={value}
      disabled={readOnly}
      options={[{ value: '', text: any }, ...options]}
      onChange={onChange}
    />
  );
}

interface StaffProps {
  label: string;
  value: readonly string[];
  readOnly: boolean | undefined;
  onChange: (addresses: readonly string[]) => void;
}

/** Who takes turns by a rule: those who may have leads, and addresses that nobody at the desk has. */
export function RuleStaff({ label, value, readOnly, onChange }: StaffProps) {
  const say = useText();
  const { answer } = useQuery<RuleFieldsQuery>(
    graphql`
      query RuleFieldsQuery {
        desk {
          members {
            email
            state
            member {
              name
              role
            }
          }
        }
      }
    `,
    {},
    ['staff'],
  );
  const able = (answer?.desk?.members ?? [])
    .filter(({ state, member }) => state !== 'CLOSED' && member.role !== 'EDITOR')
    .map(({ email, member }) => ({ email, name: member.name }));
  const has = (email: string) => value.some((one) => one.toLowerCase() === email.toLowerCase());
  const strangers = value
    .filter((email) => !able.some((one) => one.email.toLowerCase() === email.toLowerCase()))
    .map((email) => ({ email, name: answer ? say('rule.notAtDesk', { email }) : email }));
  const toggle = (email: string) =>
    onChange(
      has(email)
        ? value.filter((one) => one.toLowerCase() !== email.toLowerCase())
        : [...value, email],
    );
  return (
    <fieldset className={css.staff}>
      <legend>{label}</legend>
      {[...able, ...strangers].map(({ email, name }) => (
        <label key={email}>
          <input
            type="checkbox"
            checked={has(email)}
            disabled={readOnly}
            onChange={() => toggle(email)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
