import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnerDocuments_property$key } from '../../../../__generated__/OwnerDocuments_property.graphql.ts';
import { Part } from '../../../../shared/owner/Part.tsx';
import { Row, Rows } from '../../../../shared/owner/Rows.tsx';
import { bytes } from '../../../../shared/property/details/bytes.ts';

/** All documents of a property, to download with the owner's session. */
export function OwnerDocuments(props: { property: OwnerDocuments_property$key }) {
  const intl = useIntl();
  const { documents } = useFragment(
    graphql`
      fragment OwnerDocuments_property on OwnedProperty {
        documents {
          name
          url
          size
        }
      }
    `,
    props.property,
  );
  return (
    <Part
      title={intl.formatMessage({ id: 'owner.documents' })}
      empty={documents.length === 0 && intl.formatMessage({ id: 'owner.noDocuments' })}
    >
      <Rows>
        {documents.map(({ name, url, size }) => (
          <Row key={url} glyph="file" name={name} to={url} value={bytes(size, intl)} download />
        ))}
      </Rows>
    </Part>
  );
}
