/** Reads server-sent events and passes the data of each to `receive`. Returns when the stream ends, throws when the connection breaks. */
export async function readEvents(
  body: ReadableStream<BufferSource>,
  receive: (data: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (unread + value).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: '));
      if (data) receive(data.slice('data: '.length));
    }
  }
}
