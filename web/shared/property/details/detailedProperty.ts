import type { useDetails_property$data } from '../../../__generated__/useDetails_property.graphql.ts';

/** What the details of a property are made of. */
export type DetailedProperty = useDetails_property$data[number];
