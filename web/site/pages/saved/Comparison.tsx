import { useIntl } from 'react-intl';
import type { Comparison_properties$key } from '../../../__generated__/Comparison_properties.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useDetailsOfEach } from '../../../shared/property/details/useDetails.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { path } from '../../../shared/router/paths.ts';
import { mostCompared } from '../../../shared/saved/savedAddress.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import { Ribbon } from '../../../shared/ui/photo/Ribbon.tsx';
import css from './Comparison.module.css';
import { comparedRows } from './comparedRows.ts';

/** The width of a photo in a head, as the style sheet has it. */
const photoSizes = 'clamp(9.75rem, 25.5vw, 22.5rem)';

interface Props {
  properties: Comparison_properties$key;
  /** Those that the address names, in its order. */
  numbers: readonly number[];
  /** How many the address asks for; no more than four of them are here. */
  requested: number;
  /** The search of the page that compares nothing. */
  back: string;
}

/** Properties side by side, a column each; what differs is marked, and may be shown alone. */
export function Comparison({ numbers, requested, back, ...props }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const found = useFragment(
    graphql`
      fragment Comparison_properties on Property @relay(plural: true) {
        id
        number
        path
        headline
        city {
          displayName
        }
        marquee {
          code
          name
        }
        reduction {
          __typename
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
        ...useDetails_property
      }
    `,
    props.properties,
  );
  const properties = numbers.flatMap((number) => found.find((one) => one.number === number) ?? []);
  const different = intl.formatMessage({ id: 'saved.differs' });
  const rows = comparedRows(useDetailsOfEach(properties));
  if (properties.length === 0) return null;
  return (
    <section className={css.comparison} aria-labelledby="comparison">
      <header className={css.head}>
        <h2 id="comparison">{intl.formatMessage({ id: 'saved.sideBySide' })}</h2>
        <label>
          <input type="checkbox" className={css.only} />
          {intl.formatMessage({ id: 'saved.onlyDifferences' })}
        </label>
        <Link to={path('saved', language, back)}>
          {intl.formatMessage({ id: 'saved.endComparison' })}
        </Link>
      </header>
      {requested > mostCompared && (
        <Notice icon="alert">
          {intl.formatMessage({ id: 'saved.tooManyCompared' }, { requested, most: mostCompared })}
        </Notice>
      )}
      <div className={css.scroll}>
        <table>
          <thead>
            <tr>
              <td />
              {properties.map((property) => (
                <th key={property.id} scope="col">
                  <span className={css.photo}>
                    {property.cover[0] && (
                      <Photo photo={property.cover[0]} sizes={photoSizes} decorative />
                    )}
                    <Ribbon
                      marquee={property.marquee}
                      reduced={property.reduction && intl.formatMessage({ id: 'property.reduced' })}
                      className={css.ribbon}
                    />
                  </span>
                  <Link to={property.path}>{property.headline}</Link>
                  <small>{property.city.displayName}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, values, differs }) => (
              <tr key={name} className={differs ? css.differs : undefined}>
                <th scope="row">
                  <span>
                    {label}
                    {differs && <span className="hidden-text"> {different}</span>}
                  </span>
                </th>
                {properties.map(({ id }, i) => (
                  <td key={id}>{values[i] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
