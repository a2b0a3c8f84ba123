import type { Plugin } from 'vite';

/**
 * Writes the order of the cascade layers at the top of the style sheet. The build joins the styles of its chunks in
 * any order, and layers rank in the order in which they are first named.
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
