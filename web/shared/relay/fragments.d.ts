/** What Relay reads fragments by, by their keys (vite-plugin-late-fragments.ts). */
declare module 'virtual:fragments' {
  const fragments: Record<string, unknown>;
  export default fragments;
}
