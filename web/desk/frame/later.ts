import type { ComponentType } from 'react';
import { resource } from '../../shared/router/resource.ts';

/** A screen whose code loads when it is first shown, or before. */
export interface Later<P> {
  readonly load: () => Promise<void>;
  /** The screen, once its code is there. */
  loaded: ComponentType<P> | null;
}

/** A screen of code that loads later. */
export function later<P>(code: () => Promise<ComponentType<P>>): Later<P> {
  const screen: Later<P> = {
    load: resource(async () => {
      screen.loaded = await code();
    }),
    loaded: null,
  };
  return screen;
}
