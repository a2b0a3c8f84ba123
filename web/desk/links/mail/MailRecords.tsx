import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  MailRecordsMutation,
  MailRecordsMutation$data,
} from '../../__generated__/MailRecordsMutation.graphql.ts';
import { selectorCharacters } from '../../app/limits.ts';
import { type TextKey, useText } from '../../app/texts.ts';
import { useChange } from '../../app/useChange.ts';
import { useMutate } from '../../app/useMutate.ts';
import { Block } from '../../ui/Block.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wrong } from '../../ui/Wrong.tsx';
import css from '../Links.module.css';

type Answer = MailRecordsMutation$data['checkMailRecords'];
type Checked = Extract<Answer, { readonly __typename: 'MailRecordsChecked' }>;

/** Looks up the records of the domain that sends, and says of each what is wrong and what to do. */
export function MailRecords() {
  const say = useText();
  const [selector, setSelector] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useCheck();
  const { busy, wrong, failed, run } = useChange(() => {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(null);
    run(async () => {
      const answer = (await check({ input: { selector } })).checkMailRecords;
      if (answer.__typename === 'MailRecordsChecked') setChecked(answer);
      return answer;
    });
  };
  return (
    <Block title={say('mailRecords.title')}>
      <p className="soft">{say('mailRecords.text')}</p>
      <form className={css.check} onSubmit={submit}>
        <TextField
          label={say('mailRecords.selector')}
          help={say('mailRecords.selector.help')}
          value={selector}
          maxLength={selectorCharacters}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={wrong === 'OUT_OF_RANGE' ? say('mailRecords.selector.wrong') : undefined}
          onChange={(event) => setSelector(event.currentTarget.value)}
        />
        <div className={css.buttons}>
          <DeskButton type="submit" busy={busy}>
            {say('mailRecords.check')}
          </DeskButton>
        </div>
      </form>
      <Wrong
        failed={failed}
        text={wrong !== null && wrong !== 'OUT_OF_RANGE' && say('mailRecords.busy')}
      />
      <div role="status" className={css.outcome}>
        {checked && <Findings of={checked} />}
      </div>
    </Block>
  );
}

/** What DNS says of each record. */
function Findings({ of: { domain, records } }: { of: Checked }) {
  const say = useText();
  return (
    <ul className={css.rows}>
      {records.map(({ kind, name, text, verdict }) => (
        <li key={kind}>
          <Sign
            variant={verdict === 'GOOD' ? 'good' : 'bad'}
            icon={verdict === 'GOOD' ? 'check' : 'warning'}
          >
            <span className="strong">{kind}</span>
          </Sign>{' '}
          {say(keyOf(kind, verdict), { domain, name: name || domain })}
          {name && <code className={css.under}>{name}</code>}
          {text && <code className={css.under}>{text}</code>}
        </li>
      ))}
    </ul>
  );
}

/** The key of the text for a record and its verdict. Some verdicts have one text for all records. */
const keyOf = (kind: string, verdict: string) =>
  (verdict === 'NO_ANSWER' || verdict === 'SEVERAL' || verdict === 'MALFORMED'
    ? `mailRecords.${verdict}`
    : `mailRecords.${kind}.${verdict}`) as TextKey;

const useCheck = () =>
  useMutate<MailRecordsMutation>(graphql`
    mutation MailRecordsMutation($input: CheckMailRecordsInput!) {
      checkMailRecords(input: $input) {
        __typename
        ... on MailRecordsChecked {
          domain
          records {
            kind
            name
            text
            verdict
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
