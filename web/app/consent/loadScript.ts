const loaded = new Set<string>();

/** Loads a script of another company, once in a document. One that is blocked is missed by nobody. */
export function loadScript(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
