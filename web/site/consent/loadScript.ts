const loaded = new Set<string>();

/** Loads a third-party script, once per document. A blocked script is ignored. */
export function loadScript(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
