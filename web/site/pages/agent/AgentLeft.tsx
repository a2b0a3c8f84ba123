import { useIntl } from 'react-intl';
import type { AgentLeft_site$key } from '../../../__generated__/AgentLeft_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { path } from '../../../shared/router/paths.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Screen } from '../../../shared/ui/Screen.tsx';
import { Page } from '../../layout/Page.tsx';

/** The page of an agent who left: a link to the colleagues. */
export function AgentLeft(props: { site: AgentLeft_site$key }) {
  const intl = useIntl();
  const to = path('agents', useLanguage());
  const site = useFragment(
    graphql`
      fragment AgentLeft_site on Site {
        ...Page_site
      }
    `,
    props.site,
  );
  const title = intl.formatMessage({ id: 'agent.left' });
  const text = intl.formatMessage({ id: 'agent.leftText' });
  return (
    <Page site={site} title={title} description={text} paths={[]} menuPath={to} robots="noindex">
      <Screen title={title} text={text}>
        <ButtonLink to={to}>{intl.formatMessage({ id: 'agent.title' })}</ButtonLink>
      </Screen>
    </Page>
  );
}
