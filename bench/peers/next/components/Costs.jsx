import { useTranslations } from 'next-intl';
import { day, exact } from '../lib/text';
import rules from '../content/rules.json';

const cents = (n) => Math.round(n * 100) / 100;

/** The least and the most of a rule at a price; undefined where it has no amount. */
function amounts({ share, fixed, scale, rest, vat, lower }, price) {
  if (share) return [cents(price * share)];
  if (fixed) return [fixed];
  if (!scale) return undefined;
  let below = 0;
  let sum = 0;
  for (const [upTo, part] of [...scale, [Infinity, rest]]) {
    sum += Math.max(0, Math.min(price, upTo) - below) * part;
    below = upTo;
  }
  return [cents(sum * vat * lower), cents(sum * vat)];
}

function Source({ rule: { since, checked, sources } }) {
  const t = useTranslations('property');
  const host = (url) => new URL(url).hostname.replace('www.', '');
  return (
    <small className="source">
      {t.rich('since', {
        since: day(since),
        checked: day(checked),
        time: (text) => <time dateTime={since}>{text}</time>,
        time2: (text) => <time dateTime={checked}>{text}</time>,
      })}{' '}
      {sources.map((url, i) => (
        <span key={url}>
          <a href={url} rel="nofollow noreferrer">
            {host(url)}
          </a>
          {i < sources.length - 1 && ','}
        </span>
      ))}
    </small>
  );
}

export function Costs({ price }) {
  const t = useTranslations('property');
  const lines = rules.costs.map((rule) => ({ rule, amount: amounts(rule, price) }));
  const known = lines.reduce((sum, { amount }) => sum + (amount ? amount.at(-1) : 0), 0);
  const field = (id, label, more) => (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} autoComplete="off" {...more} />
    </div>
  );
  return (
    <section className="section costs" aria-labelledby="estimate">
      <h2 id="estimate">{t('estimate')}</h2>
      <p className="intro">{t('estimateIntro')}</p>
      <form className="form" aria-labelledby="estimate" action="#estimate" method="get">
        {field('cost-price', t('costPrice'), { inputMode: 'numeric', name: 'price', defaultValue: price })}
        <div className="field">
          <label htmlFor="cost-home">{t('costHome')}</label>
          <select id="cost-home" name="home" defaultValue="own">
            <option value="own">{t('costOwn')}</option>
            <option value="other">{t('costOther')}</option>
          </select>
        </div>
        {field('cost-on', t('costOn'), { type: 'date', name: 'on' })}
        {field('cost-loan', t('costLoan'), { inputMode: 'numeric', name: 'loan' })}
        {field('cost-rate', t('costRate'), { inputMode: 'decimal', name: 'rate' })}
        {field('cost-years', t('costYears'), { inputMode: 'numeric', name: 'years' })}
        <div className="send">
          <button type="submit" className="button">
            {t('compute')}
          </button>
        </div>
      </form>
      <div aria-live="polite">
        <dl className="lines">
          {lines.map(({ rule, amount }) => (
            <div key={rule.name}>
              <dt>
                {rule.name}
                <small>{rule.text}</small>
                {rule.since && <Source rule={rule} />}
              </dt>
              <dd>
                {amount ? amount.map(exact).join(' – ') : t('unknown')}
                {(rule.scale || rule.fixed) && <small>{t('estimated')}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <dl className="sums">
          <div>
            <dt>{t('known')}</dt>
            <dd>{t('atLeast', { amount: exact(cents(known)) })}</dd>
          </div>
          <div>
            <dt>{t('together')}</dt>
            <dd>{t('atLeast', { amount: exact(cents(price + known)) })}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

export function Duties({ year }) {
  const t = useTranslations('property');
  return (
    <section className="section" aria-labelledby="duties">
      <h2 id="duties">{t('duties')}</h2>
      <p className="intro">{t('dutiesIntro')}</p>
      <ol className="plan">
        {rules.duties
          .filter((rule) => year < rule.builtBefore)
          .map((rule) => (
            <li key={rule.name}>
              <b>{rule.when}</b>
              <div>
                <strong>{rule.name}</strong>
                <p>
                  {rule.text} {t('thisHome', { year: String(year) })}
                </p>
                <Source rule={rule} />
                <small className="source">
                  <a href={rule.official} rel="nofollow noreferrer">
                    {t('official', { host: new URL(rule.official).hostname })}
                  </a>
                </small>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
