import { useTranslations } from 'next-intl';
import { euro, listPath, priceSteps } from '../lib/text';
import { Icon } from './Icon';
import { Link } from './Link';

/** The search filter with the counts beside each value. */
export function Filter({ filter, result }) {
  const t = useTranslations('list');
  const { cities, types, counts } = result;
  const conditions = [filter.city, filter.priceMin, filter.priceMax, filter.bedrooms].filter(Boolean).length;
  return (
    <form id="filter" className="filter" aria-label={t('filter')} action="/nl/te-koop/">
      <nav className="goals" aria-label={t('goals')}>
        <Link aria-current="true" href={listPath(filter)}>
          {t('buy')}
        </Link>
        <Link href={listPath(filter, {}, '/nl/te-huur/')}>{t('rent')}</Link>
      </nav>
      <Cell label={t('city')} value={result.city ? `${result.city.name} [${result.city.zip}]` : t('allCities')}>
        {cities.map((c) => (
          <label className="choice" key={c.zip}>
            <input
              type="checkbox"
              name="city"
              defaultChecked={c === result.city || c.zip === result.city?.zip}
              value={`${c.name}|${c.zip}`}
            />
            {`${c.name} [${c.zip}]`} <span className="count">{c.count}</span>
          </label>
        ))}
      </Cell>
      <Cell label={t('type')} value={t('allTypes')}>
        {types.map((k) => (
          <label className="choice" key={k.number}>
            <input type="checkbox" disabled={!k.count} name="type" value={k.number} />
            {k.name} <span className="count">{k.count}</span>
          </label>
        ))}
      </Cell>
      <Cell
        label={t('price')}
        value={`${filter.priceMin ? euro(filter.priceMin) : ''} – ${filter.priceMax ? euro(filter.priceMax) : ''}`}
        later
      >
        <div className="pair">
          <Price label={t('from')} name="priceMin" none={t('noMin')} value={filter.priceMin} />
          <Price label={t('to')} name="priceMax" none={t('noMax')} value={filter.priceMax} />
        </div>
      </Cell>
      <div className="cell later">
        <label htmlFor="bedrooms">{t('bedrooms')}</label>
        <select id="bedrooms" name="bedrooms" defaultValue={filter.bedrooms ?? ''}>
          <option value="">{t('all')}</option>
          {[1, 2, 3, 4, 5].map((n) => (
            <option value={n} key={n}>
              {t('least', { n: String(n), count: String(counts[`bedrooms${n}`] ?? 0) })}
            </option>
          ))}
        </select>
      </div>
      <div className="cell later">
        <label htmlFor="text">{t('text')}</label>
        <input id="text" maxLength={100} placeholder={t('placeholder')} name="text" defaultValue="" />
      </div>
      <button type="button" className="button criteria" aria-haspopup="dialog">
        <Icon name="sliders" />
        <span className="narrow">{t('filters', { count: String(conditions) })}</span>
        <span className="wide">{t('more')}</span>
      </button>
      <button type="submit" className="button primary go" aria-label={t('go')}>
        <Icon name="search" />
      </button>
      <noscript>
        <More t={t} result={result} />
      </noscript>
    </form>
  );
}

function Cell({ label, value, later, children }) {
  return (
    <details name="filter" className={later ? 'cell later' : 'cell'}>
      <summary>
        <span>{label}</span>
        {value}
      </summary>
      <div className="pop">{children}</div>
    </details>
  );
}

function Price({ label, name, none, value }) {
  const steps = value && !priceSteps.includes(value) ? [...priceSteps, value].sort((a, b) => a - b) : priceSteps;
  return (
    <label className="field">
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {steps.map((step) => (
          <option value={step} key={step}>
            {euro(step)}
          </option>
        ))}
      </select>
    </label>
  );
}

function More({ t, result: { counts, labels, total } }) {
  const least = (name, values) => (
    <div className="line" data-control="least">
      <label htmlFor={name}>{t(name)}</label>
      <select id={name} name={name}>
        <option value="">{t('all')}</option>
        {values.map(
          (n) =>
            counts[name + n] > 0 && (
              <option value={n} key={n}>
                {t('least', { n: String(n), count: String(counts[name + n]) })}
              </option>
            ),
        )}
      </select>
    </div>
  );
  const input = (name, unit, more = { inputMode: 'numeric', maxLength: 11, autoComplete: 'off' }) => (
    <div className="line" data-control={unit ? 'amount' : 'year'} key={name}>
      <label htmlFor={name}>{t(name)}</label>
      <div className="with">
        <input id={name} {...more} name={name} defaultValue="" />
        {unit && <span>{unit}</span>}
      </div>
    </div>
  );
  const several = (name, choices) => (
    <fieldset className="several">
      <legend>{t(name)}</legend>
      <div className="choices">
        {choices.map(([value, text, count]) => (
          <label key={value}>
            <input type="checkbox" disabled={!count} name={name} value={value} />
            <span>
              {text} <small>{count}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
  return (
    <>
      <p className="noMap">{t('noMap')}</p>
      <details className="more">
        <summary>{t('more')}</summary>
        <fieldset className="group">
          <legend>{t('rooms')}</legend>
          {least('bathrooms', [1, 2])}
          {least('garages', [1, 2])}
          {least('parkings', [])}
          {['surfaceMin', 'surfaceMax', 'plotMin', 'plotMax'].map((name) => input(name, 'm²'))}
        </fieldset>
        <fieldset className="group">
          <legend>{t('building')}</legend>
          {several(
            'facades',
            [2, 3, 4].map((n) => [n, t(`facade${n}`), 0]),
          )}
          {several(
            'energy',
            labels.map(({ label, count }) => [label.toUpperCase(), label.toUpperCase(), count]),
          )}
          {input('yearMin')}
          {input('yearMax')}
          {input('availableBy', null, { type: 'date' })}
        </fieldset>
        <fieldset className="group">
          <legend>{t('assets')}</legend>
          {[
            'newBuild',
            'garden',
            'terrace',
            'lift',
            'cellar',
            'furnished',
            'pool',
            'inProject',
            'reduced',
            'viewable',
          ].map((name) => {
            const count = name === 'viewable' ? total : 0;
            return (
              <label className="toggle" key={name}>
                <span>
                  {t(name)} <small>{count}</small>
                </span>
                <input
                  disabled={!count}
                  className="input"
                  type="checkbox"
                  role="switch"
                  aria-checked="false"
                  name={name}
                  value="1"
                />
              </label>
            );
          })}
          {input('descriptionWords', null, { maxLength: 100 })}
        </fieldset>
      </details>
    </>
  );
}
