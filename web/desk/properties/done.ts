/** What was done last, with the id that undoes it; null for what cannot be undone. */
export interface Done {
  readonly text: string;
  readonly undo: string | null;
}
