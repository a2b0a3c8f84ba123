import { type ReactNode, use, useEffect } from 'react';
import type { Head_photo$key } from '../../__generated__/Head_photo.graphql.ts';
import type { Head_seo$key } from '../../__generated__/Head_seo.graphql.ts';
import type { Page_site$key } from '../../__generated__/Page_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { SiteJsonLd } from '../../shared/jsonld/SiteJsonLd.tsx';
import { MapToken } from '../../shared/map/host/mapToken.ts';
import type { LocalizedPath } from '../../shared/router/paths.ts';
import { coloursOf } from './coloursOf.ts';
import { Footer } from './Footer.tsx';
import { Head, type Kind } from './Head.tsx';
import { Header } from './Header.tsx';
import { MenuPath } from './menuPath.ts';
import { SiteMemory } from './siteMemory.ts';

interface Props {
  site: Page_site$key;
  title: string;
  description: string;
  /** The agency's texts for search engines and social networks; null or absent for none. */
  seo?: Head_seo$key | null | undefined;
  /** Its picture on social networks. */
  image?: Head_photo$key | null | undefined;
  /** The address of a picture that was drawn for social networks. They show it instead of `image`. */
  sharePicture?: string | undefined;
  /** This page in every language in use, its own included. Empty for a page that has no address of its own. */
  paths: readonly LocalizedPath[];
  /** The same, by which this page was reached: the language links lead there. `paths` when absent. */
  links?: readonly LocalizedPath[] | undefined;
  /** What the language links keep of the address: '?form=ask'. Nothing when absent. */
  search?: string | undefined;
  /** 'noindex' or 'noindex,follow' for pages that search engines must not index. */
  robots?: string | undefined;
  /** The path of the feed of what it lists; by default that of everything on offer. */
  feed?: string | undefined;
  /** Its type in the Open Graph protocol; 'website' when absent. */
  kind?: Kind | undefined;
  /**
   * The path by which the menu finds the entry that it marks, where that is not the page's own. '' marks none: a page that
   * says that nothing is at its address is the same for all such addresses.
   */
  menuPath?: string | undefined;
  /** The page opens with a photo that runs under the header. */
  under?: boolean;
  children: ReactNode;
}

/** What every page has around it: head tags, header, footer. */
export function Page({ under = false, search = '', children, ...props }: Props) {
  const memory = use(SiteMemory);
  const site = useFragment(
    graphql`
      fragment Page_site on Site {
        ...Head_site
        ...SiteJsonLd_site
        ...Header_site
        ...Footer_site
        colors {
          buttons
          accent
        }
        mapboxToken
        tags {
          analyticsId
          adsId
          tagManagerId
          pixelId
        }
      }
    `,
    props.site,
  );
  useEffect(() => {
    Object.assign(memory, { site: props.site, tags: site.tags });
  }, [memory, props.site, site.tags]);
  const links = (props.links ?? props.paths).map(({ language, path }) => ({
    language,
    path: path + search,
  }));
  const page = (
    <>
      <Head
        site={site}
        title={props.title}
        description={props.description}
        seo={props.seo ?? null}
        image={props.image ?? null}
        sharePicture={props.sharePicture}
        paths={props.paths}
        robots={props.robots}
        feed={props.feed}
        kind={props.kind}
      />
      {import.meta.env.SSR && <SiteJsonLd site={site} />}
      <MenuPath value={props.menuPath ?? null}>
        <Header site={site} paths={links} under={under} />
      </MenuPath>
      <main id="content" tabIndex={-1} className={under ? 'under' : undefined}>
        <MapToken value={site.mapboxToken ?? null}>{children}</MapToken>
      </main>
      <Footer site={site} />
    </>
  );
  return site.colors ? <div style={coloursOf(site.colors)}>{page}</div> : page;
}
