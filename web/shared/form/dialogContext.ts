import { createContext } from 'react';

/** The id of the title of the dialog that a form is shown in; null on a page of its own. */
export const DialogContext = createContext<string | null>(null);
