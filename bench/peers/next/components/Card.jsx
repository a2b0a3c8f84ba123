import { useTranslations } from 'next-intl';
import { euro, number, src, srcSet } from '../lib/text';
import { Save } from './client';
import { Icon } from './Icon';
import { Link } from './Link';

export function Energy({ label, className = 'energy', hidden }) {
  return (
    <span className={className} data-label={label.replace('_', '-')}>
      {hidden && <span className="hidden-text">{hidden} </span>}
      {label.toUpperCase().replace('_PLUS', '+')}
    </span>
  );
}

function Fact({ icon, text, what }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        {text}
        <span className="hidden-text"> {what}</span>
      </span>
    </li>
  );
}

export function Card({ home, eager, as: Heading = 'h2' }) {
  const t = useTranslations('card');
  return (
    <article className="card" data-card="true">
      <div className="frame photo">
        <img
          src={src(home.url)}
          srcSet={srcSet(home.url)}
          sizes="(min-width: 72rem) 26rem, (min-width: 48rem) 46vw, 78vw"
          width={home.width}
          height={home.height}
          alt={home.alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
        {home.energyLabel && <Energy label={home.energyLabel} className="energy corner" hidden={t('energy')} />}
        <Save number={home.number} label={t('save', { number: String(home.number) })} />
      </div>
      <div className="name">
        <Heading>
          <Link href={home.path}>
            {home.city} <small>{home.typeName}</small>
          </Link>
        </Heading>
        <p className="price">
          {euro(home.price)}
          {home.goal === 1 && <small>{t('perMonth')}</small>}
        </p>
      </div>
      <div className="foot">
        <ul className="facts">
          {home.bedrooms > 0 && <Fact icon="bed" text={home.bedrooms} what={t('bedrooms', { count: home.bedrooms })} />}
          {home.living > 0 && <Fact icon="ruler" text={`${number(home.living)} m²`} what={t('living')} />}
          {home.ground > 0 && <Fact icon="trees" text={`${number(home.ground)} m²`} what={t('ground')} />}
        </ul>
        <p className="reference">{t('reference', { number: String(home.number) })}</p>
      </div>
    </article>
  );
}
