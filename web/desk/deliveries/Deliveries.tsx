import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { DeliveriesQuery } from '../__generated__/DeliveriesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { propertiesOf } from '../properties/lists.ts';
import { fileSize } from '../settings/fileSize.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Deliveries.module.css';
import { DropZone } from './DropZone.tsx';
import { Review } from './Review.tsx';
import { type Undone, useDelivery } from './useDelivery.ts';

/** A file with properties: it is dropped here, looked at, taken or not, and taken back as a whole for a while. */
export function Deliveries() {
  const say = useText();
  const { locale } = useIntl();
  const { clock, longMoment } = useTime();
  const { answer, failure, again } = useQuery<DeliveriesQuery>(
    graphql`
      query DeliveriesQuery {
        desk {
          types {
            number
            name
          }
          propertyDeliveries {
            id
            file
            size
            at
            taken {
              at
              until
              properties
            }
            ...Review_delivery
          }
        }
      }
    `,
    {},
  );
  useEnd(answer);
  const [undone, setUndone] = useState<Undone | null>(null);
  const { take, undo, drop } = useDelivery();
  const taking = useChange(again);
  const undoing = useChange(again);
  const list = answer?.desk?.propertyDeliveries;
  const waiting = list?.find(({ taken }) => !taken);
  const stale = taking.wrong === 'STALE';
  return (
    <Screen title={say('deliveries.title')}>
      <p className={css.back}>
        <Link to={{ screen: 'properties', ...propertiesOf('ALL') }}>
          <Icon name="back" />
          {say('deliveries.back')}
        </Link>
      </p>
      {!waiting && <Head title={say('deliveries.title')} text={say('deliveries.text')} />}
      {!list && (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting />)}
      {list?.map(
        ({ id, file, taken }) =>
          taken && (
            <div key={id} className={css.until}>
              <Icon name="check" />
              <span>
                <b>{say('deliveries.taken', { count: taken.properties, at: clock(taken.at) })}</b>{' '}
                {say('deliveries.until', { file, until: clock(taken.until) })}
              </span>
              <DeskButton
                busy={undoing.busy}
                onClick={() =>
                  undoing.run(async () => {
                    const result = await undo(id);
                    if (result.__typename === 'PropertyDeliveryUndone') setUndone(result);
                    return result;
                  })
                }
              >
                {say('deliveries.undo')}
              </DeskButton>
            </div>
          ),
      )}
      <Wrong failed={undoing.failed} text={undoing.wrong && say('deliveries.undo.over')} />
      {undone && (
        <DeskNotice icon="check">
          {say('deliveries.undone', { count: undone.properties })}
          {undone.left.map(({ number, called, used }) => (
            <p key={number}>{say('deliveries.left', { called, used: used ? 'yes' : 'no' })}</p>
          ))}
        </DeskNotice>
      )}
      <Wrong
        failed={taking.failed}
        text={
          taking.wrong && (
            <>
              {say(stale ? 'deliveries.stale' : 'deliveries.over')}{' '}
              <DeskButton onClick={again}>{say('state.again')}</DeskButton>
            </>
          )
        }
      />
      {waiting && (
        <Review
          key={`${waiting.id} ${stale}`}
          delivery={waiting}
          title={say('deliveries.of', { at: longMoment(waiting.at) })}
          text={say('deliveries.waits', {
            file: waiting.file,
            size: fileSize(Math.ceil(waiting.size / 1000), locale),
          })}
          busy={taking.busy}
          types={answer?.desk?.types ?? []}
          again={again}
          take={(keys) => taking.run(() => take(waiting.id, keys))}
          drop={() => taking.run(() => drop(waiting.id))}
        />
      )}
      {list && <DropZone brought={again} compact={waiting !== undefined} />}
    </Screen>
  );
}
