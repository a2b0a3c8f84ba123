import { type FormEvent, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WayTo_property$key } from '../../../__generated__/WayTo_property.graphql.ts';
import type { WayToPlacesQuery } from '../../../__generated__/WayToPlacesQuery.graphql.ts';
import type { WayToQuery } from '../../../__generated__/WayToQuery.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { useAnswer } from '../../answer/useAnswer.ts';
import field from '../../form/fields/Field.module.css';
import { useLanguage } from '../../i18n/language.tsx';
import { graphLanguage } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import css from './Around.module.css';
import { namedPlace, savePlace } from './namedPlace.ts';
import { placeIn } from './placeIn.ts';
import { labels } from './words.ts';

const wayQuery = graphql`
  query WayToQuery($language: Language!, $number: Int!, $place: String) {
    property(number: $number, language: $language) {
      travel(to: $place) {
        to {
          name
        }
        bicycle
        foot
        exact
      }
    }
  }
`;

const placesQuery = graphql`
  query WayToPlacesQuery($language: Language!, $text: String!) {
    namedPlaces(text: $text, language: $language) {
      name
    }
  }
`;

/**
 * How many minutes it is to a place that the visitor names: a GET form, so that it works without scripts. With them the answer comes on
 * the page, and the place is remembered for the next properties.
 */
export function WayTo({ search, ...props }: { property: WayTo_property$key; search: string }) {
  const intl = useIntl();
  const t = labels(intl);
  const id = useId();
  const language = graphLanguage(useLanguage());
  const property = useFragment(
    graphql`
      fragment WayTo_property on Property {
        number
        city {
          displayName
        }
        travel(to: $place) {
          to {
            name
          }
          bicycle
          foot
          exact
        }
      }
    `,
    props.property,
  );
  const said = placeIn(search);
  const [requested, setRequested] = useState(said);
  const [typed, setTyped] = useState('');
  useEffect(() => setRequested(said ?? namedPlace()), [said]);
  const { number, city } = property;
  const own = requested === said;
  const way = useAnswer<WayToQuery>(
    wayQuery,
    own || requested == null ? null : { language, number, place: requested },
    0,
  );
  const { answer: places } = useAnswer<WayToPlacesQuery>(
    placesQuery,
    typed.trim() === '' ? null : { language, text: typed },
  );
  const found = way.answer?.property?.travel;
  const answered = found && {
    to: found.to,
    bicycle: found.bicycle,
    foot: found.foot,
    exact: found.exact,
  };
  const travel = own ? property.travel : answered;
  const ready = own || (way.answer != null && !way.waiting);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = String(new FormData(event.currentTarget).get('place') ?? '').trim();
    setRequested(place || null);
    savePlace(place || null);
  };
  const minutes = { bicycle: travel?.bicycle, foot: travel?.foot, place: travel?.to.name };
  const words =
    travel?.bicycle == null ? 'far' : travel.foot == null ? 'bicycle' : ('minutes' as const);
  return (
    <form className={css.way} method="get" action="#surroundings" onSubmit={ask}>
      <div className={classes(field.field, css.place)}>
        <label htmlFor={id}>{t('property.around.place')}</label>
        <input
          id={id}
          key={requested}
          name="place"
          list={`${id}-places`}
          autoComplete="off"
          maxLength={100}
          placeholder={t('property.around.example')}
          defaultValue={requested ?? ''}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <datalist id={`${id}-places`}>
          {places?.namedPlaces.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Button type="submit">{t('property.around.show')}</Button>
      <p role="status" className={css.answer}>
        {requested != null && ready && (
          <>
            {travel
              ? intl.formatMessage({ id: `property.around.${words}` }, minutes)
              : t('property.around.unknown')}{' '}
            {travel && (
              <span className="small soft">
                {t('property.around.estimate')}{' '}
                {!travel.exact &&
                  intl.formatMessage(
                    { id: 'property.around.fromCentre' },
                    { city: city.displayName },
                  )}
              </span>
            )}
          </>
        )}
        {way.failed && t('property.around.failed')}
      </p>
    </form>
  );
}
