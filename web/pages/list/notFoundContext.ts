import { type ComponentProps, type ComponentType, createContext } from 'react';
import type { NotFound } from '../notfound/NotFound.tsx';

/** The 404 page. The server provides it, since it renders at once; null in browsers, which load it when needed. */
export const NotFoundContext = createContext<ComponentType<ComponentProps<typeof NotFound>> | null>(
  null,
);
