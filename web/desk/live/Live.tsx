import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { requestSubscription } from 'relay-runtime';
import type { LiveSubscription } from '../__generated__/LiveSubscription.graphql.ts';
import { useSession } from '../app/session.ts';
import { usePlace } from '../app/usePlace.ts';
import { type Now, NowContext } from './now.ts';
import { recordOf } from './record.ts';
import { useAwake } from './useAwake.ts';
import { useUnseen } from './useUnseen.ts';

/** How long a screen must be open before colleagues are told, in milliseconds: leafing through leads is not opening them. */
const settled = 300;

/** Listens to what happens at the desk, as long as the session lasts. */
export function Live({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const { desk, ended } = useSession();
  const at = recordOf(usePlace());
  const awake = useAwake();
  const [reported, setReported] = useState<{ at: string | null; now: Now }>({
    at,
    now: { ...desk.now, others: [] },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream for each record that is open
  useEffect(() => {
    if (!awake) return;
    let close = () => {};
    const timer = setTimeout(() => {
      const stream = requestSubscription<LiveSubscription>(environment, {
        subscription: graphql`
          subscription LiveSubscription($at: String) {
            deskChanged(at: $at) {
              arrived
              leads
              appointments
              properties
              content
              links
              staff
              owners
              log
              imports
              others {
                id
                name
              }
            }
          }
        `,
        variables: { at },
        onNext: (answer) => {
          if (answer) setReported({ at, now: answer.deskChanged });
        },
        onError: ended,
      });
      close = () => stream.dispose();
    }, settled);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [environment, at, awake]);
  const unseen = useUnseen(reported.now.arrived ?? 0);
  const now = useMemo(
    () => ({ ...reported.now, unseen, ...(reported.at !== at && { others: [] }) }),
    [reported, at, unseen],
  );
  return <NowContext value={now}>{children}</NowContext>;
}
