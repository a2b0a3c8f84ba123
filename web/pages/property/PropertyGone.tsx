import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyGone_property$key } from '../../__generated__/PropertyGone_property.graphql.ts';
import { useLanguage } from '../../app/i18n/language.tsx';
import { writeParams } from '../../app/router/params.ts';
import { path } from '../../app/router/paths.ts';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Photo } from '../../components/ui/Photo.tsx';
import { Screen } from '../../components/ui/Screen.tsx';
import { registerPath } from '../demand/registerPath.ts';
import { cityName } from '../list/kinds.ts';
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
