/** Whether this browser can have passkeys for this site: they belong to a host name, never to an IP address. */
export const hasPasskeys =
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Lets the browser make a passkey, or sign with one, from the server's options; null when the member refuses, or has none. */
export async function requestPasskey(options: string, adds: boolean): Promise<string | null> {
  const { publicKey } = JSON.parse(options);
  try {
    const made = await (adds
      ? navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey),
        })
      : navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey),
        }));
    return JSON.stringify(made);
  } catch (error) {
    if (error instanceof DOMException) return null; // refused, or there was none
    throw error;
  }
}
