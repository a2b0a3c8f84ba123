import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AgentTop_agent$key } from '../../../__generated__/AgentTop_agent.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { AgentFace } from '../../../shared/contact/AgentFace.tsx';
import { telephone } from '../../../shared/contact/contactLinks.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import css from './AgentTop.module.css';

/** Who the agent is and how to reach the agent. The one action of the screen is to call. */
export function AgentTop(props: { agent: AgentTop_agent$key }) {
  const intl = useIntl();
  const agent = useFragment(
    graphql`
      fragment AgentTop_agent on Agent {
        name
        text
        phone
        mobile
        email
        languages
        registration
        office {
          name
          street
          zip
          city
        }
        ...AgentFace_agent
      }
    `,
    props.agent,
  );
  const { office, phone, mobile, email } = agent;
  return (
    <header className={css.top}>
      <AgentFace
        agent={agent}
        className={css.face}
        sizes="(min-width: 60rem) 26rem, 50vw"
        priority
      />
      <div className={css.words}>
        <h1>{agent.name}</h1>
        {agent.text && <p className={css.text}>{agent.text}</p>}
        <dl>
          <Line label={intl.formatMessage({ id: 'content.phone' })}>
            <a href={telephone(phone)}>{phone}</a>
          </Line>
          {mobile && (
            <Line label={intl.formatMessage({ id: 'agent.mobile' })}>
              <a href={telephone(mobile)}>{mobile}</a>
            </Line>
          )}
          {email && (
            <Line label={intl.formatMessage({ id: 'content.email' })}>
              <a href={`mailto:${email}`}>{email}</a>
            </Line>
          )}
          {agent.languages.length > 0 && (
            <Line label={intl.formatMessage({ id: 'agent.languages' })}>
              {agent.languages.join(', ')}
            </Line>
          )}
          {agent.registration && (
            <Line label={intl.formatMessage({ id: 'agent.registration' })}>
              {agent.registration}
            </Line>
          )}
          {office.city && (
            <Line label={intl.formatMessage({ id: 'office.office' })}>
              {[office.street, `${office.zip} ${office.city}`].filter(Boolean).join(', ')}
            </Line>
          )}
        </dl>
        <p className={css.buttons}>
          <ButtonLink primary to={telephone(mobile ?? phone)}>
            {intl.formatMessage({ id: 'property.call' }, { name: agent.name })}
          </ButtonLink>
          {email && (
            <ButtonLink to={`mailto:${email}`}>
              {intl.formatMessage({ id: 'agent.write' })}
            </ButtonLink>
          )}
        </p>
      </div>
    </header>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
