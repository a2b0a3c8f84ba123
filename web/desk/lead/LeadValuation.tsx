import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadValuation_lead$key } from '../__generated__/LeadValuation_lead.graphql.ts';
import type { LeadValuationMutation } from '../__generated__/LeadValuationMutation.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import { MomentForm } from './MomentForm.tsx';

interface Props {
  lead: LeadValuation_lead$key;
  /** Reads the lead again. */
  again: () => void;
}

/** When an agent comes to value the property, for colleagues: no email tells the visitor. */
export function LeadValuation({ lead: key, again }: Props) {
  const say = useText();
  const { id, valuation } = useFragment(
    graphql`
      fragment LeadValuation_lead on Lead {
        id
        valuation {
          at
          version
        }
      }
    `,
    key,
  );
  const set = useSetValuation();
  if (!valuation) return null;
  const { at, version } = valuation;
  return (
    <MomentForm
      title={say('matter.valuation')}
      label={say('matter.valuationAt')}
      help={say('matter.valuationHelp')}
      sets={say('matter.valuationSet')}
      ends={say('matter.valuationNone')}
      at={at}
      wrongText={wrongText}
      set={async (to) => {
        const sent = (await set({ input: { lead: id, version, at: to } })).setValuation;
        if (sent.__typename === 'LeadStale') again();
        return sent;
      }}
    />
  );
}

const wrongText: Readonly<Record<string, TextKey>> = {
  STALE: 'matter.valuationStale',
  PAST: 'matter.valuationPast',
  OUT_OF_RANGE: 'matter.valuationFar',
};

const useSetValuation = () =>
  useMutate<LeadValuationMutation>(graphql`
    mutation LeadValuationMutation($input: SetValuationInput!) {
      setValuation(input: $input) {
        __typename
        ... on LeadChanged {
          lead {
            ...LeadValuation_lead
          }
        }
        ... on LeadStale {
          lead {
            ...LeadValuation_lead
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
