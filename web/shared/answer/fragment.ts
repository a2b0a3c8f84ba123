import type {
  ArrayKeyType,
  ArrayKeyTypeData,
  KeyType,
  KeyTypeData,
} from 'react-relay/relay-hooks/helpers';

/** The id of an operation: what graphql`…` is on public pages, once it is compiled (build/vite-plugin-graphql.ts). A fragment is ''. */
export type Compiled = string;

/** A query, mutation or fragment of a public page. */
export function graphql(_: TemplateStringsArray): Compiled {
  throw new Error('the build replaces every graphql`…`');
}

/**
 * Reads a fragment on a public page. The answer of the graph has every field of every fragment, so what holds a fragment is its data, and
 * types alone hide it from other components. artifacts.test.ts refuses fragments that are no such part of the answer.
 */
export function useFragment<K extends KeyType>(fragment: Compiled, key: K): KeyTypeData<K>;
export function useFragment<K extends KeyType>(
  fragment: Compiled,
  key: K | null | undefined,
): KeyTypeData<K> | null;
export function useFragment<K extends ArrayKeyType>(
  fragment: Compiled,
  key: K,
): ArrayKeyTypeData<K>;
export function useFragment<K extends ArrayKeyType>(
  fragment: Compiled,
  key: K | null | undefined,
): ArrayKeyTypeData<K> | null;
export function useFragment(_: Compiled, key: unknown): unknown {
  return key ?? null;
}
