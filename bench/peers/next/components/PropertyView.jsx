import { useTranslations } from 'next-intl';
import site from '../content/site.json';
import { base, day, euro, number, src, srcSet } from '../lib/text';
import { Card, Energy } from './Card';
import { Gallery, Print, Save, Share } from './client';
import { Costs, Duties } from './Costs';
import { Crumbs, Frame, JsonLd } from './Frame';
import { Icon } from './Icon';
import { Link } from './Link';
import { inLanguages, short } from './paths';

const scale = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'];

export function PropertyView({ p }) {
  const t = useTranslations('property');
  const f = useTranslations('frame');
  const { agent } = site;
  const reference = `Ref. ${p.number}`;
  const photos = p.photos.map((photo) => ({
    src: src(photo.url),
    srcSet: srcSet(photo.url),
    width: photo.width,
    height: photo.height,
  }));
  return (
    <Frame paths={inLanguages(p.path)}>
      <JsonLd graph={structured(p)} />
      <article>
        <div className="wrap">
          <div className="row">
            <Crumbs
              label={f('crumbs')}
              steps={[
                [f('start'), '/nl/'],
                ['Te koop', '/nl/te-koop/'],
                [p.cityName, p.path.split('/').slice(0, 4).join('/') + '/'],
                [reference],
              ]}
            />
            <div className="trail" />
          </div>
          <Gallery
            photos={photos}
            enlarge={photos.map((_, i) => t('enlarge', { n: String(i + 1), count: String(photos.length) }))}
            all={t('photos', { count: String(photos.length) })}
          />
        </div>
        <div className="wrap detail">
          <header className="title">
            <p className="kind">{t('kind', { type: p.type_name, goal: 'sale' })}</p>
            <h1>{p.title}</h1>
            <address>{`${p.street} ${p.house_number}, ${p.zip} ${p.cityName}`}</address>
          </header>
          <aside className="action" aria-label={t('action')}>
            <div>
              <p className="price">{euro(p.price)}</p>
              <p className="cost">
                {t('perMeter', { price: euro(Math.round(p.price / p.living)) })} {reference}
              </p>
              <div className="buttons">
                <Form path={p.path} form="appointment" primary>
                  {t('visit')}
                </Form>
                <Form path={p.path} form="ask">
                  {t('ask')}
                </Form>
                <Form path={p.path} form="offer">
                  {t('offer')}
                </Form>
              </div>
            </div>
            <div>
              <div className="broker">
                <span className="face" aria-hidden="true">
                  {agent.initials}
                </span>
                <p>
                  <strong>
                    <Link href={agent.path}>{agent.name}</Link>
                  </strong>
                  {t('broker')}, {agent.place}
                  <br />
                  <a href={`tel:${agent.tel}`}>{agent.phone}</a>
                </p>
              </div>
              <p className="code">
                <img
                  src={`/qr/property/${p.number}.svg?from=brochure`}
                  alt=""
                  width="96"
                  height="96"
                  fetchPriority="low"
                />
                {t('scan')}
              </p>
            </div>
            <div className="tools">
              <ul className="tools">
                <li className="save">
                  <Save number={p.number}>{t('save')}</Save>
                </li>
                <li>
                  <noscript>
                    <a href={`${p.path}?form=friend`}>
                      <Icon name="share" />
                      {t('share')}
                    </a>
                  </noscript>
                  <Share label={t('share')} />
                </li>
                <li>
                  <Print label={t('print')} />
                </li>
              </ul>
              <p className="more">
                <Link aria-haspopup="dialog" href={`${p.path}?form=watch`}>
                  <Icon name="bell" />
                  {t('watch')}
                </Link>
                <a href={`/print/nl/brochure/${p.number}/`} target="_blank" rel="noopener nofollow">
                  <Icon name="file" />
                  {t('brochure')}
                </a>
              </p>
            </div>
          </aside>
          <dl className="facts">
            {[
              ['bedrooms', p.bedrooms],
              ['living', number(p.living), 'm²'],
              ['ground', number(p.ground), 'm²'],
              ['year', p.construction_year],
            ].map(
              ([name, value, unit]) =>
                value !== 0 && (
                  <div key={name}>
                    <dt>{t(name)}</dt>
                    <dd>
                      {value}
                      {unit && <small>{unit}</small>}
                    </dd>
                  </div>
                ),
            )}
          </dl>
          <nav className="links" aria-label={t('onPage')}>
            <ul>
              {['energy', 'details', 'estimate', 'duties', 'surroundings', 'history'].map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{t(name)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="prose text">
            <p className="lead">{p.summary}</p>
            <p>{p.description}</p>
          </div>
          <Section id="energy" title={t('energy')}>
            <div className="scale">
              <ol>
                {scale.map((label) => (
                  <li aria-current={label === p.energy_label || undefined} key={label}>
                    {label === p.energy_label && (
                      <span className="value">
                        <b>{p.energy_specific} kWh/m²</b> {t('perYear')}
                      </span>
                    )}
                    <Energy label={label} />
                  </li>
                ))}
              </ol>
              <p className="limits" aria-hidden="true">
                <span>{t('low')}</span>
                <span>{t('scale')}</span>
                <span>{t('high')}</span>
              </p>
            </div>
            <div className="rows">
              <dl className="rows">
                <Row name={t('label')}>
                  <img
                    src={`/images/epc/flanders/${p.energy_label}.png`}
                    alt={p.energy_label?.toUpperCase()}
                    width="208"
                    height="112"
                    loading="lazy"
                  />
                </Row>
                <Row name={t('use')}>{`${p.energy_specific} kWh/m²`}</Row>
              </dl>
            </div>
          </Section>
          <Section id="details" title={t('details')}>
            <div className="specs">
              <Rows id="costs" title={t('costs')} rows={[[t('asked'), euro(p.price)]]} />
              <Rows
                id="place"
                title={t('place')}
                rows={[
                  [t('address'), `${p.street} ${p.house_number}`],
                  [t('town'), `${p.zip} ${p.cityName}`],
                ]}
              />
              <Rows
                id="building"
                title={t('building')}
                rows={[
                  [t('deal'), t('goal', { goal: 'sale' })],
                  [t('type'), p.type_name],
                  [t('built'), p.construction_year],
                ]}
              />
              <Rows
                id="surfaces"
                title={t('surfaces')}
                rows={[
                  [t('livingLong'), `${number(p.living)} m²`],
                  [t('plot'), `${number(p.ground)} m²`],
                ]}
              />
              <Rows
                id="rooms"
                title={t('rooms')}
                rows={[
                  [t('Bedrooms'), p.bedrooms],
                  [t('Bathrooms'), p.bathrooms],
                  [t('Garages'), p.garages],
                ].filter(([, n]) => n > 0)}
              />
            </div>
          </Section>
          <div>
            <Costs price={p.price} />
            <Duties year={p.construction_year} />
          </div>
          <Section id="surroundings" title={t('surroundings')}>
            <div className="map" />
            <p className="street">
              <a
                href={`https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${p.latitude},${p.longitude}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('street')}
              </a>{' '}
              <span className="small soft">{t('streetNew')}</span>
            </p>
          </Section>
          <div>
            <Section id="history" title={t('history')}>
              <ol className="history">
                <li>
                  <time dateTime={p.published_at}>{day(p.published_at)}</time>
                  <span>
                    <strong>{t('online')}</strong>
                  </span>
                </li>
              </ol>
            </Section>
          </div>
        </div>
      </article>
      <section className="section band others" aria-labelledby="similar">
        <div className="wrap">
          <header className="head">
            <h2 id="similar">{t('similar')}</h2>
            <Link className="more" href="/nl/te-koop/">
              {t('allForSale')} <Icon name="arrow" />
            </Link>
          </header>
          <div className="cards">
            {p.similar.map((home) => (
              <Card home={home} as="h3" key={home.number} />
            ))}
          </div>
        </div>
      </section>
      <div className="actionBar" data-action-bar="true">
        <strong>{euro(p.price)}</strong>
        <a href={`tel:${agent.tel}`} className="iconButton call" aria-label={t('call', { name: agent.name })}>
          <Icon name="phone" />
        </a>
        <Form path={p.path} form="appointment" primary>
          {t('visit')}
        </Form>
      </div>
    </Frame>
  );
}

function Form({ path, form, primary, children }) {
  return (
    <Link className={primary ? 'button primary' : 'button'} aria-haspopup="dialog" href={`${path}?form=${form}`}>
      {children}
    </Link>
  );
}

function Section({ id, title, children }) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Rows({ id, title, rows }) {
  return (
    rows.length > 0 && (
      <div id={id}>
        <h3 className="label">{title}</h3>
        <dl className="rows">
          {rows.map(([name, value]) => (
            <Row name={name} key={name}>
              {value}
            </Row>
          ))}
        </dl>
      </div>
    )
  );
}

function Row({ name, children }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function structured(p) {
  const url = base + p.path;
  const image = base + p.photos[0].url;
  const crumbs = [
    ['Start', `${base}/nl/`],
    ['Te koop', `${base}/nl/te-koop/`],
    [p.cityName, url.split('/').slice(0, 6).join('/') + '/'],
    [`Ref. ${p.number}`],
  ];
  return [
    {
      '@type': ['WebPage', 'RealEstateListing'],
      '@id': `${url}#page`,
      name: p.title,
      url,
      inLanguage: 'nl',
      description: short(`${p.summary} ${p.description}`),
      datePosted: p.published_at,
      dateModified: p.updated_at,
      primaryImageOfPage: { '@type': 'ImageObject', url: image },
      mainEntity: { '@id': `${url}#home` },
      offers: {
        '@type': 'OfferForPurchase',
        availability: 'https://schema.org/InStock',
        price: p.price,
        priceCurrency: 'EUR',
        offeredBy: { '@id': '#agency' },
        itemOffered: { '@id': `${url}#home` },
      },
    },
    {
      '@type': 'Residence',
      '@id': `${url}#home`,
      name: p.title,
      image,
      accommodationCategory: p.type_name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${p.street} ${p.house_number}`,
        postalCode: p.zip,
        addressLocality: p.cityName,
        addressCountry: 'BE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: p.latitude, longitude: p.longitude },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'EPC', value: p.energy_specific, unitText: 'kWh/m²' },
        { '@type': 'PropertyValue', name: 'EPC label', value: p.energy_label },
      ],
      floorSize: { '@type': 'QuantitativeValue', value: p.living, unitCode: 'MTK' },
      numberOfBedrooms: p.bedrooms,
      numberOfBathroomsTotal: p.bathrooms,
      yearBuilt: p.construction_year,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(([name, item], i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
    },
  ];
}
