import type { CaptchaTask } from './captchaTask.ts';
import { sha256 } from './sha256.ts';

/** Finds the number that proves a captcha, as text; '' when there is none. */
export function solve({ salt, challenge, max }: CaptchaTask['proof']): string {
  for (let n = 0; n < max; n++) if (sha256(salt + n) === challenge) return String(n);
  return '';
}
