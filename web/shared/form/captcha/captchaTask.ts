import { NetworkFailure } from '../../answer/failures.ts';

/** A captcha as POST /captcha returns it. Its proof is the number below `max` with which the salt has the challenge as SHA-256. */
export interface CaptchaTask {
  readonly id: string;
  readonly proof: { readonly salt: string; readonly challenge: string; readonly max: number };
}

/** Requests a new captcha. Throws when that fails. */
export async function requestCaptcha(): Promise<CaptchaTask> {
  const response = await fetch('/captcha', { method: 'POST' }).catch(() => {
    throw new NetworkFailure(0);
  });
  if (!response.ok) throw new NetworkFailure(response.status);
  return response.json();
}
