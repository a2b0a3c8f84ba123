import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnerReport_owner$key } from '../__generated__/OwnerReport_owner.graphql.ts';
import type {
  OwnerReportHowMutation,
  OwnerReports,
} from '../__generated__/OwnerReportHowMutation.graphql.ts';
import type { OwnerReportLeaveOutMutation } from '../__generated__/OwnerReportLeaveOutMutation.graphql.ts';
import type { OwnerReportQuery } from '../__generated__/OwnerReportQuery.graphql.ts';
import type { OwnerReportSendMutation } from '../__generated__/OwnerReportSendMutation.graphql.ts';
import { ownerRemarkCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useMutate } from '../app/useMutate.ts';
import { useQuery } from '../app/useQuery.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { OwnerOutcome } from './OwnerOutcome.tsx';
import css from './OwnerReport.module.css';
import { type OwnerChangeProps, useOwnerChange } from './useOwnerChange.ts';

const ways = ['READ', 'AGREED', 'ENDED'] as const;

/** The report of last week, which somebody reads before the owner gets it, and how the owner hears of weeks. */
export function OwnerReport({
  owner: key,
  ...on
}: OwnerChangeProps & { owner: OwnerReport_owner$key }) {
  const say = useText();
  const { days } = useTime();
  const owner = useFragment(
    graphql`
      fragment OwnerReport_owner on DeskOwner {
        id
        version
        name
        email
        reports
      }
    `,
    key,
  );
  const { answer, failure, again } = useQuery<OwnerReportQuery>(
    graphql`
      query OwnerReportQuery($id: ID!) {
        desk {
          ownerReport(owner: $id) {
            week
            subject
            text
          }
        }
      }
    `,
    { id: owner.id },
    ['owners'],
  );
  const [remark, setRemark] = useState('');
  const [agreed, setAgreed] = useState(false);
  const change = useOwnerChange({
    ...on,
    changed: (text) => {
      setRemark('');
      setAgreed(false);
      again();
      on.changed(text);
    },
  });
  const send = useMutate<OwnerReportSendMutation>(graphql`
    mutation OwnerReportSendMutation($input: SendOwnerReportInput!) {
      sendOwnerReport(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const leaveOut = useMutate<OwnerReportLeaveOutMutation>(graphql`
    mutation OwnerReportLeaveOutMutation($input: OwnerWeekInput!) {
      leaveOutOwnerReport(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const how = useMutate<OwnerReportHowMutation>(graphql`
    mutation OwnerReportHowMutation($input: SetOwnerReportsInput!) {
      setOwnerReports(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const { name, email, reports } = owner;
  const input = { owner: owner.id, version: owner.version };
  const report = answer?.desk?.ownerReport;
  return (
    <Block title={say('owners.report')}>
      {failure && !answer && <Failed failure={failure} again={again} />}
      {answer && !report && <p className="soft">{say('owners.report.none')}</p>}
      {report && (
        <form
          className={css.report}
          onSubmit={(event) => {
            event.preventDefault();
            change.send(say('owners.report.sent', { email: email ?? '' }), async () => {
              const filled = { ...input, week: report.week, remark, agreed };
              return (await send({ input: filled })).sendOwnerReport;
            });
          }}
        >
          <h3>
            {say('owners.report.week', { week: days(report.week, sixDaysAfter(report.week)) })}
          </h3>
          <p className="soft">{report.subject}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what is below */}
          <section className={css.email} tabIndex={0} aria-label={report.subject}>
            {report.text}
          </section>
          <TextArea
            label={say('owners.report.remark')}
            rows={3}
            maxLength={ownerRemarkCharacters}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
          <label className={css.agree}>
            <input
              type="checkbox"
              checked={agreed}
              onChange={({ target }) => setAgreed(target.checked)}
            />
            {say('owners.report.agree')}
          </label>
          <p className="row">
            <DeskButton type="submit" variant="primary" busy={change.busy}>
              {say('owners.report.send')}
            </DeskButton>
            <DeskButton
              variant="plain"
              onClick={() =>
                change.send(say('owners.report.leftOut', { name }), async () => {
                  return (await leaveOut({ input: { ...input, week: report.week } }))
                    .leaveOutOwnerReport;
                })
              }
            >
              {say('owners.report.leaveOut')}
            </DeskButton>
          </p>
        </form>
      )}
      <OwnerOutcome {...change} />
      <SelectField
        label={say('owners.report.how', { name })}
        value={reports}
        options={ways.map((value) => ({ value, text: say(`owners.report.how.${value}`) }))}
        onChange={(value) =>
          change.send(say('owners.report.set'), async () => {
            return (await how({ input: { ...input, reports: value as OwnerReports } }))
              .setOwnerReports;
          })
        }
      />
    </Block>
  );
}

/** The last day of a week that begins on a day. */
function sixDaysAfter(day: string): string {
  return new Date(Date.parse(day) + 6 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
