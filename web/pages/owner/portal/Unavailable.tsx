import { useIntl } from 'react-intl';
import { Button } from '../../../components/ui/Button.tsx';
import css from './Unavailable.module.css';

/** The data did not come. */
export function Unavailable({ again }: { again: () => void }) {
  const intl = useIntl();
  return (
    <div role="alert" className={css.message}>
      <h2>{intl.formatMessage({ id: 'owner.failure' })}</h2>
      <p className="soft">{intl.formatMessage({ id: 'owner.failureText' })}</p>
      <Button primary onClick={again}>
        {intl.formatMessage({ id: 'owner.again' })}
      </Button>
    </div>
  );
}
