import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { subject_property$key } from '../__generated__/subject_property.graphql.ts';

/** The subject of a letter to the agent, so that the agent knows which home is meant. */
export function useSubject(key: subject_property$key): { visit: string } {
  const intl = useIntl();
  const { number, typeName, city } = useFragment(
    graphql`
      fragment subject_property on Property {
        number
        typeName
        city {
          displayName
        }
      }
    `,
    key,
  );
  const about = { type: typeName, city: city.displayName, number: String(number) };
  return {
    visit: intl.formatMessage({ id: 'property.visitSubject' }, about),
  };
}
