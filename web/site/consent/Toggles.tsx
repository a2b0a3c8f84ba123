import { useIntl } from 'react-intl';
import type { Choice } from '../../shared/consent/stored.ts';
import { Switch } from '../../shared/ui/Switch.tsx';
import css from './Toggles.module.css';

/** The state of the toggles. No cookie that we know of is unclassified, so that toggle changes nothing. */
export interface Draft extends Choice {
  readonly unclassified: boolean;
}

const names = ['analytics', 'marketing', 'social', 'unclassified'] as const;

interface Props {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The five kinds of cookies, the first of which is always on (specification section 4, Consent). */
export function Toggles({ draft, onChange }: Props) {
  const intl = useIntl();
  return (
    <ul className={css.toggles}>
      {(['necessary', ...names] as const).map((name) => (
        <li key={name}>
          <Switch
            label={intl.formatMessage({ id: `consent.${name}` })}
            text={intl.formatMessage({ id: `consent.${name}.text` })}
            disabled={name === 'necessary'}
            checked={name === 'necessary' || draft[name]}
            onChange={(checked) => onChange({ ...draft, [name]: checked })}
          />
        </li>
      ))}
    </ul>
  );
}
