import { useIntl } from 'react-intl';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { path } from '../../../shared/router/paths.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Screen } from '../../../shared/ui/Screen.tsx';

/** 404 for a number that no project has or had. It does not depend on the number, so that one page is cached for all. */
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
