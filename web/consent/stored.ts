/**
 * Whether the visitor lets in what other companies show in our pages: a choice was made, and it has the key of social media
 * (decisions, Consent). Without a choice, or without storage, nothing is let in. For the browser only.
 */
export function letsContentIn(): boolean {
  try {
    return (
      localStorage.getItem('consent') === 'set' &&
      localStorage.getItem('ad_personalization') === 'true'
    );
  } catch {
    return false;
  }
}
