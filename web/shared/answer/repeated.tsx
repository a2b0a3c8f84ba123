import { type ComponentType, createContext, type ReactElement, use } from 'react';

/**
 * Gives an element that many pages have a number on this page. `madeFrom` is its component's name with its properties. The server renders
 * the element unless it has the HTML of the same name and properties.
 */
type Repeat = (madeFrom: string, element: ReactElement) => number;

/** Null where a page is rendered in one go. */
export const RepeatContext = createContext<Repeat | null>(null);

/**
 * A component whose HTML the server renders once for the same properties, on whichever page, and joins into the page (entry-server.tsx,
 * server/render/repeats.go). Browsers have the component itself, and hydrate the same elements. Its properties are JSON and handlers of
 * events; besides them it may read the texts, the language and links, but neither the address of the page nor ids of React's.
 */
export function repeated<P extends object>(
  name: string,
  Component: ComponentType<P>,
): ComponentType<P> {
  if (!import.meta.env.SSR) return Component;
  return function Repeated(props) {
    const repeat = use(RepeatContext);
    const element = <Component {...props} />;
    if (repeat === null) return element;
    return <i data-repeat={repeat(JSON.stringify([name, props]), element)} />;
  };
}
