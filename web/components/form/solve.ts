import type { CaptchaTask } from './captchaTask.ts';
import { sha256 } from './sha256.ts';

/** The number that a captcha asks to be found, as text; '' when there is none. */
export function solve({ salt, challenge, max }: CaptchaTask['proof']): string {
  for (let n = 0; n < max; n++) if (sha256(salt + n) === challenge) return String(n);
  return '';
}
