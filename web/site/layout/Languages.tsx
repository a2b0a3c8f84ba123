import { useIntl } from 'react-intl';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { graphLanguage, type Language } from '../../shared/i18n/languages.ts';
import { useTextState } from '../../shared/i18n/textState.ts';
import { Link } from '../../shared/router/Link.tsx';
import { type LocalizedPath, path } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/useRouter.ts';
import { classes } from '../../shared/ui/classes.ts';
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
          <LanguageLink language={language} to={to(language)} current={language === here} />
        </li>
      ))}
    </ul>
  );
}

/** It shows that its texts are loading, and that they failed to load; a click tries again. */
function LanguageLink(props: { language: Language; to: string; current: boolean }) {
  const { language, to, current } = props;
  const intl = useIntl();
  const texts = useTextState(language);
  const failed = texts === 'failed' ? intl.formatMessage({ id: 'layout.textsFailed' }) : '';
  return (
    <Link
      to={to}
      lang={language}
      hrefLang={language}
      className={classes(texts && css[texts]) || undefined}
      aria-busy={texts === 'pending' || undefined}
      aria-current={current || undefined}
      aria-label={`${language.toUpperCase()}, ${names[language]}${failed}`}
    >
      {language.toUpperCase()}
    </Link>
  );
}
