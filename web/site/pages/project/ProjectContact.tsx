import { useIntl } from 'react-intl';
import type { ProjectContact_project$key } from '../../../__generated__/ProjectContact_project.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { telephone } from '../../../shared/contact/contactLinks.ts';
import { FormButton } from '../../../shared/form/FormLink.tsx';
import { Broker } from '../../../shared/property/Broker.tsx';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import css from './ProjectContact.module.css';

/** The agent of a project, with buttons to write and to call. */
export function ProjectContact(props: { project: ProjectContact_project$key }) {
  const intl = useIntl();
  const { path, agent } = useFragment(
    graphql`
      fragment ProjectContact_project on Project {
        path
        agent {
          name
          phone
          ...Broker_agent
        }
      }
    `,
    props.project,
  );
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
          <FormButton path={path} form="ask">
            {intl.formatMessage({ id: 'project.brochure' })}
          </FormButton>
          <ButtonLink to={telephone(agent.phone)}>
            {intl.formatMessage({ id: 'property.call' }, { name: agent.name })}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
