import { useTranslations } from 'next-intl';
import { base, euro, listPath } from '../lib/text';
import { Card } from './Card';
import { SortSelect } from './client';
import { Filter } from './Filter';
import { Crumbs, Frame, JsonLd } from './Frame';
import { Icon } from './Icon';
import { Link } from './Link';
import { pathsOf } from './paths';

const sorts = [
  'newest',
  'oldest',
  'price_asc',
  'price_desc',
  'type_asc',
  'type_desc',
  'city_asc',
  'city_desc',
  'reduced',
];

export function ListView({ filter, result }) {
  const t = useTranslations('list');
  const f = useTranslations('frame');
  const { homes, total, city } = result;
  const pages = Math.max(1, Math.ceil(total / 24));
  return (
    <Frame current="/nl/te-koop/" paths={pathsOf(filter)}>
      <JsonLd
        graph={[
          {
            '@type': 'CollectionPage',
            name: t('title'),
            url: base + listPath(filter),
            mainEntity: {
              '@type': 'ItemList',
              numberOfItems: total,
              itemListElement: homes.map((h, i) => ({ '@type': 'ListItem', position: i + 1, url: base + h.path })),
            },
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: f('start'), item: `${base}/nl/` },
              { '@type': 'ListItem', position: 2, name: t('title') },
            ],
          },
        ]}
      />
      <div className="wrap list">
        <Crumbs label={f('crumbs')} steps={[[f('start'), '/nl/'], [t('title')]]} />
        <header className="split row">
          <h1>{t('title')}</h1>
          <p className="soft">{t('intro')}</p>
        </header>
        <Filter filter={filter} result={result} />
        <div className="chips">
          <ul aria-label={t('active')}>
            {[
              ['city', city?.name],
              ['priceMin', filter.priceMin && t('chipMin', { price: euro(filter.priceMin) })],
              ['priceMax', filter.priceMax && t('chipMax', { price: euro(filter.priceMax) })],
              ['bedrooms', filter.bedrooms && t('chipBedrooms', { count: filter.bedrooms })],
            ].map(
              ([name, text]) =>
                text && (
                  <li key={name}>
                    <Link aria-label={t('remove', { what: text })} href={listPath(filter, { [name]: null, page: 1 })}>
                      {text} <Icon name="close" />
                    </Link>
                  </li>
                ),
            )}
            <li>
              <Link className="clear" href={listPath({ sort: filter.sort })}>
                {t('clear')}
              </Link>
            </li>
          </ul>
          <Link href={`${listPath(filter, { sort: null, page: 1 }, '/nl/ik-zoek/')}&goal=sale`}>{t('keep')}</Link>
        </div>
        <div className="toolbar">
          <p role="status">
            {t('status', { page: String(filter.page), pages: String(pages), count: total, total: String(total) })}
          </p>
          <SortSelect
            label={t('sort')}
            value={filter.sort ?? 'newest'}
            options={sorts.map((s) => [s, t(s === 'reduced' ? 'reducedFirst' : s)])}
          />
          <nav className="views" aria-label={t('view')}>
            <Link aria-current="true" href={listPath(filter)}>
              <Icon name="grid" /> {t('viewList')}
            </Link>
            <Link className="both" href={`${listPath(filter)}&view=both`}>
              <Icon name="both" /> {t('viewBoth')}
            </Link>
            <Link href={`${listPath(filter)}&view=map`}>
              <Icon name="map" /> {t('viewMap')}
            </Link>
          </nav>
        </div>
        <div>
          <div>
            <div className="cards" data-list="">
              {homes.map((home, i) => (
                <Card home={home} eager={i < 3} key={home.number} />
              ))}
            </div>
            {homes.length === 0 && <p>{t('none')}</p>}
            <Pagination t={t} filter={filter} pages={pages} />
          </div>
        </div>
        <p className="follow">
          <a href={listPath(filter, { sort: null, page: 1 }, '/nl/feed.xml')} type="application/atom+xml">
            {t('follow')}
          </a>
        </p>
      </div>
    </Frame>
  );
}

function Pagination({ t, filter, pages }) {
  if (pages < 2) return null;
  const { page } = filter;
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  const numbers = Array.from({ length: Math.min(5, pages) }, (_, i) => first + i);
  const to = (number) => listPath(filter, { page: number });
  return (
    <nav className="pagination" aria-label={t('pages')}>
      {page > 1 ? (
        <Link aria-label={t('first')} href={to(1)}>
          «
        </Link>
      ) : (
        <span aria-hidden="true">«</span>
      )}
      {page > 1 ? (
        <Link aria-label={t('previous')} href={to(page - 1)}>
          <Icon name="left" />
        </Link>
      ) : (
        <span aria-hidden="true">
          <Icon name="left" />
        </span>
      )}
      {numbers.map((n) => (
        <Link aria-current={n === page ? 'page' : undefined} href={to(n)} key={n}>
          {n}
        </Link>
      ))}
      {page < pages ? (
        <Link aria-label={t('next')} href={to(page + 1)}>
          <Icon name="right" />
        </Link>
      ) : (
        <span aria-hidden="true">
          <Icon name="right" />
        </span>
      )}
      {page < pages ? (
        <Link aria-label={t('last')} href={to(pages)}>
          »
        </Link>
      ) : (
        <span aria-hidden="true">»</span>
      )}
    </nav>
  );
}
