import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Specification_property$key } from '../__generated__/Specification_property.graphql.ts';
import { DetailSection } from './DetailSection.tsx';
import css from './Specification.module.css';
import { specification } from './specification.ts';

/** All details of a property in groups, as far as they are stated. */
export function Specification(props: { property: Specification_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment Specification_property on Property {
        goal
        status
        price {
          text
        }
        rooms {
          bedrooms
          bathrooms
          showerRooms
          toilets
          garages
          parkings
          externalParkings
          spaces {
            kind
            surface
          }
        }
        surfaces {
          total
          living
          ground
          terrace
          garden
          constructed
          office
          store
          frontWidth
          plotWidth
        }
        building {
          constructionYear
          renovationYear
          facades
          construction
          condition
          floors
          floor
        }
        comfort {
          heating
          heatingSource
          kitchen
          roof
          roofMaterial
          windowGlazing
          windowFrame
          floorCover
          interior
          exterior
          terraceOrientation
          gardenOrientation
          rearOrientation
          lift
          cellar
          attic
          terrace
          garden
          furnished
          pool
        }
        costs {
          startPrice {
            text
          }
          charges {
            text
          }
          ownerCharges {
            text
          }
          deposit {
            text
          }
          agencyCost {
            text
          }
          inventoryCost {
            text
          }
          notaryFee {
            text
          }
          registrationRate
          vat {
            text
          }
          vatRegime
          constructionCost {
            text
          }
          totalPrice {
            text
          }
          parkingPrice {
            text
          }
          garagePrice {
            text
          }
          propertyTax {
            text
          }
          cadastralIncome {
            text
          }
        }
        lifeAnnuity {
          kind
          ages
          rent {
            text
          }
          indexed
        }
        planning {
          permit
          allotmentPermit
          preemptiveRight
          summons
          judicialDecision
          destination
        }
        legal {
          electricityCertificate
          gasCertificate
          soilCertificate
          asbestos
          asbestosDate
        }
        connections {
          gas
          water
          electricity
          drain
        }
        availability {
          moment
          from
        }
      }
    `,
    props.property,
  );
  const groups = specification(property, intl);
  if (groups.length === 0) return null;
  return (
    <DetailSection id="details" title={intl.formatMessage({ id: 'property.details' })}>
      <div className={css.specs}>
        {groups.map((group) => (
          <div key={group.id}>
            <h3 className="label">{group.name}</h3>
            <dl>
              {group.rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </DetailSection>
  );
}
