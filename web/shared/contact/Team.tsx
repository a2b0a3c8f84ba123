import type { Team_agents$key } from '../../__generated__/Team_agents.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { AgentCard } from './AgentCard.tsx';
import css from './Team.module.css';

/** Members of the staff side by side. */
export function Team({ heading, ...props }: { agents: Team_agents$key; heading: 'h2' | 'h3' }) {
  const agents = useFragment(
    graphql`
      fragment Team_agents on Agent @relay(plural: true) {
        path
        ...AgentCard_agent
      }
    `,
    props.agents,
  );
  return (
    <div className={css.team}>
      {agents.map((agent) => (
        <AgentCard key={agent.path} agent={agent} heading={heading} />
      ))}
    </div>
  );
}
