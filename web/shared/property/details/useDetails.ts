import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { useDetails_property$key } from '../../../__generated__/useDetails_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { type DetailGroup, detailsOf } from './details.ts';

/** A property as `useDetails` takes it. */
type DetailsKey = useDetails_property$key[number];

/** All details of a property that are shown, in groups. */
export function useDetails(key: DetailsKey): DetailGroup[] {
  const keys = useMemo(() => [key], [key]);
  return useDetailsOfEach(keys)[0] ?? [];
}

/** The same of several properties, in their order. */
export function useDetailsOfEach(keys: useDetails_property$key): DetailGroup[][] {
  const intl = useIntl();
  const properties = useFragment(
    graphql`
      fragment useDetails_property on Property @relay(plural: true) {
        goal
        status
        typeName
        price {
          text
        }
        city {
          zip
          displayName
        }
        address {
          street
          houseNumber
          boxNumber
        }
        place {
          subCity
          neighbourhood
        }
        details {
          name
          fields
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
          totalCost {
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
        energy {
          text
          class
          thermalClass
          specific
          total
          co2
          eLevel
          status
          certificate
          validUntil
        }
        planning {
          permit
          allotmentPermit
          preemptiveRight
          summons
          judicialDecision
          breach
          destination
        }
        legal {
          electricityCertificate
          gasCertificate
          soilCertificate
          asbestos
          asbestosDate
          floodRisk
          floodZone
          riverbankZone
          gScore
          pScore
          floodReportDate
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
    keys,
  );
  return properties.map((property) => detailsOf(property, intl));
}
