import { useIntl } from 'react-intl';
import type { AgentCard_agent$key } from '../../__generated__/AgentCard_agent.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { Link } from '../router/Link.tsx';
import { useIsPublished } from '../router/useIsPublished.ts';
import css from './AgentCard.module.css';
import { AgentFace } from './AgentFace.tsx';
import { telephone } from './contactLinks.ts';

interface Props {
  agent: AgentCard_agent$key;
  heading: 'h2' | 'h3';
}

/** A member of the staff: face, name with a link to the page when there is one, languages and telephone number. */
export function AgentCard({ heading: Heading, ...props }: Props) {
  const intl = useIntl();
  const isPublished = useIsPublished();
  const agent = useFragment(
    graphql`
      fragment AgentCard_agent on Agent {
        name
        path
        phone
        languages
        ...AgentFace_agent
      }
    `,
    props.agent,
  );
  return (
    <article className={css.card}>
      <AgentFace agent={agent} className={css.face} sizes="(min-width: 48rem) 19rem, 45vw" />
      <div>
        <Heading className={css.name}>
          {isPublished(agent.path) ? <Link to={agent.path}>{agent.name}</Link> : agent.name}
        </Heading>
        {agent.languages.length > 0 && (
          <p className="soft">
            <span className="hidden-text">{intl.formatMessage({ id: 'agent.speaks' })} </span>
            {agent.languages.join(', ')}
          </p>
        )}
        <p>
          <a href={telephone(agent.phone)}>{agent.phone}</a>
        </p>
      </div>
    </article>
  );
}
