import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/language.tsx';
import { type Area, writeArea } from '../map/area.ts';
import { crosshair } from '../map/crosshair.ts';
import { aroundHere, type HereTrouble, hereKilometres } from '../map/here.ts';
import { useOwnTexts } from '../map/host/useOwnTexts.ts';
import { Link } from '../router/Link.tsx';
import { path } from '../router/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './SearchPanel.module.css';

/** Both lists around the visitor, once a press of the button found where that is. The place goes nowhere but into their addresses. */
export function HereRow() {
  return useOwnTexts() ? <Row /> : null;
}

function Row() {
  const intl = useIntl();
  const language = useLanguage();
  const first = useRef<HTMLLIElement>(null);
  const [found, setFound] = useState<Area | HereTrouble | 'waiting' | null>(null);
  const area = found !== null && typeof found !== 'string' ? found : null;
  useEffect(() => {
    if (area) first.current?.querySelector('a')?.focus();
  }, [area]);
  const said = {
    waiting: 'map.hereWaits',
    refused: 'map.hereRefused',
    failed: 'map.hereFailed',
  } as const;
  return (
    <section className={css.around}>
      <ul>
        <li ref={first}>
          {area ? (
            <>
              <span>
                {intl.formatMessage(
                  { id: 'map.hereWithin' },
                  { kilometres: String(hereKilometres) },
                )}
              </span>
              <Link to={path('sale', language, `?${writeArea(area)}`)}>
                {intl.formatMessage({ id: 'search.sale' })}
              </Link>
              <Link to={path('rent', language, `?${writeArea(area)}`)}>
                {intl.formatMessage({ id: 'search.rent' })}
              </Link>
            </>
          ) : (
            <button
              type="button"
              className={css.here}
              onClick={() => {
                setFound('waiting');
                aroundHere().then(setFound);
              }}
            >
              <Icon name={crosshair} />
              {intl.formatMessage({ id: 'map.here' })}
            </button>
          )}
        </li>
      </ul>
      <p role="status" className={typeof found === 'string' ? css.status : 'hidden-text'}>
        {typeof found === 'string' && intl.formatMessage({ id: said[found] })}
      </p>
    </section>
  );
}
