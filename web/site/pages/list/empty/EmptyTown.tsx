import { useIntl } from 'react-intl';
import type { EmptyTown_town$key } from '../../../../__generated__/EmptyTown_town.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { Empty } from '../../../../shared/list/Empty.tsx';
import { type Filter, filterSearch } from '../../../../shared/list/filter.ts';
import type { ListKind } from '../../../../shared/list/filterVariables.ts';
import { radiusCells } from '../../../../shared/list/radiusCells.ts';
import { PropertyCard } from '../../../../shared/property/card/PropertyCard.tsx';
import { PropertyGrid } from '../../../../shared/property/card/PropertyGrid.tsx';
import { Link } from '../../../../shared/router/Link.tsx';
import { path } from '../../../../shared/router/paths.ts';
import { ButtonLink } from '../../../../shared/ui/Button.tsx';
import radiusCss from '../filter/FilterRadius.module.css';
import { placeWords } from '../filterTitle.ts';
import css from './EmptyTown.module.css';

interface Props {
  kind: ListKind;
  filter: Filter;
  town: EmptyTown_town$key;
  /** The page that registers the town as a demand. */
  register: string | null;
}

/**
 * A town without properties, or without any within a radius, is an answer: the nearest ones, how far around to look, and who is told when
 * there is one.
 */
export function EmptyTown({ kind, filter, register, ...props }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const { name: town, nearest } = useFragment(
    graphql`
      fragment EmptyTown_town on EmptyTown {
        name
        nearest {
          kilometres
          property {
            number
            city {
              displayName
            }
            ...PropertyCard_property
          }
        }
      }
    `,
    props.town,
  );
  const other = kind === 'sale' ? 'rent' : 'sale';
  const listings = nearest.map(({ kilometres, property }) => ({
    property,
    where: intl.formatMessage(
      { id: 'list.near' },
      { place: property.city.displayName, kilometres: String(kilometres) },
    ),
  }));
  const list = path(kind, language);
  const chosen = String(filter.radius ?? '');
  const first = nearest[0] && {
    kilometres: String(nearest[0].kilometres),
    place: nearest[0].property.city.displayName,
    town,
  };
  const towns = [...new Set(listings.map(({ where }) => where))];
  return (
    <>
      <Empty
        title={intl.formatMessage(
          { id: kind === 'rent' ? 'list.noRent' : 'list.noSale' },
          { town: placeWords(intl, town, filter.radius) },
        )}
        text={intl.formatMessage({ id: nearest[0] ? 'list.nearest' : 'list.lookAround' }, first)}
      >
        {register && (
          <ButtonLink primary to={register}>
            {intl.formatMessage({ id: 'list.register' })}
          </ButtonLink>
        )}
        <ButtonLink to={path(other, language) + filterSearch({ ...filter, page: 1 })}>
          {intl.formatMessage({ id: other === 'rent' ? 'list.inRent' : 'list.inSale' })}
        </ButtonLink>
        <div className={radiusCss.radius} role="group" aria-labelledby="around">
          <p id="around">{intl.formatMessage({ id: 'list.aroundTown' }, { town })}</p>
          {radiusCells(chosen).map((kilometres) => (
            <Link
              key={kilometres}
              to={list + filterSearch({ ...filter, radius: Number(kilometres), page: 1 })}
              aria-current={kilometres === chosen || undefined}
            >
              {`${kilometres}\u00a0km`}
            </Link>
          ))}
        </div>
      </Empty>
      {towns.map((town) => (
        <section key={town} className={css.near}>
          <h2>{town}</h2>
          <PropertyGrid aside>
            {listings
              .filter(({ where }) => where === town)
              .map(({ property }) => (
                <PropertyCard key={property.number} property={property} heading="h3" />
              ))}
          </PropertyGrid>
        </section>
      ))}
    </>
  );
}
