/** Made by vite-plugin-outlines.ts: paths in grains from the origin of the region. */
declare module 'virtual:outlines' {
  export const home: string;
  export const abroad: string;
  export const municipalities: [name: string, latitude: number, longitude: number][];
}

declare module 'topojson-client' {
  export function feature(topology: unknown, object: unknown): { features: never[] };
}
