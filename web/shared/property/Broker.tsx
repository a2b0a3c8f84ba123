import { useIntl } from 'react-intl';
import type { Broker_agent$key } from '../../__generated__/Broker_agent.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { Face, type FaceData } from '../contact/AgentFace.tsx';
import { telephone } from '../contact/contactLinks.ts';
import { Link } from '../router/Link.tsx';
import { useIsPublished } from '../router/useIsPublished.ts';
import { classes } from '../ui/classes.ts';
import css from './Broker.module.css';

/** The agent of a property or project on a public page, as `BrokerLine` shows it. */
export function Broker(props: { agent: Broker_agent$key; className?: string | undefined }) {
  const agent = useFragment(
    graphql`
      fragment Broker_agent on Agent {
        name
        path
        phone
        office {
          name
        }
        initials
        photo {
          url
          width
          height
          alt
        }
      }
    `,
    props.agent,
  );
  return <BrokerLine agent={agent} className={props.className} />;
}

interface BrokerData extends FaceData {
  readonly name: string;
  readonly path: string;
  readonly phone: string;
  readonly office: { readonly name: string };
}

/** An agent with portrait and phone number, and a link to the agent's page. */
export function BrokerLine(props: { agent: BrokerData; className?: string | undefined }) {
  const intl = useIntl();
  const isPublished = useIsPublished();
  const { agent } = props;
  return (
    <div className={classes(css.broker, props.className)}>
      <Face agent={agent} className={css.face} sizes="3.5rem" />
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
