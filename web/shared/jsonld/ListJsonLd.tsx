import { useRouter } from '../router/useRouter.ts';
import { useJsonLd } from './jsonLd.ts';

interface Props {
  title: string;
  /** The path of this page. */
  path: string;
  /** The paths of the pages that are listed here. */
  items: readonly string[];
  /** How many are listed on earlier pages. */
  before?: number;
}

/** A list of pages, in the order shown. */
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
