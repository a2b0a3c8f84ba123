import { origin } from './origin.ts';
import type { Variables } from './readEmbed.ts';

/** What a card shows of a property. */
export interface Shown {
  readonly path: string;
  readonly headline: string;
  readonly status: string;
  readonly typeName: string;
  readonly city: { readonly displayName: string };
  readonly price: { readonly text: string; readonly perMonth: boolean };
  readonly costs: { readonly charges: { readonly amount: number; readonly text: string } | null };
  readonly marquee: { readonly code: number; readonly name: string } | null;
  readonly reduction: { readonly date: string } | null;
  readonly energy: {
    readonly text: string;
    readonly status: string;
    readonly picture: string | null;
  } | null;
  readonly photos: readonly {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  }[];
}

export interface Answer {
  readonly site: { readonly name: string };
  readonly properties: { readonly nodes: readonly Shown[] };
}

const query =
  `query Homes($language: Language!, $filter: PropertyFilter, $sort: PropertySort!, $first: Int!) {
  site(language: $language) { name }
  properties(language: $language, filter: $filter, sort: $sort, first: $first) {
    nodes {
      path headline status typeName city { displayName } price { text perMonth } costs { charges { amount text } }
      marquee { code name } reduction { date } energy { text status picture }
      photos(first: 1) { url width height alt }
    }
  }
}`.replace(/\s+/g, ' ');

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/** Asks the public graph, without cookies and by GET, so that browsers cache the answer. Throws when there is none. */
export async function fetchProperties(variables: Variables, signal: AbortSignal): Promise<Answer> {
  const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const response = await fetch(`${origin}/graphql?${parameters}`, {
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  const { data, errors } = await response.json();
  if (!data?.properties || !data.site) throw new Error(errors?.[0]?.message ?? 'no answer');
  return data;
}
