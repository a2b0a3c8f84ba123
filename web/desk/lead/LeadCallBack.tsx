import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadCallBack_lead$key } from '../__generated__/LeadCallBack_lead.graphql.ts';
import type { LeadCallBackMutation } from '../__generated__/LeadCallBackMutation.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { MomentForm } from './MomentForm.tsx';

interface Props {
  lead: LeadCallBack_lead$key;
  /** Reads the lead again. */
  again: () => void;
}

/** When the sender is called back, for colleagues. */
export function LeadCallBack({ lead: key, again }: Props) {
  const say = useText();
  const { id, callBack } = useFragment(
    graphql`
      fragment LeadCallBack_lead on Lead {
        id
        callBack {
          at
          version
        }
      }
    `,
    key,
  );
  const set = useSetCallBack();
  const { at, version } = callBack;
  return (
    <MomentForm
      title={say('matter.callBack')}
      label={say('matter.callBackAt')}
      help={say('matter.callBackHelp')}
      sets={say('matter.callBackSet')}
      ends={say('matter.callBackNone')}
      at={at}
      wrongText={wrongText}
      set={async (to) => {
        const sent = (await set({ input: { lead: id, version, at: to } })).setCallBack;
        if (sent.__typename === 'LeadStale') again();
        return sent;
      }}
    />
  );
}

const wrongText: Readonly<Record<string, TextKey>> = {
  STALE: 'matter.callBackStale',
  PAST: 'matter.callBackPast',
  OUT_OF_RANGE: 'matter.callBackFar',
};

const useSetCallBack = () =>
  useMutate<LeadCallBackMutation>(graphql`
    mutation LeadCallBackMutation($input: SetCallBackInput!) {
      setCallBack(input: $input) {
        __typename
        ... on LeadChanged {
          lead {
            ...LeadCallBack_lead
          }
        }
        ... on LeadStale {
          lead {
            ...LeadCallBack_lead
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
