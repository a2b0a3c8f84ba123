/** Whether this browser has passkeys for this address: they belong to a name, and to no network address. */
export const hasPasskeys =
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Lets the browser make a passkey, or sign with one, of the server's options; null when whoever is asked does not want to. */
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
