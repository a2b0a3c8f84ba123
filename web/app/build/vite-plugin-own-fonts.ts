import type { Plugin } from 'vite';

/** Leaves out fonts that style sheets of packages carry inside them: GraphiQL's are 400 KB of data addresses. */
export function ownFonts(): Plugin {
  return {
    name: 'own-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/@?graphiql\/.*\.css$/ },
      handler: (code) => code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
    },
  };
}
