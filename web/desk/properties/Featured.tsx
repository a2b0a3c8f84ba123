import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Featured_desk$key } from '../../__generated__/Featured_desk.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import css from './Listing.module.css';
import { useSetFeatured } from './useSetFeatured.ts';

interface Props {
  desk: Featured_desk$key;
  number: number;
  listable: boolean;
  /** The list is read again. */
  changed: () => void;
}

/** How many properties may be featured (limits.FeaturedProperties). */
const most = 5;

/** Whether a property comes first on the home page, and at which rank. */
export function Featured({ desk: key, number, listable, changed }: Props) {
  const say = useText();
  const { featured } = useFragment(
    graphql`
      fragment Featured_desk on Desk {
        featured {
          numbers
          version
        }
      }
    `,
    key,
  );
  const [announced, setAnnounced] = useState('');
  const setFeatured = useSetFeatured();
  const change = useChange(changed);
  const { numbers, version } = featured;
  const at = numbers.indexOf(number);
  const others = numbers.filter((one) => one !== number);
  const put = (rank: number | null) => {
    setAnnounced(rank === null ? say('listing.plain') : say('listing.rank', { rank: rank + 1 }));
    const list = rank === null ? others : others.toSpliced(rank, 0, number);
    change.run(() => setFeatured({ numbers: list, version }));
  };
  return (
    <>
      {at >= 0 && <p>{say('listing.rank', { rank: at + 1 })}</p>}
      {listable && (
        <p className={css.row}>
          {at < 0 && numbers.length < most && (
            <DeskButton busy={change.busy} onClick={() => put(numbers.length)}>
              {say('listing.feature')}
            </DeskButton>
          )}
          {at > 0 && (
            <DeskButton busy={change.busy} onClick={() => put(at - 1)}>
              {say('listing.earlier')}
            </DeskButton>
          )}
          {at >= 0 && at < numbers.length - 1 && (
            <DeskButton busy={change.busy} onClick={() => put(at + 1)}>
              {say('listing.later')}
            </DeskButton>
          )}
          {at >= 0 && (
            <DeskButton variant="plain" busy={change.busy} onClick={() => put(null)}>
              {say('listing.unfeature')}
            </DeskButton>
          )}
        </p>
      )}
      {at < 0 && numbers.length >= most && listable && (
        <p className="small soft">{say('listing.featuredFull')}</p>
      )}
      <div role="status" className="hidden-text">
        {!change.busy && !change.wrong && !change.failed && announced}
      </div>
      {(change.wrong || change.failed) && (
        <DeskNotice variant="bad" alert>
          {change.wrong === 'STALE' ? say('listing.featuredStale') : say('state.notSent')}
        </DeskNotice>
      )}
    </>
  );
}
