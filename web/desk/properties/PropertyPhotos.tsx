import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyPhotos_property$key } from '../__generated__/PropertyPhotos_property.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { allPictures } from '../pictures/lists.ts';
import { Block } from '../ui/Block.tsx';
import { Sign } from '../ui/Sign.tsx';
import css from './Property.module.css';
import { Thumbnail } from './Thumbnail.tsx';

/** The photos and plans of a property with their words, which lead to where they are written, and the languages in which they have none. */
export function PropertyPhotos({ property: key }: { property: PropertyPhotos_property$key }) {
  const say = useText();
  const { locale } = useIntl();
  const { photos } = useFragment(
    graphql`
      fragment PropertyPhotos_property on DeskProperty {
        photos {
          picture
          url
          plan
          alt
          lacks
        }
      }
    `,
    key,
  );
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  if (photos.length === 0) return null;
  return (
    <Block title={say('properties.pictures', { count: photos.length })}>
      <ul className={css.pictures}>
        {photos.map(({ picture, url, plan, alt, lacks }) => (
          <li key={url}>
            <Thumbnail url={url} width={240} height={160} />
            <p className="small">
              {plan && `${say('properties.plan')}: `}
              <Link to={allPictures(picture)}>{alt || say('properties.describe')}</Link>
            </p>
            {lacks.length > 0 && (
              <p className="small">
                <Sign variant="bad" icon="warning">
                  {say('properties.noWords', {
                    languages: lacks.map((code) => names.of(code.toLowerCase())).join(', '),
                  })}
                </Sign>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}
