import { useIntl } from 'react-intl';
import type { CardFoot_agent$key } from '../../../__generated__/CardFoot_agent.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import css from './CardFoot.module.css';
import { type CodePlace, WindowCode } from './WindowCode.tsx';

interface Props {
  agent: CardFoot_agent$key;
  number: number;
  reference: string;
  from: CodePlace;
  /** Whether the property is still on offer. If not, the code says that it leads to others. */
  offered: boolean;
}

/** Who can be asked, the legal line of the office, and the code that leads to the property's page. */
export function CardFoot(props: Props) {
  const intl = useIntl();
  const { name, phone, registration, office } = useFragment(
    graphql`
      fragment CardFoot_agent on Agent {
        name
        phone
        registration
        office {
          legal
        }
      }
    `,
    props.agent,
  );
  return (
    <div className={css.foot}>
      <div>
        <p className={css.agent}>
          <b>{name}</b> {phone}
          {registration && <span>{registration}</span>}
        </p>
        <p className={css.legal}>{office.legal}</p>
        <p className={css.legal}>
          {intl.formatMessage({ id: 'property.reference' }, { number: props.reference })}
        </p>
      </div>
      <p className={css.scan}>
        {intl.formatMessage({ id: props.offered ? 'property.printCode' : 'window.others' })}
      </p>
      <WindowCode number={props.number} from={props.from} />
    </div>
  );
}
