import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Documents_property$key } from '../__generated__/Documents_property.graphql.ts';
import { decimal } from '../ui/figures.ts';
import { Icon } from '../ui/Icon.tsx';
import { DetailSection } from './DetailSection.tsx';
import css from './Documents.module.css';
import { letter } from './letters.ts';
import { useSubject } from './subject.ts';

/** Papers to download, or to ask the agent for. */
export function Documents(props: { property: Documents_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment Documents_property on Property {
        documents {
          name
          url
          size
        }
        agent {
          email
        }
        ...subject_property
      }
    `,
    props.property,
  );
  const { question } = useSubject(property);
  const { agent, documents } = property;
  if (documents.length === 0) return null;
  return (
    <DetailSection
      id="documents"
      title={intl.formatMessage({ id: 'property.documents' })}
      className={css.hide}
    >
      <ul className={css.documents}>
        {documents.map(({ name, url, size }) => (
          <li key={name}>
            <a
              href={url ?? letter(agent.email, `${name}. ${question}`)}
              {...(url && { download: '' })}
            >
              <Icon name="file" />
              <strong>{name}</strong>
              <span>
                {url ? bytes(size, intl) : intl.formatMessage({ id: 'property.onRequest' })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** A size in kB, from a million bytes on in MB. */
function bytes(size: number, intl: IntlShape): string {
  if (size >= 1_000_000) {
    const megabytes = decimal(Math.round(size / 100_000) / 10);
    return intl.formatMessage({ id: 'property.megabytes' }, { size: megabytes });
  }
  return intl.formatMessage(
    { id: 'property.kilobytes' },
    { size: decimal(Math.ceil(size / 1000)) },
  );
}
