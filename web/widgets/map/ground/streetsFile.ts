/** The path of the file of streets that the site serves (gevel streets), which the frame's page names; null without one. */
export const streetsFile: string | null =
  document.querySelector<HTMLMetaElement>('meta[name=streets]')?.content ?? null;
