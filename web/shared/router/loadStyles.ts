import { resource } from './resource.ts';

/** The file of the whole style sheet; the server names it. In development Vite adds the styles itself. */
export const styleSheet = () => document.documentElement.dataset.style;

/** Loads the whole style sheet. A document has only what its own page needs of it. */
export const loadStyles = resource(async () => {
  const href = styleSheet();
  if (href) await added(href);
});

function added(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loading = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`the style sheet ${href} does not load`));
    };
  });
  document.head.append(link);
  return loading;
}
