import type { Head_photo$key } from '../../__generated__/Head_photo.graphql.ts';
import type { Head_seo$key } from '../../__generated__/Head_seo.graphql.ts';
import type { Head_site$key } from '../../__generated__/Head_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { graphLanguage, type Language } from '../../shared/i18n/languages.ts';
import type { LocalizedPath } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/useRouter.ts';
import { cardPicture } from './cardPicture.ts';

/** The type of a page in the Open Graph protocol. */
export type Kind = 'website' | 'article';

interface Props {
  site: Head_site$key;
  title: string;
  description: string;
  seo: Head_seo$key | null;
  image: Head_photo$key | null;
  /** The address of a picture drawn for this: 1200 by 630 pixels. */
  sharePicture: string | undefined;
  paths: readonly LocalizedPath[];
  robots: string | undefined;
  /** The path of the feed of what the page lists; by default that of everything on offer. */
  feed: string | undefined;
  kind: Kind | undefined;
}

const locales: Record<Language, string> = { nl: 'nl_BE', fr: 'fr_BE', en: 'en_GB', de: 'de_BE' };

/**
 * The tags for search engines and social networks: with the texts that the agency configured, else with the page's own.
 * React moves these tags to the head of the document.
 */
export function Head({ paths: all, robots, ...props }: Props) {
  const language = useLanguage();
  const { origin, languages } = useRouter();
  const { name, banner } = useFragment(
    graphql`
      fragment Head_site on Site {
        name
        banner {
          image {
            ...Head_photo
          }
        }
      }
    `,
    props.site,
  );
  const seo = useFragment(
    graphql`
      fragment Head_seo on Seo {
        title
        description
        socialTitle
        socialDescription
        socialUrl
      }
    `,
    props.seo,
  );
  const card: Head_photo$key | null | undefined = props.image ?? banner.image;
  const image = useFragment(
    graphql`
      fragment Head_photo on Photo {
        url
        width
        height
        alt
      }
    `,
    card,
  );
  const title = seo?.title || props.title;
  const description = seo?.description || props.description;
  const paths = all.filter(({ translated }) => translated !== false);
  const address = (code: Language | undefined) => {
    const found = code && all.find((path) => path.language === graphLanguage(code));
    return found && origin + found.path;
  };
  const own = address(language);
  const byDefault = address(languages[0]);
  const shared = absolute(seo?.socialUrl ?? '', origin) || own;
  const picture = props.sharePicture
    ? { url: props.sharePicture, width: 1200, height: 630, alt: title }
    : image && cardPicture(image);
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {robots && <meta name="robots" content={robots} />}
      {own && <link rel="canonical" href={own} />}
      {paths.map((path) => (
        <link
          key={path.language}
          rel="alternate"
          hrefLang={path.language.toLowerCase()}
          href={origin + path.path}
        />
      ))}
      <link
        rel="alternate"
        type="application/atom+xml"
        href={origin + (props.feed ?? `/${language}/feed.xml`)}
        title={props.feed ? `${title} | ${name}` : name}
      />
      {byDefault && <link rel="alternate" hrefLang="x-default" href={byDefault} />}
      <meta property="og:title" content={seo?.socialTitle || title} />
      <meta property="og:description" content={seo?.socialDescription || description} />
      <meta property="og:type" content={props.kind ?? 'website'} />
      <meta property="og:site_name" content={name} />
      {shared && <meta property="og:url" content={shared} />}
      <meta property="og:locale" content={locales[language]} />
      {paths.map((path) => {
        const other = path.language.toLowerCase() as Language;
        return other === language ? null : (
          <meta key={other} property="og:locale:alternate" content={locales[other]} />
        );
      })}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta property="og:image" content={origin + picture.url} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}

/** An address that begins with a slash is one of this site. */
function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
