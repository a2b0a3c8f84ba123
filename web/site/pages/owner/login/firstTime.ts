/** The value of `?form=` with which the login page shows the registration. */
export const firstTime = 'register';
