import { graphql } from 'react-relay/hooks';
import type { LackingPropertiesHeldQuery } from '../__generated__/LackingPropertiesHeldQuery.graphql.ts';
import type { LackingPropertiesQuery } from '../__generated__/LackingPropertiesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { propertiesOf } from '../properties/lists.ts';
import { LackList } from './LackList.tsx';
import { Part, type Report } from './Part.tsx';

/** The properties that no visitor sees, because they lack what the law asks of an advertisement. */
export function HeldProperties({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<LackingPropertiesHeldQuery>(
    graphql`
      query LackingPropertiesHeldQuery {
        desk {
          today {
            heldProperties {
              count
              ...LackList_lacking
            }
          }
        }
      }
    `,
    {},
    ['properties'],
  );
  const held = answer?.desk?.today.heldProperties;
  return (
    <Part
      {...request}
      name="held"
      title={say('today.held')}
      count={held?.count ?? null}
      report={report}
      beside={held && <AllOf list="HELD" count={held.count} />}
    >
      {held && <LackList lacking={held} />}
    </Part>
  );
}

/** The properties that visitors see, though they lack it. */
export function LackingProperties({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<LackingPropertiesQuery>(
    graphql`
      query LackingPropertiesQuery {
        desk {
          today {
            lackingProperties {
              count
              ...LackList_lacking
            }
          }
        }
      }
    `,
    {},
    ['properties'],
  );
  const lacking = answer?.desk?.today.lackingProperties;
  return (
    <Part
      {...request}
      name="lacking"
      title={say('today.lacking')}
      count={lacking?.count ?? null}
      report={report}
      beside={lacking && <AllOf list="LACKING" count={lacking.count} />}
    >
      {lacking && <LackList lacking={lacking} />}
    </Part>
  );
}

function AllOf({ list, count }: { list: 'HELD' | 'LACKING'; count: number }) {
  const say = useText();
  return (
    <Link className="small" to={{ screen: 'properties', ...propertiesOf(list) }}>
      {say('today.allProperties', { count })}
    </Link>
  );
}
