// Stands in for the parts of relay-runtime that nothing in this app reaches (web/vite.config.ts).
export default undefined;
