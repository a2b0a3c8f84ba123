import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { type GraphLanguage, graphLanguage } from '../../../shared/i18n/languages.ts';
import type { EditorQuery } from '../../__generated__/EditorQuery.graphql.ts';
import { Link } from '../../app/Link.tsx';
import { useEnd, useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { go } from '../../app/usePlace.ts';
import { useQuery } from '../../app/useQuery.ts';
import { Head, Screen } from '../../frame/Screen.tsx';
import { Others } from '../../live/Others.tsx';
import { buttonClass } from '../../ui/DeskButton.tsx';
import { Icon } from '../../ui/DeskIcon.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { PropertyDialogs } from '../PropertyDialogs.tsx';
import { PropertyPhotos } from '../PropertyPhotos.tsx';
import { PropertyState } from '../PropertyState.tsx';
import { Source } from '../Source.tsx';
import { CopyProperty } from './CopyProperty.tsx';
import { Collecting } from './collecting.ts';
import { DraftOfProperty } from './DraftOfProperty.tsx';
import css from './Editor.module.css';
import { anchorOf } from './EditorField.tsx';
import { EditorFiles } from './EditorFiles.tsx';
import { EditorPhotos } from './EditorPhotos.tsx';
import { EditorSection } from './EditorSection.tsx';
import { LawRequires } from './LawRequires.tsx';
import { NextSection } from './NextSection.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { editorSections, type EditorSection as Name } from './sections.ts';
import { useFieldTexts } from './useFieldTexts.ts';
import { ViewingHours } from './ViewingHours.tsx';
import { VisitorCard } from './VisitorCard.tsx';

interface Props {
  number: number;
  /** On a phone the section that is open; null for the list of them. */
  section: Name | null;
}

/** All that the desk edits of a property, in sections; beside it what the law still asks and the card that visitors see. */
export function Editor({ number, section }: Props) {
  const say = useText();
  const { clock } = useTime();
  const session = useSession();
  const texts = useFieldTexts();
  const [language, setLanguage] = useState<GraphLanguage>(graphLanguage(session.language));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const { answer, failure, again } = useQuery<EditorQuery>(
    graphql`
      query EditorQuery($number: Int!, $language: Language!) {
        desk {
          property(number: $number) {
            place
            title
            path
            project
            held
            editable
            listable
            draft {
              version
            }
            ...DraftOfProperty_property
            ...Source_property
            ...PropertyState_property
            ...PropertyPhotos_property
            editor(language: $language) {
              sections {
                name
                fields {
                  name
                  language
                  kind
                  vocabulary
                  value
                  choices {
                    value
                    text
                  }
                  needed
                  required
                  editable
                  around {
                    latitude
                    longitude
                  }
                }
              }
              law {
                region
                required
                lacks {
                  field
                  law
                  text
                }
              }
              photos {
                ...EditorPhotos_photos
              }
              plans {
                ...EditorPhotos_photos
              }
              panoramas {
                ...EditorPhotos_photos
              }
              documents {
                file
                names {
                  language
                  text
                }
                public
                size
                url
              }
              card {
                ...VisitorCard_card
              }
              published {
                ...VisitorCard_card
              }
              page
            }
          }
        }
      }
    `,
    { number, language },
    ['properties'],
  );
  useEnd(answer);
  const property = answer?.desk?.property;
  const editor = property?.editor;
  const isRead = Boolean(editor && texts);
  useEffect(() => {
    if (isRead && section) document.getElementById(section)?.scrollIntoView();
  }, [isRead, section]);
  const changed = () => {
    setSavedAt(new Date().toISOString());
    again();
  };
  const open = (field: string) => {
    const to = editor?.sections.find(({ fields }) => fields.some(({ name }) => name === field));
    if (!to) return;
    if (section && section !== to.name) go({ screen: 'editor', number, section: to.name as Name });
    else if (!section && matchMedia('(width < 48rem)').matches)
      go({ screen: 'editor', number, section: to.name as Name });
    requestAnimationFrame(() => {
      const at = document.getElementById(anchorOf({ name: field, language: null }));
      at?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
      at?.scrollIntoView({ block: 'center' });
    });
  };
  const sections = editorSections.map((name) => ({
    name,
    fields: editor?.sections.find((one) => one.name === name)?.fields ?? [],
  }));
  const titles = editor?.sections.flatMap(({ fields }) => fields) ?? [];
  const languages = titles.flatMap((one) => (one.name === 'title' && one.language) || []);
  return (
    <Screen title={property?.place ?? say('editor.title')}>
      <Others />
      <p className={css.back}>
        <Link
          to={section ? { screen: 'editor', number } : { screen: 'property', number }}
          data-in={section ? 'section' : undefined}
        >
          <Icon name="back" />
          {property?.place ?? say('properties.property')}
        </Link>
        <span role="status">
          {savedAt && (
            <>
              <Icon name="check" />
              {say(property?.draft ? 'editor.savedInDraft' : 'editor.saved', {
                at: clock(savedAt),
              })}
            </>
          )}
        </span>
      </p>
      {!isRead &&
        (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting rows={10} />)}
      {answer?.desk && !property && (
        <Empty title={say('properties.gone.title')} text={say('properties.gone.text')} isScreen />
      )}
      {property && editor && texts && (
        <Collecting value={Boolean(property.draft)}>
          <Head title={property.place} text={property.title}>
            <PropertyState property={property} number={number} changed={again} />
            <Link className={buttonClass()} to={{ screen: 'history', number }}>
              {say('versions.open')}
            </Link>
            {property.project && (
              <Link className={buttonClass()} to={{ screen: 'units', number: property.project }}>
                {say('units.open')}
              </Link>
            )}
            {property.path && (
              <a className={buttonClass()} href={property.path} target="_blank" rel="noreferrer">
                {say('properties.open')}
              </a>
            )}
          </Head>
          <Source property={property} number={number} changed={again} />
          <DraftOfProperty property={property} number={number} changed={again} />
          <PropertyDialogs changed={again} />
          <div className={css.editor} data-open={section ?? undefined}>
            <SectionIndex
              number={number}
              sections={sections}
              lacks={editor.law.lacks}
              texts={texts}
            />
            <div className={css.sections}>
              {sections.map(({ name, fields }, at) => (
                <section
                  key={name}
                  id={name}
                  aria-labelledby={`title-${name}`}
                  data-open={name === section || undefined}
                >
                  <h2 id={`title-${name}`}>{say(`editor.section.${name}`)}</h2>
                  {name === 'PHOTOS' && property.editable ? (
                    <EditorPhotos
                      number={number}
                      of="PHOTOS"
                      photos={editor.photos}
                      changed={changed}
                    />
                  ) : name === 'PHOTOS' ? (
                    <PropertyPhotos property={property} />
                  ) : name === 'FILES' ? (
                    <EditorFiles
                      number={number}
                      editor={editor}
                      editable={property.editable}
                      languages={languages as GraphLanguage[]}
                      changed={changed}
                    />
                  ) : (
                    <EditorSection
                      number={number}
                      fields={fields}
                      texts={texts}
                      changed={changed}
                    />
                  )}
                  {name === 'AGENT' && property.editable && <ViewingHours />}
                  {name === 'FILMS' && property.editable && (
                    <>
                      <h3 className={css.title}>{say('editor.panoramas')}</h3>
                      <EditorPhotos
                        number={number}
                        of="PANORAMAS"
                        photos={editor.panoramas}
                        changed={changed}
                      />
                    </>
                  )}
                  <NextSection number={number} section={sections[at + 1]?.name} />
                </section>
              ))}
            </div>
            <aside className={css.aside} aria-label={say('editor.beside')}>
              <LawRequires law={editor.law} held={property.held} texts={texts} open={open} />
              <VisitorCard
                card={editor.card}
                published={editor.published ?? null}
                page={editor.page}
                languages={languages}
                language={language}
                speak={setLanguage}
              />
              {property.listable && <CopyProperty number={number} />}
            </aside>
          </div>
        </Collecting>
      )}
    </Screen>
  );
}
