/** A unique key for what is sent, so that the server stores it once even if it arrives twice. Pages without TLS have no randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
