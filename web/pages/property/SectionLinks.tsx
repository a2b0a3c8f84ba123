import { useIntl } from 'react-intl';
import css from './SectionLinks.module.css';

/** The parts of a long page, to go to at once. */
export function SectionLinks({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const intl = useIntl();
  if (sections.length < 2) return null;
  return (
    <nav className={css.links} aria-label={intl.formatMessage({ id: 'property.onThisPage' })}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
