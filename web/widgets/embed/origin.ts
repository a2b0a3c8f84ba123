const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed/homes.js"]');

/** The site that this script was loaded from: it answers, and the cards lead to it. */
export const origin = new URL(script?.src ?? location.href).origin;
