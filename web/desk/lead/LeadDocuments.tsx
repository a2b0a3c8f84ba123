import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadDocuments_lead$key } from '../__generated__/LeadDocuments_lead.graphql.ts';
import type { LeadDocumentsMutation } from '../__generated__/LeadDocumentsMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useMutate } from '../app/useMutate.ts';
import { Block } from '../ui/Block.tsx';
import { Sign } from '../ui/Sign.tsx';
import { Resend } from './course/Resend.tsx';
import css from './LeadMatter.module.css';

/** The documents that somebody asked for, which of them were opened, and the way to send their link again. */
export function LeadDocuments({ lead: key }: { lead: LeadDocuments_lead$key }) {
  const say = useText();
  const { full } = useTime();
  const { id, requestedDocuments } = useFragment(
    graphql`
      fragment LeadDocuments_lead on Lead {
        id
        requestedDocuments {
          documents {
            name
            openedAt
            gone
          }
          until
        }
      }
    `,
    key,
  );
  const send = useSendDocuments();
  if (!requestedDocuments) return null;
  const { documents, until } = requestedDocuments;
  return (
    <Block title={say('matter.documents')}>
      <ul className={css.list}>
        {documents.map(({ name, openedAt, gone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
          <li key={index}>
            {name || say('matter.document')}{' '}
            {openedAt && (
              <Sign variant="good" icon="check">
                {say('matter.opened', { time: full(openedAt) })}
              </Sign>
            )}
            {!openedAt && (
              <Sign variant="soft" icon={gone ? 'close' : 'clock'}>
                {say(gone ? 'matter.documentGone' : 'matter.notOpened')}
              </Sign>
            )}
          </li>
        ))}
      </ul>
      {until && <p className="small soft">{say('matter.linkUntil', { time: full(until) })}</p>}
      {documents.some(({ gone }) => !gone) && (
        <Resend
          ways={[
            {
              label: 'matter.sendDocuments',
              send: async () => (await send({ input: { lead: id } })).sendDocuments,
              wrong: { TOO_OFTEN: 'matter.documentsTooOften' },
            },
          ]}
        />
      )}
    </Block>
  );
}

const useSendDocuments = () =>
  useMutate<LeadDocumentsMutation>(graphql`
    mutation LeadDocumentsMutation($input: SendDocumentsInput!) {
      sendDocuments(input: $input) {
        ... on LeadChanged {
          lead {
            ...LeadDocuments_lead
            ...Course_lead
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
