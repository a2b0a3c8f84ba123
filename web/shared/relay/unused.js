// Replaces parts of relay-runtime that this app never uses (web/build/vite-plugin-lighter-relay.ts).
export default undefined;
