import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FormFrame_site$key } from '../../__generated__/FormFrame_site.graphql.ts';
import type { PropertyFormFrame_property$key } from '../../__generated__/PropertyFormFrame_property.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { Broker } from '../../shared/property/Broker.tsx';
import { Crumbs } from '../../shared/ui/Crumbs.tsx';
import { Photo } from '../../shared/ui/photo/Photo.tsx';
import { FormFrame } from './FormFrame.tsx';

interface Props {
  site: FormFrame_site$key;
  property: PropertyFormFrame_property$key;
  title: string;
  /** What happens with the form, after the name of the property. */
  text: ReactNode;
  children: ReactNode;
}

/** A form about a property, with its photo, its name, and who of the agency answers. */
export function PropertyFormFrame({ site, title, text, children, ...props }: Props) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment PropertyFormFrame_property on Property {
        reference
        path
        paths {
          language
          path
        }
        title
        typeName
        city {
          displayName
        }
        photos(first: 1) {
          ...Photo_photo
        }
        agent {
          ...Broker_agent
        }
      }
    `,
    props.property,
  );
  const { reference, path, paths, city, photos, agent } = property;
  const name = property.title || property.typeName;
  const about = { title: name, city: city.displayName, number: reference };
  return (
    <FormFrame
      site={site}
      title={title}
      text={
        <>
          <strong>{intl.formatMessage({ id: 'form.about' }, about)}</strong> {text}
        </>
      }
      aside={
        <>
          {photos[0] && <Photo photo={photos[0]} sizes="(min-width: 60rem) 34rem, 92vw" />}
          <Broker agent={agent} />
        </>
      }
      face={<Broker agent={agent} />}
      crumbs={<Crumbs steps={[{ to: path, text: name }]} here={title} />}
      paths={paths}
    >
      {children}
    </FormFrame>
  );
}
