import { useIntl } from 'react-intl';
import { useLanguage } from '../../app/i18n/language.tsx';
import { path } from '../../app/router/paths.ts';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Screen } from '../../components/ui/Screen.tsx';

/** A number that no project has or had; the page is the same for every such number. */
export function ProjectNotFound() {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Screen
      title={intl.formatMessage({ id: 'project.notFound' })}
      text={intl.formatMessage({ id: 'project.notFoundText' })}
    >
      <ButtonLink primary to={path('projects', language)}>
        {intl.formatMessage({ id: 'project.all' })}
      </ButtonLink>
    </Screen>
  );
}
