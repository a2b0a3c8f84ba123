import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SettingsForm_desk$key } from '../__generated__/SettingsForm_desk.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { Head } from '../frame/Screen.tsx';
import { DraftBar } from '../parts/DraftBar.tsx';
import { Origin, PartField } from '../parts/PartField.tsx';
import { PartHistory } from '../parts/PartHistory.tsx';
import { PartsSaved } from '../parts/PartsSaved.tsx';
import { byField, changesOf } from '../parts/parts.ts';
import { SaveBar } from '../parts/SaveBar.tsx';
import { useDrafts } from '../parts/useDrafts.ts';
import { usePartHistory } from '../parts/usePartHistory.ts';
import { useParts } from '../parts/useParts.ts';
import { Block } from '../ui/Block.tsx';
import { Combination } from '../ui/Combination.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { FolderExport } from './FolderExport.tsx';
import { LackingByLaw } from './LackingByLaw.tsx';
import { MapStreets } from './MapStreets.tsx';
import { Questions } from './Questions.tsx';
import css from './SettingsForm.module.css';
import type { Section } from './sections.ts';
import { Timetables } from './timetables/Timetables.tsx';

interface Props {
  desk: SettingsForm_desk$key;
  /** The section that is looked for. */
  at: Section | undefined;
}

/** The sections that may be drafts; the others hold as soon as they are saved. */
const mayWait: readonly string[] = ['BANNER', 'SEARCH', 'HEADER', 'FOOTER'];

/** All settings that the role may edit, saved and published together. */
export function SettingsForm({ desk: key, at }: Props) {
  const say = useText();
  const desk = useFragment(
    graphql`
      fragment SettingsForm_desk on Desk {
        rights
        settings {
          section
          parts {
            id
            ...useParts_parts
          }
          ...LackingByLaw_settings
        }
        drafts {
          ...useDrafts_drafts
        }
      }
    `,
    key,
  );
  const settings = desk.settings ?? [];
  const draft = useDrafts(desk.drafts).find(({ record }) => record === 'site');
  const atOnce = settings.filter(({ section }) => !mayWait.includes(section));
  const edit = useParts(
    { record: 'site' },
    settings.flatMap(({ parts }) => parts),
    draft,
    (part) => !atOnce.some(({ parts }) => parts.some(({ id }) => id === part.id)),
  );
  useEffect(() => {
    if (at) document.getElementById(at)?.scrollIntoView();
  }, [at]);
  const history = usePartHistory(edit.parts);
  const changed = changesOf(edit.parts, edit.typed).length;
  const shown = new Map(edit.parts.map((part) => [part.id, part]));
  const sections = settings.map(({ section, parts }) => ({
    section,
    parts: parts.flatMap(({ id }) => shown.get(id) ?? []),
  }));
  return (
    <>
      <Head title={say('settings.title')} text={say('settings.text')}>
        {changed > 0 && (
          <span className="small soft">{say('part.unsaved', { count: changed })}</span>
        )}
        <DeskButton busy={edit.busy} onClick={edit.saveDraft}>
          {say('draft.save')}
        </DeskButton>
        <DeskButton variant="primary" busy={edit.saving} onClick={edit.save}>
          {say('part.save')} <Combination of="Ctrl S" />
        </DeskButton>
      </Head>
      <div className={css.body}>
        <nav aria-label={say('settings.sections')} className={css.sections}>
          <ul>
            {sections.map(({ section }) => (
              <li key={section}>
                <a href={`#${section}`}>{say(`settings.section.${section}` as TextKey)}</a>
              </li>
            ))}
            {desk.rights.includes('EDIT_SETTINGS') && (
              <li>
                <a href="#streets">{say('streets.title')}</a>
              </li>
            )}
            {desk.rights.includes('EDIT_SETTINGS') && (
              <li>
                <a href="#timetables">{say('timetables.title')}</a>
              </li>
            )}
          </ul>
        </nav>
        <div>
          <PartsSaved edit={edit} />
          <DraftBar draft={draft} edit={edit} />
          <LackingByLaw settings={settings} />
          <Questions sections={sections} />
          {sections.map(({ section, parts }) => (
            <div key={section} id={section} className={css.section}>
              <Block
                title={say(`settings.section.${section}` as TextKey)}
                beside={<Origin parts={parts} />}
              >
                {section === 'TAGS' && <p className={css.hint}>{say('settings.tags.text')}</p>}
                <div className={css.fields}>
                  {byField(parts).map((field) => (
                    <div key={field[0]?.field} id={field[0]?.field} className={css.field}>
                      {field.map((part) => (
                        <PartField
                          key={part.id}
                          part={part}
                          edit={edit}
                          showHistory={history.show}
                        />
                      ))}
                    </div>
                  ))}
                </div>
              </Block>
            </div>
          ))}
          {desk.rights.includes('EDIT_SETTINGS') && (
            <>
              <div id="streets" className={css.section}>
                <MapStreets />
              </div>
              <div id="timetables" className={css.section}>
                <Timetables />
              </div>
              <FolderExport />
            </>
          )}
        </div>
      </div>
      <SaveBar edit={edit} changed={changed} />
      {history.part && (
        <PartHistory
          part={history.part}
          close={history.close}
          restore={(value) => history.part && edit.type(history.part, value)}
        />
      )}
    </>
  );
}
