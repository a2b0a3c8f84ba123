import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormLink } from '../../../components/form/FormLink.tsx';
import css from './SharePanel.module.css';
import { shareLetter, shareLinks } from './shareLinks.ts';

interface Props {
  title: string;
  /** The page, from the root. */
  path: string;
}

/** The ways to pass a page on: the device's own sheet where it has one, the address, a letter, networks. */
export function SharePanel({ title, path }: Props) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const address = location.origin + path;
  return (
    <ul className={css.panel}>
      {'share' in navigator && (
        <li>
          <button type="button" onClick={() => onDevice(title, address)}>
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
        <a href={shareLetter(title, address)}>
          {intl.formatMessage({ id: 'property.share.mail' })}
        </a>
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

/** The device's own sheet. A visitor who closes it has shared nothing, and that is no failure. */
async function onDevice(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Whether the address could be copied. */
function copy(address: string): Promise<boolean> {
  return navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
}
