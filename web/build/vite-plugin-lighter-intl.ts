import type { Plugin } from 'vite';

/**
 * Marks the components of react-intl as free of side effects, so that a bundle leaves out those that the app does not use, and with them
 * @formatjs/intl: half a KB of Brotli. Their names for React's developer tools, which are assigned one by one, keep them all otherwise.
 */
export function lighterIntl(): Plugin {
  return {
    name: 'lighter-intl',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-intl\/index\.js$/ },
      handler(code) {
        const lighter = withoutNames(code);
        if (lighter === code) this.error('react-intl names its components in another way');
        return { code: lighter, map: null };
      },
    },
  };
}

function withoutNames(code: string): string {
  return code
    .replace(/^\s*\w+\.displayName = .+;$/gm, '')
    .replace(/= (createFormatted\w+\(|React\.memo\()/g, '= /* @__PURE__ */ $1');
}
