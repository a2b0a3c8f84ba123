import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Broker_agent$key } from '../../__generated__/Broker_agent.graphql.ts';
import { AgentFace } from '../contact/AgentFace.tsx';
import { telephone } from '../contact/contactLinks.ts';
import { Link } from '../router/Link.tsx';
import { useIsPublished } from '../router/useIsPublished.ts';
import { classes } from '../ui/classes.ts';
import css from './Broker.module.css';

/** The agent of a property or project, with a link to the agent's page. */
export function Broker(props: { agent: Broker_agent$key; className?: string | undefined }) {
  const intl = useIntl();
  const isPublished = useIsPublished();
  const agent = useFragment(
    graphql`
      fragment Broker_agent on Agent {
        name
        path
        phone
        office {
          name
        }
        ...AgentFace_agent
      }
    `,
    props.agent,
  );
  return (
    <div className={classes(css.broker, props.className)}>
      <AgentFace agent={agent} className={css.face} sizes="3.5rem" />
      <p>
        <strong>
          {isPublished(agent.path) ? <Link to={agent.path}>{agent.name}</Link> : agent.name}
        </strong>
        {intl.formatMessage({ id: 'property.agent' })}
        {agent.office.name && `, ${agent.office.name}`}
        <br />
        <a href={telephone(agent.phone)}>{agent.phone}</a>
      </p>
    </div>
  );
}
