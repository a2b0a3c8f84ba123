import { useIntl } from 'react-intl';
import css from './SectionLinks.module.css';

/** Links to the sections of a long page; nothing for a single one. */
export function SectionLinks({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const intl = useIntl();
  if (sections.length < 2) return null;
  return (
    <nav className={css.links} aria-label={intl.formatMessage({ id: 'property.onThisPage' })}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => open(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens a section that is closed until it is asked for; the browser goes there by itself. */
function open(id: string) {
  const closed = document.getElementById(id)?.closest('details');
  if (closed) closed.open = true;
}
