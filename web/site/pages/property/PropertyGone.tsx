import { useIntl } from 'react-intl';
import type { PropertyGone_property$key } from '../../../__generated__/PropertyGone_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { registerPath } from '../../../shared/demand/registerPath.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { cityName } from '../../../shared/list/kinds.ts';
import { writeParams } from '../../../shared/router/params.ts';
import { path } from '../../../shared/router/paths.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import { Screen } from '../../../shared/ui/Screen.tsx';
import { SimilarProperties } from './SimilarProperties.tsx';

/** The page of a sold or rented property: it says so, and shows similar ones on offer. */
export function PropertyGone(props: { property: PropertyGone_property$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const property = useFragment(
    graphql`
      fragment PropertyGone_property on Property {
        reference
        status
        goal
        typeName
        city {
          name
          displayName
          zip
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
        ...SimilarProperties_property
      }
    `,
    props.property,
  );
  const { reference, typeName, city, goal, cover } = property;
  const what = { type: typeName, city: city.displayName, number: reference };
  const rent = goal === 'RENT';
  const list = rent ? 'rent' : 'sale';
  const search = writeParams([['city', cityName(city)]]);
  const title = property.status === 'RENTED' ? 'property.rented' : 'property.sold';
  return (
    <>
      <Screen
        title={intl.formatMessage({ id: title })}
        text={intl.formatMessage({ id: 'property.goneText' }, what)}
        photo={
          cover[0] && <Photo photo={cover[0]} sizes="(min-width: 60rem) 40rem, 92vw" priority />
        }
      >
        <ButtonLink primary to={registerPath(language, list, search)}>
          {intl.formatMessage({ id: 'list.register' })}
        </ButtonLink>
        <ButtonLink to={path(list, language)}>
          {intl.formatMessage({ id: rent ? 'property.stillRent' : 'property.stillSale' })}
        </ButtonLink>
      </Screen>
      <SimilarProperties property={property} />
    </>
  );
}
