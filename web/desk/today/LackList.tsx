import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LackList_lacking$key } from '../__generated__/LackList_lacking.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { fieldText } from '../properties/laws.ts';
import css from './Today.module.css';

/** The rows of properties that lack something by law, with what they lack. */
export function LackList({ lacking: key }: { lacking: LackList_lacking$key }) {
  const say = useText();
  const { locale } = useIntl();
  const { properties } = useFragment(
    graphql`
      fragment LackList_lacking on PropertiesLacking {
        properties {
          number
          reference
          title
          lacks
        }
      }
    `,
    key,
  );
  const list = new Intl.ListFormat(locale);
  const nameOf = (field: string) => {
    const text = fieldText[field];
    return text ? say(text) : field;
  };
  return properties.map(({ number, reference, title, lacks }) => (
    <li key={number} className={css.plain}>
      <Link className="strong" to={{ screen: 'property', number }}>
        {title}
      </Link>{' '}
      <span className="small soft">{say('lead.number', { number: reference })}</span>
      <span className={css.under}>
        {say('today.lacks', { fields: list.format(lacks.map(nameOf)) })}
      </span>
    </li>
  ));
}
