import { graphql, useFragment } from 'react-relay/hooks';
import type { Banner_site$key } from '../__generated__/Banner_site.graphql.ts';
import { SearchBlock } from '../search/SearchBlock.tsx';
import { Photo } from '../ui/Photo.tsx';
import css from './Banner.module.css';

/** The agency's picture and words, with the search slab set half into the photo. */
export function Banner(props: { site: Banner_site$key }) {
  const site = useFragment(
    graphql`
      fragment Banner_site on Site {
        banner {
          title
          text
          image {
            ...Photo_photo
          }
        }
        ...SearchBlock_site
      }
    `,
    props.site,
  );
  const { title, text, image } = site.banner;
  return (
    <section className={css.banner} aria-labelledby="banner-title">
      {image && <Photo photo={image} sizes="100vw" priority decorative className={css.view} />}
      <div className={`wrap ${css.words}`}>
        <h1 id="banner-title">{title}</h1>
        <p>{text}</p>
        <SearchBlock site={site} />
      </div>
    </section>
  );
}
