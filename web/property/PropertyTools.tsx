import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyTools_property$key } from '../__generated__/PropertyTools_property.graphql.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './PropertyTools.module.css';
import { share } from './share.ts';

/** To the documents, pass on, print. */
export function PropertyTools(props: { property: PropertyTools_property$key }) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const property = useFragment(
    graphql`
      fragment PropertyTools_property on Property {
        title
        documents {
          name
        }
      }
    `,
    props.property,
  );
  const pass = async () => setCopied((await share(property.title)) === 'copied');
  return (
    <ul className={css.tools}>
      {property.documents.length > 0 && (
        <li>
          <a href="#documents">
            <Icon name="file" />
            {intl.formatMessage({ id: 'property.documents' })}
          </a>
        </li>
      )}
      <li>
        <button type="button" onClick={pass}>
          <Icon name={copied ? 'check' : 'share'} />
          <span aria-live="polite">
            {intl.formatMessage({ id: copied ? 'property.copied' : 'property.share' })}
          </span>
        </button>
      </li>
      <li>
        <button type="button" onClick={() => window.print()}>
          <Icon name="printer" />
          {intl.formatMessage({ id: 'property.print' })}
        </button>
      </li>
    </ul>
  );
}
