import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import type { ArticleForm_article$key } from '../__generated__/ArticleForm_article.graphql.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Head } from '../frame/Screen.tsx';
import { DraftBar } from '../parts/DraftBar.tsx';
import type { EditedPart } from '../parts/editedParts.ts';
import { Origin, PartField } from '../parts/PartField.tsx';
import { PartHistory } from '../parts/PartHistory.tsx';
import { PartsSaved } from '../parts/PartsSaved.tsx';
import { changesOf, languagesOf } from '../parts/parts.ts';
import { SaveBar } from '../parts/SaveBar.tsx';
import { useAutomaticDraft } from '../parts/useAutomaticDraft.ts';
import { useDrafts } from '../parts/useDrafts.ts';
import { usePartHistory } from '../parts/usePartHistory.ts';
import { useParts } from '../parts/useParts.ts';
import { VersionsButton } from '../parts/VersionsButton.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Combination } from '../ui/Combination.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from './ArticleForm.module.css';
import { Preview } from './Preview.tsx';
import { Translation } from './Translation.tsx';

/** An article: its texts in one language beside how the site shows them, and what holds in every language. */
export function ArticleForm({ article: key }: { article: ArticleForm_article$key }) {
  const say = useText();
  const { desk } = useSession();
  const article = useFragment(
    graphql`
      fragment ArticleForm_article on Article {
        key
        title
        record
        missing
        made
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
  const [draft] = useDrafts(article.draft ? [article.draft] : []);
  const edit = useParts({ record: article.record, article: article.key }, article.parts, draft);
  const languages = languagesOf(edit.parts) as GraphLanguage[];
  const [chosen, setLanguage] = useState<GraphLanguage | null>(null);
  const language = chosen ?? languages[0] ?? 'NL';
  const history = usePartHistory(edit.parts);
  const readOnly = !desk.rights.includes('EDIT_CONTENT');
  const changed = changesOf(edit.parts, edit.typed).length;
  useAutomaticDraft(edit, changed > 0 && !readOnly);
  const body = edit.parts.find((part) => part.field === 'body' && part.language === language);
  const field = (part: EditedPart, fields?: ReactNode) => (
    <PartField key={part.id} part={part} edit={edit} readOnly={readOnly} showHistory={history.show}>
      {fields}
    </PartField>
  );
  return (
    <>
      <Head title={article.title} text={say('articles.oneText')}>
        {!edit.isNew && <Origin parts={edit.parts} />}
        {changed > 0 && !readOnly && <span className="small soft">{say('draft.writing')}</span>}
        <VersionsButton title={article.title} edit={edit} readOnly={readOnly} />
        {!readOnly && (
          <DeskButton variant="primary" busy={edit.saving} onClick={edit.save}>
            {say('part.save')} <Combination of="Ctrl S" />
          </DeskButton>
        )}
      </Head>
      <div className={css.body}>
        <PartsSaved edit={edit} />
        <DraftBar draft={draft} edit={edit} readOnly={readOnly} />
        {edit.parts
          .filter((part) => part.field === 'gone' && part.offered != null)
          .map((part) => field(part))}
        <Choice
          label={say('articles.language')}
          options={languages.map((l) => ({
            value: l,
            text: article.missing.includes(l)
              ? say('articles.lacking', { language: say(`language.${l}`) })
              : say(`language.${l}`),
          }))}
          value={language}
          onChange={setLanguage}
        />
        {language === languages[0] ? (
          <div className={css.halves}>
            <div className={css.fields}>
              {edit.parts.filter((part) => part.language === language).map((part) => field(part))}
            </div>
            {body && <Preview language={language} markdown={edit.valueOf(body)} />}
          </div>
        ) : (
          <Translation
            edit={edit}
            from={languages[0] ?? 'NL'}
            to={language}
            readOnly={readOnly}
            field={field}
          />
        )}
        <div className={css.rest}>
          {edit.parts
            .filter((part) => !part.language && part.field !== 'gone')
            .map((part) => field(part))}
        </div>
        {body && language !== languages[0] && (
          <Preview language={language} markdown={edit.valueOf(body)} />
        )}
        {article.made && !readOnly && draft?.state !== 'GONE' && (
          <p>
            <DeskButton
              variant="bad"
              busy={edit.busy}
              onClick={() => edit.draftFields({ gone: 'true' })}
            >
              {say('articles.remove')}
            </DeskButton>
          </p>
        )}
      </div>
      {!readOnly && <SaveBar edit={edit} changed={changed} />}
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
