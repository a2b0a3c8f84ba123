import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { path } from '../router/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Screen } from '../ui/Screen.tsx';

/** A number that no project has or had. */
export function ProjectNotFound({ number }: { number: number }) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Screen
      title={intl.formatMessage({ id: 'project.notFound' })}
      text={intl.formatMessage({ id: 'project.notFoundText' }, { number: String(number) })}
    >
      <ButtonLink primary to={path('projects', language)}>
        {intl.formatMessage({ id: 'project.all' })}
      </ButtonLink>
    </Screen>
  );
}
