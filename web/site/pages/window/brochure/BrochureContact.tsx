import { useIntl } from 'react-intl';
import type { BrochureContact_property$key } from '../../../../__generated__/BrochureContact_property.graphql.ts';
import type { BrochureContact_site$key } from '../../../../__generated__/BrochureContact_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { isOffered } from '../../../../shared/property/offered.ts';
import { Day } from '../../../../shared/ui/Day.tsx';
import { Logo } from '../../../../shared/ui/Logo.tsx';
import { WindowCode } from '../WindowCode.tsx';
import { BrochureAgent } from './BrochureAgent.tsx';
import css from './BrochureContact.module.css';
import { BrochureOffice } from './BrochureOffice.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  site: BrochureContact_site$key;
  property: BrochureContact_property$key;
}

/** The last sheet: who can be asked, the code that leads to the page, the office with its legal line, and of which day all of it is. */
export function BrochureContact(props: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment BrochureContact_site on Site {
        ...Logo_site
      }
    `,
    props.site,
  );
  const property = useFragment(
    graphql`
      fragment BrochureContact_property on Property {
        number
        reference
        status
        updatedAt
        marquee {
          code
        }
        agent {
          office {
            legal
            ...BrochureOffice_office
          }
          ...BrochureAgent_agent
        }
      }
    `,
    props.property,
  );
  const { number, reference, updatedAt, agent } = property;
  const offered = isOffered(property);
  const about = { number: reference, date: <Day key="date" date={updatedAt} /> };
  return (
    <Sheet className={css.contact}>
      <h2>{intl.formatMessage({ id: offered ? 'window.come' : 'window.contact' })}</h2>
      <BrochureAgent agent={agent} />
      <div className={css.below}>
        <BrochureOffice office={agent.office} />
        <div className={css.code}>
          <WindowCode number={number} from="brochure" />
          <p>{intl.formatMessage({ id: offered ? 'property.printCode' : 'window.others' })}</p>
        </div>
      </div>
      <div className={css.foot}>
        <Logo site={site} />
        <p>
          {agent.office.legal}
          <br />
          {intl.formatMessage({ id: 'window.asOf' }, about)}
        </p>
      </div>
    </Sheet>
  );
}
