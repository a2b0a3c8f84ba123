import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PageForm_page$key } from '../__generated__/PageForm_page.graphql.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Head } from '../frame/Screen.tsx';
import { DraftBar } from '../parts/DraftBar.tsx';
import { Origin, PartField } from '../parts/PartField.tsx';
import { PartHistory } from '../parts/PartHistory.tsx';
import { PartsSaved } from '../parts/PartsSaved.tsx';
import { byField, changesOf } from '../parts/parts.ts';
import { useAutomaticDraft } from '../parts/useAutomaticDraft.ts';
import { useDrafts } from '../parts/useDrafts.ts';
import { usePartHistory } from '../parts/usePartHistory.ts';
import { useParts } from '../parts/useParts.ts';
import { VersionsButton } from '../parts/VersionsButton.tsx';
import { Block } from '../ui/Block.tsx';
import { Combination } from '../ui/Combination.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { withAddresses } from './addresses.ts';
import type { Choices } from './choices.ts';
import { ModulesField } from './ModulesField.tsx';
import css from './Page.module.css';
import { PagePreview } from './PagePreview.tsx';

interface Props {
  page: PageForm_page$key;
  choices: Choices;
  previewPath: string | null | undefined;
}

/** A page: its modules, names and addresses in all languages, beside the page itself as its draft shows it. */
export function PageForm({ page: key, choices, previewPath }: Props) {
  const say = useText();
  const { desk } = useSession();
  const page = useFragment(
    graphql`
      fragment PageForm_page on Page {
        key
        record
        title
        own
        published
        paths {
          language
          path
        }
        draft {
          ...useDrafts_drafts
        }
        parts {
          ...useParts_parts
        }
      }
    `,
    key,
  );
  const [draft] = useDrafts(page.draft ? [page.draft] : []);
  const edit = useParts({ record: page.record, page: page.key }, page.parts, draft);
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  const addressed = withAddresses(edit, page.paths, emptied, setEmptied);
  const history = usePartHistory(edit.parts);
  const readOnly = !desk.rights.includes('EDIT_CONTENT');
  const changed = changesOf(edit.parts, edit.typed).length;
  useAutomaticDraft(edit, changed > 0 && !readOnly);
  const fields = (...names: readonly string[]) => (
    <div className={css.fields}>
      {byField(edit.parts.filter(({ field }) => names.includes(field))).map((parts) => (
        <div key={parts[0]?.field} className={css.field}>
          {parts.map((part) => (
            <PartField
              key={part.id}
              part={part}
              edit={addressed}
              readOnly={readOnly}
              showHistory={history.show}
            />
          ))}
        </div>
      ))}
    </div>
  );
  const modules = edit.parts.find(({ field }) => field === 'modules');
  const gone = edit.parts.find(({ field, offered }) => field === 'gone' && offered != null);
  return (
    <>
      <Head title={page.title} text={say('pages.oneText')}>
        {!edit.isNew && <Origin parts={edit.parts} />}
        {changed > 0 && <span className="small soft">{say('draft.writing')}</span>}
        <VersionsButton title={page.title} edit={edit} readOnly={readOnly} />
        {!readOnly && (draft || changed > 0) && (
          <DeskButton variant="primary" busy={edit.saving} onClick={edit.save}>
            {say('draft.publish')} <Combination of="Ctrl S" />
          </DeskButton>
        )}
      </Head>
      <div className={css.body}>
        <div>
          <PartsSaved edit={edit} />
          <DraftBar draft={draft} edit={edit} readOnly={readOnly} />
          {gone && (
            <PartField part={gone} edit={edit} readOnly={readOnly} showHistory={history.show} />
          )}
          {modules && (
            <ModulesField
              part={modules}
              edit={edit}
              choices={choices}
              readOnly={readOnly}
              showHistory={history.show}
            />
          )}
          <Block title={say('pages.names')}>
            {fields('title', ...(page.own ? ['paths'] : []))}
            <p className={`${css.note} small soft`}>
              {say(page.own ? 'pages.addressMoves' : 'pages.addressFixed')}
            </p>
            {fields('status', 'hidden', 'image')}
          </Block>
          <Block title={say('pages.search')}>
            {fields('seoTitle', 'seoDescription', 'socialTitle', 'socialDescription')}
          </Block>
          {page.own && !readOnly && draft?.state !== 'GONE' && draft?.state !== 'NEW' && (
            <DeskButton
              variant="bad"
              busy={edit.busy}
              onClick={() => edit.draftFields({ gone: 'true' })}
            >
              {say('pages.remove')}
            </DeskButton>
          )}
        </div>
        {previewPath && (
          <PagePreview
            title={page.title}
            address={previewPath}
            paths={page.paths}
            version={draft?.version ?? 0}
          />
        )}
      </div>
      {history.part && (
        <PartHistory
          part={history.part}
          close={history.close}
          restore={readOnly ? undefined : (value) => history.part && edit.type(history.part, value)}
        />
      )}
    </>
  );
}
