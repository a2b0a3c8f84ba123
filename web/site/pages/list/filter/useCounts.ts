import type { useCounts_counts$key } from '../../../../__generated__/useCounts_counts.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { criteria, type Name } from '../../../../shared/list/criteria.ts';

/** How many properties a value has with the other conditions unchanged; null when not counted. The value of a city is its id. */
export type Counts = (name: Name, value: string) => number | null;

/** The counts beside the values of every criterion; null while there is no answer. */
export function useCounts(key: useCounts_counts$key): Counts;
export function useCounts(key: useCounts_counts$key | null): Counts | null;
export function useCounts(key: useCounts_counts$key | null): Counts | null {
  const counts = useFragment(
    graphql`
      fragment useCounts_counts on FilterCounts {
        cities {
          city {
            id
          }
          count
        }
        categories {
          category {
            number
          }
          count
        }
        bedrooms {
          number
          count
        }
        bathrooms {
          number
          count
        }
        garages {
          number
          count
        }
        parkings {
          number
          count
        }
        facades {
          number
          count
        }
        energyClasses {
          energyClass
          count
        }
        garden
        terrace
        lift
        cellar
        furnished
        pool
        newBuild
        inProject
        reduced
        viewable
      }
    `,
    key,
  ) as unknown as Readonly<Record<string, number | readonly Counted[] | undefined>> | null;
  if (counts === null) return null;
  return (name, value) => {
    const found = counts[name] ?? counts[criteria[name].column];
    if (found === undefined || typeof found === 'number') return found ?? null;
    return found.find((one) => valueCounted(one) === value)?.count ?? 0;
  };
}

interface Counted {
  readonly count: number;
  readonly city?: { readonly id: string };
  readonly category?: { readonly number: number };
  readonly number?: number;
  readonly energyClass?: string;
}

function valueCounted({ city, category, number, energyClass }: Counted): string {
  return String(city?.id ?? category?.number ?? number ?? energyClass);
}
