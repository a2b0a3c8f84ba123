import { graphql, useFragment } from 'react-relay/hooks';
import type { Head_site$key } from '../__generated__/Head_site.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { graphLanguage, type Language } from '../i18n/languages.ts';
import type { LocalizedPath } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';

interface Props {
  site: Head_site$key;
  title: string;
  description: string;
  paths: readonly LocalizedPath[];
  robots: string | undefined;
}

const locales: Record<Language, string> = { nl: 'nl_BE', fr: 'fr_BE', en: 'en_GB', de: 'de_BE' };

/** What search engines and social networks read. React moves these tags to the head of the document. */
export function Head({ title, description, paths, robots, ...props }: Props) {
  const language = useLanguage();
  const { origin, languages } = useRouter();
  const { name } = useFragment(
    graphql`
      fragment Head_site on Site {
        name
      }
    `,
    props.site,
  );
  const address = (code: Language | undefined) => {
    const found = code && paths.find((path) => path.language === graphLanguage(code));
    return found && origin + found.path;
  };
  const own = address(language);
  const byDefault = address(languages[0]);
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
      {byDefault && <link rel="alternate" hrefLang="x-default" href={byDefault} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      {own && <meta property="og:url" content={own} />}
      <meta property="og:locale" content={locales[language]} />
    </>
  );
}
