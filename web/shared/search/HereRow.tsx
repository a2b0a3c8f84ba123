import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { type Area, writeArea } from '../map/area.ts';
import { hereKilometres } from '../map/here.ts';
import { HereButton } from '../map/host/HereButton.tsx';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import css from './SearchPanel.module.css';

/** Both lists around the visitor, once a press of the button found where that is. The place goes nowhere but into their addresses. */
export function HereRow() {
  const intl = useIntl();
  const language = useLanguage();
  const first = useRef<HTMLLIElement>(null);
  const [area, setArea] = useState<Area | null>(null);
  useEffect(() => {
    if (area) first.current?.querySelector('a')?.focus();
  }, [area]);
  if (!area)
    return (
      <section className={css.around}>
        <HereButton onFound={setArea} />
      </section>
    );
  return (
    <section className={css.around}>
      <ul>
        <li ref={first}>
          <span>
            {intl.formatMessage({ id: 'map.hereWithin' }, { kilometres: String(hereKilometres) })}
          </span>
          <Link to={path('sale', language, `?${writeArea(area)}`)}>
            {intl.formatMessage({ id: 'search.sale' })}
          </Link>
          <Link to={path('rent', language, `?${writeArea(area)}`)}>
            {intl.formatMessage({ id: 'search.rent' })}
          </Link>
        </li>
      </ul>
    </section>
  );
}
