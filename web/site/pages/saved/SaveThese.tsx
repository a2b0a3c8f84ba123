import { useIntl } from 'react-intl';
import { saveAll, useSaved, useUnstored } from '../../../shared/saved/saved.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import css from './SaveThese.module.css';

/**
 * Saves what somebody else's link shows in this browser too. Nothing without scripts, or when the browser has them all, unless it could
 * not store them.
 */
export function SaveThese({ numbers }: { numbers: readonly number[] }) {
  const intl = useIntl();
  const saved = useSaved();
  const others = numbers.filter((number) => !saved.includes(number)).length;
  const unstored = useUnstored();
  if (others === 0 && unstored)
    return (
      <div role="status">
        <Notice icon="alert">{intl.formatMessage({ id: 'saved.unstored' })}</Notice>
      </div>
    );
  if (others === 0) return null;
  return (
    <p className={css.save}>
      <Button onClick={() => saveAll(numbers)}>
        {intl.formatMessage({ id: 'saved.saveThese' }, { count: others })}
      </Button>
    </p>
  );
}
