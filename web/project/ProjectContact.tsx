import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectContact_project$key } from '../__generated__/ProjectContact_project.graphql.ts';
import { Broker } from '../property/Broker.tsx';
import { letter, telephone } from '../property/letters.ts';
import { ButtonLink } from '../ui/Button.tsx';
import css from './ProjectContact.module.css';

/** Whom to write or call about a project. */
export function ProjectContact(props: { project: ProjectContact_project$key }) {
  const intl = useIntl();
  const { name, city, agent } = useFragment(
    graphql`
      fragment ProjectContact_project on Project {
        name
        city {
          displayName
        }
        agent {
          name
          email
          phone
          ...Broker_agent
        }
      }
    `,
    props.project,
  );
  const about = { project: name, city: city.displayName };
  const subject = intl.formatMessage({ id: 'project.brochureSubject' }, about);
  return (
    <section className="section band" aria-labelledby="contact">
      <div className={`wrap split ${css.contact}`}>
        <header>
          <h2 id="contact">{intl.formatMessage({ id: 'project.contact' })}</h2>
          <p className="soft">
            {intl.formatMessage({ id: 'project.contactText' }, { agent: agent.name })}
          </p>
          <Broker agent={agent} className={css.face} />
        </header>
        <p className={css.buttons}>
          <ButtonLink to={letter(agent.email, subject)}>
            {intl.formatMessage({ id: 'project.brochure' })}
          </ButtonLink>
          <ButtonLink to={telephone(agent.phone)}>
            {intl.formatMessage({ id: 'property.call' }, { name: agent.name })}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
