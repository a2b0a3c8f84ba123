import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadValuation_lead$key } from '../__generated__/LeadValuation_lead.graphql.ts';
import type { LeadValuationMutation } from '../__generated__/LeadValuationMutation.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { clockOf, momentOf, useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './LeadMatter.module.css';

interface Props {
  lead: LeadValuation_lead$key;
  /** Reads the lead again. */
  again: () => void;
}

/** When an agent comes to value the property, for colleagues: no email tells the visitor. */
export function LeadValuation({ lead: key, again }: Props) {
  const say = useText();
  const { full } = useTime();
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
  const [typed, setTyped] = useState<string | null>(null);
  const change = useChange(() => setTyped(null));
  const set = useSetValuation();
  if (!valuation) return null;
  const { at, version } = valuation;
  const shown = typed ?? (at ? clockOf(at) : '');
  const send = (to: string | null) =>
    change.run(async () => {
      const sent = (await set({ input: { lead: id, version, at: to } })).setValuation;
      if (sent.__typename === 'LeadStale') again();
      return sent;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shown) send(momentOf(shown));
  };
  const wrong = change.wrong && say(wrongText[change.wrong] ?? 'state.notSent');
  const failed =
    change.failed && say(change.failed === 'offline' ? 'state.notSentOffline' : 'state.notSent');
  return (
    <Block title={say('matter.valuation')}>
      {at && (
        <p>
          <Sign variant="good" icon="calendar">
            {full(at)}
          </Sign>
        </p>
      )}
      <form className={css.form} onSubmit={submit}>
        <TextField
          type="datetime-local"
          label={say('matter.valuationAt')}
          help={say('matter.valuationHelp')}
          required
          value={shown}
          error={wrong || failed || undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="row">
          <DeskButton type="submit" busy={change.busy}>
            {say('matter.valuationSet')}
          </DeskButton>
          {at && (
            <DeskButton variant="plain" busy={change.busy} onClick={() => send(null)}>
              {say('matter.valuationNone')}
            </DeskButton>
          )}
        </p>
      </form>
    </Block>
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
