import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { HeldPropertiesQuery } from '../../__generated__/HeldPropertiesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { fieldText } from '../properties/laws.ts';
import { Part, type Tell } from './Part.tsx';
import css from './Today.module.css';

/** The properties that no visitor sees, because they lack what the law asks of an advertisement. */
export function HeldProperties({ tell }: { tell: Tell }) {
  const say = useText();
  const { locale } = useIntl();
  const { answer, ...asked } = useQuery<HeldPropertiesQuery>(
    graphql`
      query HeldPropertiesQuery {
        desk {
          today {
            heldProperties {
              count
              properties {
                number
                title
                lacks
              }
            }
          }
        }
      }
    `,
    {},
    ['properties'],
  );
  const held = answer?.desk?.today.heldProperties;
  const list = new Intl.ListFormat(locale);
  const nameOf = (field: string) => {
    const text = fieldText[field];
    return text ? say(text) : field;
  };
  return (
    <Part
      {...asked}
      name="held"
      title={say('today.held')}
      count={held?.count ?? null}
      tell={tell}
      beside={held && <span className="small soft">{held.count}</span>}
    >
      {held?.properties.map(({ number, title, lacks }) => (
        <li key={number} className={css.plain}>
          <Link className="strong" to={{ screen: 'property', number }}>
            {title}
          </Link>{' '}
          <span className="small soft">{say('lead.number', { number })}</span>
          <span className={css.under}>
            {say('today.lacks', {
              fields: list.format(lacks.map(nameOf)),
            })}
          </span>
        </li>
      ))}
    </Part>
  );
}
