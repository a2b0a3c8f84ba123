import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Neighbours, neighboursOf } from '../../../shared/property/listTrail.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import css from './ListTrail.module.css';

/** Links back to the list the visitor came from and to the properties before and after on it. Its space is reserved at first. */
export function ListTrail({ path }: { path: string }) {
  const intl = useIntl();
  const [found, setFound] = useState<Neighbours | null>(null);
  useEffect(() => setFound(neighboursOf(path)), [path]);
  if (!found) return <div className={css.trail} />;
  const { address, previous, next } = found;
  return (
    <nav className={css.trail} aria-label={intl.formatMessage({ id: 'property.trail' })}>
      <Link to={address}>
        <Icon name="grid" />
        <span>{intl.formatMessage({ id: 'property.trail.list' })}</span>
      </Link>
      {previous && (
        <Link to={previous} aria-label={intl.formatMessage({ id: 'property.trail.previous' })}>
          <Icon name="chevronLeft" />
        </Link>
      )}
      {next && (
        <Link to={next} aria-label={intl.formatMessage({ id: 'property.trail.next' })}>
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}
