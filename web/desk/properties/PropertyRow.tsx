import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyRow_property$key } from '../__generated__/PropertyRow_property.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Sign } from '../ui/Sign.tsx';
import css from './PropertyTable.module.css';
import { Thumbnail } from './Thumbnail.tsx';

/** A property in a list. Its place is the link; on a phone the whole row is. */
export function PropertyRow({ property: key }: { property: PropertyRow_property$key }) {
  const say = useText();
  const { locale } = useIntl();
  const property = useFragment(
    graphql`
      fragment PropertyRow_property on DeskProperty {
        number
        reference
        place
        goal
        marquee
        price {
          text
        }
        shown
        held
        hiddenUntil
        lacks {
          field
        }
        photo
        wordless
        visits
        leadCount
        agent
      }
    `,
    key,
  );
  const { number, lacks, wordless, held, shown } = property;
  const away = property.hiddenUntil
    ? 'listing.hidden'
    : held
      ? 'properties.held'
      : 'properties.hidden';
  const state = shown ? property.marquee : say(away);
  const about = [
    say('lead.number', { number: property.reference }),
    say(`properties.goal.${property.goal === 'RENT' ? 'RENT' : 'SALE'}`),
    state,
    property.price?.text,
  ];
  return (
    <tr>
      <td className={css.photo}>
        <Thumbnail url={property.photo} width={84} height={56} />
      </td>
      <th scope="row" className={css.main}>
        <Link className="cut" to={{ screen: 'property', number }} title={property.place}>
          {property.place}
        </Link>
        <span className={`small soft ${css.about}`}>{about.filter(Boolean).join(', ')}</span>
      </th>
      <td className={css.law} data-fine={lacks.length === 0 || undefined}>
        <Sign
          variant={lacks.length > 0 ? 'bad' : 'soft'}
          icon={lacks.length > 0 ? 'warning' : 'check'}
        >
          <span className={css.phone}>{say('properties.law')} </span>
          {lacks.length || <span className="hidden-text">{say('properties.fine')}</span>}
        </Sign>
      </td>
      <td className={css.words} data-fine={wordless === 0 || undefined}>
        <Sign variant={wordless > 0 ? 'bad' : 'soft'} icon={wordless > 0 ? 'warning' : 'check'}>
          <span className={css.phone}>{say('properties.photos')} </span>
          {wordless || <span className="hidden-text">{say('properties.fine')}</span>}
        </Sign>
      </td>
      <td className={css.visits}>{property.visits.toLocaleString(locale)}</td>
      <td className={css.leads}>{property.leadCount?.toLocaleString(locale)}</td>
      <td className={css.agent}>
        <span className="cut">{property.agent}</span>
      </td>
    </tr>
  );
}
