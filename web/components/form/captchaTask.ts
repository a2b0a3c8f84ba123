/** A captcha as POST /captcha gives it: the number below `max` is asked whose SHA-256, after the salt, is the challenge. */
export interface CaptchaTask {
  readonly id: string;
  readonly proof: { readonly salt: string; readonly challenge: string; readonly max: number };
}

/** Asks a new captcha. It throws when none comes. */
export async function requestCaptcha(): Promise<CaptchaTask> {
  const response = await fetch('/captcha', { method: 'POST' });
  if (!response.ok) throw new Error(`no captcha: ${response.status}`);
  return response.json();
}
