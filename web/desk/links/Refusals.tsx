import { graphql, useFragment } from 'react-relay/hooks';
import type { Refusals_link$key } from '../__generated__/Refusals_link.graphql.ts';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import css from './Links.module.css';
import { Refusal } from './Refusal.tsx';

/** The leads that the CRM of a link refused. */
export function Refusals({ link: key }: { link: Refusals_link$key }) {
  const say = useText();
  const { id, refused, refusals } = useFragment(
    graphql`
      fragment Refusals_link on Link {
        id
        refused
        refusals {
          delivery {
            id
          }
          ...Refusal_refusal
        }
      }
    `,
    key,
  );
  if (refusals.length === 0) return null;
  return (
    <Block
      title={say('links.refusals')}
      of={id}
      beside={<span className="small soft">{say('links.refused', { count: refused })}</span>}
    >
      <ul className={css.rows}>
        {refusals.map((refusal) => (
          <Refusal key={refusal.delivery.id} refusal={refusal} />
        ))}
      </ul>
    </Block>
  );
}
