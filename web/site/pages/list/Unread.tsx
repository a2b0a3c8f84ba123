import { useIntl } from 'react-intl';
import type { Filter } from '../../../shared/list/filter.ts';
import { HereLink } from './HereLink.tsx';
import css from './Unread.module.css';

/** How much of a sentence was understood. */
export interface Understood {
  /** How many kilometres around the visitor it looks; null where it does not. */
  readonly around?: number | null | undefined;
  readonly unread: readonly string[];
  readonly cut: boolean;
  readonly parts: readonly {
    readonly text: string;
    readonly fields: readonly string[];
    readonly meant: string;
  }[];
}

export interface UnreadProps extends Understood {
  list: string;
  filter: Filter;
}

/**
 * The words of a sentence that were not understood, so that nobody thinks that they were searched for, the towns that were meant where
 * they were typed with an error, and a button for what the visitor's own place decides, which needs scripts; nothing when all was clear.
 */
export function Unread({ list, filter, around, unread, cut, parts }: UnreadProps) {
  const intl = useIntl();
  const town = parts.flatMap(({ meant }) => meant || []).join(', ');
  const notUnderstood = (texts: readonly string[]) =>
    intl.formatMessage(
      { id: 'list.unread' },
      {
        words: texts
          .map((text) => intl.formatMessage({ id: 'list.unreadWord' }, { text }))
          .join(', '),
      },
    );
  const here = parts.filter(({ fields }) => fields.length === 0).map(({ text }) => text);
  return (
    <>
      {around && <HereLink list={list} filter={filter} kilometres={around} />}
      {around && (
        <noscript>
          <p className={css.unread}>{notUnderstood(here)}</p>
        </noscript>
      )}
      {(unread.length > 0 || cut || town) && (
        <p className={css.unread}>
          {town && intl.formatMessage({ id: 'list.meant' }, { town })}{' '}
          {unread.length > 0 && notUnderstood(unread)}{' '}
          {cut && intl.formatMessage({ id: 'list.unreadRest' })}
        </p>
      )}
    </>
  );
}
