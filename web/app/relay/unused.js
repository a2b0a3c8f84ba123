// Stands in for the parts of relay-runtime that nothing in this app reaches (web/app/build/vite-plugin-lighter-relay.ts).
export default undefined;
