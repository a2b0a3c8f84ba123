import { graphql, useFragment } from 'react-relay/hooks';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import type { PagesView_desk$key } from '../__generated__/PagesView_desk.graphql.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { Head } from '../frame/Screen.tsx';
import { PublishDialog } from '../parts/PublishDialog.tsx';
import { useDrafts } from '../parts/useDrafts.ts';
import { VersionsButton } from '../parts/VersionsButton.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import css from './Pages.module.css';
import { PageTable } from './PageTable.tsx';
import { TreeOutcome } from './TreeOutcome.tsx';
import { useMoves } from './useMoves.ts';

/** The tree of pages with what is not published: pages are moved, added, and published with everything else that waits. */
export function PagesView({ desk: key }: { desk: PagesView_desk$key }) {
  const say = useText();
  const { desk: own } = useSession();
  const desk = useFragment(
    graphql`
      fragment PagesView_desk on Desk {
        pages {
          key
          paths {
            language
          }
          ...PageTable_pages
          ...useMoves_pages
        }
        menu {
          ...useParts_parts
        }
        drafts {
          ...useDrafts_drafts
        }
        previewPath
      }
    `,
    key,
  );
  const pages = desk.pages ?? [];
  const drafts = useDrafts(desk.drafts);
  const moves = useMoves(pages, desk.menu ?? []);
  const [made, publish] = [useDialog('new'), useDialog('publishAll')];
  const mayEdit = own.rights.includes('EDIT_CONTENT');
  return (
    <>
      <Head title={say('pages.title')} text={say('pages.text')}>
        {desk.previewPath && drafts.length > 0 && (
          <a href={`${desk.previewPath}/`} target="_blank" rel="noopener noreferrer">
            {say('preview.open')}
          </a>
        )}
        <VersionsButton title={say('draft.menu')} edit={moves.edit} readOnly={!mayEdit} />
        {mayEdit && (
          <>
            <DeskButton onClick={() => made.show()}>{say('pages.new')}</DeskButton>
            {drafts.length > 0 && (
              <DeskButton variant="primary" onClick={() => publish.show()}>
                {say('draft.publishAll', { count: drafts.length })}
              </DeskButton>
            )}
          </>
        )}
      </Head>
      <div className={css.body}>
        <TreeOutcome moves={moves} draft={drafts.find(({ record }) => record === 'menu')} />
      </div>
      {pages.length === 0 ? (
        <Empty title={say('pages.none')} text={say('pages.noneText')} />
      ) : (
        <PageTable pages={pages} moves={mayEdit ? moves : null} />
      )}
      {made.about !== null && mayEdit && (
        <NewPageDialog
          taken={pages.map((page) => page.key)}
          language={(pages[0]?.paths[0]?.language ?? 'NL') as GraphLanguage}
          close={made.close}
        />
      )}
      {publish.about !== null && mayEdit && (
        <PublishDialog of={{ record: 'menu' }} drafts={drafts} close={publish.close} />
      )}
    </>
  );
}
