import { resource } from './resource.ts';

/** Modules that load later, each once, by the name that import.meta.glob gives. */
type Resources<T> = ReadonlyMap<string, () => Promise<T>>;

export function resources<T>(loaders: Record<string, () => Promise<T>>): Resources<T> {
  return new Map(Object.entries(loaders).map(([name, loader]) => [name, resource(loader)]));
}

export function load<T>(from: Resources<T>, name: string): Promise<T> {
  const found = from.get(name);
  if (!found) throw new Error(`there is no ${name}`);
  return found();
}
