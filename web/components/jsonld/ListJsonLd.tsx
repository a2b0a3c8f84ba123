import { useRouter } from '../../app/router/useRouter.ts';
import { useJsonLd } from './jsonLd.ts';

interface Props {
  title: string;
  /** This page, from the root. */
  path: string;
  /** The pages that are listed here, from the root. */
  items: readonly string[];
  /** How many come before them on earlier pages of the list. */
  before?: number;
}

/** A list of pages in its order. */
export function ListJsonLd({ title, path, items, before = 0 }: Props) {
  const { origin } = useRouter();
  useJsonLd({
    '@type': 'CollectionPage',
    name: title,
    url: origin + path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, i) => ({
        '@type': 'ListItem',
        position: before + i + 1,
        url: origin + item,
      })),
    },
  });
  return null;
}
