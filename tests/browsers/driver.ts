/** What every browser can be told. The rest is made of it, so that a journey does the same in each. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page with these values, and returns what it returns; both as JSON. */
  readonly run: <T, A extends readonly unknown[]>(
    script: (...values: A) => T,
    ...values: A
  ) => Promise<T>;
  /** Presses and releases the mouse at a point of the window, in CSS pixels. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types characters, or keys by the names of `keys`, where the focus is. */
  readonly type: (...characters: string[]) => Promise<void>;
  /** The window as PNG. */
  readonly picture: () => Promise<Buffer>;
  /** Errors of scripts since the window opened, where the browser tells of them. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** A browser that runs, whose windows know nothing of each other. */
export interface Browser {
  readonly open: (scripts: boolean) => Promise<Driver>;
  readonly close: () => Promise<void>;
}

/** Keys without a character, as WebDriver numbers them. */
export const keys = {
  Escape: '\uE00C',
  Enter: '\uE007',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
} as const;

/** How large the window is, in CSS pixels. */
export const size = { width: 1280, height: 900 } as const;
