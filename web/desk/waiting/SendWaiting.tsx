import { useSendWaiting } from './useSendWaiting.ts';

/** Sends what waits, and shows nothing. */
export function SendWaiting() {
  useSendWaiting();
  return null;
}
