import { useRouter } from '../router/useRouter.ts';
import { useJsonLd } from './jsonLd.ts';

interface Props {
  steps: readonly { to: string; text: string }[];
  here: string;
}

/** The breadcrumbs from the home page to this one. */
export function CrumbsJsonLd({ steps, here }: Props) {
  const { origin } = useRouter();
  const items = [
    ...steps.map(({ to, text }) => ({ name: text, item: origin + to })),
    { name: here },
  ];
  useJsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, i) => ({ '@type': 'ListItem', position: i + 1, ...item })),
  });
  return null;
}
