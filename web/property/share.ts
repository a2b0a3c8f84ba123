/**
 * Passes on the address of this page: by the device's own sheet, or by copying it where there is none. A visitor
 * who closes the sheet has shared nothing, and that is no failure.
 */
export async function share(title: string): Promise<'shared' | 'copied' | 'no'> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'no';
  }
}
