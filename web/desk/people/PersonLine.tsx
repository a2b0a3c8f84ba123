import { graphql, useFragment } from 'react-relay/hooks';
import type { PersonLine_person$key } from '../__generated__/PersonLine_person.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Since } from '../inbox/Since.tsx';
import { Agreed } from './Agreed.tsx';
import { readable } from './lists.ts';
import css from './PeopleTable.module.css';

/** Somebody in the list. The name is the link; on a phone the whole row is. */
export function PersonLine({ person: key }: { person: PersonLine_person$key }) {
  const say = useText();
  const person = useFragment(
    graphql`
      fragment PersonLine_person on PersonRow {
        who
        name
        email
        phone
        language
        at
        lead
        formName
        propertyReference
        viewed
        demands
        matching
        newsletter
        owner
        addresses
      }
    `,
    key,
  );
  const { who, name, email, phone, language, at, formName, propertyReference, addresses } = person;
  const reach = [
    name && email,
    phone,
    language && say(`language.${language as 'NL'}`),
    addresses > 1 && say('people.addresses', { count: addresses }),
  ];
  const last = [formName, propertyReference && say('lead.number', { number: propertyReference })];
  return (
    <tr>
      <th scope="row" className={css.who}>
        <Link className="cut" to={{ screen: 'people', who }}>
          {name || readable(who)}
        </Link>
        <span className="cut small soft">{reach.filter(Boolean).join(', ')}</span>
      </th>
      <td className={css.last}>
        <span className="cut">{last.filter(Boolean).join(', ')}</span>
      </td>
      <td className={css.at}>{at && <Since at={at} late={false} />}</td>
      <td className={css.matching}>{person.matching ?? '–'}</td>
      <td className={css.viewed}>{person.viewed || '–'}</td>
      <td className={css.agreed}>
        <span className={css.signs}>
          <Agreed {...person} />
        </span>
      </td>
    </tr>
  );
}
