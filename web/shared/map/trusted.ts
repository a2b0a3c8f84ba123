/** Whether a message was posted by this window and from this site; every other one is ignored. */
export function isFrom(
  { origin, source }: Pick<MessageEvent, 'origin' | 'source'>,
  window: MessageEventSource | null | undefined,
): boolean {
  return window != null && source === window && origin === location.origin;
}
