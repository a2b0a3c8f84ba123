import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { graphLanguage, type Language } from '../i18n/languages.ts';
import { Link } from '../router/Link.tsx';
import { type LocalizedPath, path } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { classes } from '../ui/classes.ts';
import css from './Languages.module.css';

const names: Record<Language, string> = {
  nl: 'Nederlands',
  fr: 'français',
  en: 'English',
  de: 'Deutsch',
};

interface Props {
  paths: readonly LocalizedPath[];
  className?: string | undefined;
}

/** The same page in the other languages; the home page where there is none. Nothing when one language is in use. */
export function Languages({ paths, className }: Props) {
  const intl = useIntl();
  const here = useLanguage();
  const { languages } = useRouter();
  if (languages.length < 2) return null;
  const to = (language: Language) =>
    paths.find((p) => p.language === graphLanguage(language))?.path ?? path('home', language);
  return (
    <ul
      className={classes(css.languages, className)}
      aria-label={intl.formatMessage({ id: 'layout.language' })}
    >
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={to(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === here || undefined}
            aria-label={`${language.toUpperCase()}, ${names[language]}`}
          >
            {language.toUpperCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
