import { useIntl } from 'react-intl';
import type { Documents_property$key } from '../../../__generated__/Documents_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { FormButton, FormLink } from '../../form/FormLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { bytes } from './bytes.ts';
import css from './Documents.module.css';
import { LaterSection } from './LaterSection.tsx';

/** The documents of a property, to download or to request. */
export function Documents(props: { property: Documents_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment Documents_property on Property {
        path
        documents {
          name
          url
          size
        }
      }
    `,
    props.property,
  );
  const { path, documents } = property;
  if (documents.length === 0) return null;
  return (
    <LaterSection
      id="documents"
      title={intl.formatMessage({ id: 'property.documents' })}
      hint={documents.map(({ name }) => name).join(', ')}
      className={css.hide}
    >
      <ul className={css.documents}>
        {documents.map(({ name, url, size }) => (
          <li key={name}>
            {url ? (
              <a href={url} download="">
                <Icon name="file" />
                <strong>{name}</strong>
                <span>{bytes(size, intl)}</span>
              </a>
            ) : (
              <FormLink path={path} form="documents">
                <Icon name="file" />
                <strong>{name}</strong>
                <span>{intl.formatMessage({ id: 'property.onRequest' })}</span>
              </FormLink>
            )}
          </li>
        ))}
      </ul>
      <p className={css.ask}>
        <FormButton path={path} form="documents">
          {intl.formatMessage({ id: 'property.requestDocuments' })}
        </FormButton>
      </p>
    </LaterSection>
  );
}
