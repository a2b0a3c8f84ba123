/** A captcha as POST /captcha returns it. Its proof is the number below `max` with which the salt has the challenge as SHA-256. */
export interface CaptchaTask {
  readonly id: string;
  readonly proof: { readonly salt: string; readonly challenge: string; readonly max: number };
}

/** Requests a new captcha. Throws when that fails. */
export async function requestCaptcha(): Promise<CaptchaTask> {
  const response = await fetch('/captcha', { method: 'POST' });
  if (!response.ok) throw new Error(`no captcha: ${response.status}`);
  return response.json();
}
