import { useIntl } from 'react-intl';
import { Button } from '../../../../shared/ui/Button.tsx';
import css from './Unavailable.module.css';

/** The data did not load; a button tries again. */
export function Unavailable({ retry }: { retry: () => void }) {
  const intl = useIntl();
  return (
    <div role="alert" className={css.message}>
      <h2>{intl.formatMessage({ id: 'owner.failure' })}</h2>
      <p className="soft">{intl.formatMessage({ id: 'owner.failureText' })}</p>
      <Button primary onClick={retry}>
        {intl.formatMessage({ id: 'owner.again' })}
      </Button>
    </div>
  );
}
