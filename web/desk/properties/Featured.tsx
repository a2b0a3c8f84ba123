import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Featured_desk$key } from '../__generated__/Featured_desk.graphql.ts';
import { featuredProperties } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Toast } from '../ui/Toast.tsx';
import css from './Listing.module.css';
import { useSetFeatured } from './useSetFeatured.ts';

interface Props {
  desk: Featured_desk$key;
  number: number;
  listable: boolean;
  /** The list is read again. */
  changed: () => void;
}

/** What was done last. What can be undone has the list as it was before, and as it became. */
type Done =
  | { readonly text: string; readonly before: readonly number[]; readonly after: readonly number[] }
  | { readonly text: string; readonly before?: undefined };

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
  const [done, setDone] = useState<Done | null>(null);
  const setFeatured = useSetFeatured();
  const change = useChange(changed);
  const { numbers, version } = featured;
  const at = numbers.indexOf(number);
  const others = numbers.filter((one) => one !== number);
  const set = (list: readonly number[], next: Done) => {
    setDone(next);
    change.run(() => setFeatured({ numbers: list, version }));
  };
  const put = (rank: number | null) => {
    const after = rank === null ? others : others.toSpliced(rank, 0, number);
    const text = rank === null ? say('listing.plain') : say('listing.rank', { rank: rank + 1 });
    set(after, { text, before: numbers, after });
  };
  const isAsSet = done?.before && String(numbers) === String(done.after);
  const undo = isAsSet ? () => set(done.before, { text: say('lead.undone') }) : null;
  return (
    <>
      {at >= 0 && <p>{say('listing.rank', { rank: at + 1 })}</p>}
      {listable && (
        <p className={css.row}>
          {at < 0 && numbers.length < featuredProperties && (
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
      {at < 0 && numbers.length >= featuredProperties && listable && (
        <p className="small soft">{say('listing.featuredFull')}</p>
      )}
      <Toast about={done} undo={undo} busy={change.busy} forget={() => setDone(null)}>
        {!change.busy && !change.wrong && !change.failed ? done?.text : null}
      </Toast>
      {(change.wrong || change.failed) && (
        <DeskNotice variant="bad" alert>
          {change.wrong === 'STALE' ? say('listing.featuredStale') : say('state.notSent')}
        </DeskNotice>
      )}
    </>
  );
}
