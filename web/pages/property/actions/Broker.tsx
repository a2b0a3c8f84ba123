import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Broker_agent$key } from '../../../__generated__/Broker_agent.graphql.ts';
import { classes } from '../../../components/ui/classes.ts';
import css from './Broker.module.css';
import { telephone } from './contactLinks.ts';

/** The agent of a property or project. */
export function Broker(props: { agent: Broker_agent$key; className?: string | undefined }) {
  const intl = useIntl();
  const agent = useFragment(
    graphql`
      fragment Broker_agent on Agent {
        name
        initials
        phone
      }
    `,
    props.agent,
  );
  return (
    <div className={classes(css.broker, props.className)}>
      <span className={css.face} aria-hidden="true">
        {agent.initials}
      </span>
      <p>
        <strong>{agent.name}</strong>
        {intl.formatMessage({ id: 'property.agent' })}
        <br />
        <a href={telephone(agent.phone)}>{agent.phone}</a>
      </p>
    </div>
  );
}
