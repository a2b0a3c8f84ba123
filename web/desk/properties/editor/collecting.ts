import { createContext, useContext } from 'react';

/** Whether what is changed of the property on the screen waits in its draft. */
export const Collecting = createContext(false);

/** Whether a change belongs into the draft. */
export const useCollecting = () => useContext(Collecting);
