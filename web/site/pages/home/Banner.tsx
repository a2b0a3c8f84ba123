import { useState } from 'react';
import type { Banner_site$key } from '../../../__generated__/Banner_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { repeated } from '../../../shared/answer/repeated.tsx';
import { SearchBlock } from '../../../shared/search/SearchBlock.tsx';
import { classes } from '../../../shared/ui/classes.ts';
import css from './Banner.module.css';
import { BannerPhoto } from './BannerPhoto.tsx';
import { BannerStage } from './BannerStage.tsx';
import { isLight } from './isLight.ts';

/**
 * The agency's words over a picture, a gallery, a video, a colour or nothing, with the search block half over it, or below it when the
 * agency configured that. On light colours the words are dark.
 */
export const Banner = repeated('Banner', BannerSection);

function BannerSection(props: { site: Banner_site$key }) {
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const site = useFragment(
    graphql`
      fragment Banner_site on Site {
        banner {
          kind
          title
          text
          search
          color
          image {
            ...BannerPhoto_photo
          }
          ...BannerMotion_banner
        }
        ...SearchBlock_site
      }
    `,
    props.site,
  );
  const { kind, title, text, search, color, image } = site.banner;
  const flat = kind === 'COLOR' || kind === 'NONE';
  const moving = kind === 'GALLERY' || kind === 'VIDEO';
  const light = kind === 'NONE' || (kind === 'COLOR' && isLight(color ?? ''));
  const banner = (
    <section
      className={classes(css.banner, flat && css.flat, kind === 'NONE' && css.none)}
      style={kind === 'COLOR' && color ? { background: color } : undefined}
      data-light-banner={light || undefined}
      aria-labelledby="banner-title"
    >
      {!flat && image && <BannerPhoto photo={image} decorative className={css.view} />}
      {moving && <BannerStage banner={site.banner} controls={controls} />}
      <div className={`wrap ${css.words}`}>
        <h1 id="banner-title">{title}</h1>
        {text && <p>{text}</p>}
        {moving && <div ref={setControls} className={css.controls} />}
        {search && <SearchBlock site={site} />}
      </div>
    </section>
  );
  if (search) return banner;
  return (
    <>
      {banner}
      <div className={`wrap ${css.below}`}>
        <SearchBlock site={site} />
      </div>
    </>
  );
}
