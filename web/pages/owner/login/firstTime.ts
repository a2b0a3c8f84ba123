/** The name of the form to come in for the first time, in the search of the address to sign in at. */
export const firstTime = 'register';
