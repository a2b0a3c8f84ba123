import { useIntl } from 'react-intl';
import type { DemandChange_demand$key } from '../../../__generated__/DemandChange_demand.graphql.ts';
import type { DemandChange_query$key } from '../../../__generated__/DemandChange_query.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { DemandFields } from '../../../shared/demand/DemandFields.tsx';
import type { DemandFilter } from '../../../shared/demand/demandFilter.ts';
import { LinkForm } from '../../link/LinkForm.tsx';

const mutation = graphql`
  mutation DemandChangeMutation($input: DemandChangeInput!) {
    changeDemand(input: $input) {
      ... on DemandChanged {
        path
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

interface Props {
  demand: DemandChange_demand$key;
  query: DemandChange_query$key;
  token: string;
}

/** The form that changes a demand. Criteria without a field stay as they are. */
export function DemandChange({ token, ...props }: Props) {
  const intl = useIntl();
  const query = useFragment(
    graphql`
      fragment DemandChange_query on Query @argumentDefinitions(language: { type: "Language!" }) {
        ...DemandFields_query @arguments(language: $language)
      }
    `,
    props.query,
  );
  const demand = useFragment(
    graphql`
      fragment DemandChange_demand on Demand {
        goal
        categories
        cities {
          name
          zip
        }
        radius
        regions
        priceMin
        priceMax
        bedroomsMin
        bathroomsMin
        garagesMin
        parkingsMin
        surfaceMin
        surfaceMax
        garden
        terrace
        text
        plotMin
        plotMax
        facades
        energyClasses
        constructionYearMin
        constructionYearMax
        newBuild
        availableBy
        description
        inProject
        reduced
        viewable
        lift
        cellar
        furnished
        pool
        bounds {
          south
          west
          north
          east
        }
        polygon {
          latitude
          longitude
        }
      }
    `,
    props.demand,
  );
  return (
    <LinkForm
      name="changeDemand"
      mutation={mutation}
      token={token}
      submit={intl.formatMessage({ id: 'form.link.changeDemand.button' })}
    >
      <DemandFields query={query} selection={demand as DemandFilter} />
    </LinkForm>
  );
}
