import { expect, it } from 'vitest';
import { readEvents } from './events.ts';

it('reads events however they are cut', async () => {
  const text =
    ':\n\nevent: next\ndata: {"a":"é"}\n\nid: 1\nevent: next\ndata: 2\n\nevent: complete\n\n';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, bytes.length]) {
    const received: string[] = [];
    const body = new ReadableStream<BufferSource>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    await readEvents(body, (data) => received.push(data));
    expect(received).toEqual(['{"a":"é"}', '2']);
  }
});

it('throws when the connection breaks', async () => {
  const body = new ReadableStream<BufferSource>({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(readEvents(body, () => {})).rejects.toThrow('network error');
});
