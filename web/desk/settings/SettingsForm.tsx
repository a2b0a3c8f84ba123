import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SettingsForm_settings$key } from '../../__generated__/SettingsForm_settings.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { Head } from '../frame/Screen.tsx';
import { Origin, PartField } from '../parts/PartField.tsx';
import { PartHistory } from '../parts/PartHistory.tsx';
import { PartsSaved } from '../parts/PartsSaved.tsx';
import { byField, changesOf } from '../parts/parts.ts';
import { SaveBar } from '../parts/SaveBar.tsx';
import { type EditedPart, useParts } from '../parts/useParts.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import css from './SettingsForm.module.css';
import type { Section } from './sections.ts';

interface Props {
  settings: SettingsForm_settings$key;
  /** The section that is looked for. */
  at: Section | undefined;
}

/** All settings that the role may edit, saved and published together. */
export function SettingsForm({ settings: key, at }: Props) {
  const say = useText();
  const settings = useFragment(
    graphql`
      fragment SettingsForm_settings on DeskSettings @relay(plural: true) {
        section
        parts {
          id
          ...useParts_parts
        }
      }
    `,
    key,
  );
  const edit = useParts(
    { record: 'site', article: null },
    settings.flatMap(({ parts }) => parts),
  );
  useEffect(() => {
    if (at) document.getElementById(at)?.scrollIntoView();
  }, [at]);
  const [history, setHistory] = useState<EditedPart | null>(null);
  const changed = changesOf(edit.parts, edit.typed).length;
  const questions = edit.parts.filter(({ offered }) => offered !== null).length;
  const shown = new Map(edit.parts.map((part) => [part.id, part]));
  return (
    <>
      <Head title={say('settings.title')} text={say('settings.text')}>
        {changed > 0 && (
          <span className="small soft">{say('part.unsaved', { count: changed })}</span>
        )}
        <DeskButton look="primary" busy={edit.busy} onClick={edit.save}>
          {say('part.save')} <kbd>Ctrl S</kbd>
        </DeskButton>
      </Head>
      <div className={css.body}>
        <nav aria-label={say('settings.sections')} className={css.sections}>
          <ul>
            {settings.map(({ section }) => (
              <li key={section}>
                <a href={`#${section}`}>{say(`settings.section.${section}` as TextKey)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <PartsSaved edit={edit} />
          {questions > 0 && (
            <p className={css.questions}>
              <Sign look="bad" icon="warning">
                {say('part.questions', { count: questions })}
              </Sign>
            </p>
          )}
          {settings.map(({ section, parts }) => (
            <div key={section} id={section} className={css.section}>
              <Block
                title={say(`settings.section.${section}` as TextKey)}
                beside={<Origin parts={parts.flatMap(({ id }) => shown.get(id) ?? [])} />}
              >
                <div className={css.fields}>
                  {byField(parts.flatMap(({ id }) => shown.get(id) ?? []))
                    .filter(([part]) => part?.kind !== 'LIST')
                    .map((field) => (
                      <div key={field[0]?.field} className={css.field}>
                        {field.map((part) => (
                          <PartField
                            key={part.id}
                            part={part}
                            edit={edit}
                            showHistory={setHistory}
                          />
                        ))}
                      </div>
                    ))}
                </div>
              </Block>
            </div>
          ))}
        </div>
      </div>
      <SaveBar changed={changed} busy={edit.busy} save={edit.save} />
      {history && (
        <PartHistory
          part={history}
          close={() => setHistory(null)}
          restore={(value) => edit.type(history, value)}
        />
      )}
    </>
  );
}
