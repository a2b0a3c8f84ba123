// In tests and in development Relay's hooks are there from the start. Builds for browsers load them here (setHooks.js).
export {};
