import { createContext } from 'react';

/** The path by which the menu finds the entry that it marks, where that is not the path of the page; null otherwise. */
export const MenuPath = createContext<string | null>(null);
