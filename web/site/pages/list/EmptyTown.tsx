import { useIntl } from 'react-intl';
import type { EmptyTown_town$key } from '../../../__generated__/EmptyTown_town.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { Empty } from '../../../shared/list/Empty.tsx';
import { type Filter, filterSearch } from '../../../shared/list/filter.ts';
import type { ListKind } from '../../../shared/list/filterVariables.ts';
import { PropertyCard } from '../../../shared/property/card/PropertyCard.tsx';
import { PropertyGrid } from '../../../shared/property/card/PropertyGrid.tsx';
import { path } from '../../../shared/router/paths.ts';
import { searchPath } from '../../../shared/search/searchPath.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import css from './EmptyTown.module.css';

/** How far around a town to look, in km. */
const radii = ['10', '20', '50'];

interface Props {
  kind: ListKind;
  filter: Filter;
  town: EmptyTown_town$key;
  /** The page that registers the town as a demand. */
  register: string | null;
}

/**
 * A town without homes is an answer: the nearest ones, how far around it to look, and who is told when there is one. The words
 * of a radius are a sentence, which leads to the list of the towns within it.
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
  const towns = [...new Set(listings.map(({ where }) => where))];
  return (
    <>
      <Empty
        title={intl.formatMessage(
          { id: kind === 'rent' ? 'list.noRent' : 'list.noSale' },
          { town },
        )}
        text={intl.formatMessage({ id: 'list.lookAround' })}
      >
        {register && (
          <ButtonLink primary to={register}>
            {intl.formatMessage({ id: 'list.register' })}
          </ButtonLink>
        )}
        {radii.map((kilometres) => {
          const words = intl.formatMessage({ id: 'list.within' }, { kilometres, town });
          return (
            <ButtonLink key={kilometres} to={searchPath(path(kind, language), words)}>
              {words}
            </ButtonLink>
          );
        })}
        <ButtonLink to={path(other, language) + filterSearch({ ...filter, page: 1 })}>
          {intl.formatMessage({ id: other === 'rent' ? 'list.inRent' : 'list.inSale' })}
        </ButtonLink>
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
