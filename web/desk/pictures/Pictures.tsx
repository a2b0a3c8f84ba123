import { graphql } from 'react-relay/hooks';
import type { PicturesQuery } from '../__generated__/PicturesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd, useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { go } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { FindForm } from '../ui/FindForm.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { allPictures, type PictureSearch } from './lists.ts';
import { PictureCard } from './PictureCard.tsx';
import { PictureSizes } from './PictureSizes.tsx';
import css from './Pictures.module.css';
import { PictureTabs } from './PictureTabs.tsx';
import { PictureView } from './PictureView.tsx';
import { UploadDialog } from './UploadDialog.tsx';

/** The pictures of the site and of properties, page by page, and the one that is chosen. */
export function Pictures({ list, words, after, picture }: PictureSearch) {
  const say = useText();
  const { desk } = useSession();
  const uploading = useDialog('upload');
  const { answer, failure, again } = useQuery<PicturesQuery>(
    graphql`
      query PicturesQuery($list: PictureList!, $words: String, $after: String) {
        desk {
          pictureCounts {
            list
            count
          }
          pictures(list: $list, words: $words, after: $after) {
            nodes {
              id
              ...PictureCard_picture
            }
            endCursor
            hasNextPage
          }
        }
      }
    `,
    { list, words: words || null, after: after || null },
    ['content', 'properties'],
  );
  useEnd(answer);
  const page = answer?.desk?.pictures;
  const here = { screen: 'pictures', list, words, after } as const;
  return (
    <Screen title={say('pictures.title')}>
      <Head title={say('pictures.title')} text={say('pictures.text')}>
        {desk.rights.includes('EDIT_CONTENT') && (
          <DeskButton variant="primary" aria-haspopup="dialog" onClick={() => uploading.show()}>
            {say('pictures.upload')}
          </DeskButton>
        )}
      </Head>
      <PictureSizes />
      <PictureTabs list={list} counts={answer?.desk?.pictureCounts ?? []} />
      <div className={css.body} data-chosen={picture ? '' : undefined}>
        <div className={css.list}>
          <FindForm
            label={say('pictures.find')}
            words={words}
            find={(typed) => go({ ...here, words: typed, after: '', picture: '' })}
          />
          {!page && (failure ? <Failed failure={failure} again={again} /> : <Waiting />)}
          {page?.nodes.length === 0 && (
            <Empty
              title={say('pictures.none.title')}
              text={say(words ? 'pictures.none.text' : `pictures.none.${list}`)}
            />
          )}
          {page && page.nodes.length > 0 && (
            <ul className={css.library}>
              {page.nodes.map((node) => (
                <li key={node.id}>
                  <PictureCard
                    picture={node}
                    to={{ ...here, picture: node.id }}
                    chosen={node.id === picture}
                  />
                </li>
              ))}
            </ul>
          )}
          {page?.hasNextPage && page.endCursor && (
            <p className={css.end}>
              <Link to={{ ...here, after: page.endCursor, picture: '' }}>
                {say('pictures.next')}
              </Link>
            </p>
          )}
        </div>
        {picture && (
          <PictureView key={picture} id={picture} back={{ ...here, picture: '' }} changed={again} />
        )}
      </div>
      {uploading.about !== null && (
        <UploadDialog
          title={say('pictures.uploadTitle')}
          close={uploading.close}
          done={(id) => {
            again();
            go({ ...allPictures(id) });
          }}
        />
      )}
    </Screen>
  );
}
