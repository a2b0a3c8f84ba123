import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyRow_property$key } from '../__generated__/PropertyRow_property.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { Sign } from '../ui/Sign.tsx';
import css from './PropertyTable.module.css';
import { sourceText } from './Source.tsx';
import { StandingMark } from './StandingMark.tsx';
import { standingText } from './standings.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  property: PropertyRow_property$key;
  chosen: boolean;
  choose: () => void;
}

/** A property in a list. Its place is the link; on a phone the whole row is. */
export function PropertyRow({ property: key, chosen, choose }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const changing = { price: useDialog('price'), standing: useDialog('standing') };
  const property = useFragment(
    graphql`
      fragment PropertyRow_property on DeskProperty {
        number
        reference
        place
        goal
        standing
        editable
        sourceKind
        sourceName
        price {
          text
        }
        drafted
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
  const { standing, goal, editable, sourceKind, price } = property;
  const isAway = !shown && (standing === 'AVAILABLE' || standing === 'UNDER_OPTION');
  const about = [
    say('lead.number', { number: property.reference }),
    isAway && say(away),
    property.drafted && say('properties.drafted'),
    sourceKind !== 'DESK' && sourceText(say, sourceKind, property.sourceName),
  ];
  const stands = (
    <>
      <StandingMark standing={standing} /> {standingText(say, standing, goal)}
    </>
  );
  return (
    <tr>
      <td className={css.tick}>
        <label>
          <input
            type="checkbox"
            checked={chosen}
            aria-label={say('bulk.choose', { name: property.place })}
            onChange={choose}
          />
        </label>
      </td>
      <td className={css.photo}>
        <Thumbnail url={property.photo} width={84} height={56} />
      </td>
      <th scope="row" className={css.main}>
        <Link className="cut" to={{ screen: 'property', number }} title={property.place}>
          {property.place}
        </Link>
        <span className={`small soft ${css.about}`}>{about.filter(Boolean).join(', ')}</span>
      </th>
      <td className={css.standing}>
        {editable ? (
          <button
            type="button"
            className={css.cell}
            aria-label={say('labelled', {
              label: say('standing.change'),
              value: standingText(say, standing, goal),
            })}
            onClick={() => changing.standing.show(`${number}`)}
          >
            {stands}
            <Icon name="down" />
          </button>
        ) : (
          <span className={css.still}>{stands}</span>
        )}
      </td>
      <td className={css.price}>
        {editable ? (
          <button
            type="button"
            className={css.cell}
            aria-label={
              price
                ? say('labelled', { label: say('price.change'), value: price.text })
                : say('price.change')
            }
            onClick={() => changing.price.show(`${number}`)}
          >
            {price?.text ?? '–'}
          </button>
        ) : (
          <span className={css.still}>{price?.text}</span>
        )}
      </td>
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
