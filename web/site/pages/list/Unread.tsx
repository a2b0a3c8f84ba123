import { useIntl } from 'react-intl';
import css from './Unread.module.css';

/** How much of a sentence was understood. */
export interface Understood {
  readonly unread: readonly string[];
  readonly cut: boolean;
  readonly parts: readonly { readonly meant: string }[];
}

/**
 * The words of a sentence that were not understood, so that nobody thinks that they were searched for, and the towns that were meant where
 * they were typed with an error; nothing when all was clear.
 */
export function Unread({ unread, cut, parts }: Understood) {
  const intl = useIntl();
  const town = parts.flatMap(({ meant }) => meant || []).join(', ');
  if (unread.length === 0 && !cut && !town) return null;
  const words = unread
    .map((text) => intl.formatMessage({ id: 'list.unreadWord' }, { text }))
    .join(', ');
  return (
    <p className={css.unread}>
      {town && intl.formatMessage({ id: 'list.meant' }, { town })}{' '}
      {words && intl.formatMessage({ id: 'list.unread' }, { words })}{' '}
      {cut && intl.formatMessage({ id: 'list.unreadRest' })}
    </p>
  );
}
