import { createContext } from 'react';

/** The address of the list that a page belongs to, where its own address lies under another; null otherwise. */
export const StandsUnder = createContext<string | null>(null);
