/** The most characters that an event may have: 100 properties take some hundred thousand. */
const longest = 16 << 20;

/** An event of a stream, as the server wrote it. */
export interface StreamEvent {
  type: string;
  data: string;
}

/** Reads server-sent events; heard is called for whatever comes, a comment too. It throws when an event is longer than it may be. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
      if (text.length > longest) throw new RangeError('an event of the stream is too long');
    }
  } finally {
    await reader.cancel().catch(() => {}); // it is broken already
  }
}

function eventOf(block: string): StreamEvent {
  const event: StreamEvent = { type: 'message', data: '' };
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'event') event.type = value;
    if (name === 'data') event.data += value;
  }
  return event;
}
