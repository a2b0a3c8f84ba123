import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewLinkAccountMutation } from '../__generated__/NewLinkAccountMutation.graphql.ts';
import { linkSettingCharacters, linksOfSite } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { useConfirm } from '../confirm/useConfirm.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './NewLink.module.css';
import type { Untried } from './NotTried.tsx';
import { nameOfSystem } from './systems.ts';

interface Setting {
  readonly name: string;
  readonly default: string;
  readonly required: boolean;
}

interface Props {
  system: string;
  settings: readonly Setting[];
  /** The names that links have already. */
  taken: readonly string[];
  made: (name: string) => void;
}

/** The agency's account at a CRM. It is tried, and only then kept. */
export function NewLinkAccount({ system, settings, taken, made }: Props) {
  const say = useText();
  const called = nameOfSystem(system);
  const [name, setName] = useState(() => freeName(system, taken));
  const [secret, setSecret] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [untried, setUntried] = useState<Untried | null>(null);
  const make = useMake();
  const { confirm, dialog } = useConfirm();
  const { busy, wrong, failed, run } = useChange(() => made(name), confirm);
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const given = Object.entries(values).filter(([, value]) => value.trim() !== '');
      const input = {
        name,
        system,
        secret,
        settings: given.map(([one, value]) => ({ name: one, value })),
      };
      const answer = (await make({ input })).makeLink;
      const found = answer.__typename === 'InvalidInput' ? answer.problems : [];
      setProblems(new Map(found.map(({ path, code }) => [path.join('.'), code])));
      setUntried(answer.__typename === 'LinkSecretNotTried' ? answer : null);
      if (answer.__typename !== 'LinkSecretNotTried') return answer;
      return { ...answer, problems: [{ code: 'NOT_TRIED' }] };
    });
  };
  const errorAt = (path: string) => {
    const code = problems.get(path);
    return code && say('links.new.wrong', { code, system: called, most: String(linksOfSite) });
  };
  const rare = ({ name: one, default: usual }: Setting) => usual !== '' || one === 'hosts';
  const field = ({ name: one, default: usual }: Setting) =>
    one === 'visits' ? (
      <Toggle
        key={one}
        label={say('links.new.visits')}
        help={say('links.new.visitsHelp')}
        checked={values[one] === 'yes'}
        onChange={(on) => setValues({ ...values, [one]: on ? 'yes' : '' })}
      />
    ) : (
      <TextField
        key={one}
        label={say('links.new.setting', {
          setting: one === 'base' || one === 'hosts' ? one : `${system}_${one}`,
        })}
        value={values[one] ?? ''}
        placeholder={usual}
        maxLength={linkSettingCharacters}
        autoComplete="off"
        spellCheck={false}
        error={errorAt(`settings.${one}`)}
        onChange={({ target }) => setValues({ ...values, [one]: target.value })}
      />
    );
  const all = [...settings, { name: 'hosts', default: '', required: false }];
  const folded = all.filter(rare);
  const known = [...problems.keys()].some((path) => path !== '' && path !== 'system');
  return (
    <form className={css.inside} onSubmit={send} noValidate>
      <Wrong
        failed={failed}
        text={
          wrong !== null &&
          (untried
            ? say('links.new.NOT_TRIED', {
                reason: say('links.failure', {
                  failure: untried.failure,
                  system: called,
                  status: String(untried.status ?? ''),
                }),
              })
            : !known && say('state.notSent'))
        }
      />
      <div className={css.fields}>
        {all.filter((one) => !rare(one)).map(field)}
        <TextField
          label={say('links.new.secret', { system })}
          type="password"
          value={secret}
          autoComplete="off"
          error={errorAt('secret')}
          onChange={({ target }) => setSecret(target.value)}
        />
      </div>
      <details
        className={css.more}
        open={
          folded.some(({ name: one }) => problems.has(`settings.${one}`)) ||
          problems.has('name') ||
          undefined
        }
      >
        <summary>{say('links.new.more')}</summary>
        <div className={css.fields}>
          <TextField
            label={say('links.new.name')}
            help={say('links.new.nameHelp')}
            value={name}
            autoComplete="off"
            spellCheck={false}
            error={errorAt('name')}
            onChange={({ target }) => setName(target.value)}
          />
          {folded.map(field)}
        </div>
      </details>
      <p className="row">
        <DeskButton type="submit" variant="primary" busy={busy}>
          {say(busy ? 'links.secret.trying' : 'links.new.try')}
        </DeskButton>
        <span className="small soft">{say('links.new.reads', { system: called })}</span>
      </p>
      {dialog}
    </form>
  );
}

/** The system's name, with a number when a link has it already. */
function freeName(system: string, taken: readonly string[]): string {
  let name = system;
  for (let n = 2; taken.includes(name); n++) name = `${system}-${n}`;
  return name;
}

function useMake() {
  return useMutate<NewLinkAccountMutation>(graphql`
    mutation NewLinkAccountMutation($input: MakeLinkInput!) {
      makeLink(input: $input) {
        __typename
        ... on LinkChanged {
          link {
            id
          }
        }
        ... on LinkSecretNotTried {
          reason
          failure
          status
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
}
