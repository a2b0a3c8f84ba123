import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormLink } from '../../../../shared/form/FormLink.tsx';
import css from './SharePanel.module.css';
import { shareEmail, shareLinks } from './shareLinks.ts';

interface Props {
  title: string;
  /** The path of the page. */
  path: string;
}

/** Ways to share a page: the device's share sheet where it has one, the copied address, an email, social networks. */
export function SharePanel({ title, path }: Props) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const address = location.origin + path;
  return (
    <ul className={css.panel}>
      {'share' in navigator && (
        <li>
          <button type="button" onClick={() => shareOnDevice(title, address)}>
            {intl.formatMessage({ id: 'property.share.device' })}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={async () => setCopied(await copy(address))}>
          <span aria-live="polite">
            {intl.formatMessage({ id: copied ? 'property.copied' : 'property.share.copy' })}
          </span>
        </button>
      </li>
      <li>
        <a href={shareEmail(title, address)}>{intl.formatMessage({ id: 'property.share.mail' })}</a>
      </li>
      <li>
        <FormLink path={path} form="friend">
          {intl.formatMessage({ id: 'property.share.friend' })}
        </FormLink>
      </li>
      {shareLinks(title, address).map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Opens the device's share sheet. Closing it without sharing is no failure. */
async function shareOnDevice(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Copies the address; false when the browser refuses. */
function copy(address: string): Promise<boolean> {
  return navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
}
