import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PropertyTools_property$key } from '../../../../__generated__/PropertyTools_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { FormLink } from '../../../../shared/form/FormLink.tsx';
import { formAddress } from '../../../../shared/form/formAddress.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { bell, printer, share } from '../../../../shared/property/icons.ts';
import { isOffered } from '../../../../shared/property/offered.ts';
import { resource } from '../../../../shared/router/resource.ts';
import { SaveButton } from '../../../../shared/saved/SaveButton.tsx';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import css from './PropertyTools.module.css';

const loadPanel = resource(() => import('./SharePanel.tsx'));
const SharePanel = lazy<ComponentType<{ title: string; path: string }>>(() =>
  loadPanel().then(
    (module) => ({ default: module.SharePanel }),
    () => ({ default: () => null }), // the address can still be copied from the browser's address bar
  ),
);

/**
 * Links to the documents, to share, to print, to be told of changes and to the brochure, which what is sold or rented has no use for.
 * Without scripts sharing is the form for a friend.
 */
export function PropertyTools(props: { property: PropertyTools_property$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { number, title, path, documents, ...offer } = useFragment(
    graphql`
      fragment PropertyTools_property on Property {
        number
        title
        path
        status
        marquee {
          code
        }
        documents {
          name
        }
      }
    `,
    props.property,
  );
  return (
    <>
      <ul className={css.tools}>
        {documents.length > 0 && (
          <li>
            <a href="#documents">
              <Icon name="file" />
              {intl.formatMessage({ id: 'property.documents' })}
            </a>
          </li>
        )}
        <li className={css.save}>
          <SaveButton number={number} words />
        </li>
        <li>
          <noscript>
            <a href={formAddress(path, 'friend')}>
              <Icon name={share} />
              {intl.formatMessage({ id: 'property.share' })}
            </a>
          </noscript>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={share} />
            {intl.formatMessage({ id: 'property.share' })}
          </button>
        </li>
        <li>
          <button type="button" onClick={printAll}>
            <Icon name={printer} />
            {intl.formatMessage({ id: 'property.print' })}
          </button>
        </li>
      </ul>
      {isOffered(offer) && (
        <p className={css.more}>
          <FormLink path={path} form="watch">
            <Icon name={bell} />
            {intl.formatMessage({ id: 'property.watch' })}
          </FormLink>
          <a
            href={`/print/${language}/brochure/${number}/`}
            target="_blank"
            rel="noopener nofollow"
          >
            <Icon name="file" />
            {intl.formatMessage({ id: 'property.brochure' })}
          </a>
        </p>
      )}
      {open && (
        <Suspense>
          <SharePanel title={title} path={path} />
        </Suspense>
      )}
    </>
  );
}

/** Prints after the lazy pictures of the sections have loaded. The photos at the top are not all printed. */
async function printAll() {
  const images = [...document.querySelectorAll<HTMLImageElement>('article section img')];
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
  window.print();
}
