import { useIntl } from 'react-intl';
import type { BrochureAgent_agent$key } from '../../../../__generated__/BrochureAgent_agent.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { AgentFace } from '../../../../shared/contact/AgentFace.tsx';
import css from './BrochureContact.module.css';

/** The agent of a property with portrait, numbers and registration. */
export function BrochureAgent(props: { agent: BrochureAgent_agent$key }) {
  const intl = useIntl();
  const agent = useFragment(
    graphql`
      fragment BrochureAgent_agent on Agent {
        name
        phone
        mobile
        email
        registration
        ...AgentFace_agent
      }
    `,
    props.agent,
  );
  const { name, phone, mobile, email, registration } = agent;
  return (
    <div className={css.agent}>
      <AgentFace agent={agent} sizes="20rem" priority className={css.face} />
      <div>
        <p className={css.role}>{intl.formatMessage({ id: 'property.agent' })}</p>
        <p className={css.name}>{name}</p>
        <p className={css.reach}>
          {phone}
          {mobile && mobile !== phone && (
            <>
              <br />
              {mobile}
            </>
          )}
          <br />
          {email}
        </p>
        {registration && <p className={css.registration}>{registration}</p>}
      </div>
    </div>
  );
}
