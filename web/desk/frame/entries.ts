/** What the rail and the bar at the foot need. */
export interface Entries {
  /** Whether this person may read leads. */
  readonly inbox: boolean;
  /** The screen that is shown. */
  readonly at: string;
  /** How many leads are open; null while that is not known. */
  readonly open: number | null;
  readonly showKeys: () => void;
  readonly signOut: () => Promise<void>;
}
