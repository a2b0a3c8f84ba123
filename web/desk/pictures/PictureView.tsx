import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { PictureViewQuery } from '../__generated__/PictureViewQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import type { Place } from '../app/place.ts';
import { useEnd, useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { go } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import { Thumbnail } from '../properties/Thumbnail.tsx';
import { Block } from '../ui/Block.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Empty } from '../ui/Empty.tsx';
import facts from '../ui/Facts.module.css';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { PictureActions } from './PictureActions.tsx';
import { PictureForm } from './PictureForm.tsx';
import { PictureUses } from './PictureUses.tsx';
import css from './PictureView.module.css';

interface Props {
  id: string;
  /** The list without the picture. */
  back: Extract<Place, { screen: 'pictures' }>;
  /** The lists are read again. */
  changed: () => void;
}

/** The picture that is chosen: what shows it, where it comes from, and what it shows in words. */
export function PictureView({ id, back, changed }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const { full } = useTime();
  const { desk } = useSession();
  const { answer, failure, again } = useQuery<PictureViewQuery>(
    graphql`
      query PictureViewQuery($id: ID!) {
        desk {
          picture(id: $id) {
            name
            url
            width
            height
            size
            uploadedAt
            ...PictureUses_picture
            ...PictureForm_picture
            ...PictureActions_picture
          }
        }
      }
    `,
    { id },
    ['content', 'properties'],
  );
  useEnd(answer);
  const picture = answer?.desk?.picture;
  const kilobytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return (
    <aside className={css.view} aria-label={say('pictures.chosen')}>
      <p className={css.back}>
        <Link to={back}>
          <Icon name="back" />
          {say('pictures.back')}
        </Link>
      </p>
      {!answer && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={4} />)}
      {answer?.desk && !picture && (
        <Empty title={say('pictures.gone.title')} text={say('pictures.gone.text')} />
      )}
      {picture && (
        <>
          <Thumbnail url={picture.url} width={640} height={360} />
          <Block title={picture.uploadedAt ? picture.name : say('pictures.chosen')}>
            <dl className={`${facts.facts} ${facts.tight}`}>
              <dt>{say('pictures.size')}</dt>
              <dd>
                {picture.width} × {picture.height}, {kilobytes.format(picture.size / 1000)}
              </dd>
              <dt>{say('pictures.used')}</dt>
              <dd>
                <PictureUses picture={picture} />
              </dd>
              <dt>{say('pictures.origin')}</dt>
              <dd>
                {picture.uploadedAt
                  ? say('pictures.origin.uploaded', { at: full(picture.uploadedAt) })
                  : say('pictures.origin.delivered')}
              </dd>
            </dl>
          </Block>
          <PictureForm picture={picture} changed={changed} />
          {desk.rights.includes('EDIT_CONTENT') && (
            <PictureActions
              picture={picture}
              changed={() => {
                changed();
                again();
              }}
              removed={() => {
                changed();
                go(back);
              }}
              show={(other) => go({ ...back, picture: other })}
            />
          )}
        </>
      )}
    </aside>
  );
}
