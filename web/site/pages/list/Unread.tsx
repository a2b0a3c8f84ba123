import { useIntl } from 'react-intl';
import css from './Unread.module.css';

/** How much of a sentence was understood. */
export interface Understood {
  readonly unread: readonly string[];
  readonly cut: boolean;
}

/** The words of a sentence that were not understood, so that nobody thinks that they were searched for; nothing when all were. */
export function Unread({ unread, cut }: Understood) {
  const intl = useIntl();
  if (unread.length === 0 && !cut) return null;
  const words = unread
    .map((text) => intl.formatMessage({ id: 'list.unreadWord' }, { text }))
    .join(', ');
  return (
    <p className={css.unread}>
      {words && intl.formatMessage({ id: 'list.unread' }, { words })}{' '}
      {cut && intl.formatMessage({ id: 'list.unreadRest' })}
    </p>
  );
}
