import type { Rare_module$key } from '../../../__generated__/Rare_module.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Team } from '../../../shared/contact/Team.tsx';
import { FormWay, forms } from './FormWay.tsx';

export interface RareProps {
  module: Rare_module$key;
  heading: 'h2' | 'h3';
}

/** What stands under the heading of a module that few pages have. */
export function Rare({ heading, ...props }: RareProps) {
  const { relation, agents } = useFragment(
    graphql`
      fragment Rare_module on Module {
        relation
        agents {
          ...Team_agents
        }
      }
    `,
    props.module,
  );
  if (agents) return <Team agents={agents} heading={heading} />;
  return relation in forms ? <FormWay form={relation as keyof typeof forms} /> : null;
}
