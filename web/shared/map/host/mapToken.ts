import { createContext } from 'react';

/** The agency's access token at Mapbox, null for none. */
export const MapToken = createContext<string | null>(null);
