import { graphql } from 'react-relay/hooks';
import type { PropertyQuery } from '../__generated__/PropertyQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Columns } from '../ui/Columns.tsx';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { AboutProperty } from './AboutProperty.tsx';
import { DoubtfulPrice } from './DoubtfulPrice.tsx';
import { Featured } from './Featured.tsx';
import { Lacks } from './Lacks.tsx';
import { Listing } from './Listing.tsx';
import { propertiesOf } from './lists.ts';
import { NextAppointments } from './NextAppointments.tsx';
import { Prints } from './Prints.tsx';
import css from './Property.module.css';
import { PropertyDialogs } from './PropertyDialogs.tsx';
import { PropertyPhotos } from './PropertyPhotos.tsx';
import { PropertyState } from './PropertyState.tsx';
import { Source } from './Source.tsx';

/** One property: its price and how it stands, what it lacks, its pictures, page views and leads. Another source's is changed there. */
export function Property({ number }: { number: number }) {
  const say = useText();
  const { answer, failure, again } = useQuery<PropertyQuery>(
    graphql`
      query PropertyQuery($number: Int!) {
        desk {
          ...Featured_desk
          property(number: $number) {
            title
            place
            path
            project
            shown
            held
            listable
            editable
            standing
            ...Source_property
            ...PropertyState_property
            ...DoubtfulPrice_property
            ...Listing_property
            ...Lacks_property
            ...AboutProperty_property
            ...NextAppointments_property
            ...PropertyPhotos_property
          }
        }
      }
    `,
    { number },
    ['properties', 'appointments'],
  );
  useEnd(answer);
  const desk = answer?.desk;
  const property = desk?.property;
  const isEdited = property?.editable && property.standing !== 'PREPARED'; // which has another next step
  return (
    <Screen title={property?.place ?? say('properties.property')}>
      <p className={css.back}>
        <Link to={{ screen: 'properties', ...propertiesOf('ALL') }}>
          <Icon name="back" />
          {say('properties.title')}
        </Link>
      </p>
      {!desk &&
        (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting rows={10} />)}
      {desk && !property && (
        <Empty title={say('properties.gone.title')} text={say('properties.gone.text')} isScreen />
      )}
      {property && (
        <>
          <Head title={property.place} text={property.title}>
            <PropertyState property={property} number={number} changed={again} />
            <Link
              className={buttonClass(isEdited ? 'primary' : undefined)}
              to={{ screen: 'editor', number }}
            >
              {say(property.editable ? 'editor.open' : 'editor.read')}
            </Link>
            <Link className={buttonClass()} to={{ screen: 'history', number }}>
              {say('versions.open')}
            </Link>
            {property.project && (
              <Link className={buttonClass()} to={{ screen: 'units', number: property.project }}>
                {say('units.open')}
              </Link>
            )}
            {property.path && (
              <a className={buttonClass()} href={property.path} target="_blank" rel="noreferrer">
                {say('properties.open')}
              </a>
            )}
          </Head>
          <Source property={property} number={number} changed={again} />
          <PropertyDialogs changed={again} />
          <Columns
            aside={
              <>
                <AboutProperty property={property} number={number} />
                <NextAppointments property={property} number={number} changed={again} />
                {property.shown && property.path && <Prints number={number} path={property.path} />}
              </>
            }
            label={say('properties.facts')}
          >
            <DoubtfulPrice property={property} number={number} changed={again} />
            <Listing property={property} number={number} changed={again}>
              <Featured desk={desk} number={number} listable={property.listable} changed={again} />
            </Listing>
            <Lacks property={property} held={property.held} />
            <PropertyPhotos property={property} />
          </Columns>
        </>
      )}
    </Screen>
  );
}
