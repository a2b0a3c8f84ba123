import { useIntl } from 'react-intl';
import { saveAll, useSaved } from '../../components/saved/saved.ts';
import { Button } from '../../components/ui/Button.tsx';
import css from './SaveThese.module.css';

/** Saves what somebody else's link shows in this browser too; nothing when it has them all, or without scripts. */
export function SaveThese({ numbers }: { numbers: readonly number[] }) {
  const intl = useIntl();
  const saved = useSaved();
  const others = numbers.filter((number) => !saved.includes(number)).length;
  if (others === 0) return null;
  return (
    <p className={css.save}>
      <Button onClick={() => saveAll(numbers)}>
        {intl.formatMessage({ id: 'saved.saveThese' }, { count: others })}
      </Button>
    </p>
  );
}
