import { notFound } from 'next/navigation';
import * as lean from '../../../../../../components/lean';
import { inLanguages, short } from '../../../../../../components/paths';
import { PropertyView } from '../../../../../../components/PropertyView';
import { Texts } from '../../../../../../components/Texts';
import { property } from '../../../../../../lib/db';
import { base } from '../../../../../../lib/text';

export const dynamic = 'force-dynamic';

const View = process.env.LEAN ? lean.PropertyView : PropertyView;

async function find(params) {
  const p = property(+(await params).number);
  if (!p) notFound();
  return p;
}

export async function generateMetadata({ params }) {
  const p = await find(params);
  const url = base + p.path;
  const title = `${p.title}, ${p.cityName}`;
  const description = short(`${p.summary} ${p.description}`);
  return {
    title: `${title} | Gevel Vastgoed`,
    description,
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(inLanguages(p.path).map(([code, , path]) => [code, base + path])),
        'x-default': url,
      },
      types: {
        'application/atom+xml': [{ url: `${base}/nl/feed.xml`, title: 'Gevel Vastgoed' }],
        'application/json+oembed': `${base}/oembed?url=${encodeURIComponent(url)}`,
      },
    },
    openGraph: {
      title,
      description,
      type: 'website',
      siteName: 'Gevel Vastgoed',
      url,
      locale: 'nl_BE',
      alternateLocale: ['fr_BE', 'en_GB'],
      images: [{ url: `${base}/share/nl/property/${p.number}.jpg`, width: 1200, height: 630, alt: title }],
    },
    icons: { icon: '/favicon.svg', apple: '/icon-180.png' },
    manifest: '/nl/manifest.webmanifest',
  };
}

export default async function PropertyPage({ params }) {
  const p = await find(params);
  return (
    <Texts of={['frame', 'card', 'property']}>
      <View p={p} />
    </Texts>
  );
}
