import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Listing_property$key } from '../__generated__/Listing_property.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useDialog } from '../app/useDialog.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { HideDialog } from './HideDialog.tsx';
import css from './Listing.module.css';
import { useListing } from './useListing.ts';
import { useShowing } from './useShowing.ts';

interface Props {
  property: Listing_property$key;
  number: number;
  /** The property is read again. */
  changed: () => void;
  /** Where it stands on the home page. */
  children: ReactNode;
}

/** Whether visitors see a property, and what the desk does about it. */
export function Listing({ property: key, number, changed, children }: Props) {
  const say = useText();
  const { dayAndMonth } = useTime();
  const { place, hiddenUntil, hiddenWhy, listable, lacks, agent } = useFragment(
    graphql`
      fragment Listing_property on DeskProperty {
        place
        hiddenUntil
        hiddenWhy
        listable
        agent
        lacks {
          field
        }
      }
    `,
    key,
  );
  const hiding = useDialog('hide');
  const [mailed, setMailed] = useState(false);
  const { mail } = useListing();
  const showing = useShowing(number, changed);
  const mailing = useChange(() => setMailed(true));
  const wrong = showing.wrong ?? mailing.wrong;
  const failed = showing.failed ?? mailing.failed;
  return (
    <Block title={say('listing.title')}>
      <div className={css.listing}>
        {hiddenUntil && (
          <DeskNotice variant="bad" icon="warning">
            {say('listing.hiddenUntil', { day: dayAndMonth(hiddenUntil) })}
            {hiddenWhy && `: ${hiddenWhy}`}
          </DeskNotice>
        )}
        {children}
        {listable && (
          <p className={css.row}>
            {hiddenUntil ? (
              <DeskButton
                busy={showing.busy}
                onClick={() => showing.show({ until: hiddenUntil, why: hiddenWhy ?? '' })}
              >
                {say('listing.show')}
              </DeskButton>
            ) : (
              <DeskButton onClick={() => hiding.show()}>{say('listing.hideFor')}</DeskButton>
            )}
            {lacks.length > 0 && (
              <DeskButton busy={mailing.busy} onClick={() => mailing.run(() => mail(number))}>
                {say('listing.mail')}
              </DeskButton>
            )}
          </p>
        )}
        <Toast
          about={showing.done}
          undo={showing.done?.undo ?? null}
          busy={showing.busy}
          forget={showing.forget}
        >
          {wrong || failed ? null : showing.done?.text}
        </Toast>
        <div role="status">{mailed && <p>{say('listing.mailed', { agent })}</p>}</div>
        <Wrong
          failed={failed}
          text={wrong && say(wrong === 'TOO_OFTEN' ? 'listing.mailedBefore' : 'state.notSent')}
        />
      </div>
      {hiding.about !== null && listable && !hiddenUntil && (
        <HideDialog
          number={number}
          place={place}
          close={hiding.close}
          hidden={(hidden) => {
            hiding.close();
            showing.wasHidden(hidden);
            changed();
          }}
        />
      )}
    </Block>
  );
}
