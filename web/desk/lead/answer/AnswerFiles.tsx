import { type ChangeEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AnswerFiles_lead$key } from '../../__generated__/AnswerFiles_lead.graphql.ts';
import { useText } from '../../app/texts.ts';
import { DeskButton, IconButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import css from './AnswerFiles.module.css';
import { type Attachments, misfit, types } from './attachments.ts';
import { kilobytes } from './kilobytes.ts';

interface Props {
  lead: AnswerFiles_lead$key;
  chosen: Attachments;
  choose: (chosen: Attachments) => void;
  /** How much is sent, from 0 to 1; null while nothing is. */
  sent: number | null;
}

/** What tells a file from others that somebody chooses. */
const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** What goes with an answer: files of this computer, and documents and plans of the property. */
export function AnswerFiles({ lead: key, chosen, choose, sent }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const { attachable } = useFragment(
    graphql`
      fragment AnswerFiles_lead on Lead {
        attachable {
          id
          name
          size
          plan
        }
      }
    `,
    key,
  );
  const input = useRef<HTMLInputElement>(null);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const known = new Set(chosen.files.map(nameOf));
    const more = [...(target.files ?? [])].filter((file) => !known.has(nameOf(file)));
    choose({ ...chosen, files: [...chosen.files, ...more] });
    target.value = ''; // the same file can be chosen again after it was removed
  };
  const remove = (file: File) =>
    choose({ ...chosen, files: chosen.files.filter((one) => one !== file) });
  const toggle = (id: string) => {
    const others = chosen.documents.filter((one) => one !== id);
    const there = others.length < chosen.documents.length;
    choose({ ...chosen, documents: there ? others : [...others, id] });
  };
  const wrong = misfit(chosen, new Map(attachable.map(({ id, size }) => [id, size])));
  return (
    <div className={css.files}>
      <input ref={input} type="file" multiple accept={types} hidden onChange={add} />
      <p className={css.row}>
        <DeskButton onClick={() => input.current?.click()}>{say('attach.choose')}</DeskButton>
        <span className="small soft">{say('attach.help')}</span>
      </p>
      {chosen.files.length > 0 && (
        <ul aria-label={say('attach.list')}>
          {chosen.files.map((file) => (
            <li key={nameOf(file)}>
              <span>
                {file.name} <span className="small soft">{kilobytes(file.size, locale)}</span>
              </span>
              <IconButton
                icon="close"
                label={say('attach.remove', { name: file.name })}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      {attachable.length > 0 && (
        <fieldset>
          <legend className="small">{say('attach.documents')}</legend>
          {attachable.map(({ id, name, size, plan }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.documents.includes(id)}
                onChange={() => toggle(id)}
              />
              <span>
                {name}{' '}
                <span className="small soft">
                  {plan && `${say('attach.plan')}, `}
                  {kilobytes(size, locale)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {wrong && (
        <DeskNotice variant="bad" alert>
          {say(`attach.${wrong}`)}
        </DeskNotice>
      )}
      {sent !== null && (
        <label className="small">
          {say('attach.sending')} <progress value={sent} />
        </label>
      )}
    </div>
  );
}
