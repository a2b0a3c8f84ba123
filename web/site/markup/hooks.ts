import { Unknown } from './unknown.ts';

/** Where the component stands that is being rendered, and what contexts have there. */
export const treeOf = {
  /** For each fork on the way to it how many children there are, and which. */
  path: [] as number[],
  /** How many ids it has asked for. */
  ids: 0,
  contexts: new Map<unknown, unknown>(),
};

const nothing = () => undefined;
const unknown = (what: string) => () => {
  throw new Unknown(what);
};

/** The hooks of React on a page that is rendered once. */
export const hooks = {
  readContext: read,
  useContext: read,
  use(usable: unknown) {
    if (usable === null || typeof usable !== 'object' || 'then' in usable)
      throw new Unknown('a promise');
    return read(usable);
  },
  useState: (first: unknown) => [
    typeof first === 'function' ? first() : first,
    unknown('a state that is set'),
  ],
  useReducer: (_: unknown, first: unknown, make?: (first: unknown) => unknown) => [
    make === undefined ? first : make(first),
    unknown('a state that is set'),
  ],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useDeferredValue: (value: unknown, first?: unknown) => (first === undefined ? value : first),
  useTransition: () => [false, unknown('a transition')],
  useEffectEvent: () => unknown('an event'),
  useId,
  useSyncExternalStore(_: unknown, __: unknown, onServer?: () => unknown) {
    if (onServer === undefined) throw new Unknown('a store without a value on the server');
    return onServer();
  },
  useOptimistic: (value: unknown) => [value, unknown('an optimistic state')],
  useActionState: unknown('useActionState'),
  useFormState: unknown('useFormState'),
  useHostTransitionStatus: unknown('useFormStatus'),
  useMemoCache: unknown('useMemoCache'),
  useCacheRefresh: unknown('useCacheRefresh'),
};

function read(context: unknown): unknown {
  const { contexts } = treeOf;
  const value = contexts.get(context);
  if (value !== undefined || contexts.has(context)) return value;
  return (context as { _currentValue: unknown })._currentValue;
}

/** The id that React gives at the same place when the browser hydrates the page: the forks on the way, as a number of base 32. */
function useId(): string {
  let bits = 0;
  let length = 0;
  let tail = '';
  const { path } = treeOf;
  for (let i = 0; i < path.length; i += 2) {
    const width = 32 - Math.clz32(path[i] ?? 0);
    if (length + width > 30) {
      const full = length - (length % 5);
      tail = (bits & ((1 << full) - 1)).toString(32) + tail;
      bits >>= full;
      length -= full;
    }
    bits |= ((path[i + 1] ?? 0) + 1) << length;
    length += width;
  }
  const nth = treeOf.ids++;
  return `_R_${bits.toString(32)}${tail}${nth > 0 ? `H${nth.toString(32)}` : ''}_`;
}
