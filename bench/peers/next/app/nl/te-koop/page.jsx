import { getTranslations } from 'next-intl/server';
import * as lean from '../../../components/lean';
import { ListView } from '../../../components/ListView';
import { pathsOf } from '../../../components/paths';
import { Texts } from '../../../components/Texts';
import { list } from '../../../lib/db';
import { base, listPath } from '../../../lib/text';

export const dynamic = 'force-dynamic';

const View = process.env.LEAN ? lean.ListView : ListView;

const whole = (text) => (/^[1-9]\d{0,8}$/.test(text) ? +text : undefined);

function read(params) {
  return {
    city: params.city,
    priceMin: whole(params.priceMin),
    priceMax: whole(params.priceMax),
    bedrooms: whole(params.bedrooms),
    sort: params.sort,
    page: whole(params.page) ?? 1,
  };
}

const found = (f) => list(f.city?.split('|')[1], f.priceMin ?? 0, f.priceMax ?? 999_999_999, f.bedrooms ?? 0, f.page);

export async function generateMetadata({ searchParams }) {
  const filter = read(await searchParams);
  const t = await getTranslations('list');
  const { total } = found(filter);
  const description = t('description', { count: total, total: String(total) });
  const url = base + listPath(filter);
  const picture = `${base}/media/d277ebc7e39082a125485c05.jpg?width=1360&height=auto&format=jpeg`;
  return {
    title: `${t('title')} | Gevel Vastgoed`,
    description,
    robots: { index: false, follow: true },
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(pathsOf(filter).map(([code, , path]) => [code, base + path])),
        'x-default': url,
      },
      types: {
        'application/atom+xml': [
          {
            url: base + listPath(filter, { sort: null, page: 1 }, '/nl/feed.xml'),
            title: `${t('title')} | Gevel Vastgoed`,
          },
        ],
      },
    },
    openGraph: {
      title: t('title'),
      description,
      type: 'website',
      siteName: 'Gevel Vastgoed',
      url,
      locale: 'nl_BE',
      alternateLocale: ['fr_BE', 'en_GB'],
      images: [
        {
          url: picture,
          width: 1360,
          height: 765,
          alt: 'Moderne energieneutrale nieuwbouwwoning met houten gevel bij zonsondergang',
        },
      ],
    },
    icons: { icon: '/favicon.svg', apple: '/icon-180.png' },
    manifest: '/nl/manifest.webmanifest',
  };
}

export default async function ListPage({ searchParams }) {
  const filter = read(await searchParams);
  return (
    <Texts of={['frame', 'card', 'list']}>
      <View filter={filter} result={found(filter)} />
    </Texts>
  );
}
