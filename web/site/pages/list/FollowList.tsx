import { useIntl } from 'react-intl';
import css from './FollowList.module.css';

/** A link to the feed of the list, for programs that read feeds. */
export function FollowList({ feed }: { feed: string }) {
  const intl = useIntl();
  return (
    <p className={css.follow}>
      <a href={feed} type="application/atom+xml">
        {intl.formatMessage({ id: 'list.follow' })}
      </a>
    </p>
  );
}
