import { type ComponentProps, type ComponentType, createContext } from 'react';
import type { NotFound } from '../notfound/NotFound.tsx';

/** The page that is not found, given on the server, where it must be there at once; null in browsers, which fetch it. */
export const NotFoundContext = createContext<ComponentType<ComponentProps<typeof NotFound>> | null>(
  null,
);
