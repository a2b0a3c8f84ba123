import { graphql } from 'react-relay/hooks';
import type { StandingDialogQuery } from '../__generated__/StandingDialogQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import type { Done } from './done.ts';
import css from './PropertyDialog.module.css';
import { StandingMark } from './StandingMark.tsx';
import { together } from './several/several.ts';
import { type Standing, standingText } from './standings.ts';
import { useFollows } from './useFollows.ts';
import { usePropertyChange } from './usePropertyChange.ts';

interface Props {
  number: number;
  close: () => void;
  done: (done: Done) => void;
}

/** How a property may stand, each with what follows. Choosing one does it. */
export function StandingDialog({ number, close, done }: Props) {
  const say = useText();
  const { answer, failure, again } = useQuery<StandingDialogQuery>(
    graphql`
      query StandingDialogQuery($number: Int!) {
        desk {
          property(number: $number) {
            place
            version
            goal
            standing
            standings
            watchers
            matchingDemands
            owners
            nextAppointments {
              id
            }
          }
        }
      }
    `,
    { number },
  );
  const { setStanding } = usePropertyChange();
  const change = useChange(() => {});
  const follows = useFollows();
  const property = answer?.desk?.property;
  const set = (standing: Standing) => {
    if (!property || standing === property.standing) return;
    change.run(async () => {
      const sent = await setStanding({ number, version: property.version, standing });
      if (sent.__typename === 'PropertyChanged') {
        const text = say('standing.set', {
          place: property.place,
          standing: standingText(say, standing, property.goal),
        });
        done({ text, undo: sent.undo ?? null });
      }
      return sent;
    });
  };
  return (
    <DeskDialog title={say('standing.of', { place: property?.place ?? '' })} close={close}>
      {!property && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={4} />)}
      {property && (
        <>
          <ul className={css.standings}>
            {property.standings.map((standing) => {
              const isNow = standing === property.standing;
              return (
                <li key={standing}>
                  <button
                    type="button"
                    className={css.standing}
                    aria-disabled={isNow || change.busy || undefined}
                    onClick={() => set(standing)}
                  >
                    <StandingMark standing={standing} />
                    <b>{standingText(say, standing, property.goal)}</b>
                    {isNow && <span className="small soft">{say('standing.now')}</span>}
                    {!isNow && (
                      <span className={css.lines}>
                        {follows(standing, together([property])).map((line) => (
                          <span key={line}>{line}</span>
                        ))}
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
          <p className="small soft">{say('standing.undo')}</p>
        </>
      )}
      <Wrong
        failed={change.failed}
        text={change.wrong && say(change.wrong === 'STALE' ? 'property.stale' : 'standing.refused')}
      />
    </DeskDialog>
  );
}
