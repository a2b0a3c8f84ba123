import { createContext } from 'react';

/** The address of the list that a page stands under where its own address does not say it; null where it does. */
export const StandsUnder = createContext<string | null>(null);
