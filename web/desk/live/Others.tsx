import { useIntl } from 'react-intl';
import { useText } from '../app/texts.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { useNow } from './now.ts';
import css from './Others.module.css';

/** Says who else has the same record open. It prevents nobody from editing. */
export function Others() {
  const say = useText();
  const { locale } = useIntl();
  const others = useNow()?.others ?? [];
  return (
    <div role="status" className={css.line}>
      {others.length > 0 && (
        <p className={css.others}>
          <Icon name="people" />
          {say('live.others', {
            who: new Intl.ListFormat(locale).format(others.map(({ name }) => name)),
            count: others.length,
          })}
        </p>
      )}
    </div>
  );
}
