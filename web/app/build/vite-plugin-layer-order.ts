import type { Plugin } from 'vite';

/**
 * Writes the order of the cascade layers at the head of the style sheet. The build joins the styles of its chunks in
 * an order of its own, and the first mention of a layer decides where it stands.
 */
export function layerOrder(...layers: string[]): Plugin {
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = `@layer ${layers.join(',')};${file.source}`;
        }
      },
    },
  };
}
