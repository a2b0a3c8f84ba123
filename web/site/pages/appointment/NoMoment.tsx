import { useIntl } from 'react-intl';
import type { NoMoment_property$key } from '../../../__generated__/NoMoment_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { telephone } from '../../../shared/contact/contactLinks.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';

interface Props {
  property: NoMoment_property$key;
  /** All moments are taken; otherwise there are no viewing hours. */
  full: boolean;
}

/** Why no appointment can be booked, and whom to call. */
export function NoMoment({ full, ...props }: Props) {
  const intl = useIntl();
  const { agent } = useFragment(
    graphql`
      fragment NoMoment_property on Property {
        agent {
          name
          phone
        }
      }
    `,
    props.property,
  );
  const call = (
    <a key="call" href={telephone(agent.phone)}>
      {agent.phone}
    </a>
  );
  const id = full ? 'form.booking.full' : 'form.booking.none';
  return <Notice icon="calendar">{intl.formatMessage({ id }, { name: agent.name, call })}</Notice>;
}
