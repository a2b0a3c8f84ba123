import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { ActionCard_property$key } from '../../../../__generated__/ActionCard_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { FormButton } from '../../../../shared/form/FormLink.tsx';
import { Broker } from '../../../../shared/property/Broker.tsx';
import { pricePerSquareMetre } from '../../../../shared/property/details/pricePerSquareMetre.ts';
import { isOffered } from '../../../../shared/property/offered.ts';
import { PrintCode } from '../../../../shared/property/PrintCode.tsx';
import css from './ActionCard.module.css';
import { Monthly } from './Monthly.tsx';
import { PropertyTools } from './PropertyTools.tsx';

interface Props {
  property: ActionCard_property$key;
  card: RefObject<HTMLElement | null>;
}

/** Price, buttons, agent and tools of a property. A realisation has no price; neither it nor what is sold or rented has buttons. */
export function ActionCard({ card, ...props }: Props) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment ActionCard_property on Property {
        number
        reference
        path
        goal
        status
        marquee {
          code
        }
        price {
          amount
          startingFrom
          text
        }
        reduction {
          was {
            text
          }
        }
        surfaces {
          living
        }
        lifeAnnuity {
          __typename
        }
        costs {
          charges {
            amount
            text
          }
        }
        agent {
          ...Broker_agent
        }
        ...Monthly_property
        ...PropertyTools_property
      }
    `,
    props.property,
  );
  const { agent, costs, path, price } = property;
  const rent = property.goal === 'RENT';
  const offered = isOffered(property);
  const charges = rent && costs.charges?.amount ? costs.charges.text : null;
  const perMetre = pricePerSquareMetre(property);
  return (
    <aside
      ref={card}
      className={css.action}
      aria-label={intl.formatMessage({ id: 'property.action' })}
    >
      <div>
        <p className={css.price}>
          {property.status === 'REALISED'
            ? intl.formatMessage({ id: 'property.realised' })
            : price.text}
        </p>
        {property.reduction && (
          <p className={css.was}>
            {intl.formatMessage({ id: 'property.was' }, { price: property.reduction.was.text })}
          </p>
        )}
        {offered && <Monthly property={property} />}
        <p className={css.cost}>
          {perMetre && `${intl.formatMessage({ id: 'property.perMetre' }, { price: perMetre })} `}
          {offered && charges && `${intl.formatMessage({ id: 'property.charges' }, { charges })} `}
          {intl.formatMessage({ id: 'property.reference' }, { number: property.reference })}
        </p>
        {offered && (
          <div className={css.buttons}>
            <FormButton primary path={path} form="appointment">
              {intl.formatMessage({ id: 'property.appointment' })}
            </FormButton>
            <FormButton path={path} form="ask">
              {intl.formatMessage({ id: 'property.question' })}
            </FormButton>
            <FormButton path={path} form={rent ? 'rent' : 'offer'}>
              {intl.formatMessage({ id: rent ? 'property.apply' : 'property.offer' })}
            </FormButton>
          </div>
        )}
      </div>
      <div>
        <Broker agent={agent} />
        <PrintCode kind="property" number={property.number} />
      </div>
      <div className={css.tools}>
        <PropertyTools property={property} />
      </div>
    </aside>
  );
}
